import { expect } from '@open-wc/testing';
import type { Answers, Question } from '../../engine/definition/types.ts';
import { createForm } from '../../fields/form/create-form.ts';
import {
  button,
  card,
  cleanUp,
  click,
  field,
  focused,
  form,
  host,
  latest,
  names,
  one,
  open,
  openTab,
  press,
  previews,
  announcement,
  shadow,
  shownNames,
  text,
  write,
} from '../../../test/support/screens/open-designer.tsx';
import { drag, type Spot } from '../../../test/support/screens/drag.ts';
import { allQuestions, placeOf } from './definition/tree.ts';
import type { PreviewProps } from './props/designer-props.ts';
import { settled, until } from '../../../test/support/screens/wait.ts';

afterEach(cleanUp);

describe('Designing a form', () => {
  it('adds a question behind the selected one, and puts the focus on it', async () => {
    await open();
    await click(card('q-first'));
    await click(one('[data-type="number"]'));
    expect(names()).to.deep.equal(['first', 'number', 'second', 'box', 'inner', 'fourth']);
    expect(focused()).to.equal(allQuestions(latest).find(({ name }) => name === 'number')?.id);
    expect(announcement()).to.contain('added');
  });

  it('begins with the first question of a form that has not even a page', async () => {
    await open({ definition: { ...form, pages: [], conditions: [] } });
    await click(one('[data-type="text"]'));
    expect(latest.pages.map((page) => page.questions.map(({ type }) => type))).to.deep.equal([['text']]);
  });

  it('stores no words that nobody wrote, of questions, options and pages, and shows faint ones in their place', async () => {
    await open();
    await click(card('q-first'));
    await click(one('[data-type="matrix"]'));
    await click(one('[data-type="flatview"]'));
    const added = allQuestions(latest).find(({ name }) => name === 'flatview');
    expect([added?.title, added?.options?.map((option) => option.text)]).to.deep.equal(['', ['', '']]);
    expect(one('.porsa-d-card[data-selected] .porsa-d-card-title').textContent).to.equal('Untitled question');
    expect((field('Title') as HTMLInputElement).placeholder).to.equal('Untitled question');
    await openTab('Main');
    expect(one<HTMLInputElement>('[aria-label="Text of option 2"]').placeholder).to.equal('Option 2');
    await click(button('Add page'));
    expect(latest.pages.at(-1)).to.deep.include({ text: '', questions: [] }).and.not.to.have.property('displayTitle');
    expect(one('.porsa-d-page[data-open]').textContent).to.contain('Page 3');
  });

  it('takes a title in the language being edited, and undoes it whole', async () => {
    await open();
    await click(card('q-first'));
    for (const written of ['W', 'We', 'Weight']) await write(field('Title'), written);
    expect(allQuestions(latest)[0]?.title).to.deep.equal({ en: 'Weight', fa: 'first فارسی' });
    await press('z', { ctrlKey: true });
    expect(allQuestions(latest)[0]?.title).to.deep.equal({ en: 'first', fa: 'first فارسی' });
    await press('z', { ctrlKey: true, shiftKey: true });
    expect(allQuestions(latest)[0]?.title).to.deep.equal({ en: 'Weight', fa: 'first فارسی' });
  });

  it('renames a question in conditions too, once the name is left, and refuses a name that is taken', async () => {
    await open();
    await click(card('q-first'));
    const name = field('Name in formulas');
    name.focus();
    await write(name, 'second');
    expect(one('.porsa-kit-problem p').textContent).to.contain('“second” is already in use');
    await write(name, 'weight');
    await press('Enter');
    expect(latest.conditions[0]?.when).to.equal('ANSWERED(weight)');
    expect(names()[0]).to.equal('weight');
  });

  it('shows the place of an error in a formula while it is typed, and offers names', async () => {
    await open();
    await click(card('q-fourth'));
    await click(button('Visibility'));
    await click(field('Show when'));
    const formula = one<HTMLTextAreaElement>('.porsa-d-formula textarea');
    expect(shadow.activeElement).to.equal(formula);
    await write(formula, 'secnd = 1');
    expect(one('.porsa-d-excerpt mark').textContent).to.equal('secnd');
    await write(formula, 'sec');
    await press('ArrowDown');
    await press('Enter');
    expect(formula.value).to.equal('second');
    expect(
      latest.conditions.find((condition) => condition.kind === 'visibility' && condition.target === 'q-fourth')?.when,
    ).to.equal('second');
  });
});

