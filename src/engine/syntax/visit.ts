import type { Expression } from './syntax-tree.ts';

function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'chain':
      return [expression.first, ...expression.rest.map(({ operand }) => operand)];
    case 'call':
      return expression.arguments;
    case 'sign':
    case 'percent':
      return [expression.operand];
    default:
      return [];
  }
}

/** Calls back for the expression and everything in it, in the order it is written. */
export function visit(expression: Expression, see: (part: Expression) => void): void {
  see(expression);
  for (const child of childrenOf(expression)) visit(child, see);
}
