import type { CoreLanguage, Language } from '../definition/types.ts';
import { traitsOf } from '../languages/traits.ts';

type NamesIn = Readonly<Partial<Record<Language, readonly string[]>> & Record<CoreLanguage, readonly string[]>>;

const weekdays: NamesIn = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fa: 'یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه'.split(' '),
};

const weekdayLetters: NamesIn = { en: 'Su Mo Tu We Th Fr Sa'.split(' '), fa: 'ی د س چ پ ج ش'.split(' ') };

/** The days of the week from Sunday; `letters` is as short as a calendar's head wants them. */
export function weekdayNames(language: Language, style: 'long' | 'letters' = 'long'): readonly string[] {
  const names = style === 'long' ? weekdays : weekdayLetters;
  return names[language] ?? traitsOf(language).weekdays?.[style] ?? names.en;
}
