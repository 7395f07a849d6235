import { isDate } from '../calendar/day-number.ts';
import { toFinite, toNumber, toSingle } from '../values/coerce.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { toMoment } from '../values/moment.ts';
import type { Value } from '../values/value.ts';
import { eager } from './formula-function.ts';
import type { FormulaFunction } from './formula-function.ts';

const two = (number: number): string => String(number).padStart(2, '0');

export const TODAY = eager(0, 0, (_, { scope }) => scope.today());

export const NOW = eager(0, 0, (_, { scope }) => {
  const now = scope.now();
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}T${time}`;
});

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function toDay(value: Value): Day | undefined {
  const date = toSingle(value);
  if (typeof date !== 'string' || toMoment(date) === undefined) return undefined;
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Whole months from the first to the second, negative when the second is earlier. */
function monthsBetween(from: Day, to: Day): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  if (months > 0 && to.day < from.day) return months - 1;
  return months < 0 && to.day > from.day ? months + 1 : months;
}

/** An absent second date is today; a blank one is blank. */
function months(values: readonly Value[], { scope }: Evaluation): number | undefined {
  const from = toDay(values[0]);
  const to = toDay(values.length > 1 ? values[1] : scope.today());
  return from && to && monthsBetween(from, to);
}

const wholeYears = (count: number): number => Math.trunc(count / 12) + 0;

const elapsed = (count: (months: number) => number | undefined): FormulaFunction =>
  eager(1, 2, (values, evaluation) => {
    const found = months(values, evaluation);
    return found === undefined ? undefined : count(found);
  });

export const DAYS = eager(2, 2, ([end, start]) => {
  const [to, from] = [toMoment(end), toMoment(start)];
  return to === undefined || from === undefined ? undefined : Math.floor(to) - Math.floor(from);
});

/** Which of two dates comes first is no question the author of a form should have to look up. */
export const MONTHS = elapsed(Math.abs);

export const YEARS = elapsed((count) => Math.abs(wholeYears(count)));

const isAfter = (birth: Value, on: Value): boolean => (toMoment(birth) ?? 0) > (toMoment(on) ?? 0);

export const AGE = eager(1, 2, (values, evaluation) => {
  const found = months(values, evaluation);
  const on = values.length > 1 ? values[1] : evaluation.scope.today();
  return found === undefined || isAfter(values[0], on) ? undefined : wholeYears(found);
});

export const DATE = eager(3, 3, (values) => {
  const [year, month, day] = values.map(toNumber);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(Math.floor(year), Math.floor(month) - 1, Math.floor(day));
  if (toFinite(date.getTime()) === undefined) return undefined;
  const iso = date.toISOString().slice(0, 10);
  return isDate(iso) ? iso : undefined;
});

export const YEAR = eager(1, 1, ([value]) => toDay(value)?.year);

export const MONTH = eager(1, 1, ([value]) => toDay(value)?.month);

export const DAY = eager(1, 1, ([value]) => toDay(value)?.day);