describe('Moving by keyboard', () => {
  it('goes from card to card with the arrows', async () => {
    await open();
    card('q-first').focus();
    await press('ArrowDown');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(focused()).to.equal('q-inner');
    await press('Home');
    expect(focused()).to.equal('q-first');
  });

  it('lifts with Space, carries with the arrows, says the place, and drops with Space as one step back', async () => {
    await open();
    card('q-first').focus();
    await press(' ');
    await press('ArrowDown');
    expect(announcement()).to.equal('first: position 2 of 4');
    expect(shownNames().slice(0, 2)).to.deep.equal(['second', 'first']);
    await press('ArrowDown');
    expect(latest).to.equal(form);
    expect(focused()).to.equal('q-first');
    await press(' ');
    expect(names()).to.deep.equal(['second', 'box', 'inner', 'first', 'fourth']);
    await press('z', { ctrlKey: true });
    expect(names()).to.deep.equal(['first', 'second', 'box', 'inner', 'fourth']);
  });

  it('carries into a container in the reading direction, and out of it the other way', async () => {
    await open();
    card('q-fourth').focus();
    await press(' ');
    await press('ArrowRight');
    expect(announcement()).to.equal('fourth: position 2 of 2 in Box');
    await press(' ');
    expect(placeOf(latest, 'q-fourth')).to.deep.equal({ parent: 'q-box', index: 1 });
    await press(' ');
    await press('ArrowLeft');
    await press(' ');
    expect(placeOf(latest, 'q-fourth')).to.deep.equal({ parent: 'one', index: 3 });
  });

  it('puts the card back with Escape', async () => {
    await open();
    card('q-first').focus();
    await press(' ');
    await press('ArrowDown');
    await press('Escape');
    expect(shownNames()[0]).to.equal('first');
    expect(latest).to.equal(form);
    expect(announcement()).to.contain('back in its place');
  });

  it('moves one place with Alt and an arrow, duplicates and removes', async () => {
    await open();
    card('q-first').focus();
    await press('ArrowDown', { altKey: true });
    expect(names().slice(0, 2)).to.deep.equal(['second', 'first']);
    await press('d', { ctrlKey: true });
    expect(names()).to.include('first_2');
    await press('Delete');
    expect(names()).not.to.include('first_2');
    expect(one('.porsa-kit-toast').textContent).to.contain('deleted');
  });

  it('speaks Persian where Persian is spoken, with its digits and direction', async () => {
    await open({}, 'fa');
    card('q-fourth').focus();
    await press(' ');
    await press('ArrowLeft');
    expect(announcement()).to.contain('جای ۲ از ۲');
  });
});

describe('Moving by mouse', () => {
  const row = (id: string): HTMLElement => card(id).closest<HTMLElement>('.porsa-d-card-row')!;
  const belowAll = (): Spot => {
    const { left, width, bottom } = one('.porsa-d-canvas').getBoundingClientRect();
    return [left + width / 2, bottom - 12];
  };
  const between = (id: string, next: string): Spot => {
    const [above, below] = [id, next].map((each) => card(each).closest('.porsa-d-card-place')!.getBoundingClientRect());
    return [above!.left + 200, (above!.bottom + below!.top) / 2];
  };

  it('takes what is dropped below the last card to the end, and between two cards between them', async () => {
    const [page, ...others] = form.pages;
    await open({
      definition: { ...form, pages: [{ ...page!, questions: ['a', 'b'].map((name) => text(name)) }, ...others] },
    });
    const canvas = one('.porsa-d-canvas').getBoundingClientRect();
    const last = card('q-b').closest('.porsa-d-card-place')!.getBoundingClientRect();
    expect(canvas.bottom - last.bottom, 'there is room below').to.be.greaterThan(60);
    await drag(row('q-a'), belowAll);
    expect(names()).to.deep.equal(['b', 'a']);
    await drag(one('.porsa-d-palette-type[data-type="number"]'), belowAll);
    expect(names()).to.deep.equal(['b', 'a', 'number']);
    const added = latest.pages[0]!.questions[2]!.id;
    await drag(row('q-b'), () => between('q-a', added));
    expect(names()).to.deep.equal(['a', 'b', 'number']);
  });
});

