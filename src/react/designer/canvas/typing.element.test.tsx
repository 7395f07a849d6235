import { expect } from '@open-wc/testing';
import {
  announcement,
  card,
  cleanUp,
  click,
  focused,
  latest,
  names,
  one,
  open,
  press,
  shadow,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import { allQuestions } from '../definition/tree.ts';

afterEach(cleanUp);

const typed = (): HTMLInputElement => shadow.activeElement as HTMLInputElement;
const question = (name: string) => allQuestions(latest).find((each) => each.name === name)!;
const line = (): HTMLInputElement => one('.porsa-d-add-line input');
const paste = async (text: string): Promise<void> => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  typed().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
  );
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
};
const texts = (name: string): readonly unknown[] => question(name).options?.map(({ text }) => text) ?? [];

describe('Writing on the canvas', () => {
  it('begins with a click on a title, goes on to the next question with Enter, and ends with Escape', async () => {
    await open();
    await click(one(`[data-focus-question="q-first"] .porsa-d-card-title`));
    expect(typed().value).to.equal('first');
    await write(typed(), 'Weight');
    expect(question('first').title).to.deep.equal({ en: 'Weight', fa: 'first فارسی' });
    await press('Enter');
    expect(names().slice(0, 3)).to.deep.equal(['first', 'text', 'second']);
    await write(typed(), 'Height');
    expect(question('text').title).to.equal('Height');
    await press('Escape');
    expect(shadow.querySelector('.porsa-d-typed-card')).to.equal(null);
    expect(question('height').title, 'its name follows the title').to.equal('Height');
    expect(focused()).to.equal(question('height').id);
    await press('z', { ctrlKey: true });
    expect(question('text').title, 'title and name are one step back').to.equal('');
    expect(shadow.activeElement?.tagName).to.equal('BUTTON');
  });

  it('goes on under a pointer: a press on another title, held while this one closes, still ends there', async () => {
    await open();
    await click(one(`[data-focus-question="q-first"] .porsa-d-card-title`));
    const next = card('q-second');
    const turn = (type: string): boolean =>
      next.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
    turn('pointerdown');
    next.focus();
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(shadow.querySelector('.porsa-d-typed-card')).not.to.equal(null);
    turn('pointerup');
    await click(next.querySelector<HTMLElement>('.porsa-d-card-title')!);
    expect(typed().value).to.equal('second');
  });

  it('begins in the last line with a slash pressed anywhere, and comes back from the settings with Escape', async () => {
    await open();
    one('.porsa-d-publish').focus();
    await press('/');
    expect(shadow.activeElement).to.equal(line());
    card('q-first').focus();
    await press('Enter');
    expect(shadow.activeElement?.closest('.porsa-d-settings')).not.to.equal(null);
    await press('Escape');
    expect(focused()).to.equal('q-first');
  });

  it('begins with F2 on a card, and undoes a title whole', async () => {
    await open();
    card('q-second').focus();
    await press('F2');
    for (const title of ['A', 'Ag', 'Age']) await write(typed(), title);
    await press('z', { ctrlKey: true });
    expect(question('second').title).to.deep.equal({ en: 'second', fa: 'second فارسی' });
  });

  it('finds a type behind a slash, and writes its options: Enter gives the next, an empty last one the next question', async () => {
    await open();
    card('q-first').focus();
    await press('/');
    await write(typed(), '/mult');
    expect(one('[role="option"][aria-selected="true"]').textContent).to.equal('Multiple choice');
    await press('Enter');
    expect(question('flatview').type).to.equal('flatview');
    await write(typed(), 'Smoker');
    await press('Enter');
    await write(typed(), 'Yes');
    await press('Enter');
    await write(typed(), 'Once');
    await press('Enter');
    expect(texts('flatview')).to.deep.equal(['Yes', 'Once', '']);
    await press('Backspace');
    expect(texts('flatview')).to.deep.equal(['Yes', 'Once']);
    await press('Enter');
    expect(texts('flatview')).to.deep.equal(['Yes', 'Once', '']);
    await press('Enter');
    expect(texts('smoker')).to.deep.equal(['Yes', 'Once']);
    expect(question('flatview_2').type).to.equal('flatview');
    expect(typed().dataset['focusQuestion']).to.equal(question('flatview_2').id);
  });

  it('goes with Enter through options that wait for their words, and puts none between them', async () => {
    await open();
    await click(card('q-first'));
    await click(one('[data-type="flatview"]'));
    const { options } = question('flatview');
    await press('F2');
    await press('Enter');
    for (const text of ['Never', 'Often']) {
      await write(typed(), text);
      await press('Enter');
    }
    expect(texts('flatview')).to.deep.equal(['Never', 'Often', '']);
    expect(question('flatview').options?.map(({ value }) => value)).to.deep.equal([
      ...(options ?? []).map(({ value }) => value),
      '3',
    ]);
  });

  it('takes pasted lines for options', async () => {
    await open();
    await click(card('q-first'));
    await click(one('[data-type="flatview"]'));
    await press('F2');
    await press('Enter');
    await paste('Never\t0\t0\nOften\t1\t1');
    expect(question('flatview').options).to.deep.equal([
      { text: { en: 'Never' }, value: '0', score: 0 },
      { text: { en: 'Often' }, value: '1', score: 1 },
      { text: '', value: '2' },
    ]);
  });

  it('adds what is written in the last line, and many questions from a pasted text as one step', async () => {
    await open();
    line().focus();
    await write(line(), 'Pulse');
    await press('Enter');
    expect(question('pulse').title).to.deep.equal({ en: 'Pulse' });
    expect([shadow.activeElement, line().value]).to.deep.equal([line(), '']);
    await paste('1. Interest\n2. Sleep\n\n- Never|0|0\n- Often|1|1');
    expect(announcement()).to.equal('2 questions added');
    expect(question('sleep').options?.map(({ score }) => score)).to.deep.equal([0, 1]);
    await press('z', { ctrlKey: true });
    expect(names()).to.deep.equal(['first', 'second', 'box', 'inner', 'fourth', 'pulse']);
  });

  for (const language of ['en', 'fa'] as const) {
    it(`has no barrier, ${language}`, async () => {
      await open({}, language);
      await click(card('q-first'));
      await click(one('[data-type="flatview"]'));
      await press('F2');
      await expectAccessible(one('.porsa-d-canvas'), []);
      line().focus();
      await write(line(), '/');
      await expectAccessible(one('.porsa-d-canvas'), []);
    });
  }
});
