import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { formatDate } from '../../../engine/calendar/format-date.ts';
import { formatNumber } from '../../../engine/numbers/number-text.ts';
import { showDigits } from '../../../engine/numbers/digits.ts';
import type { Calendar, Language, Localized } from '../../../engine/definition/types.ts';
import { calendarFor, directionOf } from '../../../engine/languages/native.ts';
import { languageIn, pickText } from '../../../engine/languages/pick-text.ts';
import { translate } from '../../../store/texts.ts';
import { unbroken } from './unbroken.tsx';

export { directionOf, pickText };
export type Direction = 'ltr' | 'rtl';

/** How texts, numbers and dates on a screen are written. */
export interface LanguageTools {
  readonly language: Language;
  readonly calendar: Calendar;
  readonly dir: Direction;
  /** A text of the locales by `namespace:key`. Numbers among the parameters are shown in the language's digits. */
  t(key: string, params?: Readonly<Record<string, unknown>>): string;
  /** A form's own text, in the language or else in the other one; blank gives ''. */
  text(localized: Localized | undefined): string;
  /** The same to be drawn: what is in the other language is read and spoken as that one. */
  show(localized: Localized | undefined): ReactNode;
  /** Attributes for an element that holds such a text and nothing else. */
  voice(localized: Localized | undefined): Voice | undefined;
  number(value: number, floatcount?: number): string;
  /** The text with its digits as the language writes them. */
  digits(text: string): string;
  /** A Gregorian `YYYY-MM-DD` (or ISO 8601) in the reader's calendar. */
  date(iso: string): string;
}

export interface Voice {
  readonly lang: Language;
  readonly dir: Direction;
}

export const LanguageContext = createContext<LanguageTools | undefined>(undefined);

const latin = /[a-z]/i;
const arabic = /[\u0600-\u06ff]/;

/** A text whose language nobody named is known by its script. */
function guess(text: string, language: Language): Language {
  const isLatin = latin.test(text);
  if (isLatin === arabic.test(text) || isLatin === (directionOf(language) === 'ltr')) return language;
  return isLatin ? 'en' : 'fa';
}

/** Returns a text; `shown` holds the parameters as the reader writes them. */
export type Translate = (
  key: string,
  params: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
) => string;

export function createLanguageTools(
  language: Language,
  calendar: Calendar,
  dir: Direction,
  translate: Translate,
): LanguageTools {
  const number = (value: number, floatcount?: number): string => formatNumber(value, { language, floatcount });
  const text = (localized: Localized | undefined): string => pickText(localized, language);
  const voice = (localized: Localized = ''): Voice | undefined => {
    const lang = typeof localized === 'string' ? guess(localized, language) : languageIn(localized, language);
    return lang === language ? undefined : { lang, dir: directionOf(lang) };
  };
  return {
    language,
    calendar,
    dir,
    number,
    text,
    voice,
    show(localized) {
      const foreign = voice(localized);
      return foreign ? <bdi {...foreign}>{unbroken(text(localized))}</bdi> : unbroken(text(localized));
    },
    t: (key, params = {}) => translate(key, params, shownNumbers(params, number)),
    digits: (text) => showDigits(text, language),
    date: (iso) => formatDate(iso.slice(0, 10), { language, calendar }),
  };
}

function shownNumbers(
  params: Readonly<Record<string, unknown>>,
  number: (value: number) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'number' ? number(value) : value]),
  );
}

export interface LanguageProviderProps {
  readonly language: Language;
  /** Defaults to the language's own. */
  readonly calendar?: Calendar;
  /** Defaults to the language's own. */
  readonly dir?: Direction;
  readonly children: ReactNode;
}

/** Gives screens their language. The texts are those that travel with the code. */
export function LanguageProvider({
  language,
  calendar = calendarFor(language),
  dir = directionOf(language),
  children,
}: LanguageProviderProps) {
  const tools = useMemo(
    () => createLanguageTools(language, calendar, dir, (key, params, shown) => translate(language, key, params, shown)),
    [language, calendar, dir],
  );
  return <LanguageContext value={tools}>{children}</LanguageContext>;
}

/** The tools of the provider around, if there is one. */
export function useOuterLanguage(): LanguageTools | undefined {
  return useContext(LanguageContext);
}

export function useLanguage(): LanguageTools {
  const tools = useContext(LanguageContext);
  if (!tools) throw new Error('LanguageProvider is missing around this screen');
  return tools;
}
