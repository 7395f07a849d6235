import type { Language } from '../definition/types.ts';
import { fromDayNumber, toDayNumber } from './day-number.ts';
import { daysInJalaliMonth, toGregorian, toJalali } from './jalali.ts';
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

/** Days of a month of the calendar; months count from 1. */
export const daysInMonth = (year: number, month: number, calendar: Language): number =>
  calendar === 'fa' ? daysInJalaliMonth(year, month) : new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The date that many days later; undefined when there is none. */
export function addDays(iso: string, days: number): string | undefined {
  const day = toDayNumber(iso);
  return day === undefined ? undefined : fromDayNumber(day + days);
}

/** The same day that many months later, or the last day of a shorter month. */
export function addMonths(iso: string, months: number, calendar: Language): string | undefined {
  const parts = toParts(iso, calendar);
  if (!parts) return undefined;
  const count = parts.year * 12 + parts.month - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  if (year < 1 || year > 9999) return undefined;
  return fromParts({ year, month, day: Math.min(parts.day, daysInMonth(year, month, calendar)) }, calendar);
}

/** Day of the week, 0 for Sunday to 6 for Saturday; undefined for no date. */
export function weekday(iso: string): number | undefined {
  const day = toDayNumber(iso);
  return day === undefined ? undefined : (((day + 4) % 7) + 7) % 7;
}

/** The day a week of the calendar begins with: Saturday (6) for the solar one, Sunday (0) for the Gregorian. */
export const firstWeekday = (calendar: Language): number => (calendar === 'fa' ? 6 : 0);
