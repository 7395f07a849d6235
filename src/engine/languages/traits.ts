import type { CoreLanguage, Language } from '../definition/types.ts';

/** How a language writes: the code of its digit 0, and what stands between items, between clauses, between thousands and before decimals. */
export interface Traits {
  readonly zero: number;
  readonly marks: readonly [list: string, clause: string, thousands: string, point: string];
  /** What does not travel with the code: names of days, what fields say, sentences of problems by rule. */
  readonly weekdays?: Readonly<Record<'long' | 'letters', readonly string[]>>;
  readonly words?: { readonly yes: string; readonly no: string };
  readonly sentences?: Readonly<Record<string, string>>;
}

/** Of the languages that are read here by now. */
export const knownTraits: Record<string, Traits> = {
  en: { zero: 0x30, marks: [', ', '; ', ',', '.'] },
  fa: { zero: 0x6f0, marks: ['، ', '؛ ', '٬', '٫'] },
};

/** Of a language that is on its way, those of English. */
export const traitsOf = (language: string): Traits => knownTraits[language] ?? knownTraits['en']!;

export const listMark = (language: Language): string => traitsOf(language).marks[0];

/** What stands between clauses, in lists of lists. */
export const clauseMark = (language: Language): string => traitsOf(language).marks[1];

/** The language of the two that travel with the code that stands in for a reader's: for what is written in these two alone. */
export const coreOf = (language: Language): CoreLanguage => (language === 'fa' ? 'fa' : 'en');
