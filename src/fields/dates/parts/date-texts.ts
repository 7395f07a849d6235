import { toParts } from '../../../engine/calendar/date-parts.ts';
import { isDate } from '../../../engine/calendar/day-number.ts';
import { daysInMonth } from '../../../engine/calendar/month-days.ts';
import { monthNames } from '../../../engine/calendar/names.ts';
import { calendarOf, findMonth, foldDate } from '../../../engine/calendar/parse-date.ts';
import type { Calendar, Language } from '../../../engine/definition/types.ts';
import type { Fault } from '../../../engine/definition/problem.ts';

/** In the order in which a day is spoken. */
export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

/** What stands in the three fields of a day. */
export type DateTexts = Readonly<Record<DatePart, string>>;

/** The three fields of a stored date, or of what was typed in them and is none. */
export function textsOf(written: string, calendar: Calendar): DateTexts {
  const found = isDate(written) ? toParts(written, calendar) : undefined;
  if (found) return { day: String(found.day), month: String(found.month), year: String(found.year) };
  const [year = '', month = '', ...day] = written.split('/');
  return { day: day.join('/'), month, year };
}

/**
 * The three fields as one text, which `parseDate` and `partsFault` read; '' where nothing was typed.
 *
 * Where months are chosen by the names of a calendar, `named`, a year of the other one does not make them the other's.
 */
export function joinTexts(texts: DateTexts, named?: Calendar): string {
  const { day, month, year } = trimTexts(texts);
  if (!day && !month && !year) return '';
  const isOther = named !== undefined && isWhole(year) && calendarOf(Number(year), named) !== named;
  return `${year}/${isOther ? (monthNames('en', named)[Number(month) - 1]?.toLowerCase() ?? month) : month}/${day}`;
}

/** The texts with Latin digits and without spaces around. */
export const trimTexts = ({ day, month, year }: DateTexts): DateTexts => ({
  day: foldDate(day).trim(),
  month: foldDate(month).trim(),
  year: foldDate(year).trim(),
});

/** Months are chosen by name but in English and the Gregorian calendar, where everybody knows their numbers and either will do. */
export const namesMonths = (language: Language, calendar: Calendar): boolean => language !== 'en' || calendar !== 'en';

/** The number of a month that is written as a number or by name; what is neither stays. */
export const monthNumber = (text: string): string => String(findMonth(foldDate(text))?.month ?? text);

const isWhole = (year: string): boolean => /^\d{4}$/.test(year);

/** What is wrong with a day in three fields, and in which of them. */
export interface PartsFault extends Fault {
  readonly parts: readonly DatePart[];
}

/** Undefined where the text does not come from three fields, or nothing is known to be wrong with any of them. */
export function partsFault(written: string): PartsFault | undefined {
  if (written.length > 100 || written.split('/').length !== 3) return undefined;
  const texts = trimTexts(textsOf(written, 'en'));
  const missing = dateParts.filter((part) => texts[part] === '');
  if (missing.length > 0) return { rule: `missing${missing.join('')}`, parts: missing };
  if (!isWhole(texts.year)) return { rule: 'yeardigits', parts: ['year'] };
  const year = Number(texts.year);
  const found = monthOf(texts.month, year);
  if (!found) return { rule: 'notmonth', parts: ['month'] };
  if (found.calendar !== calendarOf(year, found.calendar))
    return { rule: found.calendar === 'fa' ? 'notsolaryear' : 'notgregorianyear', parts: ['year'] };
  const max = daysInMonth(year, found.month, found.calendar);
  return isNumberUpTo(texts.day, max) ? undefined : { rule: 'notdayofmonth', params: { max }, parts: ['day'] };
}

const isNumberUpTo = (text: string, max: number): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= max;

/** By its number in the calendar that the year is of, or by its name. */
function monthOf(text: string, year: number): ReturnType<typeof findMonth> {
  return isNumberUpTo(text, 12) ? { month: Number(text), calendar: calendarOf(year, 'en') } : findMonth(text);
}
