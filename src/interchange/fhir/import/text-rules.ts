import { canRunAway } from '../../../engine/checks/can-run-away.ts';
import { limits } from '../../../engine/definition/limits.ts';
import type { Question } from '../../../engine/definition/types.ts';
import { findExtension, standard } from '../../../fields/fhir/extensions.ts';
import { compilePattern } from '../../../fields/texts/pattern.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { known } from '../resource/addresses.ts';
import type { Note } from '../../shared/raw.ts';

/** Longest text that a pattern can be asked about. */
const mostCharacters = 1000;

/** A pattern or a length as the format of a text; what a text cannot hold to is noted. */
export function formatOf(item: FhirItem, path: string, note: Note): Pick<Question, 'format'> {
  if (item.type === 'url') return { format: 'url' };
  const regex = findExtension(item, standard.regex)?.valueString;
  const length = lengthOf(item);
  const takesFormat = item.type === 'string' || item.type === 'choice' || item.type === 'open-choice';
  const pattern = [regex, length].find((each) => each !== undefined && isPattern(each));
  for (const [rule, what] of [
    [regex, 'regex'],
    [length, 'length'],
  ] as const) {
    if (rule !== undefined && (!takesFormat || rule !== pattern)) note(path, `the ${what} of the text is not held to`);
  }
  return takesFormat && pattern !== undefined ? { format: { pattern } } : {};
}

function lengthOf(item: FhirItem): string | undefined {
  const most: unknown = Reflect.get(item, 'maxLength');
  const least = findExtension(item, known.minLength)?.valueInteger;
  if (typeof most !== 'number' && least === undefined) return undefined;
  if (typeof most === 'number' && (most > mostCharacters || most < (least ?? 0))) return '(';
  return `.{${least ?? 0},${typeof most === 'number' ? most : ''}}`;
}

function isPattern(pattern: string): boolean {
  return pattern.length <= limits.patternCharacters && !canRunAway(pattern) && compilePattern(pattern) !== undefined;
}
