import type { Calendar } from '../definition/types.ts';
import { toDayNumber } from './day-number.ts';
import type { DateParts } from './jalali.ts';
import { toGregorian } from './to-gregorian.ts';

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

function fromGregorianParts({ year, month, day }: DateParts): string | undefined {
  const iso = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return toDayNumber(iso) === undefined ? undefined : iso;
}

/** The stored date of a calendar's day; undefined when the calendar has no such day. */
export const fromParts = (parts: DateParts, calendar: Calendar): string | undefined =>
  calendar === 'fa' ? toGregorian(parts) : fromGregorianParts(parts);
