import { describe, expect, it } from 'vitest';
import { absent, tabledForms, title, workbook, workbooks } from '../../../test/support/interchange/xlsform-corpora.ts';
import type { Answers } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { fromXlsForm } from './from-xls-form.ts';
import { readXlsx } from './workbook/read-xlsx.ts';
import { readTables } from './survey/tables.ts';
import { XlsFormError } from './workbook/xls-form-error.ts';

describe('XLSForms that others wrote', () => {
  it.skipIf(absent).each(workbooks)(title('%s becomes a form that opens'), (name) => {
    const { definition } = fromXlsForm(workbook(name));
    expect(checkDefinition(definition)).toEqual([]);
    expect(createForm(definition).pages().length).toBeGreaterThan(0);
  });

  it.skipIf(absent)(title('WHO verbal autopsy: every rule is carried or listed'), () => {
    const { definition, left } = fromXlsForm(workbook('web-forms__whova_form.xlsx'));
    const questions = walkQuestions(definition).map(({ question }) => question);
    const tables = readTables(readXlsx(workbook('web-forms__whova_form.xlsx')));
    const groups = (tables.get('survey')?.rows ?? [])
      .filter(({ cells }) => cells.get('type')?.startsWith('begin'))
      .map(({ row }) => String(row));
    const choices = (tables.get('choices')?.rows ?? []).filter(({ cells }) => cells.has('list_name'));
    expect([groups.length, choices.length]).toEqual([31, 296]);
    const listed = (pattern: RegExp) => left.filter(({ what }) => pattern.test(what)).length;
    expect(definition.conditions.length + listed(/^relevant/)).toBe(420);
    expect(questions.filter(({ constraint, format }) => constraint ?? format).length + listed(/^constraint(?!_)/)).toBe(
      93,
    );
    expect(questions.filter(({ type }) => type === 'calculated').length + listed(/^calculation/)).toBe(42);
    expect(
      questions.filter(({ mandatory, requiredWhen }) => mandatory ?? requiredWhen).length + listed(/^required/),
    ).toBe(447);
    expect(definition.conditions.filter(({ kind }) => kind === 'visibility').length).toBeGreaterThan(400);
    expect(
      questions.filter(({ type }) => type === 'container').length +
        definition.pages.filter(({ id }) => groups.includes(id.slice(1))).length +
        listed(/^the group/),
    ).toBe(31);
    const offered = choices.filter(({ cells }) =>
      questions.some(({ options = [] }) => options.some(({ value }) => value === cells.get('name'))),
    );
    expect(
      new Set([
        ...offered.map(({ row }) => `choices!${row}`),
        ...left.filter(({ what }) => what.startsWith('a choice of')).map(({ path }) => path),
      ]).size,
    ).toBe(296);
  });

  const born = (birth: string, death: string) => ({
    Id10013: 'yes',
    Id10020: 'yes',
    Id10021: birth,
    Id10022: 'yes',
    Id10023_a: death,
  });
  it.skipIf(absent).each<[string, Answers, readonly string[], readonly string[]]>([
    [
      'a woman of seventy',
      { ...born('1950-03-01', '2020-03-01'), Id10077: 'yes', Id10188: 'yes', Id10098: 'no' },
      ['displayAgeAdult', 'Id10190_units', 'Id10099'],
      ['displayAgeChild', 'age_group', 'Id10024'],
    ],
    [
      'the same, without those signs',
      { ...born('1950-03-01', '2020-03-01'), Id10077: 'yes', Id10188: 'no', Id10098: 'yes' },
      ['displayAgeAdult'],
      ['Id10190_units', 'Id10099'],
    ],
    [
      'a child of two',
      { ...born('2018-03-01', '2020-03-01'), Id10188: 'yes' },
      ['displayAgeChild'],
      ['displayAgeAdult', 'displayAgeNeonate', 'Id10190_units'],
    ],
    [
      'four days of life',
      { ...born('2020-03-01', '2020-03-05'), Id10104: 'dk' },
      ['displayAgeNeonate', 'Id10105'],
      ['displayAgeChild', 'Id10099'],
    ],
    [
      'a child whose dates nobody knows',
      { Id10013: 'yes', Id10020: 'no', Id10022: 'no', age_group: 'child', age_child_unit: 'years', age_child_years: 5 },
      ['Id10024', 'age_group', 'age_child_years'],
      ['Id10021', 'age_child_days', 'age_adult', 'Id10190_units'],
    ],
    [
      'an adult whose dates nobody knows',
      { Id10013: 'yes', Id10020: 'no', Id10022: 'no', age_group: 'adult', age_adult: 40, Id10188: 'yes' },
      ['age_adult', 'Id10190_units'],
      ['age_child_unit'],
    ],
  ])(title('WHO verbal autopsy asks what concerns %s'), (_, answers, shown, hidden) => {
    const live = createForm(fromXlsForm(workbook('web-forms__whova_form.xlsx')).definition);
    for (const [name, answer] of Object.entries(answers)) live.set(name, answer);
    expect(shown.filter((name) => !live.state(name).visible)).toEqual([]);
    expect(hidden.filter((name) => live.state(name).visible)).toEqual([]);
  });

  it.skipIf(absent)(title('WHO verbal autopsy takes no death before the birth'), () => {
    const live = createForm(fromXlsForm(workbook('web-forms__whova_form.xlsx')).definition);
    for (const [name, answer] of Object.entries(born('2020-03-05', '2020-03-01'))) live.set(name, answer);
    expect(live.state('Id10023_a').problem?.rule).toMatch(/^constraint/);
    live.set('Id10023_a', '2020-03-06');
    expect(live.state('Id10023_a').problem).toBeUndefined();
    expect(live.state('ageInDays').value).toBe(1);
  });

  it.skipIf(absent)(title('forms are refused with sheet and row exactly where they must be'), () => {
    const forms = tabledForms();
    const wrong = forms.filter(({ sheets, errored }) => {
      try {
        fromXlsForm(sheets);
        return errored;
      } catch (error) {
        if (!(error instanceof XlsFormError)) throw error;
        return !errored || !error.message.startsWith(`Sheet '${error.sheet}'`);
      }
    });
    expect(wrong.map(({ test }) => test)).toEqual([]);
    expect(forms.filter(({ errored }) => errored)).toHaveLength(94);
  });
});
