import { describe, expect, it } from 'vitest';
import { limits } from '../definition/limits.ts';
import { EvaluationStopped } from '../evaluation/scope.ts';
import { evaluate } from '../../../test/support/engine/expression-scope.ts';

describe('blank', () => {
  it.each([
    ['x + 1'],
    ['1 - x'],
    ['x * 2'],
    ['2 / x'],
    ['x ^ 2'],
    ['-x'],
    ['x%'],
    ['x'],
    ['+x'],
    ['ROUND(x)'],
    ['SQRT(x)'],
    ['x + "2024-01-01"'],
    ['"2024-01-01" - x'],
  ])('flows through %s', (text) => expect(evaluate(text)).toBe(undefined));

  it.each([
    ['x = ""', true],
    ['BLANK(x)', true],
    ['x = y', true],
    ['x <> ""', false],
    ['x = 0', false],
    ['x <> 0', true],
    ['x <> "yes"', true],
    ['x = "yes"', false],
    ['x = FALSE', false],
    ['x < 1', false],
    ['x > -1', false],
    ['x <= 0', false],
    ['x >= 0', false],
    ['x <= y', false],
    ['x & "a"', 'a'],
    ['x & y', ''],
    ['IF(x, 1, 2)', 2],
    ['NOT(x)', true],
  ])('%s is %s', (text, result) => expect(evaluate(text)).toBe(result));

  it('is an empty text and an empty list as well', () => {
    expect(evaluate('AND(BLANK(a), BLANK(b), a = b, a <> 1)', { a: '', b: [] })).toBe(true);
  });
});

describe('what has no result is blank, never NaN or infinite', () => {
  it.each([
    '1 / 0',
    '0 / 0',
    '-1 / 0',
    'SQRT(-1)',
    'LN(0)',
    'LOG10(-1)',
    '10 ^ 400',
    '1e999',
    '-1e999',
    '1e308 * 10',
    'EXP(1000)',
    'MOD(1, 0)',
    '0 ^ 0',
    '0 ^ -1',
    '(-8) ^ (1/3)',
    'POWER(-1, 0.5)',
    '"abc" * 2',
    'LOG(8, 1)',
    'STDEV(1)',
    'AVERAGE("a")',
    'IF(1/0 > 1, 1)',
    '"2024-02-30" + 1',
    '"9999-12-31" + 1',
    '"0001-01-01" - 1',
    '"2024-01-01" + 1e300',
    '"2024-01-01" * 2',
    '"2024-01-01" + "2024-01-01"',
    '1 - "2024-01-01"',
    '-"abc"',
    'list + 1',
  ])('%s', (text) => expect(evaluate(text, { list: [1, 2] })).toBe(undefined));

  it('numbers have the digits a person expects', () => {
    expect(['0.1 + 0.2', '1.1 * -1.1', '0.1 * 3', '4.35 * 100', '1 / 3'].map((text) => evaluate(text))).toEqual([
      0.3, -1.21, 0.3, 435, 0.333333333333333,
    ]);
  });

  it('never gives minus zero', () =>
    expect([evaluate('-0'), evaluate('0 * -1'), evaluate('ROUND(-0.1)')]).toEqual([0, 0, 0]));
});

describe('comparisons', () => {
  it.each([
    ['"10" = 10', true],
    ['"۱۰" = 10', true],
    ['"9" < 10', true],
    ['"abc" = 1', false],
    ['"abc" > 1', false],
    ['"abc" <> 1', true],
    ['"Male" = "male"', true],
    ['"كيك" = "کیک"', true],
    ['"۱" = "1"', true],
    ['"a" < "B"', true],
    ['"01" = "1"', false],
    ['0.1 + 0.2 = 0.3', true],
    ['TRUE = 1', true],
    ['TRUE = "true"', true],
    ['FALSE = 0', true],
    ['"b" >= "a"', true],
    ['"2024-01-02" > "2024-01-01"', true],
    ['1 = 1 = TRUE', true],
  ])('%s is %s', (text, result) => expect(evaluate(text)).toBe(result));

  it.each([
    ['list = "b"', true],
    ['list = "c"', false],
    ['list <> "c"', true],
    ['list <> "b"', false],
    ['"B" = list', true],
    ['list = same', true],
    ['list = other', false],
    ['list > "a"', false],
    ['one > 4', true],
    ['one + 1', 6],
    ['CONTAINS(list, "A")', true],
    ['CONTAINS(list, "")', false],
    ['list & ""', 'a, b'],
  ])('a list: %s is %s', (text, result) => {
    expect(evaluate(text, { list: ['a', 'b'], same: ['A', 'b'], other: ['b', 'a'], one: ['5'] })).toBe(result);
  });
});

