import { isRecord } from '../../../engine/definition/walk-questions.ts';
import type { Value } from '../../../engine/values/value.ts';
import { referenceText } from '../resource/reference-texts.ts';
import { resolveTypes } from './library.ts';

/** What the engine makes of a collection: blank of none, the value of one, a list of several; a quantity is its number, a coding its code, a reference its text. */
export function toValue(collection: readonly unknown[]): Value {
  const values = resolveTypes(collection).map((value, index) => amountOf(value, collection[index]) ?? toScalar(value));
  return values.length > 1 ? values : values[0];
}

/** The library writes its own quantities as texts, `5.5 'kg'`. */
function amountOf(text: unknown, value: unknown): number | undefined {
  const isQuantity = typeof text === 'string' && typeof value === 'object' && value !== null && 'unit' in value;
  return isQuantity ? Number.parseFloat(text) : undefined;
}

function toScalar(value: unknown): Value {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return Number(value);
  if (isRecord(value)) {
    const coding: unknown = Array.isArray(value['coding']) ? value['coding'][0] : value;
    const found: unknown = value['value'] ?? (isRecord(coding) ? coding['code'] : undefined);
    if (found !== undefined) return toScalar(found);
    const reference = referenceText(value);
    if (reference !== undefined) return reference;
  }
  throw new Error('The expression gives an element that is no value');
}
