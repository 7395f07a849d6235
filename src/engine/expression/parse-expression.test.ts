import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '../definition/limits.ts';
import { isName } from '../syntax/tokens.ts';
import { parseExpression } from './parse-expression.ts';
import { evaluate } from '../../../test/support/engine/expression-scope.ts';

const names = [
  'weight',
  'height',
  'وزن',
  'قد',
  'داروی‌ها',
  'medications.dose',
  'patient.birthdate',
  'blood_pressure',
  'bmi',
];

function problemsOf(text: string): readonly (readonly [string, number])[] {
  const parsed = parseExpression(text, names);
  return parsed.ok ? [] : parsed.problems.map(({ rule, position }) => [rule, position]);
}

describe('precedence is Excel’s', () => {
  it.each([
    ['-2^2', 4],
    ['2^3^2', 64],
    ['2^-1', 0.5],
    ['-2^-2', 0.25],
    ['1+2*3', 7],
    ['(1+2)*3', 9],
    ['10-4-3', 3],
    ['100/10/5', 2],
    ['10%', 0.1],
    ['200*5%', 10],
    ['50%%', 0.005],
    ['-50%', -0.5],
    ['2^200%', 4],
    ['1&2+3', '15'],
    ['1+1=2', true],
    ['"a"&"b"="ab"', true],
    ['--3', 3],
    ['+-+3', -3],
    ['3 - -2', 5],
    ['1 < 2 = TRUE', true],
    ['=1+1', 2],
    ['true', true],
    ['sum(1,2)', 3],
    ['"say ""hi"""', 'say "hi"'],
    ['1e3', 1000],
    ['.5', 0.5],
    ['5.', 5],
    ['1.5E-1', 0.15],
  ])('%s is %s', (text, result) => expect(evaluate(text)).toBe(result));
});

describe('Persian and Arabic writing', () => {
  it.each([
    ['۱۲٫۵ + ١', 13.5],
    ['۱٬۲۰۰٬۰۰۰', 1200000],
    ['SUM(۱، ۲؛ ۳; 4)', 10],
    ['۶ ÷ ۲ × ۳ − ۱', 8],
    ['IF(۲ ≥ ۱، "بله"؛ "خیر")', 'بله'],
    ['۱۰٪', 0.1],
    ['\u200f(1 + 2)\u200e', 3],
    ['"۱۲" + 1', 13],
    ['"الف" & "ب"', 'الفب'],
    ['1 ≠ 2', true],
    ['1 ≤ 1', true],
  ])('%s is %s', (text, result) => expect(evaluate(text)).toBe(result));

  it('names questions in any script, with half-spaces and digits', () => {
    expect(evaluate('ضربان‌قلب۲ + وزن', { ضربان‌قلب۲: 70, وزن: 5 })).toBe(75);
  });

  it.each([
    ['وزن', true],
    ['blood_pressure', true],
    ['q1', true],
    ['_x', true],
    ['é', true],
    ['نمرهٔ‌کل', true],
    ['1st', false],
    ['a b', false],
    ['a.b', false],
    ['true', false],
    ['', false],
    ['‌وزن', false],
  ])('%s as a name: %s', (text, right) => expect(isName(text)).toBe(right));
});

