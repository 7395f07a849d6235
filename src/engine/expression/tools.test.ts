import { describe, expect, it } from 'vitest';
import { parseSyntax } from '../syntax/parse-syntax.ts';
import { printExpression } from '../syntax/print-expression.ts';
import { randomOf } from '../../../test/support/engine/random-expressions.ts';
import { dependencies, references } from './references.ts';
import { renameInExpression } from '../syntax/rename.ts';
import type { BinaryOperator, Expression } from '../syntax/syntax-tree.ts';

function tree(text: string): Expression {
  const parsed = parseSyntax(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.problems)}`);
  return parsed.expression;
}

describe('references', () => {
  it('are the names, each once, in the order of mention', () => {
    expect(references(tree('ROUND(weight / (height/100)^2, digits) & weight & "unit" & patient.name'))).toEqual([
      'weight',
      'height',
      'digits',
      'patient.name',
    ]);
  });

  it('leave out functions, texts and TRUE', () => expect(references(tree('IF(TRUE, "weight", SUM(1))'))).toEqual([]));
});

describe('dependencies', () => {
  it('set apart what is asked of earlier entries', () => {
    expect(dependencies(tree('weight - LAST(weight) + AVERAGE(HISTORY(pulse)) + SCORE(mood)'))).toEqual({
      names: ['weight', 'mood'],
      earlier: ['weight', 'pulse'],
      clock: false,
    });
  });

  it.each([
    ['TODAY()', true],
    ['1 + NOW()', true],
    ['AGE(b)', true],
    ['AGE(b, visit)', false],
    ['YEARS(b)', true],
    ['MONTHS(a, b)', false],
    ['DAYS(a, b)', false],
    ['DAYS(a, TODAY())', true],
  ])('%s looks at the clock: %s', (text, clock) => expect(dependencies(tree(text)).clock).toBe(clock));
});

describe('renaming a question', () => {
  it.each([
    ['  dose*2 +  SUM( dose )', '  amount*2 +  SUM( amount )'],
    ['"dose" & dose', '"dose" & amount'],
    ['medications.dose + dose.unit', 'medications.amount + amount.unit'],
    ['dose2 + mydose + DOSE', 'dose2 + mydose + DOSE'],
    ['dose(1) + dose', 'dose(1) + amount'],
    ['patient.dose + dose', 'patient.dose + amount'],
    ['(dose + ', '(amount + '],
    ['dose # "dose', 'amount # "dose'],
    ['', ''],
    ['\u200fdose،\tdose ', '\u200famount،\tamount '],
  ])('%j becomes %j', (text, renamed) => expect(renameInExpression(text, 'dose', 'amount')).toBe(renamed));

  it('knows names with half-spaces', () =>
    expect(renameInExpression('نمره‌کل + نمره', 'نمره', 'امتیاز')).toBe('نمره‌کل + امتیاز'));
});

const position = 0;
const levels: readonly (readonly BinaryOperator[])[] = [
  ['=', '<>', '<', '<=', '>', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];

function randomExpression(random: (below: number) => number, depth: number): Expression {
  const inner = (): Expression => randomExpression(random, depth - 1);
  const list = (length: number): Expression[] => Array.from({ length }, inner);
  const leaf = random(4);
  if (depth === 0 && leaf === 0) return { kind: 'literal', value: random(1000) / 8, position };
  if (depth === 0 && leaf === 1)
    return { kind: 'literal', value: ['', 'a"b', 'سلام', '(1+'][random(4)] ?? '', position };
  if (depth === 0 && leaf === 2) return { kind: 'literal', value: random(2) === 0, position };
  if (depth === 0) return { kind: 'name', name: ['a', 'وزن‌بدن', 'x.y', '_1'][random(4)] ?? 'a', position };
  switch (random(5)) {
    case 0:
      return { kind: 'sign', sign: random(2) === 0 ? '-' : '+', operand: inner(), position };
    case 1:
      return { kind: 'percent', count: 1 + random(2), operand: inner(), position };
    case 2:
      return { kind: 'call', name: ['SUM', 'IF', 'LOG10'][random(3)] ?? 'SUM', arguments: list(random(4)), position };
    default: {
      const operators = levels[random(5)] ?? [];
      const rest = list(1 + random(3)).map((operand) => ({
        operand,
        operator: operators[random(operators.length)] ?? '+',
      }));
      return { kind: 'chain', first: inner(), rest, position };
    }
  }
}

const withoutPositions = (expression: Expression): unknown =>
  JSON.parse(JSON.stringify(expression, (key, value: unknown) => (key === 'position' ? undefined : value)));

describe('printing', () => {
  it.each([
    '-2 ^ 2',
    '(-2 ^ 2) ^ -1',
    '1 - (2 - 3) - 4',
    '(1 + 2)%',
    '-(a & b)',
    'IF(a = "x""y", TRUE, 1.5)',
    '(2 ^ 3%)%',
    '-a%',
  ])('%s comes back as it is', (text) => expect(printExpression(tree(text))).toBe(text));

  it('gives what reads as the same expression, for 3,000 random ones', () => {
    for (let seed = 1; seed <= 3000; seed += 1) {
      const random = randomOf(seed);
      const expression = randomExpression(random, random(5));
      const text = printExpression(expression);
      const again = tree(text);
      expect({ seed, printed: printExpression(again) }).toEqual({ seed, printed: text });
      expect({ seed, tree: withoutPositions(tree(text)) }).toEqual({ seed, tree: withoutPositions(again) });
    }
  });

  it('keeps the shape of the tree but for percents of percents and chains of the same precedence', () => {
    const expression = tree('(1 + 2) * (3 - (4 + 5)) ^ (6 & 7)');
    expect(withoutPositions(tree(printExpression(expression)))).toEqual(withoutPositions(expression));
  });
});
