import { checkNames, type ForeignCheck } from './check-names.ts';
import { parseSyntax } from '../syntax/parse-syntax.ts';
import type { ParsedExpression } from '../syntax/parse-syntax.ts';

/**
 * Reads an expression as people write it in Excel; a leading `=` may stand.
 *
 * `names` are those it may mention, columns (`medications.dose`) and facts of the patient among them;
 * without it any name will do. A text of the wrong form gives one problem, at the first character that does not fit;
 * otherwise every unknown name and function and every wrong number of arguments is reported.
 */
export function parseExpression(text: string, names?: Iterable<string>, foreign?: ForeignCheck): ParsedExpression {
  const parsed = parseSyntax(text);
  if (!parsed.ok) return parsed;
  const known = names && (names instanceof Set ? (names as ReadonlySet<string>) : new Set(names));
  const problems = checkNames(parsed.expression, known, foreign);
  return problems.length === 0 ? parsed : { ok: false, problems };
}
