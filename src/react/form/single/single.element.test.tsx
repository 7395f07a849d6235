import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { violationsIn } from '../../../../test/support/screens/accessible.ts';
import {
  click,
  formOf,
  memorySaving,
  mountFiller,
  question,
  serverWith,
  unmountAll,
  type TestFiller,
} from '../../../../test/support/screens/mount-filler.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import type { FormFillerProps } from '../types.ts';

const options = ['Never', 'Sometimes', 'Always'].map((text, index) => ({ value: String(index), text }));
const choice = (name: string, more: Partial<Question> = {}) => question(name, 'flatview', { options, ...more });
const form: FormDefinition = {
  ...formOf(
    [
      question('intro', 'label', { title: 'Over the last two weeks' }),
      choice('a', { mandatory: true }),
      choice('b', { multimode: true }),
      question('why', 'text'),
      question('twice', 'calculated', { formula: 'SCORE(a) * 2' }),
      question('home', 'container', { questions: [question('city', 'text'), question('rooms', 'number')] }),
    ],
    [choice('c', { mandatory: true }), choice('d')],
  ),
  layout: 'single',
  review: false,
  conditions: [{ id: 'why', kind: 'visibility', target: 'why', when: 'a = "2"' }],
};

async function opened(more: Partial<FormFillerProps> = {}, width = 390): Promise<TestFiller> {
  const filler = await mountFiller({ definition: form, language: 'en', mode: 'preview', ...more });
  filler.host.style.cssText = `display: block; inline-size: ${width}px`;
  await settled();
  return filler;
}

const seen = (filler: TestFiller) =>
  filler
    .all('.porsa-question')
    .filter((box) => box.offsetHeight > 0 && box.dataset['name'] !== 'twice')
    .map((box) => box.dataset['name']);
const shows = (filler: TestFiller, ...names: readonly string[]) =>
  until(() => seen(filler).join() === names.join(), `${names.join()} and no other question`);
const focused = (filler: TestFiller) => filler.host.shadowRoot!.activeElement as HTMLElement | null;
const onward = (filler: TestFiller) => filler.find('[data-actions="single"] [data-primary]');
const answer = (filler: TestFiller, name: string) => filler.form().form.get(name);
/** As a finger does it. */
async function tap(cell: HTMLElement) {
  cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  cell.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
  await click(cell);
}

