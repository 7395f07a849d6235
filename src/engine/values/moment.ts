import { fromDayNumber, toDayNumber } from '../calendar/day-number.ts';
import { toSingle } from './coerce.ts';
import type { Value } from './value.ts';

const time = /^T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
const secondsOfDay = 86_400;

/** Days since 1970 of a date, `YYYY-MM-DD`, or of a date with a time, `YYYY-MM-DDTHH:MM` with or without seconds. */
export function toMoment(value: Value): number | undefined {
  const single = toSingle(value);
  if (typeof single !== 'string') return undefined;
  const day = toDayNumber(single.slice(0, 10));
  if (day === undefined || single.length === 10) return day;
  const parts = time.exec(single.slice(10));
  return parts
    ? day + (Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3] ?? 0)) / secondsOfDay
    : undefined;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The inverse of `toMoment`, to the second. Blank outside the years 1 to 9999. */
export function fromMoment(moment: number): string | undefined {
  const seconds = Math.round(moment * secondsOfDay);
  const day = Math.floor(seconds / secondsOfDay);
  const rest = seconds - day * secondsOfDay;
  const date = fromDayNumber(day);
  return date && `${date}T${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
}
