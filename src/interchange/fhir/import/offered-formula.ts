import type { FhirItem } from '../../../fields/fhir/types.ts';
import type { Note } from '../../shared/raw.ts';
import { known } from '../resource/addresses.ts';
import { formulaAt } from '../resource/expressions.ts';

/** Items whose answers can be chosen from values that are computed. */
const offering: ReadonlySet<string> = new Set([
  ...['choice', 'open-choice', 'string', 'text', 'url', 'integer', 'decimal', 'date', 'dateTime', 'time', 'reference'],
]);

/** The formula of the options that an item computes; what cannot be computed here is noted. */
export function offeredFormula(item: FhirItem, path: string, note: Note): string | undefined {
  const formula = formulaAt(item, [known.answerExpression], path, note);
  if (formula === undefined || offering.has(item.type)) return formula;
  note(path, `options are not computed for answers of type ${item.type.slice(0, 50)}`);
  return undefined;
}
