import { CalendarDate, PersianCalendar } from '@internationalized/date';
import { fromDayNumber, toDayNumber } from './day-number.ts';

/** A day of a calendar; months count from 1. */
export interface DateParts { readonly year: number; readonly month: number; readonly day: number }

const persian = new PersianCalendar();
const julianDayOf1970 = 2_440_588;
/** 1 Farvardin of the year 1, counted from 1970. */
const firstDay = 1_948_320 - julianDayOf1970;

/** Days of a month of the solar calendar of Iran. */
export const daysInJalaliMonth = (year: number, month: number): number =>
  persian.getDaysInMonth(new CalendarDate(persian, year, month, 1));

/** The solar date of a Gregorian `YYYY-MM-DD`; undefined when that is no date, or lies before the year 1. */
export function toJalali(iso: string): DateParts | undefined {
  const day = toDayNumber(iso);
  if (day === undefined || day < firstDay) return undefined;
  const { year, month, day: dayOfMonth } = persian.fromJulianDay(day + julianDayOf1970);
  return { year, month, day: dayOfMonth };
}

/** The Gregorian `YYYY-MM-DD` of a solar date; undefined when the calendar has no such day. */
export function toGregorian({ year, month, day }: DateParts): string | undefined {
  const whole = [year, month, day].every(Number.isInteger);
  if (!whole || year < 1 || year > 9377 || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInJalaliMonth(year, month)) return undefined;
  return fromDayNumber(persian.toJulianDay(new CalendarDate(persian, year, month, day)) - julianDayOf1970);
}
