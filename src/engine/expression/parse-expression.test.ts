import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '../definition/limits.ts';
import { isName } from './tokens.ts';
import { parseExpression } from './parse-expression.ts';
import { evaluate } from './test-scope.ts';

const names = ['weight', 'height', 'وزن', 'قد', 'داروی‌ها', 'medications.dose', 'patient.birthdate', 'blood_pressure', 'bmi'];

function problemsOf(text: string): readonly (readonly [string, number])[] {
  const parsed = parseExpression(text, names);
  return parsed.ok ? [] : parsed.problems.map(({ rule, position }) => [rule, position]);
}

describe('precedence is Excel’s', () => {
  it.each([
    ['-2^2', 4], ['2^3^2', 64], ['2^-1', 0.5], ['-2^-2', 0.25], ['1+2*3', 7], ['(1+2)*3', 9], ['10-4-3', 3], ['100/10/5', 2], ['10%', 0.1], ['200*5%', 10],
    ['50%%', 0.005], ['-50%', -0.5], ['2^200%', 4], ['1&2+3', '15'], ['1+1=2', true], ['"a"&"b"="ab"', true], ['--3', 3], ['+-+3', -3], ['3 - -2', 5],
    ['1 < 2 = TRUE', true], ['=1+1', 2], ['true', true], ['sum(1,2)', 3], ['"say ""hi"""', 'say "hi"'], ['1e3', 1000], ['.5', 0.5], ['5.', 5], ['1.5E-1', 0.15],
  ])('%s is %s', (text, result) => expect(evaluate(text)).toBe(result));
});

describe('Persian and Arabic writing', () => {
  it.each([
    ['۱۲٫۵ + ١', 13.5], ['۱٬۲۰۰٬۰۰۰', 1200000], ['SUM(۱، ۲؛ ۳; 4)', 10], ['۶ ÷ ۲ × ۳ − ۱', 8], ['IF(۲ ≥ ۱، "بله"؛ "خیر")', 'بله'], ['۱۰٪', 0.1],
    ['\u200f(1 + 2)\u200e', 3], ['"۱۲" + 1', 13], ['"الف" & "ب"', 'الفب'], ['1 ≠ 2', true], ['1 ≤ 1', true],
  ])('%s is %s', (text, result) => expect(evaluate(text)).toBe(result));

  it('names questions in any script, with half-spaces and digits', () => {
    expect(evaluate('ضربان‌قلب۲ + وزن', { 'ضربان‌قلب۲': 70, وزن: 5 })).toBe(75);
  });

  it.each([['وزن', true], ['blood_pressure', true], ['q1', true], ['_x', true], ['é', true], ['نمرهٔ‌کل', true], ['1st', false], ['a b', false], ['a.b', false], ['true', false], ['', false], ['‌وزن', false]])(
    '%s as a name: %s', (text, right) => expect(isName(text)).toBe(right));
});

