import type { BinaryOperator, Expression } from '../../../engine/syntax/syntax-tree.ts';

/** Parts of an expression of ours. Where they stand in a text is nobody's concern: they are printed. */
const position = 0;

export const literal = (value: number | string | boolean): Expression => ({ kind: 'literal', value, position });
export const named = (name: string): Expression => ({ kind: 'name', name, position });
export const call = (name: string, ...given: readonly Expression[]): Expression => ({
  kind: 'call',
  name,
  arguments: given,
  position,
});
export const pair = (operator: BinaryOperator, first: Expression, operand: Expression): Expression => ({
  kind: 'chain',
  first,
  rest: [{ operator, operand }],
  position,
});
export const minus = (operand: Expression): Expression => ({ kind: 'sign', sign: '-', operand, position });

/** The remainder with the sign of the first, as JavaScript has it. */
export const remainder = (of: Expression, by: Expression): Expression =>
  pair('-', of, pair('*', by, call('ROUNDDOWN', pair('/', of, by), literal(0))));
