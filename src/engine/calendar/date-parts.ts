import type { Calendar } from '../definition/types.ts';
import { toDayNumber } from './day-number.ts';
import { toJalali, type DateParts } from './jalali.ts';

function toGregorianParts(iso: string): DateParts | undefined {
  if (toDayNumber(iso) === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** Year, month and day in the calendar, of a stored date; undefined when it is none. */
export const toParts = (iso: string, calendar: Calendar): DateParts | undefined =>
  calendar === 'fa' ? toJalali(iso) : toGregorianParts(iso);
