import { allFunctions } from '../functions/all-functions.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { EvaluationStopped, type Evaluate, type EvaluationScope } from '../evaluation/scope.ts';
import type { BinaryOperator, Expression } from '../syntax/syntax-tree.ts';
import { isBlank, toBoolean, toNumber } from '../values/coerce.ts';
import { isEqual } from '../values/compare.ts';
import { toMoment } from '../values/moment.ts';
import type { Value } from '../values/value.ts';

/** How far an expression is from being true, or false, where it stands: 0 once it is, and never more than 1 for each part of it. */
export type Closeness = (scope: EvaluationScope, wanted: boolean) => number;

const comparisons: ReadonlySet<BinaryOperator> = new Set(['=', '<>', '<', '<=', '>', '>=']);

/** The two sides of a comparison; undefined for anything else. */
export function comparisonIn(
  expression: Expression,
): { readonly left: Expression; readonly right: Expression; readonly operator: BinaryOperator } | undefined {
  if (expression.kind !== 'chain' || expression.rest.length !== 1) return undefined;
  const [{ operator, operand }] = expression.rest as [(typeof expression.rest)[number]];
  return comparisons.has(operator) ? { left: expression.first, right: operand, operator } : undefined;
}

/** A search goes where this becomes less, so that a score of 18 is seen to be nearer to 20 than one of 3. */
export function closenessOf(expression: Expression): Closeness {
  if (expression.kind === 'call') {
    const parts = expression.arguments.map(closenessOf);
    const all: Closeness = (scope, wanted) => parts.reduce((sum, part) => sum + part(scope, wanted), 0);
    const any: Closeness = (scope, wanted) => Math.min(...parts.map((part) => part(scope, wanted)));
    if (expression.name === 'AND') return (scope, wanted) => (wanted ? all : any)(scope, wanted);
    if (expression.name === 'OR') return (scope, wanted) => (wanted ? any : all)(scope, wanted);
    if (expression.name === 'NOT' && parts[0]) return (scope, wanted) => parts[0]!(scope, !wanted);
  }
  const whole = valueOf(expression);
  const compared = comparisonIn(expression);
  const [left, right] = compared ? [valueOf(compared.left), valueOf(compared.right)] : [];
  return (scope, wanted) => {
    if (toBoolean(whole(scope)) === wanted) return 0;
    return left && right ? gap(left(scope), right(scope)) : 1;
  };
}

/** The value of an expression; blank where a limit stops it. */
export function valueOf(expression: Expression): Evaluate {
  const run = compileExpression(expression, { functions: allFunctions });
  return (scope) => {
    try {
      return run(scope);
    } catch (error) {
      if (error instanceof EvaluationStopped) return undefined;
      throw error;
    }
  };
}

/** Between 0 and 1: less where two numbers or days are nearer; a value that is blank is farther than any other. */
function gap(left: Value, right: Value): number {
  if (isBlank(left) || isBlank(right)) return 1;
  const [first, second] = [toMoment(left) ?? toNumber(left), toMoment(right) ?? toNumber(right)];
  if (first === undefined || second === undefined) return isEqual(left, right) ? 0.5 : 0.9;
  const distance = Math.abs(first - second);
  return 0.5 + (0.4 * distance) / (distance + 10);
}
