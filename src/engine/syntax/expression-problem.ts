import type { Fault } from '../definition/problem.ts';

/** What is wrong with an expression, and at which character. */
export interface ExpressionProblem extends Fault {
  readonly position: number;
}
