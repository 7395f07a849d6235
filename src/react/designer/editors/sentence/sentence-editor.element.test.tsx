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
  rawKeys,
  shadow,
  text,
  write,
} from '../../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const asked = [
  {
    ...text('sex'),
    type: 'select' as const,
    options: [
      { text: { en: 'Female', fa: 'زن' }, value: 'f' },
      { text: { en: 'Male', fa: 'مرد' }, value: 'm' },
    ],
  },
  { ...text('age'), type: 'number' as const },
  { ...text('smoker'), type: 'checkbox' as const },
  { ...text('weight'), type: 'number' as const },
  { ...text('born'), type: 'date' as const },
  text('pregnancies'),
];

const when = (): string | undefined => latest.conditions[0]?.when;

async function openVisibility(language: 'en' | 'fa' = 'en', written?: string): Promise<void> {
  const conditions = written ? [{ id: 'c', kind: 'visibility' as const, target: 'q-pregnancies', when: written }] : [];
  await open({ definition: { ...form, conditions, pages: [{ ...form.pages[0]!, questions: asked }] } }, language);
  await click(card('q-pregnancies'));
  await openTab(language === 'en' ? 'Visibility' : 'نمایش');
  await until(() => shadow.querySelector('.porsa-d-sentence'), 'the sentence is drawn');
}

const clause = (label: string): HTMLElement => one(`.porsa-d-clause[aria-label="${label}"]`);
const part = (label: string, name: string): HTMLElement => {
  const found = clause(label).querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`${label} has no ${name}`);
  return found;
};
const shownOption = (select: HTMLElement): string | undefined =>
  (select as HTMLSelectElement).selectedOptions[0]?.textContent ?? undefined;

