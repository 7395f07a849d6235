import { parseSyntax } from '../../../../src/engine/syntax/parse-syntax.ts';
import type { Expression } from '../../../../src/engine/syntax/syntax-tree.ts';

const texts: ReadonlySet<string> = new Set([
  'CONCAT',
  'TRIM',
  'LOWER',
  'UPPER',
  'LEFT',
  'RIGHT',
  'MID',
  'TODAY',
  'NOW',
  'DATE',
]);

/** Which arguments of a call are what it gives. */
const results: Readonly<Record<string, (place: number, count: number) => boolean>> = {
  IF: (place) => place > 0,
  IFS: (place) => place % 2 === 1,
  SWITCH: (place, count) => place > 0 && (place % 2 === 0 || place === count - 1),
  IFBLANK: () => true,
};

/** Whether a formula gives a text, or may: what a statistics program has to know before it sees any value. */
export function givesText(formula: string): boolean {
  const parsed = parseSyntax(formula);
  return parsed.ok && isText(parsed.expression);
}

function isText(expression: Expression): boolean {
  if (expression.kind === 'literal') return typeof expression.value === 'string' && expression.value !== '';
  if (expression.kind === 'chain')
    return (
      expression.rest.some(({ operator }) => operator === '&') || (isAdded(expression) && isText(expression.first))
    );
  if (expression.kind !== 'call') return false;
  if (texts.has(expression.name)) return true;
  const gives = Object.hasOwn(results, expression.name) ? results[expression.name] : undefined;
  const given = expression.arguments;
  return gives !== undefined && given.some((each, index) => gives(index, given.length) && isText(each));
}

/** A day some days later or earlier is a day; what is taken from a day by name may be another day, and then it is a number. */
const isAdded = ({ rest }: Extract<Expression, { kind: 'chain' }>): boolean =>
  rest.every(({ operator, operand }) => operator === '+' || (operator === '-' && operand.kind === 'literal'));