describe('dates', () => {
  it.each([
    ['"2024-03-01" - "2024-02-28"', 2],
    ['"2024-02-28" + 2', '2024-03-01'],
    ['2 + "2024-02-28"', '2024-03-01'],
    ['"2024-03-01" - 1', '2024-02-29'],
    ['"2024-01-01" + 1.9', '2024-01-02'],
    ['"2024-01-01" - 0.5', '2023-12-31'],
    ['NOW() + 0.5', '2026-03-22T00:00:00'],
    ['NOW() + 0.1', '2026-03-21T14:24:00'],
    ['NOW() - 1 / 3', '2026-03-21T04:00:00'],
    ['NOW() - TODAY()', 0.5],
    ['TODAY() < NOW()', true],
    ['TODAY() - birth > 365', true],
  ])('%s is %s', (text, result) => expect(evaluate(text, { birth: '2000-01-01' })).toBe(result));
});

describe('hostile formulas are stopped', () => {
  const stoppedBy = (text: string, given = {}): unknown => {
    try {
      return evaluate(text, given);
    } catch (stop) {
      return stop instanceof EvaluationStopped && stop.rule;
    }
  };
  const big = 'x'.repeat(limits.answerCharacters);

  it('a text may grow to its limit and not beyond', () => {
    expect(evaluate(`LEN(${Array(10).fill('big').join('&')})`, { big })).toBe(limits.expressionTextCharacters);
    expect(stoppedBy(`LEN(${Array(11).fill('big').join('&')})`, { big })).toBe('texttoolong');
    expect(stoppedBy(`CONCAT(${Array(11).fill('big').join(',')})`, { big })).toBe('texttoolong');
  });

  it('doubling a text ends', () => {
    const double = (text: string, times: number): string =>
      times === 0 ? text : double(`CONCAT(${text},${text})`, times - 1);
    expect(stoppedBy(double('big', 6), { big })).toBe('texttoolong');
  });

  it('reading great texts and lists has a price', () => {
    expect(stoppedBy(Array(1500).fill('big').join('='), { big })).toBe('toomanysteps');
    const list = Array.from({ length: limits.rows }, () => 1);
    expect(stoppedBy(`SUM(${Array(1000).fill('list').join(',')})`, { list })).toBe('toomanysteps');
    expect(
      evaluate(`COUNT(${Array(700).fill('HISTORY(list)').join(',')})`, {}, { earlier: { list: list.slice(0, 100) } }),
    ).toBe(70_000);
    expect(stoppedBy(`SUM(${Array(150).fill('list').join(',')}, ${Array(150).fill('list').join('+')})`, { list })).toBe(
      'toomanysteps',
    );
  });

  it('the texts of a list are paid for by their length', () => {
    expect(evaluate('COUNTA(list)', { list: Array(200).fill(big) })).toBe(200);
    expect(stoppedBy('COUNTA(list)', { list: Array(300).fill(big) })).toBe('toomanysteps');
  });

  it('a total of all the rows a form may have is no attack', () => {
    const list = Array.from({ length: limits.rows }, () => 1);
    expect(evaluate(`SUM(${Array(100).fill('list').join(',')})`, { list })).toBe(50_000);
  });

  it('2^n nested conditions are only as long as their text', () => {
    const nested = (depth: number): string => (depth === 0 ? '1' : `IF(${nested(depth - 1)},${nested(depth - 1)},2)`);
    expect(evaluate(nested(9))).toBe(1);
  });

  it('an argument named as a host object reads the form’s answers only', () => {
    expect(evaluate('constructor.constructor & process.env & globalThis.eval & __proto__.x')).toBe('');
  });

  it('no formula reaches a prototype', () => {
    evaluate('IF(__proto__.polluted = 1, 1, CONCAT("__proto__", constructor.prototype))');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
