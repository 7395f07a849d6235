import { toJalali } from '../../../engine/calendar/jalali.ts';
import { toGregorian } from '../../../engine/calendar/to-gregorian.ts';
import { addDays, addMonths, weekday } from '../../../engine/calendar/month-days.ts';
import type { Calendar } from '../../../engine/definition/types.ts';

export type Span = 'day' | 'week' | 'month';

interface Counted {
  readonly day: string;
  readonly entries: number;
}

/** A span of days by its first one. */
export interface Column {
  readonly day: string;
  readonly count: number;
}

/** The day that a span begins with: weeks on Saturday in the solar calendar and on Monday in the other, months in the calendar's own. */
export function startOf(day: string, span: Span, calendar: Calendar): string {
  if (span === 'day') return day;
  if (span === 'week') return addDays(day, -(((weekday(day) ?? 0) + (calendar === 'fa' ? 1 : 6)) % 7)) ?? day;
  if (calendar === 'en') return `${day.slice(0, 7)}-01`;
  const parts = toJalali(day);
  return (parts && toGregorian({ ...parts, day: 1 })) ?? day;
}

/** Counts by span from the first day to the last, those without any included. */
export function foldDays(
  days: readonly Counted[],
  span: Span,
  calendar: Calendar,
  first: string,
  last: string,
): readonly Column[] {
  const counts = new Map<string, number>();
  for (const { day, entries } of days)
    counts.set(startOf(day, span, calendar), (counts.get(startOf(day, span, calendar)) ?? 0) + entries);
  const columns: Column[] = [];
  for (
    let day: string | undefined = startOf(first, span, calendar);
    day !== undefined && day <= last;
    day = next(day, span, calendar)
  )
    columns.push({ day, count: counts.get(day) ?? 0 });
  return columns;
}

function next(day: string, span: Span, calendar: Calendar): string | undefined {
  return span === 'month' ? addMonths(day, 1, calendar) : addDays(day, span === 'week' ? 7 : 1);
}
