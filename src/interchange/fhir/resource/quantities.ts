import { ucumUtils } from 'fhirpath';
import { isRecord } from '../../../engine/definition/walk-questions.ts';
import type { Raw } from '../../shared/raw.ts';

interface Converted {
  readonly status: string;
  readonly toVal: number | null;
}
const convert = (ucumUtils as { convertUnitTo(from: string, value: number, to: string): Converted }).convertUnitTo.bind(
  ucumUtils,
);

/** Less than, equal to or more than 0 as the quantity is to the bound, its unit converted; undefined where there is no bound. */
export function compareQuantities(quantity: Raw, bound: unknown): number | 'incompatible' | undefined {
  const { value } = quantity;
  const limit: unknown = isRecord(bound) ? bound['value'] : bound;
  if (typeof value !== 'number' || typeof limit !== 'number') return undefined;
  const to = isRecord(bound) ? unitOf(bound) : undefined;
  const from = unitOf(quantity);
  if (to === undefined || from === undefined || from === to) return value - limit;
  const { status, toVal } = convert(from, value, to);
  return status === 'succeeded' && toVal !== null ? toVal - limit : 'incompatible';
}

function unitOf({ code, unit }: Raw): string | undefined {
  const written = code ?? unit;
  return typeof written === 'string' && written !== '' ? written : undefined;
}
