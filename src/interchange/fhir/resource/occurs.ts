import { findExtension, standard } from '../../../fields/fhir/extensions.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { known } from './addresses.ts';
import type { Raw } from '../../shared/raw.ts';

/** How many answers or rows there may be; that there must be one is the matter of `required`. */
export function occursOf(item: FhirItem): { readonly min?: number; readonly max?: number } {
  if (item.repeats !== true) return {};
  const least = findExtension(item, known.minOccurs)?.valueInteger ?? 0;
  const most = findExtension(item, standard.maxOccurs)?.valueInteger;
  return { ...(least > 1 ? { min: least } : {}), ...(most !== undefined && most > 0 ? { max: most } : {}) };
}

/** The same in FHIR's words. */
export function writeOccurs(change: Raw): readonly Raw[] {
  return (
    [
      ['minOccurs', known.minOccurs],
      ['maxOccurs', standard.maxOccurs],
    ] as const
  ).flatMap(([key, url]) => (typeof change[key] === 'number' ? [{ url, valueInteger: change[key] }] : []));
}

/** Bounds of an element that repeats are of how many there are, not of what they are. */
export function asOccurs(change: Raw): Raw {
  return Object.fromEntries(
    Object.entries(change).map(([key, value]) => [
      key === 'min' ? 'minOccurs' : key === 'max' ? 'maxOccurs' : key,
      value,
    ]),
  );
}
