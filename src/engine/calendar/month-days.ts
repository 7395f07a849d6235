import type { Calendar } from '../definition/types.ts';
import { toParts } from './date-parts.ts';
import { fromDayNumber, toDayNumber } from './day-number.ts';
import { fromParts } from './from-parts.ts';
import { daysInJalaliMonth } from './to-gregorian.ts';

/** Days of a month of the calendar; months count from 1. */
export const daysInMonth = (year: number, month: number, calendar: Calendar): number =>
  calendar === 'fa' ? daysInJalaliMonth(year, month) : new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The date that many days later; undefined when there is none. */
export function addDays(iso: string, days: number): string | undefined {
  const day = toDayNumber(iso);
  return day === undefined ? undefined : fromDayNumber(day + days);
}

/** The same day that many months later, or the last day of a shorter month. */
export function addMonths(iso: string, months: number, calendar: Calendar): string | undefined {
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
export const firstWeekday = (calendar: Calendar): number => (calendar === 'fa' ? 6 : 0);
