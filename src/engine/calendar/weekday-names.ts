import type { Language } from '../definition/types.ts';

const weekdays = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fa: 'یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه'.split(' '),
};

const weekdayLetters = { en: 'Su Mo Tu We Th Fr Sa'.split(' '), fa: 'ی د س چ پ ج ش'.split(' ') };

/** The days of the week from Sunday; `letters` is as short as a calendar's head wants them. */
export const weekdayNames = (language: Language, style: 'long' | 'letters' = 'long'): readonly string[] =>
  (style === 'long' ? weekdays : weekdayLetters)[language];
