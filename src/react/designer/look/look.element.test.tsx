import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import {
  button,
  card,
  cleanUp,
  click,
  form,
  one,
  open,
  press,
  shadow,
  text,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { fieldExamples } from '../../../fields/registry/examples.ts';

afterEach(cleanUp);

const formOf = (questions: readonly Question[]): FormDefinition => ({
  ...form,
  conditions: [],
  pages: [{ ...form.pages[0]!, questions }],
});
const yesNo = [
  { text: { en: 'Yes', fa: 'بله' }, value: 'yes' },
  { text: { en: 'No', fa: 'خیر' }, value: 'no' },
];
const every = Object.values(fieldExamples).map(({ question }, at) => ({
  ...question,
  id: `q-${question.type}`,
  name: `${question.type}${at}`,
}));
const cardOf = (id: string): HTMLElement => one(`[data-card="q-${id}"]`);
const lookOf = (id: string): HTMLElement | null =>
  cardOf(id).querySelector<HTMLElement>('.porsa-d-look .porsa-question');
const drawn = async (id: string): Promise<HTMLElement> => {
  cardOf(id).scrollIntoView();
  await until(() => lookOf(id), `the field of ${id}`);
  return lookOf(id)!;
};
const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
const isChosen = (id: string): boolean => cardOf(id).hasAttribute('data-selected');

describe('The canvas', () => {
  it('draws below each title the field that will be filled, for every type', async () => {
    await open({ definition: formOf(every) });
    for (const { type, questions } of every) {
      if (questions) continue;
      const field = await drawn(type);
      expect(field.dataset['type']).to.equal(type);
      expect(field.closest('[inert]'), `${type} takes no answers`).not.to.equal(null);
    }
    const controls = [...shadow.querySelectorAll<HTMLElement>('.porsa-d-look :is(input, select, textarea, button, a)')];
    expect(controls.length).to.be.greaterThan(30);
    for (const control of controls) {
      control.focus();
      expect(shadow.activeElement, control.outerHTML).not.to.equal(control);
    }
  });

  it('shows the title once, where it is written', async () => {
    await open({ definition: formOf([text('first'), text('agreed', { type: 'checkbox' })]) });
    for (const id of ['first', 'agreed'])
      expect(isSeen((await drawn(id)).querySelector('label')!), `the label of ${id}`).to.equal(false);
    const [tick, title] = ['.porsa-tick', '.porsa-d-card-title'].map((part) =>
      cardOf('agreed').querySelector(part)!.getBoundingClientRect(),
    );
    expect(tick!.right, 'a tick stands before it').to.be.lessThan(title!.left);
    expect(tick!.top).to.be.lessThan(title!.bottom);
  });

  it('takes a press on a field for one on its question', async () => {
    await open({ definition: formOf([text('first'), text('second', { type: 'flatview', options: yesNo })]) });
    const { left, top, width, height } = (await drawn('second')).getBoundingClientRect();
    const hit = shadow.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement;
    await click(hit);
    expect(isChosen('second')).to.equal(true);
    expect(lookOf('second')!.querySelector(':checked'), 'nothing was answered').to.equal(null);
  });

  it('lets the field follow what is set and written', async () => {
    await open({ definition: formOf([text('first', { type: 'flatview', options: yesNo })]) });
    expect((await drawn('first')).innerText)
      .to.contain('Yes')
      .and.not.to.contain('Never');
    await click(card('q-first').querySelector<HTMLElement>('.porsa-d-card-title')!);
    expect(cardOf('first').querySelector('.porsa-d-look'), 'the options that are written stand for it').to.equal(null);
    await press('Enter');
    await write(shadow.activeElement as HTMLElement, 'Never');
    await press('Escape');
    expect((await drawn('first')).innerText)
      .to.contain('Never')
      .and.not.to.contain('Yes');
  });

  it('speaks the language that is written', async () => {
    await open({ definition: formOf([text('first', { type: 'flatview', options: yesNo })]) });
    await drawn('first');
    await click(button('فا Persian'));
    await until(() => lookOf('first')?.innerText.includes('بله'), 'the options in Persian');
    expect(getComputedStyle(lookOf('first')!).direction).to.equal('rtl');
  });

  it('has stand-ins for options without words, and draws what is wrong without what is wrong in it', async () => {
    const options = [
      { text: '', value: '1' },
      { text: '', value: '2' },
    ];
    await open({
      definition: formOf([
        text('wordless', { type: 'flatview', options }),
        text('limited', { type: 'number', unit: 'kg', constraint: { when: '1 +' }, min: 'nobody + 1' }),
        text('endless', { type: 'rating', min: 0, max: 1e7, step: 1 }),
        text('last'),
      ]),
    });
    expect((await drawn('wordless')).innerText).to.contain('Option 1');
    expect((await drawn('limited')).innerText).to.contain('kg');
    await drawn('last');
    expect(lookOf('endless')?.querySelectorAll('*').length ?? 0).to.be.lessThan(100);
  });

  it('shows of a container what its questions do not show: its notes, and the button for one more', async () => {
    const questions = [text('inner')];
    await open({
      definition: formOf([
        text('plain', { type: 'container', questions }),
        text('drugs', { type: 'container', multimode: true, subtitle: { en: 'One each' }, questions }),
      ]),
    });
    expect((await drawn('drugs')).innerText.trim()).to.equal('One each');
    await until(() => shadow.querySelector('.porsa-d-look[data-part="foot"] [data-add]'), 'the button');
    expect(one('.porsa-d-look[data-part="foot"]').innerText.trim()).to.equal('+ Add drugs');
    expect(lookOf('plain')).to.equal(null);
  });

  it('draws of many questions those that come near to what is seen', async () => {
    await open({ definition: formOf(Array.from({ length: 300 }, (_, at) => text(`n${at}`))) });
    await drawn('n0');
    expect(lookOf('n299')).to.equal(null);
    expect(shadow.querySelectorAll('.porsa-d-look .porsa-question').length).to.be.lessThan(60);
    await drawn('n299');
    expect(lookOf('n0'), 'what was drawn stays').not.to.equal(null);
  });

  for (const language of ['en', 'fa'] as const)
    for (const theme of ['light', 'dark'] as const)
      it(`has no barrier with all types of fields, ${language}, ${theme}`, async () => {
        await open({ definition: formOf([text('tinted', { bgColor: '#ffeb3b' }), ...every]), theme }, language);
        for (const { type, questions } of every) if (!questions) await drawn(type);
        await click(card('q-tinted'));
        await expectAccessible(one('.porsa-d-canvas'), []);
      });
});