describe('an error is reported with its position', () => {
  it.each<readonly [string, readonly (readonly [string, number])[]]>([
    ['', [['emptyexpression', 0]]],
    ['   ', [['emptyexpression', 3]]],
    ['=', [['emptyexpression', 1]]],
    ['(1 + 2', [['missingparenthesis', 0]]],
    ['1 + (2 * (3)', [['missingparenthesis', 4]]],
    ['SUM(1, 2', [['missingparenthesis', 3]]],
    ['SUM(1,', [['missingparenthesis', 3]]],
    ['1 + 2)', [['extraparenthesis', 5]]],
    [')', [['extraparenthesis', 0]]],
    ['()', [['missingoperand', 1]]],
    ['1 +', [['missingoperand', 3]]],
    ['* 2', [['missingoperand', 0]]],
    ['1 2', [['missingoperator', 2]]],
    ['weight height', [['missingoperator', 7]]],
    ['2weight', [['missingoperator', 1]]],
    ['1, 2', [['unexpectedcharacter', 1]]],
    ['SUM(1,,2)', [['missingoperand', 6]]],
    ['"open', [['unterminatedtext', 0]]],
    ['1 & "a', [['unterminatedtext', 4]]],
    ['1 # 2', [['unexpectedcharacter', 2]]],
    ['😀', [['unexpectedcharacter', 0]]],
    ['weight[0]', [['unexpectedcharacter', 6]]],
    [
      'wieght + hieght',
      [
        ['unknownnamenear', 0],
        ['unknownnamenear', 9],
      ],
    ],
    [
      'SUMM(wieght)',
      [
        ['unknownfunctionnear', 0],
        ['unknownnamenear', 5],
      ],
    ],
    ['zzzzzzzz', [['unknownname', 0]]],
    ['QQQQQQ()', [['unknownfunction', 0]]],
    ['IF(1)', [['argumentrange', 0]]],
    ['1 + ABS()', [['argumentcount', 4]]],
    ['TODAY(1)', [['noarguments', 0]]],
    ['SUM()', [['toofewarguments', 0]]],
    ['IFS(1, 2, 3)', [['argumentsinpairs', 0]]],
    ['SCORE(1 + weight)', [['questionexpected', 6]]],
    ['LAST("weight")', [['questionexpected', 5]]],
    ['FHIRPATH(weight)', [['textexpected', 9]]],
    ['FHIRPATH()', [['argumentcount', 0]]],
    ['1 + FHIRPATH("item")', [['foreignmissing', 4]]],
    [
      'ABS(ROUND(), ABS())',
      [
        ['argumentcount', 0],
        ['argumentrange', 4],
        ['argumentcount', 13],
      ],
    ],
  ])('%s: %o', (text, problems) => expect(problemsOf(text)).toEqual(problems));

  it.each([
    ['Weight', 'weight'],
    ['bloodpressure', 'blood_pressure'],
    ['داروی ها'.replace(' ', ''), 'داروی‌ها'],
    ['medications.dos', 'medications.dose'],
    ['wegiht', 'weight'],
    ['bim', 'bmi'],
  ])('for %s suggests %s', (text, nearest) => {
    const parsed = parseExpression(text, names);
    expect(!parsed.ok && parsed.problems[0]?.params).toEqual({ name: text, nearest });
  });

  it('accepts every name it was given, dotted ones too', () => expect(problemsOf(names.join(' + '))).toEqual([]));

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'process', 'globalThis', 'window'])(
    '%s is a name like any other: unknown, or the form’s own',
    (name) => {
      expect(problemsOf(`${name} + 1`)[0]?.[1]).toBe(0);
      expect(problemsOf(`${name}(1)`)[0]?.[0]).toMatch(/^unknownfunction/);
      expect(parseExpression(name, [name]).ok).toBe(true);
      expect(evaluate(`${name} + 1`)).toBe(undefined);
      expect(evaluate(`${name} + 1`, Object.fromEntries([[name, 1]]))).toBe(2);
    },
  );

  it.each(['en', 'fa'])('in %s every rule has its sentence, and no sentence is idle', (language) => {
    const sentences: Record<string, string> = JSON.parse(readFileSync(`locales/${language}/expressions.json`, 'utf8'));
    const rules =
      'emptyexpression missingparenthesis extraparenthesis missingoperand missingoperator unexpectedcharacter unterminatedtext expressiontoolong expressiontoodeep unknownname unknownnamenear unknownfunction unknownfunctionnear noarguments argumentcount argumentrange toofewarguments argumentsinpairs questionexpected toomanysteps texttoolong textexpected foreignmissing foreignsyntax';
    expect(Object.keys(sentences).toSorted()).toEqual(rules.split(' ').toSorted());
  });

  it('puts the same values into the sentences of both languages', () => {
    const [english, persian]: Record<string, string>[] = ['en', 'fa'].map((language) =>
      JSON.parse(readFileSync(`locales/${language}/expressions.json`, 'utf8')),
    );
    const holes = (text?: string) => text?.match(/\{\{\w+\}\}/g)?.toSorted();
    for (const rule of Object.keys(english ?? {}))
      expect([rule, holes(persian?.[rule])]).toEqual([rule, holes(english?.[rule])]);
  });
});

describe('long and deep expressions', () => {
  const nest = (open: string, depth: number, close: string): string => `${open.repeat(depth)}1${close.repeat(depth)}`;
  const { expressionDepth: depth, expressionCharacters: length } = limits;

  it.each([
    ['(', ')'],
    ['ABS(', ')'],
    ['-', ''],
    ['IF(1,', ')'],
    ['-(', ')'],
  ])('%s may be nested to the limit and not beyond', (open, close) => {
    const most = open === '-(' ? depth / 2 : depth;
    expect(problemsOf(nest(open, most, close))).toEqual([]);
    const beyond = problemsOf(nest(open, most + 1, close));
    expect(beyond).toEqual([
      ['expressiontoodeep', most * open.length + (open.startsWith('IF') ? 2 : open === 'ABS(' ? 3 : 0)],
    ]);
  });

  it('20,000 parentheses are refused', () =>
    expect(problemsOf('('.repeat(20_000))).toEqual([['expressiontoolong', length]]));
  it('9,999 parentheses are refused', () =>
    expect(problemsOf(nest('(', 4_999, ')'))).toEqual([['expressiontoodeep', depth]]));
  it('a text of the greatest length is read', () => expect(evaluate('1'.padEnd(length))).toBe(1));
  it('one character more is not', () =>
    expect(problemsOf('1'.padEnd(length + 1))).toEqual([['expressiontoolong', length]]));

  it.each([
    ['+', 5000],
    ['*', 1],
    ['^', 1],
    ['-', -4998],
    ['/', 1],
    ['&', '1'.repeat(5000)],
    ['=', true],
    ['<=', true],
  ])('5,000 terms joined by %s are computed', (operator, result) => {
    const count = operator.length === 1 ? 5000 : 3333;
    expect(evaluate(Array(count).fill('1').join(operator))).toBe(result);
  });

  it('3,000 percent signs are no depth', () => expect(evaluate(`1${'%'.repeat(3000)}`)).toBe(0));
  it('4,900 arguments are no depth', () => expect(evaluate(`SUM(${Array(4900).fill('1').join(',')})`)).toBe(4900));
});
