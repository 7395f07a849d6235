import { calendarFor } from '../engine/languages/native.ts';
import { formatDate as format, type DateFormat } from '../engine/calendar/format-date.ts';
import { parseDate as parse, type DateReading } from '../engine/calendar/parse-date.ts';

export { foldDigits, showDigits } from '../engine/numbers/digits.ts';
export type { DateFormat } from '../engine/calendar/format-date.ts';
export { toJalali, type DateParts } from '../engine/calendar/jalali.ts';
export { toGregorian } from '../engine/calendar/to-gregorian.ts';
export { addDays, addMonths, daysInMonth, firstWeekday, weekday } from '../engine/calendar/month-days.ts';
export { formatNumber, parseNumber, type NumberFormat } from '../engine/numbers/number-text.ts';
export type { DateReading } from '../engine/calendar/parse-date.ts';

/** A stored date in words or digits. English by default, and in the calendar of the language; a text that is no date is returned as it came. */
export function formatDate(
  iso: string,
  { language = 'en', calendar = calendarFor(language), style }: Partial<DateFormat> = {},
): string {
  return format(iso, { language, calendar, ...(style && { style }) });
}

/**
 * The stored date of what a person typed; undefined when it is no date, or could be two.
 *
 * Any digits and separators, months as numbers or by name, the year in four digits. A date is in the calendar of the language,
 * Gregorian by default, unless its year and month show that it is Persian.
 */
export function parseDate(
  text: string,
  { language = 'en', calendar = calendarFor(language) }: Partial<DateReading> = {},
): string | undefined {
  return parse(text, { calendar, language });
}
