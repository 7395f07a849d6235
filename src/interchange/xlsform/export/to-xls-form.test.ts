import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { firstVisit } from '../../../../demo/samples/first-visit/first-visit.ts';
import { ask, formOf } from '../../../../test/support/interchange/number-form.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { checkDefinition } from '../../../published/engine.ts';
import { fromXlsForm } from '../from-xls-form.ts';
import { readXlsx } from '../workbook/read-xlsx.ts';
import { toXlsForm } from './to-xls-form.ts';

/** The survey's row of a question, by header. */
function rowOf(definition: FormDefinition, name: string): Readonly<Record<string, string>> {
  const [head = [], ...rows] = readXlsx(toXlsForm(definition).file)['survey'] ?? [];
  const row = rows.find((each) => each?.[1] === name) ?? [];
  return Object.fromEntries(head.map((header, index) => [header, row[index] ?? '']));
}

const smoking: readonly Question[] = [
  ask('smoker', { type: 'checkbox' }),
  ask('kind', {
    type: 'select',
    options: [
      { text: 'A pipe', value: 'a pipe' },
      { text: 'None', value: 'none' },
    ],
  }),
  ask('signs', { type: 'flatview', multimode: true, options: [{ text: 'Pain', value: 'pain', score: 2 }] }),
  ask('born', { type: 'date' }),
  ask('a'),
  ask('b'),
  ask('drugs', { type: 'container', multimode: true, questions: [ask('dose')] }),
];

