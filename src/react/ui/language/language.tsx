import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { formatDate } from '../../../engine/calendar/format-date.ts';
import { formatNumber } from '../../../engine/numbers/number-text.ts';
import { showDigits } from '../../../engine/numbers/digits.ts';
import type { Language, Localized } from '../../../engine/definition/types.ts';
import { translate } from '../../../store/texts.ts';

export type Direction = 'ltr' | 'rtl';

/** How texts, numbers and dates on a screen are written. */
export interface LanguageTools {
  readonly language: Language;
  readonly calendar: Language;
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

/** The text in the language, or else in the other one. */
export function pickText(localized: Localized | undefined, language: Language): string {
  if (localized === undefined || typeof localized === 'string') return localized ?? '';
  return localized[language] ?? localized.en ?? localized.fa ?? '';
}

const scripts = { en: /[a-z]/i, fa: /[\u0600-\u06ff]/ } as const;

/** What the reader's language lacks is in the other one; a text whose language nobody named is known by its script. */
function isForeign(localized: Localized, language: Language, other: Language): boolean {
  if (typeof localized === 'object') return localized[language] === undefined && !!localized[other];
  return scripts[other].test(localized) && !scripts[language].test(localized);
}

export function directionOf(language: Language): Direction {
  return language === 'fa' ? 'rtl' : 'ltr';
}

/** Returns a text; `shown` holds the parameters as the reader writes them. */
export type Translate = (
  key: string,
  params: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
) => string;

export function createLanguageTools(
  language: Language,
  calendar: Language,
  dir: Direction,
  translate: Translate,
): LanguageTools {
  const number = (value: number, floatcount?: number): string => formatNumber(value, { language, floatcount });
  const text = (localized: Localized | undefined): string => pickText(localized, language);
  const other = language === 'fa' ? 'en' : 'fa';
  const voice = (localized: Localized = ''): Voice | undefined =>
    isForeign(localized, language, other) ? { lang: other, dir: directionOf(other) } : undefined;
  return {
    language,
    calendar,
    dir,
    number,
    text,
    voice,
    show(localized) {
      const foreign = voice(localized);
      return foreign ? <bdi {...foreign}>{text(localized)}</bdi> : text(localized);
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
  readonly calendar?: Language;
  /** Defaults to the language's own. */
  readonly dir?: Direction;
  readonly children: ReactNode;
}

/** Gives screens their language. The texts are those that travel with the code. */
export function LanguageProvider({
  language,
  calendar = language,
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
