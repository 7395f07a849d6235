import { gregorian, solar } from '../calendar/names.ts';
import type { Calendar, Language } from '../definition/types.ts';
import { knownTraits, type Traits } from './traits.ts';

/** What `locales/<tag>/language.json` says. */
export interface LanguageFile {
  readonly digits: string;
  readonly list: string;
  readonly clause: string;
}

type Said = Pick<Traits, 'words' | 'sentences'>;

const zeros: Readonly<Record<string, number>> = { arab: 0x660, arabext: 0x6f0, deva: 0x966 };

/** Takes what a language's own file says of it, once that has come; months and days are called what the platform calls them. */
export function learnLanguage(language: Language, { digits, list, clause }: LanguageFile, said: Said = {}): void {
  const numbers = digits.startsWith('arab') ? (['٬', '٫'] as const) : ([',', '.'] as const);
  knownTraits[language] = {
    zero: zeros[digits] ?? 0x30,
    marks: [list, clause, ...numbers],
    weekdays: { long: weekdaysOf(language, 'long'), letters: weekdaysOf(language, 'narrow') },
    ...said,
  };
  gregorian[language] = monthsOf(language, 'en');
  solar[language] = monthsOf(language, 'fa');
}

const each = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The first of these days lies within the first month of its calendar, and so on. */
function monthsOf(language: string, calendar: Calendar): readonly string[] {
  const tag = `${language}-u-ca-${calendar === 'fa' ? 'persian' : 'gregory'}`;
  const { format } = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const [month, day] = calendar === 'fa' ? [3, 5] : [0, 15];
  return each(12).map((index) => format(Date.UTC(2025, month + index, day)));
}

/** The first of January 2023 was a Sunday. */
function weekdaysOf(language: string, weekday: 'long' | 'narrow'): readonly string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return each(7).map((index) => format(Date.UTC(2023, 0, index + 1)));
}
