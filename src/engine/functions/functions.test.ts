import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../test/support/engine/expression-scope.ts';
import { allFunctions } from './all-functions.ts';
import { functionDocs } from '../function-docs/function-docs.ts';

const functionTable = allFunctions;

describe('the functions', () => {
  it('are all documented, and nothing else is', () => {
    expect(functionDocs.map(({ name }) => name).toSorted()).toEqual([...functionTable.keys()].toSorted());
  });

  it('have every function the product promises', () => {
    const promised =
      'IF IFS SWITCH AND OR NOT SUM AVERAGE MIN MAX COUNT MEDIAN ROUND ROUNDUP ROUNDDOWN ABS SQRT POWER EXP LN LOG10 MOD INT LEN CONTAINS CONCAT TODAY NOW DAYS MONTHS YEARS AGE SCORE ANSWERED BLANK LAST HISTORY';
    expect(promised.split(' ').filter((name) => !functionTable.has(name))).toEqual([]);
  });

  it.each(functionDocs)('$signature is explained in both languages, by example', ({ name, docs, examples }) => {
    expect(docs.en).toMatch(/\.$/);
    expect(docs.fa).toMatch(/[.؟"]$/);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.every(({ expression }) => expression.includes(`${name}(`))).toBe(true);
  });

  // What runs in another language is tried where that language is: src/interchange/fhirpath.
  const examples = functionDocs.filter(({ name }) => !functionTable.get(name)?.foreign).flatMap((doc) => doc.examples);

  it.each(examples)('$expression gives $result', ({ expression, result, given, ...around }) => {
    expect(evaluate(expression, given, around)).toEqual(result);
  });
});

describe('rounding', () => {
  it.each([
    ['ROUND(2.675, 2)', 2.68],
    ['ROUND(1.0049999999999999, 2)', 1.01],
    ['ROUND(-1.005, 2)', -1.01],
    ['ROUND(0.5)', 1],
    ['ROUND(-0.4)', 0],
    ['ROUND(1e300, 2)', 1e300],
    ['ROUND(1e-9, 2)', 0],
    ['ROUND(15, -1)', 20],
    ['ROUND(5, -3)', 0],
    ['ROUND(1.5, 400)', 1.5],
    ['ROUNDUP(0.3 - 0.1, 1)', 0.2],
    ['ROUNDDOWN(0.1 * 3, 1)', 0.3],
    ['INT((0.1 + 0.7) * 10)', 8],
    ['CEILING(-2.5)', -2],
    ['FLOOR(-2.5, 2)', -4],
    ['FLOOR(3, 0)', 0],
    ['MOD(-7, -3)', -1],
    ['MOD(6, -3)', 0],
    ['ROUND(missing, 1)', undefined],
    ['MOD(0.3, 0.1)', 0],
    ['MOD(1, 0.1)', 0],
    ['MOD(-0.3, 0.1)', 0],
    ['MOD(1.1, 0.3)', 0.2],
    ['MOD(-5.5, 2)', 0.5],
    ['MOD(999999999999999, 7)', 999999999999999 % 7],
  ])('%s is %s', (text, result) => expect(evaluate(text)).toBe(result));
});

describe('an emoji is one character', () => {
  it.each([
    ['LEN("😀")', 1],
    ['LEN("خوب 😀")', 5],
    ['LEFT("😀a", 1)', '😀'],
    ['RIGHT("a😀", 1)', '😀'],
    ['RIGHT("a😀b", 2)', '😀b'],
    ['MID("a😀b", 2, 1)', '😀'],
    ['MID("a😀b", 3, 1)', 'b'],
  ])('%s is %s', (text, result) => expect(evaluate(text)).toBe(result));
});

describe('spans of time', () => {
  it.each([
    ['MONTHS("2024-03-30", "2024-01-31")', 1],
    ['MONTHS("2024-01-31", "2024-02-29")', 0],
    ['YEARS("2024-05-09", "2000-05-10")', 23],
    ['YEARS("2024-01-01", "2024-06-01")', 0],
    ['AGE("2030-01-01")', undefined],
    ['AGE(missing)', undefined],
    ['AGE("1980-03-21", missing)', undefined],
    ['DAYS("2023-01-01", "2024-01-01")', -365],
    ['DAYS(NOW(), TODAY())', 0],
    ['AGE("nonsense")', undefined],
    ['DATE(2024, 2, 0)', '2024-01-31'],
    ['DATE(99999, 1, 1)', undefined],
    ['DATE(50, 1, 1)', '0050-01-01'],
    ['YEAR("x")', undefined],
  ])('%s is %s', (text, result) => expect(evaluate(text)).toBe(result));
});

describe('lazy functions', () => {
  const bomb = 'SUM(list) + SUM(list) + SUM(list)';
  const list = Array.from({ length: 40_000 }, () => 1);

  it.each([
    [`IF(TRUE, 1, ${bomb})`],
    [`IFS(TRUE, 1, ${bomb}, 2)`],
    [`SWITCH(1, 1, 1, ${bomb}, 2)`],
    [`IF(AND(FALSE, ${bomb}), 2, 1)`],
    [`IF(OR(TRUE, ${bomb}), 1, 2)`],
    [`IFBLANK(1, ${bomb})`],
  ])('%s leaves out what is not needed', (text) => expect(evaluate(text, { list })).toBe(1));

  it('stop at the limit for what is needed', () => expect(() => evaluate(bomb, { list })).toThrow('toomanysteps'));
});

describe('aggregates', () => {
  it.each([
    ['SUM(rows, 4)', { rows: [1, undefined, '2', ''] }, 7],
    ['AVERAGE(rows)', { rows: [1, undefined, 3] }, 2],
    ['COUNT(rows)', { rows: [1, undefined, 'x', '2024-01-01'] }, 2],
    ['MAX(rows)', { rows: ['2024-01-01', '2025-01-01', undefined] }, '2025-01-01'],
    ['MIN(rows, 3)', { rows: ['2024-01-01'] }, 3],
    ['MEDIAN(rows)', { rows: [] }, undefined],
    ['SUM(a, b)', { a: true, b: false }, 1],
    ['SUM(1e308, 1e308)', {}, undefined],
    ['COUNTIF(rows, "<>2")', { rows: ['2', 3, 2] }, 1],
    ['COUNTIF(rows, 2)', { rows: ['2', 3, 2] }, 2],
    ['COUNTIF(rows, "a")', { rows: ['A', 'b'] }, 1],
  ])('%s over %o is %s', (text, given, result) => expect(evaluate(text, given)).toEqual(result));
});
