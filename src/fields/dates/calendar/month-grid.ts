import type { Calendar } from '../../../engine/definition/types.ts';
import { toParts } from '../../../engine/calendar/date-parts.ts';
import { fromParts } from '../../../engine/calendar/from-parts.ts';
import { addDays, addMonths, daysInMonth, firstWeekday, weekday } from '../../../engine/calendar/month-days.ts';

/** The weeks of the month that holds the day; days of the months around are blank. */
export function monthGrid(day: string, calendar: Calendar): readonly (readonly (string | undefined)[])[] {
  const parts = toParts(day, calendar);
  if (!parts) return [];
  const days = Array.from({ length: daysInMonth(parts.year, parts.month, calendar) }, (_, index) =>
    fromParts({ ...parts, day: index + 1 }, calendar),
  );
  const before = ((weekday(days[0] ?? day) ?? 0) - firstWeekday(calendar) + 7) % 7;
  const cells = [...Array.from({ length: before }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => cells[week * 7 + index]),
  );
}

/** The day a key leads to in a grid of dates (ARIA APG); undefined for a key that leads nowhere. */
export function dayAfterKey(
  day: string,
  key: string,
  shift: boolean,
  { calendar, rtl }: { readonly calendar: Calendar; readonly rtl: boolean },
): string | undefined {
  const fromStart = ((weekday(day) ?? 0) - firstWeekday(calendar) + 7) % 7;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, rtl ? -1 : 1);
    case 'ArrowLeft':
      return addDays(day, rtl ? 1 : -1);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -fromStart);
    case 'End':
      return addDays(day, 6 - fromStart);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1, calendar);
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1, calendar);
    default:
      return undefined;
  }
}

/** The same day of the month in another month or year, or the last one there is. */
export function moveTo(
  day: string,
  to: { readonly year?: number; readonly month?: number },
  calendar: Calendar,
): string | undefined {
  const parts = toParts(day, calendar);
  if (!parts) return undefined;
  const months = ((to.year ?? parts.year) - parts.year) * 12 + (to.month ?? parts.month) - parts.month;
  return addMonths(day, months, calendar);
}

/** The first and the last day that may be chosen; what is no date is no bound. */
export interface DayBounds {
  readonly min?: unknown;
  readonly max?: unknown;
}

const isBound = (bound: unknown): bound is string => typeof bound === 'string' && /^\d{4}-\d\d-\d\d$/.test(bound);

export function isOutside(day: string, min: unknown, max: unknown): boolean {
  return (isBound(min) && day < min) || (isBound(max) && day > max);
}

/** The day, or the nearest one that may be chosen. */
export function nearest(day: string, min: unknown, max: unknown): string {
  if (isBound(min) && day < min) return min;
  return isBound(max) && day > max ? max : day;
}