describe('what is wrong is said with its place', () => {
  it.each<readonly [string, readonly (readonly [string, number])[]]>([
    ['', [['empty-expression', 0]]], ['   ', [['empty-expression', 3]]], ['=', [['empty-expression', 1]]],
    ['(1 + 2', [['missing-parenthesis', 0]]], ['1 + (2 * (3)', [['missing-parenthesis', 4]]], ['SUM(1, 2', [['missing-parenthesis', 3]]], ['SUM(1,', [['missing-parenthesis', 3]]],
    ['1 + 2)', [['extra-parenthesis', 5]]], [')', [['extra-parenthesis', 0]]], ['()', [['missing-operand', 1]]], ['1 +', [['missing-operand', 3]]], ['* 2', [['missing-operand', 0]]],
    ['1 2', [['missing-operator', 2]]], ['weight height', [['missing-operator', 7]]], ['2weight', [['missing-operator', 1]]], ['1, 2', [['unexpected-character', 1]]], ['SUM(1,,2)', [['missing-operand', 6]]],
    ['"open', [['unterminated-text', 0]]], ['1 & "a', [['unterminated-text', 4]]], ['1 # 2', [['unexpected-character', 2]]], ['😀', [['unexpected-character', 0]]], ['weight[0]', [['unexpected-character', 6]]],
    ['wieght + hieght', [['unknown-name-near', 0], ['unknown-name-near', 9]]], ['SUMM(wieght)', [['unknown-function-near', 0], ['unknown-name-near', 5]]], ['zzzzzzzz', [['unknown-name', 0]]], ['QQQQQQ()', [['unknown-function', 0]]],
    ['IF(1)', [['argument-range', 0]]], ['1 + ABS()', [['argument-count', 4]]], ['TODAY(1)', [['no-arguments', 0]]], ['SUM()', [['too-few-arguments', 0]]], ['IFS(1, 2, 3)', [['arguments-in-pairs', 0]]],
    ['SCORE(1 + weight)', [['question-expected', 6]]], ['LAST("weight")', [['question-expected', 5]]], ['ABS(ROUND(), ABS())', [['argument-count', 0], ['argument-range', 4], ['argument-count', 13]]],
  ])('%s: %o', (text, problems) => expect(problemsOf(text)).toEqual(problems));

  it.each([['Weight', 'weight'], ['bloodpressure', 'blood_pressure'], ['داروی ها'.replace(' ', ''), 'داروی‌ها'], ['medications.dos', 'medications.dose'], ['wegiht', 'weight'], ['bim', 'bmi']])(
    'for %s suggests %s', (text, nearest) => {
      const parsed = parseExpression(text, names);
      expect(!parsed.ok && parsed.problems[0]?.params).toEqual({ name: text, nearest });
    });

  it('accepts every name it was given, dotted ones too', () => expect(problemsOf(names.join(' + '))).toEqual([]));

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'process', 'globalThis', 'window'])(
    '%s is a name like any other: unknown, or the form’s own', (name) => {
      expect(problemsOf(`${name} + 1`)[0]?.[1]).toBe(0);
      expect(problemsOf(`${name}(1)`)[0]?.[0]).toMatch(/^unknown-function/);
      expect(parseExpression(name, [name]).ok).toBe(true);
      expect(evaluate(`${name} + 1`)).toBe(undefined);
      expect(evaluate(`${name} + 1`, Object.fromEntries([[name, 1]]))).toBe(2);
    });

  it.each(['en', 'fa'])('in %s every rule has its sentence, and no sentence is idle', (language) => {
    const sentences: Record<string, string> = JSON.parse(readFileSync(`locales/${language}/expressions.json`, 'utf8'));
    const rules = 'empty-expression missing-parenthesis extra-parenthesis missing-operand missing-operator unexpected-character unterminated-text expression-too-long expression-too-deep unknown-name unknown-name-near unknown-function unknown-function-near no-arguments argument-count argument-range too-few-arguments arguments-in-pairs question-expected too-many-steps text-too-long';
    expect(Object.keys(sentences).toSorted()).toEqual(rules.split(' ').toSorted());
  });

  it('puts the same values into the sentences of both languages', () => {
    const [english, persian]: Record<string, string>[] = ['en', 'fa'].map((language) => JSON.parse(readFileSync(`locales/${language}/expressions.json`, 'utf8')));
    const holes = (text?: string) => text?.match(/\{\{\w+\}\}/g)?.toSorted();
    for (const rule of Object.keys(english ?? {})) expect([rule, holes(persian?.[rule])]).toEqual([rule, holes(english?.[rule])]);
  });
});

describe('long and deep expressions', () => {
  const nest = (open: string, depth: number, close: string): string => `${open.repeat(depth)}1${close.repeat(depth)}`;
  const { expressionDepth: depth, expressionCharacters: length } = limits;

  it.each([['(', ')'], ['ABS(', ')'], ['-', ''], ['IF(1,', ')'], ['-(', ')']])('%s may be nested to the limit and not beyond', (open, close) => {
    const most = open === '-(' ? depth / 2 : depth;
    expect(problemsOf(nest(open, most, close))).toEqual([]);
    const beyond = problemsOf(nest(open, most + 1, close));
    expect(beyond).toEqual([['expression-too-deep', most * open.length + (open.startsWith('IF') ? 2 : open === 'ABS(' ? 3 : 0)]]);
  });

  it('20,000 parentheses are refused', () => expect(problemsOf('('.repeat(20_000))).toEqual([['expression-too-long', length]]));
  it('9,999 parentheses are refused', () => expect(problemsOf(nest('(', 4_999, ')'))).toEqual([['expression-too-deep', depth]]));
  it('a text of the greatest length is read', () => expect(evaluate('1'.padEnd(length))).toBe(1));
  it('one character more is not', () => expect(problemsOf('1'.padEnd(length + 1))).toEqual([['expression-too-long', length]]));

  it.each([['+', 5000], ['*', 1], ['^', 1], ['-', -4998], ['/', 1], ['&', '1'.repeat(5000)], ['=', true], ['<=', true]])('5,000 terms joined by %s are computed', (operator, result) => {
    const count = operator.length === 1 ? 5000 : 3333;
    expect(evaluate(Array(count).fill('1').join(operator))).toBe(result);
  });

  it('3,000 percent signs are no depth', () => expect(evaluate(`1${'%'.repeat(3000)}`)).toBe(0));
  it('4,900 arguments are no depth', () => expect(evaluate(`SUM(${Array(4900).fill('1').join(',')})`)).toBe(4900));
});