describe('A condition as a sentence', () => {
  it('is built by picking, and becomes the formula once every clause is complete', async () => {
    await openVisibility();
    await click(button('Add condition'));
    await until(() => shadow.activeElement === part('Condition 1', 'Question'), 'the focus is where one goes on');
    await write(part('Condition 1', 'Question'), 'sex');
    expect(when()).to.equal(undefined);
    expect(one('.porsa-d-sentence [role="status"]').textContent).to.contain('once every condition is complete');
    await write(part('Condition 1', 'Value'), 'f');
    expect(shownOption(part('Condition 1', 'Value'))).to.equal('Female');
    expect(when()).to.equal('sex = "f"');
    await click(button('Add condition'));
    await write(part('Condition 2', 'Question'), 'age');
    await write(part('Condition 2', 'Comparison'), '>=');
    await write(part('Condition 2', 'Value'), '15');
    expect(when()).to.equal('AND(sex = "f", age >= 15)');
    await write(one('[aria-label="How the conditions combine"]'), 'none');
    expect(when()).to.equal('NOT(OR(sex = "f", age >= 15))');
    await click(button('Delete Condition 1'));
    expect(when()).to.equal('NOT(age >= 15)');
    expect(rawKeys()).to.deep.equal([]);
  });

  it('holds groups, and a checkbox says whether it is checked', async () => {
    await openVisibility('en', 'sex = "f"');
    await click(button('Add group'));
    await write(part('Condition 2.1', 'Question'), 'smoker');
    expect(shownOption(part('Condition 2.1', 'Comparison'))).to.equal('is checked');
    await click(
      [...clause('Group 2').querySelectorAll('button')].find((each) => each.textContent === 'Add condition')!,
    );
    await write(part('Condition 2.2', 'Question'), 'age');
    await write(part('Condition 2.2', 'Comparison'), '<');
    await write(part('Condition 2.2', 'Value'), '40');
    expect(when()).to.equal('AND(sex = "f", OR(smoker, age < 40))');
  });

  it('follows what is typed into the formula, and what is undone', async () => {
    await openVisibility('en', 'age < 40');
    await write(field('Show when'), 'AND(smoker, LEN(pregnancies) > 2)');
    expect(shownOption(part('Condition 1', 'Question'))).to.equal('smoker');
    expect(clause('Condition 2').textContent).to.contain('LEN(pregnancies) > 2');
    await write(part('Condition 1', 'Comparison'), 'fails');
    expect(when()).to.equal('AND(NOT(smoker), LEN(pregnancies) > 2)');
    await write(field('Show when'), 'AND(smoker,');
    expect(shadow.querySelector('.porsa-d-sentence')).to.equal(null);
    expect(one('.porsa-d-settings').textContent).to.contain('can’t be shown as conditions');
    expect((field('Show when') as HTMLTextAreaElement).value).to.equal('AND(smoker,');
    await write(field('Show when'), 'age < 40');
    await write(part('Condition 1', 'Comparison'), '>');
    expect(when()).to.equal('age > 40');
    await press('z', { ctrlKey: true });
    expect((part('Condition 1', 'Comparison') as HTMLSelectElement).value).to.equal('<');
  });

  it('compares with another answer, that of the last visit first', async () => {
    await openVisibility('en', 'weight > 50');
    const kinds = [...(part('Condition 1', 'Compare with') as HTMLSelectElement).options].map(({ text: each }) => each);
    expect(kinds).to.deep.equal(['a value', 'another answer']);
    await write(part('Condition 1', 'Compare with'), 'subject');
    expect(when()).to.equal('weight > 50');
    const others = [...(part('Condition 1', 'Other answer') as HTMLSelectElement).options].map(({ value }) => value);
    expect(others.slice(0, 3)).to.deep.equal(['', 'LAST(weight)', 'age']);
    expect(others).to.include('AGE(born)').and.not.include('sex');
    await write(part('Condition 1', 'Other answer'), 'LAST(weight)');
    expect(shownOption(part('Condition 1', 'Other answer'))).to.equal('weight (last visit)');
    expect(when()).to.equal('weight > LAST(weight)');
    await write(part('Condition 1', 'Other answer'), 'age');
    expect(when()).to.equal('weight > age');
    await write(field('Show when'), 'weight < LAST(age)');
    expect(shownOption(part('Condition 1', 'Other answer'))).to.equal('age (last visit)');
    await write(part('Condition 1', 'Compare with'), 'value');
    await write(part('Condition 1', 'Value'), '7');
    expect(when()).to.equal('weight < 7');
    await expectAccessible(one('.porsa-d-sentence'));
  });

  it('compares dates with today, and with how long ago they are', async () => {
    await openVisibility('en', 'born < "2020-01-01"');
    await write(part('Condition 1', 'Compare with'), 'today');
    expect(when()).to.equal('born < TODAY()');
    await write(part('Condition 1', 'Day'), 'before');
    await write(part('Condition 1', 'Number of days'), '30');
    expect(when()).to.equal('born < TODAY() - 30');
    await write(part('Condition 1', 'Day'), 'after');
    expect(when()).to.equal('born < TODAY() + 30');
    await write(part('Condition 1', 'Question'), 'AGE(born)');
    expect(shownOption(part('Condition 1', 'Question'))).to.equal('Years since: born');
    await write(part('Condition 1', 'Comparison'), '>=');
    await write(part('Condition 1', 'Value'), '18');
    expect(when()).to.equal('AGE(born) >= 18');
    await write(field('Show when'), 'YEARS(born) > 3');
    expect(shownOption(part('Condition 1', 'Question'))).to.equal('Years between today and: born');
    expect(rawKeys()).to.deep.equal([]);
  });

  it('has its verb at the end in Persian', async () => {
    await openVisibility('fa', 'age > 18');
    const controls = [...clause('شرط ۱').querySelectorAll('select, input')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(controls).to.deep.equal(['پرسش', 'مقایسه با', 'مقدار', 'مقایسه']);
    expect(clause('شرط ۱').textContent).to.contain('از');
    expect(shownOption(part('شرط ۱', 'مقایسه'))).to.equal('بیشتر باشد');
  });

  it('is listed where the question it asks about is set, with the way there', async () => {
    await openVisibility('en', 'age < 40');
    expect(one('[data-used-by]').textContent).to.contain('No formula or condition uses this question.');
    await click(card('q-age'));
    await openTab('Visibility');
    await until(() => shadow.querySelector('[data-used-by] button'), 'the use is listed');
    expect(one('[data-used-by]').textContent).to.contain('pregnancies');
    await expectAccessible(one('[data-used-by]'), []);
    await click(one('[data-used-by] button'));
    expect((field('Show when') as HTMLTextAreaElement).value).to.equal('age < 40');
  });

  for (const language of ['en', 'fa'] as const) {
    it(`has no barrier: ${language}`, async () => {
      await openVisibility(language, 'AND(sex = "gone", NOT(OR(smoker, age < 4)), age + 1 > 3)');
      expect(rawKeys()).to.deep.equal([]);
      await expectAccessible(one('.porsa-d-sentence'), []);
    });
  }
});
