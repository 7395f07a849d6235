// Written from locales/*/language.json by scripts/write-languages.mjs, which every build runs. Not to be edited.
import type { Calendar } from '../definition/types.ts';

export const directionOf = (language: string): 'ltr' | 'rtl' => (/fa|ar/.test(language) ? 'rtl' : 'ltr');

/** The calendar of a language's readers: `fa` is the solar one. */
export const calendarFor = (language: string): Calendar => (language === 'fa' ? 'fa' : 'en');
