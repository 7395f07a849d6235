import { toDayNumber } from './day-number.ts';

/** A day of a calendar; months count from 1. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** 1 Farvardin of the year 1, counted from 1970. */
export const firstDay = -492_268;
const daysOf33Years = 12_053;

/** Days from the first of all years to 1 Farvardin of this one: eight of 33 years have a day more. */
export const daysBeforeYear = (year: number): number => 365 * (year - 1) + Math.floor((8 * year + 21) / 33);

/** Six months of 31 days, then months of 30. */
export const daysBeforeMonth = (month: number): number => 30 * (month - 1) + Math.min(month - 1, 6);

/** The solar date of a Gregorian `YYYY-MM-DD`; undefined when that is no date, or is before the year 1. */
export function toJalali(iso: string): DateParts | undefined {
  const day = toDayNumber(iso);
  if (day === undefined || day < firstDay) return undefined;
  const year = 1 + Math.floor((33 * (day - firstDay) + 3) / daysOf33Years);
  const dayOfYear = day - firstDay - daysBeforeYear(year);
  const month = 1 + Math.floor(dayOfYear < 186 ? dayOfYear / 31 : (dayOfYear - 6) / 30);
  return { year, month, day: dayOfYear - daysBeforeMonth(month) + 1 };
}
