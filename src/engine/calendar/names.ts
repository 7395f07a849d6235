import type { Language } from '../definition/types.ts';

const solar = {
  en: 'Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand'.split(' '),
  fa: 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' '),
};

const gregorian = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fa: 'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر'.split(' '),
};

const weekdays = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fa: 'یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه'.split(' '),
};

const weekdayLetters = { en: 'Su Mo Tu We Th Fr Sa'.split(' '), fa: 'ی د س چ پ ج ش'.split(' ') };

/** The twelve months of a calendar in a language, from the first. */
export const monthNames = (language: Language, calendar: Language): readonly string[] =>
  (calendar === 'fa' ? solar : gregorian)[language];

/** The days of the week from Sunday; `letters` is as short as a calendar's head wants them. */
export const weekdayNames = (language: Language, style: 'long' | 'letters' = 'long'): readonly string[] =>
  (style === 'long' ? weekdays : weekdayLetters)[language];