describe('one question at a time', () => {
  afterEach(unmountAll);

  it('is walked by keys alone, from the first question to the end', async () => {
    const filler = await opened();
    await shows(filler, 'intro', 'a');
    filler.find<HTMLElement>('[data-name="a"] input').focus();
    await sendKeys({ press: '3' });
    expect(answer(filler, 'a')).to.equal('2');
    await sendKeys({ press: 'Enter' });
    await shows(filler, 'b');
    expect(focused(filler)?.textContent).to.contain('b');
    await sendKeys({ press: '1' });
    await sendKeys({ press: '2' });
    expect(answer(filler, 'b')).to.deep.equal(['0', '1']);
    await sendKeys({ press: 'Enter' });
    await shows(filler, 'why');
    await sendKeys({ type: '12' });
    await sendKeys({ press: 'Enter' });
    await shows(filler, 'home', 'city', 'rooms');
    expect(answer(filler, 'why')).to.equal('12');
    await sendKeys({ press: 'Enter' });
    await shows(filler, 'c');
    filler.find<HTMLElement>('[data-name="c"] input').focus();
    await sendKeys({ press: '1' });
    await sendKeys({ press: 'Enter' });
    await shows(filler, 'd');
    expect(onward(filler).textContent).to.equal('Send');
    await sendKeys({ press: 'Enter' });
    await until(() => filler.all('.porsa-filling').length === 0, 'the end');
  });

  it('goes back question by question, over the page before too', async () => {
    const filler = await opened({ answers: { a: '0', c: '1' } });
    for (const names of [['b'], ['home', 'city', 'rooms'], ['c']]) {
      await click(onward(filler));
      await shows(filler, ...names);
    }
    const back = () => filler.find('[data-actions="single"] button:not([data-primary])');
    await click(back());
    await shows(filler, 'home', 'city', 'rooms');
    await click(back());
    await shows(filler, 'b');
    await click(back());
    await shows(filler, 'intro', 'a');
    expect(filler.all('[data-actions="single"] button')).to.have.lengthOf(1);
  });

  it('says at the question what it lacks, and goes nowhere', async () => {
    const filler = await opened();
    await click(onward(filler));
    await until(() => filler.all('.porsa-problem').length === 1, 'the problem');
    await shows(filler, 'intro', 'a');
    expect(filler.all('.porsa-summary')).to.have.lengthOf(0);
    expect(focused(filler)?.id).to.equal(filler.find('[data-name="a"] input').id);
    expect(filler.find('.porsa-root > [role="status"]').textContent).to.equal(
      filler.find('.porsa-problem').textContent,
    );
  });

  it('goes on by itself once a choice was tapped, not by arrows, nor for several, nor with less motion', async () => {
    const filler = await opened();
    filler.find<HTMLElement>('[data-name="a"] input').focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'ArrowDown' });
    expect(answer(filler, 'a')).to.equal('1');
    expect(filler.all('[data-taken]')).to.have.lengthOf(0);
    await tap(filler.find('[data-name="a"] .porsa-choice'));
    expect(filler.all('[data-taken]')).to.have.lengthOf(1);
    await shows(filler, 'b');
    await tap(filler.find('[data-name="b"] .porsa-choice'));
    expect(filler.all('[data-taken]')).to.have.lengthOf(0);
    unmountAll();
    const still = await opened();
    const real = window.matchMedia;
    window.matchMedia = (query) =>
      query.includes('reduce') ? ({ matches: true } as MediaQueryList) : real.call(window, query);
    try {
      await tap(still.find('[data-name="a"] .porsa-choice'));
      expect(answer(still, 'a')).to.equal('0');
      expect(still.all('[data-taken]')).to.have.lengthOf(0);
    } finally {
      window.matchMedia = real;
    }
  });

  it('waits when something else is touched before it goes on', async () => {
    const filler = await opened();
    await tap(filler.find('[data-name="a"] .porsa-choice'));
    await tap(filler.find('[data-name="a"] .porsa-choice:nth-child(3)'));
    await shows(filler, 'b');
    expect(answer(filler, 'a')).to.equal('2');
  });

  it('follows the conditions, and stays where the person is', async () => {
    const filler = await opened({ answers: { a: '2', b: ['0'] } });
    await click(onward(filler));
    await click(onward(filler));
    await shows(filler, 'why');
    expect(filler.find('.porsa-screen-step').textContent).to.equal('Question 3 of 4');
    filler.form().form.set('a', '0');
    await shows(filler, 'home', 'city', 'rooms');
    expect(filler.find('.porsa-screen-step').textContent).to.equal('Question 3 of 3');
  });

  it('shows a wide screen all questions of the page, and its buttons', async () => {
    const filler = await opened({}, 760);
    await shows(filler, 'intro', 'a', 'b', 'home', 'city', 'rooms');
    expect(onward(filler).offsetHeight).to.equal(0);
    filler.find<HTMLElement>('[data-name="a"] input').focus();
    await sendKeys({ press: '3' });
    expect(answer(filler, 'a')).to.equal(undefined);
    expect(filler.find('[data-actions="page"] [data-primary]').offsetHeight).to.be.greaterThan(40);
  });

  it('opens a draft at the first question without an answer', async () => {
    const saving = memorySaving(() => ({ state: 'sent', data: { id: 'e', file: 'f', computed: {}, problems: [] } }));
    saving.kept.set('x', {
      answers: { a: '1', b: ['0'] },
      page: 'page1',
      version: 1,
      at: '2026-01-01T10:00:00Z',
    } as never);
    const filler = await mountFiller({ ...serverWith(form), saving, language: 'en' });
    filler.host.style.cssText = 'display: block; inline-size: 390px';
    await until(() => filler.all('.porsa-notice .porsa-button').length > 0, 'the offer');
    await click(filler.all('.porsa-notice .porsa-button')[0]!);
    await shows(filler, 'home', 'city', 'rooms');
  });

  it('leads from the summary of problems to the question', async () => {
    const filler = await opened({ answers: { a: '0' } });
    await click(onward(filler));
    await shows(filler, 'b');
    filler.form().form.set('a', undefined);
    await filler.form().validate();
    await until(() => filler.all('.porsa-summary button').length > 0, 'the summary');
    await click(filler.find('.porsa-summary button'));
    await until(() => seen(filler).includes('a'), 'the question');
    await until(() => focused(filler)?.closest('[data-name]')?.getAttribute('data-name') === 'a', 'the focus there');
  });

  for (const language of ['en', 'fa'] as const)
    it(`is free of violations, and takes the digits of either language: ${language}`, async () => {
      const filler = await opened({ language });
      expect(await violationsIn(filler.find('.porsa-foot'))).to.deep.equal([]);
      expect(await violationsIn(filler.find('.porsa-questions'))).to.deep.equal([]);
      filler.find<HTMLElement>('[data-name="a"] input').focus();
      filler
        .find('[data-name="a"] input')
        .dispatchEvent(new KeyboardEvent('keydown', { key: '۲', bubbles: true, composed: true, cancelable: true }));
      await until(() => answer(filler, 'a') === '1', 'the second answer');
    });

  it('takes keys before anything has the focus, on a page that is the form’s own alone', async () => {
    const filler = await opened();
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true }));
    expect(press()).to.equal(true);
    expect(answer(filler, 'a')).to.equal(undefined);
    document.body.classList.add('plain-main');
    try {
      press();
      await until(() => answer(filler, 'a') === '1', 'the second answer');
    } finally {
      document.body.classList.remove('plain-main');
    }
  });
});
