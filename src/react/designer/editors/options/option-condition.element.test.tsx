import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/support/screens/accessible.ts';
import {
  button,
  card,
  cleanUp,
  click,
  field,
  form,
  latest,
  one,
  open,
  openTab,
  press,
  shadow,
  text,
  write,
} from '../../../../../test/support/screens/open-designer.tsx';
import type { Option } from '../../../../engine/definition/types.ts';
import { allQuestions } from '../../definition/tree.ts';
import { until } from '../../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const treatment = {
  ...text('treatment'),
  type: 'select' as const,
  options: [
    { text: 'Rest', value: 'rest' },
    { text: 'Surgery', value: 'surgery' },
  ],
};
const options = (): readonly Option[] => allQuestions(latest).find(({ name }) => name === 'treatment')?.options ?? [];

async function openOptions(language: 'en' | 'fa' = 'en'): Promise<void> {
  await open(
    { definition: { ...form, conditions: [], pages: [{ ...form.pages[0]!, questions: [text('first'), treatment] }] } },
    language,
  );
  await click(card('q-treatment'));
}

describe('The condition of an option', () => {
  it('is written like every formula: its faults are marked as it is typed, and names are offered', async () => {
    await openOptions();
    await click(button('Show option 2 when'));
    const condition = field('Show option 2 when') as HTMLTextAreaElement;
    expect(condition.placeholder).to.contain('AND(');
    condition.focus();
    await write(condition, 'frist = "yes"');
    expect(one('.porsa-d-excerpt mark').textContent).to.equal('frist');
    await write(condition, 'fir');
    await press('ArrowDown');
    await press('Enter');
    await write(condition, 'first = "yes"');
    expect(options()).to.deep.equal([
      { text: 'Rest', value: 'rest' },
      { text: 'Surgery', value: 'surgery', visibleWhen: 'first = "yes"' },
    ]);
  });

  it('stays in sight with its option when options move, and while it is being emptied', async () => {
    await openOptions();
    await click(button('Show option 2 when'));
    await write(field('Show option 2 when'), 'ANSWERED(first)');
    await click(button('Move option 2 up'));
    expect((field('Show option 1 when') as HTMLTextAreaElement).value).to.equal('ANSWERED(first)');
    await write(field('Show option 1 when'), '');
    expect(field('Show option 1 when')).to.be.instanceOf(HTMLTextAreaElement);
    expect(options()[0]).to.deep.equal({ text: 'Surgery', value: 'surgery' });
  });

  it('is taken away by its button, and comes back with undo', async () => {
    await openOptions();
    await click(button('Show option 1 when'));
    await write(field('Show option 1 when'), 'ANSWERED(first)');
    expect(button('Show option 1 when').getAttribute('aria-pressed')).to.equal('true');
    await click(button('Show option 1 when'));
    expect(options()[0]).to.deep.equal({ text: 'Rest', value: 'rest' });
    await press('z', { ctrlKey: true });
    expect(options()[0]?.visibleWhen).to.equal('ANSWERED(first)');
  });

  it('may leave the option in answers that already have it, until the condition is taken away', async () => {
    await openOptions();
    await click(button('Show option 2 when'));
    await write(field('Show option 2 when'), 'FALSE');
    const keep = () => one<HTMLInputElement>('.porsa-d-option input[type="checkbox"]');
    expect(keep().labels?.[0]?.textContent).to.equal('Keep option 2 where it is already chosen');
    await click(keep());
    expect(options()[1]).to.deep.equal({ text: 'Surgery', value: 'surgery', visibleWhen: 'FALSE', keepChosen: true });
    await click(keep());
    expect(options()[1]).to.deep.equal({ text: 'Surgery', value: 'surgery', visibleWhen: 'FALSE' });
    await click(keep());
    await click(button('Show option 2 when'));
    expect(options()[1]).to.deep.equal({ text: 'Surgery', value: 'surgery' });
    await press('z', { ctrlKey: true });
    expect(options()[1]).to.deep.equal({ text: 'Surgery', value: 'surgery', visibleWhen: 'FALSE', keepChosen: true });
  });

  it('leaves the default value to be chosen among all options', async () => {
    await openOptions();
    await click(button('Show option 2 when'));
    await write(field('Show option 2 when'), 'first = "yes"');
    await openTab('Answers');
    await until(() => shadow.querySelector('.porsa-d-answer-input select'), 'the default value is there');
    const select = one<HTMLSelectElement>('.porsa-d-answer-input select');
    expect([...select.options].map(({ text }) => text)).to.include.members(['Rest', 'Surgery']);
  });

  it('comes back alone, as an option that was removed does: what was written before stays', async () => {
    await openOptions();
    await write(one('[aria-label="Text of option 1"]'), 'Bed rest');
    await write(one('[aria-label="Text of option 2"]'), 'An operation');
    await click(button('Delete option 2'));
    await press('z', { ctrlKey: true });
    expect(options().map((option) => option.text)).to.deep.equal(['Bed rest', 'An operation']);
  });

  for (const language of ['en', 'fa'] as const) {
    it(`has no barrier, faulty and whole, ${language}`, async () => {
      await openOptions(language);
      await click(one('.porsa-d-option [aria-pressed="false"]'));
      const condition = one<HTMLTextAreaElement>('.porsa-d-option textarea');
      await write(condition, 'frist = 1');
      await until(() => condition.getAttribute('aria-invalid') === 'true', 'the fault is marked');
      await expectAccessible(one('.porsa-d-option'), []);
      await write(condition, 'ANSWERED(first)');
      await expectAccessible(one('.porsa-d-option'), []);
    });
  }
});

describe('The code of an option', () => {
  it('is written as a code system and a code, and taken away by emptying them', async () => {
    await openOptions();
    const opener = button('Code of option 2 in other systems');
    expect([opener.getAttribute('aria-expanded'), opener.getAttribute('aria-pressed')]).to.deep.equal([
      'false',
      'false',
    ]);
    await click(opener);
    await write(one('[aria-label="Code system of option 2"]'), 'http://snomed.info/sct');
    await write(one('[aria-label="Code of option 2"]'), '387713003');
    const coded = { text: 'Surgery', value: 'surgery', system: 'http://snomed.info/sct', code: '387713003' };
    expect(options()[1]).to.deep.equal(coded);
    expect(button('Code of option 2 in other systems').getAttribute('aria-pressed')).to.equal('true');
    await write(one('[aria-label="Code system of option 2"]'), '');
    await write(one('[aria-label="Code of option 2"]'), '');
    expect(options()[1]).to.deep.equal({ text: 'Surgery', value: 'surgery' });
  });

  for (const language of ['en', 'fa'] as const) {
    it(`has no barrier, ${language}`, async () => {
      await openOptions(language);
      await click(one('.porsa-d-option [aria-expanded="false"]'));
      await expectAccessible(one('.porsa-d-option'), []);
    });
  }
});