describe('Keys of the whole designer', () => {
  const elsewhere = async (key: string, more: KeyboardEventInit = {}): Promise<void> => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        code: `Key${key.toUpperCase()}`,
        bubbles: true,
        cancelable: true,
        ctrlKey: true,
        ...more,
      }),
    );
    await settled();
  };

  it('undo and redo where the focused element was removed: an undone question, a bare place that was pressed', async () => {
    await open();
    await click(card('q-first'));
    await click(one('[data-type="note"]'));
    await press('z', { ctrlKey: true });
    expect(names()).not.to.include('note');
    expect(focused(), 'the focus is on a card again').not.to.equal(undefined);
    (shadow.activeElement as HTMLElement).blur();
    one('.porsa-d-canvas').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await elsewhere('z', { shiftKey: true });
    expect(names()).to.include('note');
    await elsewhere('z');
    expect(names()).not.to.include('note');
  });

  it('leave the keys of the page around alone', async () => {
    await open();
    await click(card('q-first'));
    await click(one('[data-type="note"]'));
    (shadow.activeElement as HTMLElement).blur();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await elsewhere('z');
    expect(names()).to.include('note');
  });

  it('stay with the list whose lines were pasted', async () => {
    await open({
      definition: {
        ...form,
        conditions: [],
        pages: [
          {
            ...form.pages[0]!,
            questions: [{ ...text('mood'), type: 'flatview', options: [{ text: 'Good', value: '1' }] }],
          },
        ],
      },
    });
    await click(card('q-mood'));
    await openTab('Main');
    await click(button('Paste options'));
    await write(one('.porsa-d-paste textarea'), 'Bad');
    one<HTMLElement>('.porsa-d-paste textarea').focus();
    await click(button('Add to the list'));
    expect(shadow.activeElement).to.equal(button('Paste options'));
    await press('z', { ctrlKey: true });
    expect(allQuestions(latest)[0]?.options).to.have.length(1);
  });
});

describe('Removing', () => {
  it('asks first only where something goes with it, and undo brings it back', async () => {
    await open();
    card('q-second').focus();
    await press('Delete');
    expect(one('dialog').textContent).to.contain('1 condition');
    await click(button('Delete'));
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    expect(names()).not.to.include('second');
    expect(latest.conditions).to.have.length(0);
    await click([...shadow.querySelectorAll<HTMLElement>('.porsa-kit-toast button')][0] ?? host);
    expect(names()).to.include('second');
    expect(latest.conditions).to.have.length(1);
  });

  it('asks where a formula would be left behind, names each, leads there, and asks for options and rows too', async () => {
    const questions: readonly Question[] = [
      {
        ...text('sex'),
        type: 'flatview',
        options: [
          { text: 'Female', value: 'female' },
          { text: 'Male', value: 'male' },
        ],
      },
      {
        ...text('mood'),
        type: 'matrix',
        rows: [
          { name: 'sleep', text: 'Sleep' },
          { name: 'joy', text: 'Joy' },
        ],
        options: [{ text: 'No', value: '0' }],
      },
      { ...text('risk'), type: 'calculated', formula: 'IF(AND(sex = "female", mood.sleep = "0"), 1, 2)' },
    ];
    await open({ definition: { ...form, conditions: [], pages: [{ ...form.pages[0]!, questions }] } });
    card('q-sex').focus();
    await press('Delete');
    expect(one('dialog').textContent).to.contain('1 formula or condition uses it').and.to.contain('sex = "female"');
    await click(one('dialog .porsa-kit-choices button'));
    expect(one('.porsa-d-card[data-selected]').dataset['card']).to.equal('q-risk');
    await click(card('q-sex'));
    await openTab('Main');
    await click(button('Delete option 2'));
    expect(allQuestions(latest)[0]?.options).to.have.length(1);
    await click(button('Undo'));
    await click(button('Delete option 1'));
    expect(one('dialog').textContent).to.contain('Delete “Female”?');
    await click(button('Cancel'));
    expect(allQuestions(latest)[0]?.options).to.have.length(2);
    await click(card('q-mood'));
    await click(button('Delete row 1'));
    expect(one('dialog').textContent).to.contain('Delete “Sleep”?');
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    expect(allQuestions(latest)[1]?.rows).to.have.length(1);
  });

  it('needs not be feared for an option’s value or a row’s name: what compares with it changes too, as one step back', async () => {
    const questions: readonly Question[] = [
      {
        ...text('sex'),
        type: 'flatview',
        options: [
          { text: 'Female', value: 'female' },
          { text: 'Male', value: 'male' },
        ],
      },
      {
        ...text('mood'),
        type: 'matrix',
        rows: [
          { name: 'sleep', text: 'Sleep' },
          { name: 'joy', text: 'Joy' },
        ],
        options: [{ text: 'No', value: '0' }],
      },
      { ...text('risk'), type: 'calculated', formula: 'IF(AND(sex = "female", mood.sleep = "0"), 1, 2)' },
    ];
    const formula = () => allQuestions(latest)[2]?.formula;
    await open({ definition: { ...form, conditions: [], pages: [{ ...form.pages[0]!, questions }] } });
    await click(card('q-sex'));
    await openTab('Main');
    const value = one<HTMLInputElement>('[aria-label="Value of option 1"]');
    value.focus();
    for (const typed of ['f', 'male', 'f2']) await write(value, typed);
    await press('Enter');
    expect(formula()).to.equal('IF(AND(sex = "f2", mood.sleep = "0"), 1, 2)');
    expect(one('.porsa-kit-toast').textContent).to.contain('1 formula or condition was updated');
    await press('z', { ctrlKey: true });
    expect(formula()).to.contain('"female"');
    await click(card('q-mood'));
    const name = one<HTMLInputElement>('[aria-label="Name of row 1 in formulas"]');
    name.focus();
    await write(name, 'rest');
    name.blur();
    await settled();
    expect(formula()).to.contain('mood.rest = "0"');
  });

  it('asks before a change of type takes settings away, and names them', async () => {
    await open({
      definition: {
        ...form,
        conditions: [],
        pages: [{ ...form.pages[0]!, questions: [text('mail', { format: 'email' })] }],
      },
    });
    await click(card('q-mail'));
    await write(one('.porsa-d-type-choice select'), 'number');
    expect(one('dialog').textContent).to.contain('Text format');
    expect(allQuestions(latest)[0]?.type).to.equal('text');
    await click([...shadow.querySelectorAll<HTMLElement>('dialog sl-button')].at(-1) ?? host);
    expect(allQuestions(latest)[0]).to.include({ type: 'number', name: 'mail' });
  });
});

