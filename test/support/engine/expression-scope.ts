import { exampleDay } from '../../../src/engine/function-docs/function-doc.ts';
import type { FunctionExample } from '../../../src/engine/function-docs/function-doc.ts';
import { allFunctions } from '../../../src/engine/functions/all-functions.ts';
import { compileExpression } from '../../../src/engine/expression/compile-expression.ts';
import { parseExpression } from '../../../src/engine/expression/parse-expression.ts';
import type { EvaluationScope } from '../../../src/engine/evaluation/scope.ts';
import type { Value } from '../../../src/engine/values/value.ts';

const own = <Found>(record: Readonly<Record<string, Found>> | undefined, name: string): Found | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

/** A scope over plain records, on the day of the examples, at noon. */
export const scopeOf = ({ given, scores, earlier }: Partial<FunctionExample> = {}): EvaluationScope => ({
  read: (name) => own(given, name),
  score: (name) => own(scores, name),
  last: (name) => own(earlier, name)?.at(-1),
  history: (name) => own(earlier, name) ?? [],
  today: () => exampleDay,
  now: () => new Date(2026, 2, 21, 12),
});

/** The value of an expression over some answers; throws when it does not parse. */
export function evaluate(
  text: string,
  given: Readonly<Record<string, Value>> = {},
  around: Partial<FunctionExample> = {},
): Value {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.problems)}`);
  return compileExpression(parsed.expression, { functions: allFunctions })(scopeOf({ ...around, given }));
}