describe('A form as an XLSForm', () => {
  it('opens in a reader that others wrote', async () => {
    const { file } = toXlsForm(firstVisit.definition);
    const [head] = await readSheet(Buffer.from(file), 'survey');
    expect(head).toEqual(expect.arrayContaining(['type', 'name', 'label::English (en)', 'label::Persian (fa)']));
    const [headers, settings] = await readSheet(Buffer.from(file), 'settings');
    expect(settings?.[headers?.indexOf('default_language') ?? 0]).toMatch(/^(?:Persian \(fa\)|English \(en\))$/);
  });

  it('of one language has its labels in that language alone', () => {
    const [head] = readXlsx(toXlsForm(formOf([ask('a')])).file)['survey'] ?? [];
    expect(head).toContain('label::English (en)');
    expect(head).not.toContain('label::Persian (fa)');
  });

  it.each([
    ['a > 3', '${a} > 3'],
    ['OR(a = 1, NOT(smoker))', "(${a} = 1) or not(${smoker} = 'OK')"],
    ['smoker = FALSE', "not(${smoker} = 'OK')"],
    ['kind = "a pipe"', "${kind} = 'a_pipe'"],
    ['signs = "pain"', "selected(${signs}, 'pain')"],
    ['CONTAINS(signs, "pain")', "selected(${signs}, 'pain')"],
    ['ANSWERED(a, b)', "${a} != '' and ${b} != ''"],
    ['born < "2000-01-01"', "${born} < date('2000-01-01')"],
    ['COUNT(drugs) > 2', 'count(${drugs}) > 2'],
    ['SUM(drugs.dose) >= 1', 'sum(${dose}) >= 1'],
    ['SUM(a, b) / 2 > 1', '((coalesce(${a}, 0) + coalesce(${b}, 0)) div 2) > 1'],
    ['SCORE(signs) > 1', "(if(selected(${signs}, 'pain'), 2, 0)) > 1"],
    ['a ^ 2 > 4', 'pow(${a}, 2) > 4'],
    ['LAST(a) > 1', '${last-saved#a} > 1'],
  ])('says the condition %s as %s', (when, expected) => {
    const definition = formOf([...smoking, ask('asked')], {
      conditions: [{ id: 'c', kind: 'visibility', target: 'asked', when }],
    });
    expect(checkDefinition(definition)).toEqual([]);
    expect(rowOf(definition, 'asked')['relevant']).toBe(expected);
    expect(toXlsForm(definition).notExported.filter(({ setting }) => setting === 'visibility')).toEqual([]);
  });

  it.each(['AVERAGE(HISTORY(a)) > 1', 'patient.age > 18', 'RIGHT(kind, 1) = "e"', 'a > "both \' and """'])(
    'lists the condition %s, for which XPath has no words, and asks always',
    (when) => {
      const definition = formOf([...smoking, ask('asked')], {
        conditions: [{ id: 'c', kind: 'visibility', target: 'asked', when }],
      });
      expect(rowOf(definition, 'asked')['relevant'] ?? '').toBe('');
      expect(toXlsForm(definition).notExported).toContainEqual({
        path: 'conditions[0]',
        name: 'asked',
        setting: 'visibility',
      });
    },
  );

  it('lists what asks for a formula that could not be said, and formulas that wait for each other', () => {
    const { notExported } = toXlsForm(
      formOf([
        ask('past', { type: 'calculated', formula: 'SUM(HISTORY(b))' }),
        ask('twice', { type: 'calculated', formula: 'past * 2' }),
        ask('b'),
        ask('x', { type: 'calculated', formula: 'y + 1' }),
        ask('y', { type: 'calculated', formula: 'x + 1' }),
      ]),
    );
    expect(notExported.filter(({ setting }) => setting === 'formula').map(({ name }) => name)).toEqual([
      'past',
      'twice',
      'x',
      'y',
    ]);
  });

  it('writes bounds, pattern and rule as one constraint', () => {
    const definition = formOf([
      ask('a', { min: 1, max: 10, constraint: { when: 'a <> 5', message: 'Not five' } }),
      ask('code', { type: 'text', format: { pattern: '^(?:[A-Z]{2}\\d+)$' } }),
    ]);
    expect(rowOf(definition, 'a')).toMatchObject({
      constraint: '(. >= 1) and (. <= 10) and (. != 5)',
      'constraint_message::English (en)': 'Not five',
    });
    expect(rowOf(definition, 'code')['constraint']).toBe("regex(., '[A-Z]{2}\\d+')");
  });

  it('names in the file what it could not hold', () => {
    const { file, notExported } = toXlsForm(formOf([ask('a', { step: 5, displaysize: 6 })], { review: true }));
    expect(notExported).toEqual([
      { path: '', name: '', setting: 'review' },
      { path: 'pages[0].questions[0]', name: 'a', setting: 'step' },
      { path: 'pages[0].questions[0]', name: 'a', setting: 'displaysize' },
    ]);
    expect(readXlsx(file)['not_exported']).toEqual([
      ['path', 'name', 'setting'],
      ['', '', 'review'],
      ['pages[0].questions[0]', 'a', 'step'],
      ['pages[0].questions[0]', 'a', 'displaysize'],
    ]);
  });

  it('gives names that XML can have, each once', () => {
    const questions = [ask('meta'), ask('دارو'), ask('page_1')];
    const definition = formOf([], {
      pages: [{ id: 'p', text: 'Page', displayTitle: 'Page', pageType: 'form', questions }],
    });
    const names = (readXlsx(toXlsForm(definition).file)['survey'] ?? []).map((row) => row?.[1]);
    expect(names).toEqual(['name', 'page_1_2', 'meta_2', 'دارو', 'page_1', undefined]);
  });

  it('keeps a text that looks like a formula, an escape or markup a text', () => {
    const title = '=SUM(A1) _x000D_ <b>&"';
    const definition = formOf([ask('a', { title })]);
    expect(rowOf(definition, 'a')['label::English (en)']).toBe(title);
  });

  it('shows an answer within a text where there is such a question', () => {
    const title = 'You said ${a}, before ${last-saved#a}, and ${nothing} for ${';
    const { file } = toXlsForm(formOf([ask('a'), ask('b', { title })]));
    const [, , , row] = readXlsx(file)['survey'] ?? [];
    expect(row).toContain('You said ${a}, before ${last-saved#a}, and $ {nothing} for $ {');
  });

  it('asks for the number of rows where it is set', () => {
    const drugs = (more: Partial<Question>) =>
      ask('drugs', { type: 'container', multimode: true, questions: [ask('dose')], ...more });
    const written = (more: Partial<Question>) => {
      const definition = formOf([ask('a'), drugs(more)]);
      return [rowOf(definition, 'drugs')['repeat_count'] ?? '', toXlsForm(definition).notExported.length];
    };
    expect(written({ min: 3, max: 3 })).toEqual(['3', 0]);
    expect(written({ min: 'a', max: 'a' })).toEqual(['${a}', 0]);
    expect(written({ min: 1, max: 3 })).toEqual(['', 2]);
    expect(written({ min: 'patient.age', max: 'patient.age' })).toEqual(['', 2]);
  });

  it('names a page without a heading, and gives it none', () => {
    const page = (text: string, name: string, more: object = {}) => ({
      ...{ id: `p-${text}`, text, pageType: 'form' as const, questions: [ask(name)] },
      ...more,
    });
    const definition = formOf([], {
      pages: [
        page('A form', 'a'),
        page('First', 'b'),
        page('The second', 'c'),
        page('d', 'd'),
        page('Shown', 'e', { displayTitle: 'Shown' }),
      ],
    });
    const { file } = toXlsForm(definition);
    const groups = (readXlsx(file)['survey'] ?? []).filter((row) => row?.[0] === 'begin_group');
    expect(groups.map((row) => row?.slice(1, 3))).toEqual([
      ['page_1', ''],
      ['First', ''],
      ['page_3', 'The second'],
      ['page_4', 'd'],
      ['page_5', 'Shown'],
    ]);
    const read = fromXlsForm(file);
    expect(read.left).toEqual([]);
    expect(read.definition.pages.map(({ text, displayTitle }) => [text, displayTitle])).toEqual([
      ['A form', undefined],
      ['First', undefined],
      ['The second', { en: 'The second' }],
      ['d', { en: 'd' }],
      ['Shown', { en: 'Shown' }],
    ]);
  });

  it('is noted by the device where that is all a hidden question does, and says no more when it is read again', () => {
    const survey = [
      ['type', 'name', 'label', 'relevant', 'choice_filter', 'calculation'],
      ['start', 'began', '', '', '', ''],
      ['today', 'day', '', '', '', ''],
      ['integer', 'a', 'A', '${last-saved#a} > 3', '', ''],
      ['select_one towns', 'town', 'Town', '', "state = 'wa' and ${a} > 1", ''],
      ['calculate', 'at', '', '', '', 'decimal-date-time(now())'],
    ];
    const choices = [
      ['list_name', 'name', 'label', 'state'],
      ['towns', 'seattle', 'Seattle', 'wa'],
      ['towns', 'austin', 'Austin', 'tx'],
    ];
    const first = fromXlsForm({ survey, choices });
    const { file, notExported } = toXlsForm(first.definition);
    expect(notExported).toEqual([]);
    const types = (readXlsx(file)['survey'] ?? []).map((row) => row?.[0]);
    expect(types.slice(2, 4)).toEqual(['start', 'today']);
    const second = fromXlsForm(file).definition;
    const asked = ({ pages }: FormDefinition) => pages.flatMap(({ questions }) => questions);
    const [options, at] = [3, 4].map((index) => asked(second)[index]);
    expect(options?.options?.map(({ visibleWhen }) => visibleWhen)).toEqual(['a > 1', 'FALSE']);
    expect(at?.formula).toBe('NOW() - "1970-01-01"');
    expect(second.conditions).toMatchObject([{ when: 'LAST(a) > 3' }]);
    expect(asked(second).slice(0, 2)).toMatchObject([
      { type: 'datetime', initialformula: 'NOW()' },
      { type: 'date', initialformula: 'TODAY()' },
    ]);
  });
});