describe('The preview', () => {
  it('follows the form while nothing is wrong with it, and waits while something is', async () => {
    await open();
    await click(button('Preview'));
    const shown = (): { titles: string[] } =>
      JSON.parse(one('[data-preview-form]').textContent ?? '{}') as { titles: string[] };
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    await until(() => shown().titles.includes('first_2'), 'the copy is in the preview');
    await click(one('[data-type="note"]'));
    await until(() => shown().titles.includes('note'), 'a question without a title can be tried');
    await click(one('[data-type="calculated"]'));
    await openTab('Main');
    await write(one('.porsa-d-formula textarea'), '1 +');
    await until(() => shadow.querySelector('.porsa-d-note'), 'the preview says that it waits');
  });

  it('keeps the page and what was typed while the form is changed or seen as another role, until it is started over', async () => {
    await open();
    await click(button('Preview'));
    const filled = (): Pick<PreviewProps, 'startAt' | 'answers' | 'role'> => {
      const { startAt, answers, role } = previews.at(-1)!;
      return { startAt, answers, role };
    };
    const fill = (page: string, answers: Answers): void =>
      previews
        .at(-1)!
        .onReady?.({ page: () => page, form: { ...createForm(previews.at(-1)!.definition), draft: () => answers } });
    fill('page2', { first: 'typed' });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    await until(() => previews.at(-1)!.startAt === 'page2', 'the copy is in the preview');
    expect(filled()).to.deep.equal({ startAt: 'page2', answers: { first: 'typed' }, role: 'owner' });
    fill('page3', { first: 'more' });
    const role = one<HTMLSelectElement>('[aria-label="View as"]');
    role.value = 'public';
    role.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => previews.at(-1)!.role === 'public', 'the other role');
    expect(filled()).to.deep.equal({ startAt: 'page3', answers: { first: 'more' }, role: 'public' });
    await click(one('.porsa-d-preview [aria-label="Start over"]'));
    await until(() => previews.at(-1)!.startAt === undefined, 'a new beginning');
    expect(filled()).to.deep.equal({ startAt: undefined, answers: {}, role: 'public' });
  });
});

describe('A part that cannot be drawn', () => {
  it('says so in its place, is tried again with the next change, and takes nothing else with it', async () => {
    let fails = true;
    await open({
      Preview: ({ definition }) => {
        if (fails) throw new Error('The preview cannot be drawn');
        return <output data-drawn="">{allQuestions(definition).length}</output>;
      },
    });
    card('q-first').focus();
    await press('d', { ctrlKey: true });
    await click(button('Preview'));
    expect(one('.porsa-d-note[data-broken]').textContent).to.contain('Your changes are safe');
    expect(names()).to.include('first_2');
    fails = false;
    await click(button('Undo'));
    await until(() => shadow.querySelector('[data-drawn]'), 'the preview is drawn');
    expect(shadow.querySelector('.porsa-d-note[data-broken]')).to.equal(null);
  });
});
