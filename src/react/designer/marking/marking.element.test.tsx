import { expect } from '@open-wc/testing';
import {
  announcement,
  button,
  card,
  cleanUp,
  click,
  findButton,
  focused,
  latest,
  names,
  one,
  open,
  press,
  rawKeys,
  shadow,
} from '../../../../test/support/screens/open-designer.tsx';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import { allQuestions } from '../definition/tree.ts';

afterEach(cleanUp);

const marked = (): (string | undefined)[] =>
  [...shadow.querySelectorAll<HTMLElement>('[data-marked]')].map(({ dataset }) => dataset['card']?.replace('q-', ''));
const bar = (): HTMLElement | null => shadow.querySelector('.porsa-d-marking-bar');
const pressOn = async (id: string, keys: MouseEventInit): Promise<void> => {
  card(id).focus();
  card(id).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, ...keys }));
  await settled();
};
const choose = async (label: string): Promise<void> => {
  const item = [...bar()!.querySelectorAll('sl-menu-item')].find(({ textContent }) => textContent === label)!;
  item.dispatchEvent(new CustomEvent('sl-select', { bubbles: true, composed: true, detail: { item } }));
  await settled();
};
const mandatory = (): string[] => allQuestions(latest).flatMap(({ name, mandatory: is }) => (is ? name : []));

describe('Marking several questions', () => {
  it('marks a range with Shift and the arrows, back and forth, and says how many', async () => {
    await open();
    card('q-second').focus();
    await press('ArrowDown', { shiftKey: true });
    await press('ArrowDown', { shiftKey: true });
    expect([marked(), focused(), announcement()]).to.deep.equal([
      ['second', 'box', 'inner'],
      'q-inner',
      '3 questions selected',
    ]);
    await press('Home', { shiftKey: true });
    expect(marked()).to.deep.equal(['first', 'second']);
    expect(card('q-first').getAttribute('aria-pressed')).to.equal('true');
    expect(card('q-fourth').getAttribute('aria-pressed')).to.equal('false');
  });

  it('marks a range with Shift and a click, and one more or less with Ctrl, the selected one included', async () => {
    await open();
    await pressOn('q-first', {});
    await pressOn('q-fourth', { ctrlKey: true });
    expect(marked()).to.deep.equal(['first', 'fourth']);
    await pressOn('q-first', { metaKey: true });
    expect(marked()).to.deep.equal(['fourth']);
    await pressOn('q-second', { shiftKey: true });
    expect(marked()).to.deep.equal(['second', 'box', 'inner', 'fourth']);
    await pressOn('q-first', {});
    expect([marked(), bar()]).to.deep.equal([[], null]);
  });

  it('marks all of the page with Ctrl+A, and none with Escape', async () => {
    await open();
    card('q-first').focus();
    await press('a', { ctrlKey: true });
    expect(marked()).to.deep.equal(['first', 'second', 'box', 'inner', 'fourth']);
    expect(bar()?.textContent).to.contain('5 selected');
    await press('Escape');
    expect([marked(), bar(), focused(), announcement()]).to.deep.equal([[], null, 'q-first', '0 questions selected']);
  });

  it('marks with single presses once somebody asks for it, by finger and by Space alone', async () => {
    await open({}, 'en', 390);
    await click(button('Select'));
    await click(card('q-first'));
    await click(card('q-fourth'));
    expect([marked(), one('.porsa-d-workbench').dataset['pane']]).to.deep.equal([['first', 'fourth'], 'questions']);
    card('q-fourth').focus();
    await press('ArrowUp');
    await press(' ');
    expect(marked()).to.deep.equal(['first', 'inner', 'fourth']);
    await press('Enter');
    expect(marked()).to.deep.equal(['first', 'fourth']);
    button('Select').focus();
    await press('Escape');
    expect([marked(), bar()]).to.deep.equal([[], null]);
    await press('a', { ctrlKey: true });
    expect(marked().length).to.equal(5);
    await click(button('Clear selection'));
    expect([marked(), button('Select').getAttribute('aria-pressed')]).to.deep.equal([[], 'false']);
  });

  it('marks those that a frame is drawn around by mouse, and none with a press beside them', async () => {
    await open();
    const canvas = one('.porsa-d-canvas');
    const at = canvas.getBoundingClientRect();
    const [from, to] = [card('q-second').getBoundingClientRect(), card('q-inner').getBoundingClientRect()];
    const point = (type: string, x: number, y: number) =>
      canvas.dispatchEvent(
        new PointerEvent(type, {
          clientX: x,
          clientY: y,
          pointerType: 'mouse',
          button: 0,
          bubbles: true,
          composed: true,
        }),
      );
    point('pointerdown', at.left + 6, from.top + 5);
    point('pointermove', from.left + 30, to.top + 5);
    await until(() => marked().length === 3, 'the frame marks three');
    expect([marked(), one('.porsa-d-marquee').hidden]).to.deep.equal([['second', 'box', 'inner'], false]);
    point('pointerup', from.left + 30, to.top + 5);
    expect([one('.porsa-d-marquee').hidden, announcement()]).to.deep.equal([true, '3 questions selected']);
    point('pointerdown', at.left + 6, from.top + 5);
    point('pointerup', at.left + 6, from.top + 5);
    await settled();
    expect(marked()).to.deep.equal([]);
  });

  it('forgets a mark once its question is gone', async () => {
    await open();
    await pressOn('q-first', {});
    await click(button('Duplicate'));
    await pressOn('q-first', { ctrlKey: true });
    expect(marked().length).to.equal(2);
    await press('z', { ctrlKey: true });
    expect(marked()).to.deep.equal(['first']);
  });
});

