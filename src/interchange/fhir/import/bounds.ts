import { findExtension, standard } from '../../../fields/fhir/extensions.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { known } from '../resource/addresses.ts';
import { formulaAt } from '../resource/expressions.ts';
import type { Note } from '../../shared/raw.ts';
import type { Sheet } from './question-sheet.ts';

const ends = [
  ['min', standard.minValue, known.minQuantity],
  ['max', standard.maxValue, known.maxQuantity],
] as const;
const bounded: readonly string[] = ['number', 'date', 'time', 'datetime'];

/** Bounds that the field's own words do not say: computed ones, and those that are quantities. What cannot be held to is noted. */
export function boundsOf(item: FhirItem, { type }: Sheet, path: string, note: Note): Partial<Sheet> {
  return Object.fromEntries(
    ends.flatMap(([key, url, quantityUrl]): [string, unknown][] => {
      const found = findExtension(item, url);
      const quantity: unknown = Reflect.get(findExtension(item, quantityUrl) ?? found ?? {}, 'valueQuantity');
      const element = Object.entries(found ?? {}).find(([name]) => name.startsWith('_value'))?.[1] as unknown;
      const bound = isRecord(element)
        ? formulaAt(element, [known.computedValue, known.computedValueOfOld], `${path}.extension`, note)
        : inUnit(quantity, item);
      if (bound !== undefined && bounded.includes(type)) return [[key, bound]];
      if (quantity !== undefined || element !== undefined) note(path, `the bound ${key} is not held to`);
      return [];
    }),
  );
}

/** The number of a quantity that is in the unit of the question. */
function inUnit(quantity: unknown, item: FhirItem): number | undefined {
  if (!isRecord(quantity) || typeof quantity['value'] !== 'number') return undefined;
  const units = (item.extension ?? [])
    .filter(({ url }) => url === standard.unit || url === known.unitOption)
    .map(({ valueCoding }) => valueCoding);
  const [unit] = units;
  const isSame =
    units.length === 1 &&
    (quantity['code'] ?? quantity['unit']) !== undefined &&
    (unit?.code === quantity['code'] || (unit?.code === undefined && unit?.display === quantity['unit']));
  return isSame ? quantity['value'] : undefined;
}
