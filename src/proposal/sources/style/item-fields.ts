import { listMark } from '../../../engine/languages/traits.ts';
import { monthNames } from '../../../engine/calendar/names.ts';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { showDigits } from '../../../engine/numbers/digits.ts';
import type { CslItem, CslName } from '../../types.ts';

/** A text member of an item, without the full stop at its end. */
export function field(item: CslItem, ...names: readonly string[]): string {
  for (const name of names) {
    const value = item[name];
    if ((typeof value === 'string' || typeof value === 'number') && String(value).trim())
      return String(value)
        .trim()
        .replace(/(?<![.\p{Lu}]|\b(?:Inc|Ltd|Co|Corp))\.$/u, '');
  }
  return '';
}

type DateField = 'issued' | 'accessed' | 'event-date';

/** Year, month and day of a date, as far as known; of a range its first, or with `at` 1 its last. */
export const dateParts = (item: CslItem, name: DateField = 'issued', at: 0 | 1 = 0): readonly number[] =>
  (item[name] as CslItem['issued'])?.['date-parts'][at] ?? [];

export const namesOf = (item: CslItem, role: string): readonly CslName[] => {
  const names = item[role];
  return Array.isArray(names) ? (names as readonly CslName[]) : [];
};

/** A year before 1700 in a Persian source is one of the solar calendar. */
const calendarOf = (year: number): CoreLanguage => (year < 1700 ? 'fa' : 'en');

/** `2002 Jul 25` in English, `۲۵ مرداد ۱۳۹۹` in Persian; `2002 Apr 3-5` of several days. */
export function vancouverDate(parts: readonly number[], language: CoreLanguage, until: readonly number[] = []): string {
  const [year] = parts;
  if (!year) return '';
  const days = daysOf(parts, until, language, calendarOf(year) === 'en' ? 3 : 20, language === 'fa' ? '–' : '-');
  return showDigits((language === 'fa' ? [days, year] : [year, days]).filter(Boolean).join(' '), language);
}

/** `2019, September 6` in English, `۱۳۹۹، ۲۵ مرداد` in Persian; `2016, March 30–April 2` of several days. */
export function apaDate(parts: readonly number[], language: CoreLanguage, until: readonly number[] = []): string {
  const [year] = parts;
  if (!year) return language === 'fa' ? 'بی‌تا' : 'n.d.';
  const days = daysOf(parts, until, language, 20, '–');
  return showDigits([year, days].filter(Boolean).join(listMark(language)), language);
}

/** Month and day, or the days from one to another of the same year; English months by so many letters. */
function daysOf(
  [year = 0, month = 0, day]: readonly number[],
  [, lastMonth = 0, lastDay]: readonly number[],
  language: CoreLanguage,
  letters: number,
  dash: string,
): string {
  const name = (number: number): string | undefined => {
    const whole = monthNames(language, calendarOf(year))[number - 1];
    return language === 'fa' ? whole : whole?.slice(0, letters);
  };
  const inOrder = (...words: readonly (string | number | undefined)[]): string =>
    (language === 'fa' ? [...words].reverse() : words).filter(Boolean).join(' ');
  if (!day || !lastDay || (lastMonth === month && lastDay === day)) return inOrder(name(month), day);
  if (lastMonth === month) return inOrder(name(month), `${day}${dash}${lastDay}`);
  return `${inOrder(name(month), day)}${dash}${inOrder(name(lastMonth), lastDay)}`;
}

/** `4th ed.`, `ویرایش ۴`; what is no number as it is. */
export function edition(item: CslItem, language: CoreLanguage): string {
  const text = field(item, 'edition');
  if (!text) return '';
  const number = /^(\d+)(?:st|nd|rd|th)?$/i.exec(text)?.[1];
  if (language === 'fa') return /ویراست|ویرایش|چاپ/.test(text) ? text : `ویرایش ${showDigits(number ?? text, 'fa')}`;
  if (!number) return /\bed(?:ition|\.)?$/i.test(text) ? text : `${text} ed.`;
  return `${number}${ordinal(Number(number))} ed.`;
}

const ordinal = (number: number): string =>
  number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');

/** Initials of given names: `Jean-Paul Marie` gives J, P and M. */
export const initialsOf = (given: string): readonly string[] =>
  /^\p{Lu}{2,3}$/u.test(given.trim())
    ? given.trim().split('')
    : given
        .split(/[\s.-]+/)
        .filter(Boolean)
        .map((name) => [...name][0]!.toUpperCase());

/** A thesis of which degree, as far as can be told. */
export function thesisDegree(item: CslItem): 'doctoral' | 'master' | undefined {
  const genre = field(item, 'genre').toLowerCase();
  if (/ph\.?\s?d|doctor|dissertation|دکتر|رساله/.test(genre)) return 'doctoral';
  return /master|mathesis|msc|m\.?\s?sc|ارشد/.test(genre) ? 'master' : undefined;
}
