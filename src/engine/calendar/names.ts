import type { Calendar, CoreLanguage, Language } from '../definition/types.ts';

type NamesIn = Partial<Record<Language, readonly string[]>> & Record<CoreLanguage, readonly string[]>;

/** Names of languages that do not travel with the code are added once those have come. */
export const solar: NamesIn = {
  en: 'Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand'.split(' '),
  fa: 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' '),
};

export const gregorian: NamesIn = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fa: 'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر'.split(' '),
};

/** The twelve months of a calendar in a language, from the first. */
export function monthNames(language: Language, calendar: Calendar): readonly string[] {
  const names = calendar === 'fa' ? solar : gregorian;
  return names[language] ?? names.en;
}