describe('What is done with several questions', () => {
  const markTwo = async (): Promise<void> => {
    await pressOn('q-first', {});
    await pressOn('q-fourth', { ctrlKey: true });
  };

  it('moves them by one place, each as one step back', async () => {
    await open();
    await markTwo();
    await press('ArrowUp', { altKey: true });
    expect(names()).to.deep.equal(['first', 'second', 'fourth', 'box', 'inner']);
    expect([marked(), focused()]).to.deep.equal([['first', 'fourth'], 'q-fourth']);
    button('Move down').focus();
    await click(button('Move down'));
    expect(names()).to.deep.equal(['second', 'first', 'box', 'inner', 'fourth']);
    expect(shadow.activeElement).to.equal(button('Move down'));
    await press('z', { ctrlKey: true });
    await press('z', { ctrlKey: true });
    expect(names()).to.deep.equal(['first', 'second', 'box', 'inner', 'fourth']);
  });

  it('moves them to another page, in their order', async () => {
    await open();
    await markTwo();
    await choose('Move to another page…');
    expect(one('dialog h2').textContent).to.equal('Move 2 questions to which page?');
    await click(one('dialog .porsa-kit-choices button:enabled'));
    expect([names(0), names(1), marked()]).to.deep.equal([
      ['second', 'box', 'inner'],
      ['first', 'fourth'],
      ['first', 'fourth'],
    ]);
    await press('z', { ctrlKey: true });
    expect(names(1)).to.deep.equal([]);
  });

  it('duplicates them, and goes on with the copies', async () => {
    await open();
    await markTwo();
    await press('d', { ctrlKey: true });
    expect(names()).to.deep.equal(['first', 'second', 'box', 'inner', 'fourth', 'first_2', 'fourth_2']);
    expect(shadow.querySelectorAll('[data-marked]').length).to.equal(2);
    expect(announcement()).to.equal('2 questions duplicated');
    await press('z', { ctrlKey: true });
    expect(names().length).to.equal(5);
  });

  it('deletes them, and asks first where a condition uses one', async () => {
    await open();
    await markTwo();
    await press('Delete');
    const dialog = one('dialog');
    expect(dialog.querySelector('h2')?.textContent).to.equal('Delete 2 questions?');
    expect(dialog.textContent).to.contain('ANSWERED(first)');
    await click([...dialog.querySelectorAll<HTMLElement>('sl-button')].at(-1)!);
    expect([names(), focused()]).to.deep.equal([['second', 'box', 'inner'], 'q-box']);
    expect(one('.porsa-d-toasts').textContent).to.contain('2 questions deleted.');
    await press('z', { ctrlKey: true });
    expect(names().length).to.equal(5);
  });

  it('makes those required that have an answer, and optional again', async () => {
    await open();
    card('q-first').focus();
    await press('a', { ctrlKey: true });
    await choose('Make required');
    expect([mandatory(), announcement()]).to.deep.equal([
      ['first', 'second', 'inner', 'fourth'],
      '4 questions are now required',
    ]);
    await choose('Make optional');
    expect(mandatory()).to.deep.equal([]);
    await press('z', { ctrlKey: true });
    expect(mandatory().length).to.equal(4);
  });

  for (const language of ['en', 'fa'] as const) {
    it(`has no barrier, ${language}`, async () => {
      await open({}, language);
      card('q-first').focus();
      await press('a', { ctrlKey: true });
      await expectAccessible(one('.porsa-d-canvas'), []);
      expect(rawKeys()).to.deep.equal([]);
    });
  }
});

describe('Groups on the canvas', () => {
  it('fold their questions away by button and by arrow, and open for what is selected in them', async () => {
    await open();
    const fold = (): HTMLElement => one('[data-card="q-box"] [data-fold]');
    expect([fold().textContent, fold().getAttribute('aria-expanded')]).to.deep.equal(['1 question', 'true']);
    await click(card('q-inner'));
    await click(fold());
    expect(shadow.querySelector('[data-card="q-inner"]')).to.equal(null);
    expect(card('q-box').getAttribute('aria-current')).to.equal('true');
    card('q-box').focus();
    await press('ArrowDown');
    expect(focused()).to.equal('q-fourth');
    await press('ArrowUp');
    await press('ArrowRight');
    await press('ArrowDown');
    expect(focused()).to.equal('q-inner');
    await press('ArrowUp');
    await press('ArrowLeft');
    expect(shadow.querySelector('[data-card="q-inner"]')).to.equal(null);
    await press('z', { ctrlKey: true });
    expect(findButton('1 question')?.getAttribute('aria-expanded')).to.equal('false');
  });

  it('fold in the other direction where text runs right to left', async () => {
    await open({}, 'fa');
    card('q-box').focus();
    await press('ArrowLeft');
    expect(shadow.querySelector('[data-card="q-inner"]')).to.not.equal(null);
    await press('ArrowRight');
    expect(shadow.querySelector('[data-card="q-inner"]')).to.equal(null);
  });
});
