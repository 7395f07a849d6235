import type { Language } from '../definition/types.ts';
import { fromDayNumber, toDayNumber } from './day-number.ts';
import { toGregorian, toJalali } from './jalali.ts';
import type { DateParts } from './jalali.ts';

function toGregorianParts(iso: string): DateParts | undefined {
  if (toDayNumber(iso) === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

function fromGregorianParts({ year, month, day }: DateParts): string | undefined {
  const iso = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return toDayNumber(iso) === undefined ? undefined : iso;
}

/** Year, month and day in the calendar, of a stored date; undefined when it is none. */
export const toParts = (iso: string, calendar: Language): DateParts | undefined =>
  calendar === 'fa' ? toJalali(iso) : toGregorianParts(iso);

/** The stored date of a calendar's day; undefined when the calendar has no such day. */
export const fromParts = (parts: DateParts, calendar: Language): string | undefined =>
  calendar === 'fa' ? toGregorian(parts) : fromGregorianParts(parts);

/** The date that many days later; undefined when there is none. */
export function addDays(iso: string, days: number): string | undefined {
  const day = toDayNumber(iso);
  return day === undefined ? undefined : fromDayNumber(day + days);
}
