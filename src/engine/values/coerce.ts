import { parseNumber } from '../numbers/number-text.ts';
import { tidyNumber } from '../numbers/round-number.ts';
import { toFractionOfDay } from './time-of-day.ts';
import type { Value } from './value.ts';

export const isList = (value: Value): value is readonly Value[] => typeof value === 'object';

/** Nothing, an empty text, and a list with nothing in it. */
export const isBlank = (value: Value): boolean =>
  value === undefined || value === '' || (isList(value) && value.every((item) => item === undefined || item === ''));

/** A list of one is what is in it; a longer one is no single value and so blank. */
export const toSingle = (value: Value): Value => (isList(value) ? (value.length === 1 ? value[0] : undefined) : value);

/** Numbers out of range, and what has no result such as 1/0, are blank. `-0` is 0. */
export const toFinite = (number: number): number | undefined => (Number.isFinite(number) ? number + 0 : undefined);

/** TRUE is 1; a text counts when it reads as a number; a time is the fraction of the day that is over, as in Excel; anything else is blank. */
export function toNumber(value: Value): number | undefined {
  const single = toSingle(value);
  if (typeof single === 'number') return toFinite(single);
  if (typeof single === 'boolean') return Number(single);
  return typeof single === 'string' ? (parseNumber(single) ?? toFractionOfDay(single)) : undefined;
}

/** Blank, 0 and the text `FALSE` are false; any other text is true, and so is a list with something true in it. */
export function toBoolean(value: Value): boolean {
  if (isList(value)) return value.some((item) => !isList(item) && toBoolean(item));
  if (typeof value !== 'string') return Boolean(value);
  return value !== '' && parseNumber(value) !== 0 && value.toUpperCase() !== 'FALSE';
}

/** Blank is empty, numbers have at most fifteen digits, lists are parted by `, `. */
export function toText(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(tidyNumber(value));
  if (typeof value === 'boolean') return String(value).toUpperCase();
  return isList(value)
    ? value
        .filter((item) => !isBlank(item))
        .map((item) => (isList(item) ? '' : toText(item)))
        .join(', ')
    : value;
}
