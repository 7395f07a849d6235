import type { Calendar, Language } from '../definition/types.ts';
import { showDigits } from '../numbers/digits.ts';
import { traitsOf } from '../languages/traits.ts';
import { toParts } from './date-parts.ts';
import type { DateParts } from './jalali.ts';
import { monthNames } from './names.ts';

export interface DateFormat {
  readonly language: Language;
  readonly calendar: Calendar;
  /**
   * `long`: `20 March 2024`, `۱ فروردین ۱۴۰۳`; `short`: `20 Mar 2024`;
   * `numeric`, the year first so that nobody mistakes it: `2024-03-20`, `۱۴۰۳/۰۱/۰۱`. Defaults to `long`.
   */
  readonly style?: 'long' | 'short' | 'numeric';
}

const two = (number: number): string => String(number).padStart(2, '0');

function numeric({ year, month, day }: DateParts, language: Language): string {
  return [String(year).padStart(4, '0'), two(month), two(day)].join(traitsOf(language).zero > 0x30 ? '/' : '-');
}

/** Only English has abbreviations that readers of Gregorian dates expect. */
function named({ year, month, day }: DateParts, { language, calendar, style }: DateFormat): string {
  const name = monthNames(language, calendar)[month - 1] ?? '';
  const short = style === 'short' && language === 'en' && calendar === 'en';
  return `${day} ${short ? name.slice(0, 3) : name} ${year}`;
}

/** A stored date in words or digits. A text that is no date is returned as it came. */
export function formatDate(iso: string, format: DateFormat): string {
  const parts = toParts(iso, format.calendar);
  if (!parts) return iso;
  return showDigits(
    format.style === 'numeric' ? numeric(parts, format.language) : named(parts, format),
    format.language,
  );
}
