import type { Call, Chain, Expression, Literal } from './syntax-tree.ts';

const precedence: Readonly<Record<string, number>> = {
  '=': 0,
  '<>': 0,
  '<': 0,
  '<=': 0,
  '>': 0,
  '>=': 0,
  '&': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
  '^': 4,
};

/** How tightly an expression holds together; what holds less tightly than its place asks gets parentheses. */
function strength(expression: Expression): number {
  switch (expression.kind) {
    case 'chain':
      return precedence[expression.rest[0]?.operator ?? '='] ?? 0;
    case 'percent':
      return 5;
    case 'sign':
      return 6;
    case 'literal':
      return typeof expression.value === 'number' && expression.value < 0 ? 6 : 7;
    default:
      return 7;
  }
}

const place = (expression: Expression, least: number): string =>
  strength(expression) < least ? `(${printExpression(expression)})` : printExpression(expression);

function printLiteral({ value }: Literal): string {
  if (typeof value === 'string') return `"${value.replaceAll('"', '""')}"`;
  return typeof value === 'number' ? String(value) : String(value).toUpperCase();
}

function printChain(chain: Chain): string {
  const above = strength(chain) + 1;
  return chain.rest.reduce(
    (text, { operator, operand }) => `${text} ${operator} ${place(operand, above)}`,
    place(chain.first, above),
  );
}

const printCall = (call: Call): string => `${call.name}(${call.arguments.map(printExpression).join(', ')})`;

/** The expression as a person would write it, with no parentheses but the needed ones. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression);
    case 'name':
      return expression.name;
    case 'call':
      return printCall(expression);
    case 'sign':
      return expression.sign + place(expression.operand, 6);
    case 'percent':
      return place(expression.operand, 6) + '%'.repeat(expression.count);
    case 'chain':
      return printChain(expression);
    default:
      return expression satisfies never;
  }
}
