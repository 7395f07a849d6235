import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { foldDigits } from '../../../engine/numbers/digits.ts';

const gregorianInPersian =
  /(?<!\p{L})(?:(?:سال|سال‌های|سالهای|از|تا|تاریخ|در|ماه)\s+(?:19|20)\d\d(?!\d)|(?:19|20)\d\d[/-]\d{1,2}[/-]\d{1,2}|(?:\d{1,2}\s+)?(?:ژانویه|ژانویۀ|فوریه|مارس|آوریل|ژوئن|ژوئیه|جولای|اوت|آگوست|سپتامبر|اکتبر|نوامبر|دسامبر)(?:\s+(?:19|20)\d\d)?)/gu;
const solarInEnglish =
  /\b(?:(?:in|from|to|until|since|during|year)\s+1[34]\d\d\b|1[34]\d\d[/-]\d{1,2}[/-]\d{1,2}|(?:\d{1,2}\s+)?(?:Farvardin|Ordibehesht|Khordad|Tir|Mordad|Shahrivar|Mehr|Aban|Azar|Dey|Bahman|Esfand)\s+1[34]\d\d)/gu;

/** Dates in the calendar that readers of the language do not use. */
export function foreignDates(
  text: string,
  language: CoreLanguage,
): readonly { readonly start: number; readonly end: number }[] {
  const pattern = language === 'fa' ? gregorianInPersian : solarInEnglish;
  return Array.from(foldDigits(text).matchAll(pattern), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
