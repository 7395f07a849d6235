import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/support/screens/accessible.ts';
import {
  closeProposalHelpers,
  everyKind,
  openProposalHelper,
  type HelperInTest,
} from '../../../../test/support/screens/open-proposal.ts';
import { type } from '../../../../test/support/screens/elements.ts';
import { until } from '../../../../test/support/screens/wait.ts';

const open = (language: 'en' | 'fa' = 'en', theme: 'light' | 'dark' = 'light'): Promise<HelperInTest> =>
  openProposalHelper({
    language,
    theme,
    templates: [everyKind],
    proposal: { template: 'every-kind', language, values: {} },
  });

const kinds = everyKind.sections.flatMap(({ questions }) => questions);
const button = (within: Element, name: string): HTMLButtonElement => {
  const found = [...within.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.ariaLabel === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const press = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
const values = ({ element }: HelperInTest): Readonly<Record<string, unknown>> => element.proposal?.values ?? {};

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('A question of a proposal', () => {
  afterEach(closeProposalHelpers);

  for (const [language, theme] of [
    ['en', 'light'],
    ['fa', 'dark'],
    ['en', 'dark'],
    ['fa', 'light'],
  ] as const)
    it(`of any kind is accessible, filled and blank, ${language} in ${theme}`, async () => {
      const helper = await open(language, theme);
      for (const { id } of kinds) await helper.question(id);
      await expectAccessible(helper.element);
      for (const id of ['team', 'outcomes', 'variables', 'timetable', 'budget'])
        (await helper.question(id)).querySelector<HTMLButtonElement>('.porsa-p-rows > .porsa-kit-button')?.click();
      choose((await helper.question('size')).querySelector('select')!, 'twoMeans');
      type(helper.find('[data-question="title"] textarea'), 'Effect of walking versus usual care on pain in adults');
      await until(() => helper.all('.porsa-p-pico mark').length > 0, 'PICO is marked');
      await until(() => helper.all('.porsa-p-given input').length > 3, 'the numbers are asked for');
      await expectAccessible(helper.element);
    });

  it('in lines takes pasted lines as one; in paragraphs it keeps them', async () => {
    const helper = await open();
    type(helper.find('[data-question="title"] textarea'), 'One\ntwo');
    type(helper.find('[data-question="method"] textarea'), 'One\ntwo');
    expect(values(helper)).to.deep.equal({ title: 'One two', method: 'One\ntwo' });
  });

  it('counts its words beside how many are expected', async () => {
    const helper = await open();
    type(helper.find('[data-question="method"] textarea'), 'one two three');
    const count = helper.find('[data-question="method"] .porsa-p-count');
    await until(() => count.textContent === '3 words · 3 to 5 expected', 'the words are counted');
    expect(count.dataset['state']).to.equal('within');
  });

  it('of a choice holds the option’s value', async () => {
    const helper = await open();
    choose((await helper.question('design')).querySelector('select')!, 'trial');
    expect(values(helper)).to.deep.equal({ design: 'trial' });
  });

  it('in a list begins the next one at Enter, takes an empty one away at Backspace, and moves', async () => {
    const helper = await open();
    const list = await helper.question('aims');
    const texts = (): readonly HTMLTextAreaElement[] => [...list.querySelectorAll('textarea')];
    type(texts()[0]!, 'First');
    press(texts()[0]!, 'Enter');
    await until(() => helper.element.shadowRoot?.activeElement === texts()[1], 'the next one has the focus');
    type(texts()[1]!, 'Second');
    button(list, 'Move up: Item 2').click();
    await until(() => texts()[0]?.value === 'Second', 'it has moved');
    expect(values(helper)).to.deep.equal({ aims: ['Second', 'First'] });
    press(texts()[1]!, 'Enter');
    await until(() => texts().length === 3, 'a third is there');
    press(texts()[2]!, 'Backspace');
    await until(() => texts().length === 2, 'it is gone again');
    expect(values(helper)).to.deep.equal({ aims: ['Second', 'First'] });
  });

  it('that does not apply asks why, and keeps its answer', async () => {
    const helper = await open();
    const list = await helper.question('aims');
    type(list.querySelector('textarea')!, 'First');
    button(list, 'Does not apply').click();
    await until(() => list.querySelector('.porsa-p-reason textarea') !== null, 'the reason is asked for');
    type(list.querySelector('.porsa-p-reason textarea')!, 'It is a survey');
    expect(helper.element.proposal?.reasons).to.deep.equal({ aims: 'It is a survey' });
    button(list, 'It applies after all').click();
    await until(() => list.querySelector('textarea')?.value === 'First', 'the answer is back');
    expect(helper.element.proposal?.reasons).to.equal(undefined);
  });

  it('for a day is typed in the reader’s calendar and kept as Gregorian', async () => {
    const helper = await open('fa');
    await until(() => helper.all('[data-question="begins"] input').length === 1, 'the date can be typed');
    const input = helper.find<HTMLInputElement>('[data-question="begins"] input');
    type(input, '۱۴۰۳/۱/۱');
    expect(values(helper)).to.deep.equal({ begins: '2024-03-20' });
  });

  it('of a table adds rows, removes one, and brings it back', async () => {
    const helper = await open();
    const team = await helper.question('team');
    button(team, 'Add a row').click();
    await until(() => team.querySelector('textarea') !== null, 'a row is there');
    type(team.querySelector('textarea')!, 'Sara');
    press(team.querySelector('textarea')!, 'Enter');
    await until(() => team.querySelectorAll('li').length === 2, 'Enter has added a row');
    button(team, 'Delete: Row 1').click();
    await until(() => team.querySelectorAll('li').length === 1, 'it is removed');
    button(helper.find('.porsa-p-toasts'), 'Undo').click();
    await until(() => team.querySelector('textarea')?.value === 'Sara', 'it is back');
  });

  it('about the sample size computes it, shows how, and offers it', async () => {
    const helper = await open();
    const size = await helper.question('size');
    choose(size.querySelector('select')!, 'oneProportion');
    await until(() => size.querySelectorAll('.porsa-p-given input').length === 5, 'the numbers are asked for');
    const [, proportion, precision] = [...size.querySelectorAll<HTMLInputElement>('.porsa-p-given input')];
    type(proportion!, '0.5');
    type(precision!, '0.05');
    await until(() => size.querySelector('.porsa-p-working') !== null, 'it is computed');
    expect(size.querySelector('.porsa-p-result strong')?.textContent).to.equal('385 participants in all');
    button(size, 'Use this number').click();
    expect(values(helper)['size']).to.include({ formula: 'oneProportion', stated: '385' });
  });

  it('about the budget sums its rows by kind, in either script, and says which it cannot read', async () => {
    const helper = await open();
    const budget = await helper.question('budget');
    for (const [count, price] of [
      ['2', '۱۰'],
      ['1', 'some'],
    ] as const) {
      button(budget, 'Add a row').click();
      const rows = budget.querySelectorAll('li').length;
      await until(() => budget.querySelectorAll('li').length > rows - 1, 'a row is there');
      const inputs = [...budget.querySelectorAll<HTMLInputElement>('li:last-child input')];
      type(inputs[0]!, count);
      type(inputs[1]!, price);
    }
    await until(() => budget.querySelector('[data-total]')?.textContent === 'Total20', 'the sum is right');
    expect(budget.querySelector('.porsa-p-sums + p')?.textContent).to.equal('1 row has no price that can be read.');
  });

  it('about the time draws the months of its rows', async () => {
    const helper = await open();
    const time = await helper.question('timetable');
    button(time, 'Add a row').click();
    await until(() => time.querySelector('li') !== null, 'a row is there');
    const [starts, ends] = [...time.querySelectorAll<HTMLInputElement>('input')];
    type(starts!, '2');
    type(ends!, '۴');
    await until(() => time.querySelector('.porsa-p-gantt i') !== null, 'the bar is drawn');
    expect(getComputedStyle(time.querySelector('.porsa-p-gantt i')!).gridColumn).to.equal('2 / 5');
  });
});
