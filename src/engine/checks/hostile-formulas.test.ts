import { describe, expect, it } from 'vitest';
import { calculated, form, number, rows, text } from '../../../test/support/engine/scenario.ts';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { limits } from '../definition/limits.ts';
import type { Answers, Question } from '../definition/types.ts';

const faults = (questions: readonly Question[], when?: string): readonly string[] =>
  checkDefinition(
    form([...questions], when === undefined ? [] : [{ id: 'c', kind: 'visibility', target: 'a', when }]),
  ).map(({ path, rule }) => `${path} ${rule}`);
const ofFormula = (formula: string): readonly string[] => faults([number('a'), text('t'), calculated('b', formula)]);
const valueOf = (formula: string, answers: Answers = {}): unknown =>
  createForm(form([number('a'), text('t'), rows('list', number('dose')), calculated('b', formula)]), { answers }).get(
    'b',
  );

const nested = (open: string, depth: number, close: string): string => `${open.repeat(depth)}1${close.repeat(depth)}`;
const twice = (depth: number): string => (depth === 0 ? 'a' : `IF(a > 1, ${twice(depth - 1)}, ${twice(depth - 1)})`);
const circle = (size: number): readonly Question[] =>
  Array.from({ length: size }, (_, index) => calculated(`n${index}`, `n${(index + 1) % size} + 1`));

describe('A formula or a condition is refused at its place when the form is saved', () => {
  it.each([
    ['20,000 parentheses', nested('(', 20_000, ')'), 'expressiontoolong'],
    ['4,000 parentheses', nested('(', 4000, ')'), 'expressiontoodeep'],
    ['100,000 open parentheses', '('.repeat(100_000), 'expressiontoolong'],
    ['a chain that is too long', Array(6000).fill('a').join('+'), 'expressiontoolong'],
    ['2^n nested conditions', twice(10), 'expressiontoolong'],
    ['conditions nested one in another', nested('IF(1,', 65, ')'), 'expressiontoodeep'],
    ['minus signs without end', `${'-'.repeat(9000)}1`, 'expressiontoodeep'],
    ['a member of a member', 'a.b.c.d.e.f', 'unknownname'],
    ['the prototype of a name', 'a.__proto__.x', 'unknownname'],
    ['a member by brackets', 'a["constructor"]', 'unexpectedcharacter'],
    ['a call of what a call gives', 'CONCAT("a")("b")', 'missingoperator'],
    ['a loop', 'for(i=0;i<1e9;i=i+1)', 'unknown'],
    ['a range', 'SUM(1:1000000000)', 'unexpectedcharacter'],
    ['a repetition', 'REPT("x", 1000000000)', 'unknownfunction'],
    ['an assignment of code', 'a => a', 'missingoperand'],
    ['a template', '`${a}`', 'unexpectedcharacter'],
    ...[
      'process',
      'constructor',
      'globalThis',
      'window',
      'document',
      'self',
      'require',
      'eval',
      'Function',
      '__proto__',
      'prototype',
      'this',
      'fetch',
      'import',
      'toString',
      'hasOwnProperty',
      'valueOf',
      '__defineGetter__',
    ].flatMap((name) => [
      [`the host’s ${name}`, name, 'unknownname'],
      [`a call of the host’s ${name}`, `${name}("x")`, 'unknownfunction'],
      [`a member of the host’s ${name}`, `${name}.env`, 'unknownname'],
    ]),
  ])('%s', (_, written, rule) => {
    expect(ofFormula(written)[0]).toContain(`pages[0].questions[2].formula ${rule}`);
    expect(faults([number('a')], written)[0]).toContain(`conditions[0].when ${rule}`);
    for (const key of ['requiredWhen', 'initialformula', 'min', 'max'] as const)
      expect(faults([{ ...number('a'), [key]: written }])[0]).toContain(`pages[0].questions[0].${key} ${rule}`);
    expect(faults([{ ...number('a'), constraint: { when: written } }])[0]).toContain(
      `pages[0].questions[0].constraint.when ${rule}`,
    );
  });

  it.each([1, 2, 50])('%d questions in a circle', (size) => {
    const found = faults(circle(size));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((fault) => /^pages\[0\]\.questions\[\d+\]\.formula \w*circ\w*$/.test(fault))).toBe(true);
  });

  it.each([
    ['(a+)+$', 'patternrunsaway'],
    ['^(.*)*$', 'patternrunsaway'],
    ['(a|a)*$', 'patternrunsaway'],
    ['(?:a{1,99999}){1,99999}', 'patternrunsaway'],
    ['(?<=(a+)+)b', 'patternrunsaway'],
    ['([a-zA-Z]+)*@', 'patternrunsaway'],
    ['(\\d+)\\1', 'patternrunsaway'],
    ['(?=(a+)+)b', 'patternrunsaway'],
    ['x'.repeat(10_240), 'patterntoolong'],
    ['[', ''],
    ['(?<n>a', ''],
  ])('a pattern: %s', (pattern, rule) =>
    expect(faults([{ ...text('a'), format: { pattern } }])[0]).toContain(
      `pages[0].questions[0].format${rule && `.pattern ${rule}`}`,
    ),
  );
});

describe('What may be saved is stopped, or ends, and the form goes on', () => {
  const big = 'x'.repeat(limits.answerCharacters);
  const full = { list: Array.from({ length: limits.rows }, () => ({ dose: 1 })) };

  it.each<readonly [string, string, Answers, unknown]>([
    ['a chain of 1,000 terms', Array(1000).fill('a').join('+'), { a: 2 }, 2000],
    ['2^9 conditions nested', twice(6), { a: 2 }, 2],
    ['a division by zero', 'a / 0', { a: 1 }, undefined],
    ['nothing by nothing', '0 / 0', {}, undefined],
    ['a date before the first', 'DATE(-99999999999, 1, 1)', {}, undefined],
    ['a date after the last', '"9999-12-31" + 1e300', {}, undefined],
    ['a day that is no number of days', 'DATE(1e308, 1e308, 1e308)', {}, undefined],
    ['a number past all numbers', '1e308 * 1e308', {}, undefined],
    ['a power without end', '9 ^ 9 ^ 9 ^ 9 ^ 9', {}, undefined],
    ['a power of a billion steps', '1.000000001 ^ 1e15', {}, undefined],
    [
      'a text doubled again and again',
      `LEN(${Array.from({ length: 6 }).reduce<string>((inner) => `CONCAT(${inner},${inner})`, 't')})`,
      { t: big },
      undefined,
    ],
    ['lists read without end', `SUM(${Array(900).fill('list.dose').join(',')})`, full, undefined],
    ['decimals without end', 'ROUND(a, 1e300)', { a: 1.5 }, 1.5],
    ['a place without end', 'MID(t, 1e300, 1e300)', { t: 'x' }, undefined],
  ])('%s', (_, formula, answers, value) => {
    const answered = valueOf(formula, answers);
    expect(answered).toEqual(value);
    const live = createForm(
      form([
        number('a'),
        text('t'),
        rows('list', number('dose')),
        calculated('b', formula),
        calculated('sound', 'a + 1'),
      ]),
      { answers },
    );
    live.set('a', 41);
    expect(live.get('sound')).toBe(42);
    expect(() => live.validate()).not.toThrow();
  });

  it('leaves no trace on the objects of the host', () => {
    for (const formula of ['"__proto__" & "polluted"', 'CONCAT("constructor", ".", "prototype")']) valueOf(formula);
    expect(Reflect.get({}, 'polluted')).toBe(undefined);
  });
});
