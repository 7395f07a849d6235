import type { Language } from '../definition/types.ts';

const solar = {
  en: 'Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand'.split(' '),
  fa: 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' '),
};

const gregorian = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fa: 'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر'.split(' '),
};

/** The twelve months of a calendar in a language, from the first. */
export const monthNames = (language: Language, calendar: Language): readonly string[] =>
  (calendar === 'fa' ? solar : gregorian)[language];
