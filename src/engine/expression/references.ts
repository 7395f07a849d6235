import { commonFunctions } from '../functions/function-table.ts';
import type { Expression } from '../syntax/syntax-tree.ts';
import { visit } from '../syntax/visit.ts';

/** The names an expression mentions, each once, in the order of their first mention. */
export function references(expression: Expression): readonly string[] {
  const names = new Set<string>();
  visit(expression, (part) => part.kind === 'name' && names.add(part.name));
  return [...names];
}

/**
 * The names whose value now, or score now, decides the result.
 *
 * What `LAST` and `HISTORY` ask for is past, and does not: `LAST(weight)` in the formula of `weight` is no circle.
 */
export function presentNames(expression: Expression): readonly string[] {
  const names = new Set<string>();
  const past = new Set<Expression>();
  visit(expression, (part) => {
    if (part.kind === 'name' && !past.has(part)) names.add(part.name);
    if (part.kind === 'call' && commonFunctions.get(part.name)?.asks === 'earlier')
      for (const asked of part.arguments) past.add(asked);
  });
  return [...names];
}
export interface Dependencies {
  /** Names whose value now, or score now, the result depends on. */
  readonly names: readonly string[];
  /** Names asked about in earlier entries only, which do not change while a form is filled. */
  readonly earlier: readonly string[];
  /** Whether the result may depend on the clock. */
  readonly clock: boolean;
}

/** Functions that read the clock, always or when their last argument is left out. */
const clockFunctions: Readonly<Record<string, number>> = { TODAY: 0, NOW: 0, AGE: 1, MONTHS: 1, YEARS: 1 };

/** What must change for the result to change. */
export function dependencies(expression: Expression): Dependencies {
  const now = presentNames(expression);
  const earlier = new Set<string>();
  let clock = false;
  visit(expression, (part) => {
    if (part.kind !== 'call') return;
    if (commonFunctions.get(part.name)?.asks === 'earlier')
      for (const name of part.arguments.flatMap(references)) earlier.add(name);
    clock ||= Object.hasOwn(clockFunctions, part.name) && clockFunctions[part.name] === part.arguments.length;
  });
  return { names: now, earlier: [...earlier], clock };
}
