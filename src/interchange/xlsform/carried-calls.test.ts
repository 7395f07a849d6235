import { describe, expect, it } from 'vitest';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { fromXlsForm } from './from-xls-form.ts';

const choices = [
  ['list_name', 'name', 'label::English', 'label::Persian'],
  ['c', 'a', 'First', 'یکم'],
  ['c', 'b', 'Say "b"', 'دوم'],
];
const head = ['type', 'name', 'label', 'calculation', 'repeat_count'];
const formOf = (...rows: readonly (readonly string[])[]) => {
  const { definition, left } = fromXlsForm({ survey: [head, ...rows], choices });
  expect(checkDefinition(definition)).toEqual([]);
  return { form: createForm(definition), left: left.filter(({ path }) => path.startsWith('survey')) };
};

describe('What an XLSForm computes', () => {
  it('names a choice by its label', () => {
    const { form, left } = formOf(
      ['select_one c', 'one', 'One', '', ''],
      ['calculate', 'label', '', "jr:choice-name(${one}, '${one}')", ''],
    );
    expect(left).toEqual([]);
    form.set('one', 'b');
    expect(form.get('label')).toBe('Say "b"');
    form.set('one', undefined);
    expect(form.get('label')).toBeUndefined();
  });

  it('takes a choice, or a row, by its place', () => {
    const { form, left } = formOf(
      ['select_multiple c', 'many', 'Many', '', ''],
      ['calculate', 'second', '', 'selected-at(${many}, 1)', ''],
      ['begin repeat', 'drugs', 'Drugs', '', ''],
      ['integer', 'dose', 'Dose', '', ''],
      ['calculate', 'first', '', 'indexed-repeat(${dose}, ${drugs}, 1)', ''],
      ['end repeat', '', '', '', ''],
    );
    expect(left).toEqual([]);
    form.set('many', ['a', 'b']);
    form.set('drugs', [{ dose: 10 }, { dose: 20 }]);
    expect([form.get('second'), form.rows('drugs').map(({ scope }) => scope.get('first'))]).toEqual(['b', [10, 10]]);
  });

  it.each([
    ['3', [1, 2, 3]],
    ['${count}', [1, 2]],
    ['${count} + 1', [1, 2, 3]],
  ])('counts the rows of a repeat by %s', (count, rows) => {
    const { form, left } = formOf(
      ['integer', 'count', 'How many', '', ''],
      ['begin repeat', 'drugs', 'Drugs', '', count],
      ['integer', 'dose', 'Dose', '', ''],
      ['end repeat', '', '', '', ''],
    );
    expect(left).toEqual([
      { path: 'survey!3', what: `repeat_count: the rows are counted, and added by hand (${count})` },
    ]);
    form.set('count', 2);
    const faultWith = (doses: readonly number[]) => {
      form.set(
        'drugs',
        doses.map((dose) => ({ dose })),
      );
      return form.state('drugs').problem?.rule;
    };
    expect([faultWith(rows), faultWith([...rows, 9]), faultWith(rows.slice(1))]).toEqual([
      undefined,
      'toomanyrows',
      'toofewrows',
    ]);
  });

  it.each([
    ["jr:choice-name(${t}, '${t}')", 'asks for the label of a choice that is not known here'],
    ["jr:choice-name(${many}, '${many}')", 'asks for the labels of several choices'],
    ['indexed-repeat(${t}, ${r}, 1, ${r}, 2)', 'asks for a row within rows'],
    ['position(..)', 'uses position(), which has no counterpart'],
    ['once(random())', 'uses random(), which has no counterpart'],
  ])('%s is listed with its row', (calculation, why) => {
    const { left } = formOf(
      ['text', 't', 'T', '', ''],
      ['select_multiple c', 'many', 'Many', '', ''],
      ['begin repeat', 'r', 'R', '', ''],
      ['text', 'in_r', 'In', '', ''],
      ['end repeat', '', '', '', ''],
      ['calculate', 'x', '', calculation, ''],
    );
    expect(left).toEqual([{ path: 'survey!7', what: `calculation: ${why} (${calculation})` }]);
  });

  it('of what cannot be carried is not carried either, however far down the sheet it is asked for', () => {
    const { form, left } = formOf(
      ['integer', 'n', 'N', '', ''],
      ['calculate', 'third', '', '${second} + 1', ''],
      ['calculate', 'other', '', '${n} + 1', ''],
      ['calculate', 'second', '', '${first} + 1', ''],
      ['calculate', 'first', '', "pulldata('a', 'b', 'c', ${n})", ''],
    );
    expect(left.map(({ path }) => path).toSorted()).toEqual(['survey!3', 'survey!5', 'survey!6']);
    form.set('n', 1);
    expect(form.get('other')).toBe(2);
  });

  it('is carried for a thousand questions that ask for each other', () => {
    const rows = Array.from({ length: 1000 }, (_, index) =>
      index % 2 === 0
        ? ['integer', `q${index}`, `Q ${index}`, '', '']
        : ['calculate', `q${index}`, '', `\${q${index - 1}} + 1`, ''],
    );
    const { form, left } = formOf(...rows);
    form.set('q998', 4);
    expect([left, form.get('q999')]).toEqual([[], 5]);
  });
});

describe('What an XLSForm asks of texts and moments', () => {
  it.each<[string, string, unknown]>([
    ["format-date-time(${t}, '%Y-%m-%d %H:%M')", '2026-03-21T08:30', '2026-03-21 08:30'],
    ["format-date-time(${t}, '%h:%M:%S')", '2026-03-21T08:30', '8:30:00'],
    ["format-date-time(${t}, '%d.%m.%y %H')", '2026-03-21', '21.03.26 00'],
    ["starts-with(${t}, 'ab')", 'abc', 'true'],
    ["starts-with(${t}, 'bc')", 'abc', 'false'],
    ["ends-with(${t}, 'bc')", 'abc', 'true'],
    ["contains(${t}, 'b')", 'abc', 'true'],
    ["contains(${t}, 'x')", 'abc', 'false'],
  ])('%s of %s is %s', (calculation, answer, value) => {
    const { form } = formOf(['text', 't', 'T', '', ''], ['calculate', 'x', '', calculation, '']);
    form.set('t', answer);
    expect(form.get('x')).toBe(value);
  });

  it('is listed where a pattern stands beside other rules', () => {
    const { left } = formOf(['text', 't', 'T', '', ''], ['calculate', 'x', '', "if(regex(${t}, '[0-9]+'), 1, 0)", '']);
    expect(left).toEqual([
      {
        path: 'survey!3',
        what: "calculation: asks for a pattern beside other rules, or for one that might never end (if(regex(${t}, '[0-9]+'), 1, 0))",
      },
    ]);
  });
});
