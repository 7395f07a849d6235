import { toParts } from './date-parts.ts';
import { addDays } from './month-days.ts';
import { datePartsOf, findMonth, foldDate, parseDate } from './parse-date.ts';
import type { Calendar } from '../definition/types.ts';

export interface TypedDateReading {
  readonly calendar: Calendar;
  /** The reader's own day, `YYYY-MM-DD`. */
  readonly today: string;
  /** No later day is meant, `YYYY-MM-DD`: of a birthday, say, today. */
  readonly latest?: string;
}

/** Days from today. */
const daysByName = new Map([
  ['today', 0],
  ['امروز', 0],
  ['yesterday', -1],
  ['دیروز', -1],
  ['tomorrow', 1],
  ['فردا', 1],
]);

/** So many years from now are still what a year of two digits means. */
const yearsAhead = 10;

const isNumber = (word: string): boolean => /^\d{1,2}$/.test(word);
/** No month has such a day. */
const isOnlyYear = (word: string): boolean => Number(word) > 31 || /^00$/.test(word);

/**
 * The stored date of what a person types into a form: all that `parseDate` reads, and besides it `today` and the days
 * around it, a day without its year, and years of two digits; undefined for what could be two dates, as `5/3`.
 */
export function readTypedDate(text: string, reading: TypedDateReading): string | undefined {
  const whole = parseDate(text, reading);
  if (whole !== undefined || text.length > 100) return whole;
  const words = datePartsOf(foldDate(text));
  const days = words.length === 1 ? daysByName.get(words[0] ?? '') : undefined;
  if (days !== undefined) return addDays(reading.today, days);
  const numbers = words.filter(isNumber);
  const month = words.find((word) => !isNumber(word));
  if (month === undefined) return words.length === 2 ? withoutYear(numbers, reading) : shortYear(numbers, reading);
  const calendar = findMonth(month)?.calendar;
  if (!calendar || numbers.length !== words.length - 1) return undefined;
  const [first = '', second] = numbers;
  if (second === undefined) return parseDate(`${first} ${month} ${yearOf(reading.today, calendar)}`, reading);
  const [day, year] = isOnlyYear(first) ? [second, first] : [first, second];
  return parseDate(`${day} ${month} ${fullYear(year, { ...reading, calendar })}`, reading);
}

/** Day and month of this year, where only one of the two can be the month. */
function withoutYear(
  [first = '', second = '']: readonly string[],
  { calendar, today }: TypedDateReading,
): string | undefined {
  const [one, two] = [Number(first), Number(second)];
  if (one <= 12 && two <= 12 && one !== two) return undefined;
  return parseDate(`${yearOf(today, calendar)}/${one > 12 ? `${two}/${one}` : `${one}/${two}`}`, { calendar });
}

/** A solar date has its year first, as everybody writes it; a Gregorian one where only that number can be the year. */
function shortYear(numbers: readonly string[], reading: TypedDateReading): string | undefined {
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length !== 3) return undefined;
  if (isOnlyYear(third) && !isOnlyYear(first))
    return parseDate(`${first}/${second}/${fullYear(third, reading)}`, reading);
  return reading.calendar === 'fa' || isOnlyYear(first)
    ? parseDate(`${fullYear(first, reading)}/${second}/${third}`, reading)
    : undefined;
}

const yearOf = (day: string, calendar: Calendar): number => toParts(day, calendar)?.year ?? 0;

/** The last year that ends so and is not too far ahead; of one digit it is none. */
function fullYear(digits: string, { calendar, today, latest }: TypedDateReading): number | undefined {
  if (digits.length !== 2) return undefined;
  const last = latest === undefined ? yearOf(today, calendar) + yearsAhead : yearOf(latest, calendar);
  return last - ((((last - Number(digits)) % 100) + 100) % 100);
}
