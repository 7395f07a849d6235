import { toDayNumber } from '../../../engine/calendar/day-number.ts';
import { parseNumber } from '../../../engine/numbers/number-text.ts';
import type { StudyAnswer } from '../study/answer.ts';

const daysOfMonth = 30.4375;

/** Months from the first day to the last, both counted, to the nearest half; undefined where one is no date. */
export function monthsBetween(starts: string, ends: string): number | undefined {
  const [first, last] = [toDayNumber(starts), toDayNumber(ends)];
  if (first === undefined || last === undefined) return undefined;
  return Math.round(((last - first + 1) / daysOfMonth) * 2) / 2;
}

/** The first and last month of a row; undefined where they are none. */
export function monthsOf(row: Readonly<Record<string, string>>): { first: number; last: number } | undefined {
  const [first, last] = [parseNumber(row['starts'] ?? ''), parseNumber(row['ends'] ?? '')];
  const fit = first !== undefined && last !== undefined && first > 0 && first <= last;
  return fit ? { first, last } : undefined;
}

/** The last month of the timetable; undefined where no row has one. */
export function lastMonth({ rows }: StudyAnswer): number | undefined {
  const last = rows.flatMap((row) => monthsOf(row)?.last ?? []);
  return last.length > 0 ? Math.max(...last) : undefined;
}
