import type { Calendar, Language } from '../definition/types.ts';
import { isDate } from './day-number.ts';
import { knownTraits } from '../languages/traits.ts';
import { foldDigits } from '../numbers/digits.ts';
import { fromParts } from './from-parts.ts';
import type { DateParts } from './jalali.ts';
import { monthNames } from './names.ts';

export interface DateReading {
  /** The calendar a date is in when its year and month do not say otherwise. */
  readonly calendar: Calendar;
  readonly language?: Language;
}

const unread = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?<=\d)(?:st|nd|rd|th)\b/g;

export const foldDate = (text: string): string =>
  foldDigits(text)
    .toLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ئ', 'ی')
    .replaceAll('آ', 'ا')
    .replace(unread, '');

const isMonth = (word: string, name: string): boolean =>
  word === name || (/^[a-z]{3,}$/.test(word) && name.startsWith(word));

interface NamedMonth {
  readonly month: number;
  readonly calendar: Calendar;
}

/** The month that a folded word names, in full or, in English, by its first letters. */
export function findMonth(word: string): NamedMonth | undefined {
  for (const calendar of ['en', 'fa'] as const) {
    for (const language of Object.keys(knownTraits) as Language[]) {
      const index = monthNames(language, calendar).findIndex((name) => isMonth(word, foldDate(name)));
      if (index >= 0) return { month: index + 1, calendar };
    }
  }
  return undefined;
}

const isYear = (text: string | undefined): boolean => text?.length === 4;

/** `3/4/2024` is April to one reader and March to another: better asked again than guessed. */
function orderDayAndMonth(first: number, second: number, year: number, calendar: Calendar): DateParts | undefined {
  if (calendar === 'fa' || first > 12 || first === second) return { year, month: second, day: first };
  return second > 12 ? { year, month: first, day: second } : undefined;
}

/** No patient's date is in the Gregorian year 1403, nor in the solar year 2024. */
export const calendarOf = (year: number, calendar: Calendar): Calendar =>
  (calendar === 'fa' ? year >= 1700 : year >= 1600) ? 'en' : 'fa';

function fromNumbers(numbers: readonly string[], calendar: Calendar): string | undefined {
  const [first = 0, second = 0, third = 0] = numbers.map(Number);
  const yearFirst = isYear(numbers[0]);
  if (!yearFirst && !isYear(numbers[2])) return undefined;
  const found = calendarOf(yearFirst ? first : third, calendar);
  const parts = yearFirst ? { year: first, month: second, day: third } : orderDayAndMonth(first, second, third, found);
  return parts && fromParts(parts, found);
}

function fromNamedMonth(
  [first = '', second = '']: readonly string[],
  { month, calendar }: NamedMonth,
): string | undefined {
  if (isYear(first) === isYear(second)) return undefined;
  const [year, day] = isYear(first) ? [Number(first), second] : [Number(second), first];
  return calendarOf(year, calendar) === calendar ? fromParts({ year, month, day: Number(day) }, calendar) : undefined;
}

/** What stands apart in a folded date: numbers and words. */
export const datePartsOf = (folded: string): readonly string[] =>
  folded.split(/[\s/\-.,،]+/).filter((word) => word !== '');

/** As nearly all dates come: nothing in it can be read otherwise. */
const isStored = (text: string): boolean => isDate(text) && text >= '1700';

/**
 * The stored date of what a person typed; undefined when it is no date, or could be two.
 *
 * Any digits; parts apart by `/ - . ،` or spaces, or eight digits in one; the year in four digits, first or last;
 * months as numbers or by name. A solar year read in the Gregorian calendar is still solar, and the other way round.
 */
export function parseDate(text: string, { calendar }: DateReading): string | undefined {
  if (isStored(text)) return text;
  if (text.length > 100) return undefined;
  const folded = foldDate(text)
    .trim()
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const words = datePartsOf(folded);
  if (words.length !== 3) return undefined;
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  if (numbers.length === 3) return fromNumbers(numbers, calendar);
  const month = findMonth(words.find((word) => !numbers.includes(word)) ?? '');
  return month && numbers.length === 2 ? fromNamedMonth(numbers, month) : undefined;
}
