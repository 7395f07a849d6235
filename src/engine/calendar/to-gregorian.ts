import { fromDayNumber } from './day-number.ts';
import { daysBeforeMonth, daysBeforeYear, firstDay, type DateParts } from './jalali.ts';

const isLeapYear = (year: number): boolean => daysBeforeYear(year + 1) - daysBeforeYear(year) === 366;

/** Days of a month of the solar calendar of Iran. */
export const daysInJalaliMonth = (year: number, month: number): number =>
  month <= 6 ? 31 : month <= 11 || isLeapYear(year) ? 30 : 29;

/** The Gregorian `YYYY-MM-DD` of a solar date; undefined when the calendar has no such day. */
export function toGregorian({ year, month, day }: DateParts): string | undefined {
  const whole = [year, month, day].every(Number.isInteger);
  if (!whole || year < 1 || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInJalaliMonth(year, month)) return undefined;
  return fromDayNumber(firstDay + daysBeforeYear(year) + daysBeforeMonth(month) + day - 1);
}
