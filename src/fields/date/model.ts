import { isDate } from '../../engine/calendar/day-number.ts';
import { formatDate } from '../../engine/calendar/format-date.ts';
import { parseDate } from '../../engine/calendar/parse-date.ts';
import type { Question } from '../../engine/definition/types.ts';
import type { FieldModel, ValidationContext } from '../../engine/field-model.ts';
import type { Fault } from '../../engine/problem.ts';
import { accept, blank, isBlank, refuse } from '../shared/parsed.ts';

/** A day, stored as `YYYY-MM-DD` in the Gregorian calendar, typed in either one. */
export const dateModel: FieldModel = {
  type: 'date',
  kind: 'input',
  parse(input) {
    if (isBlank(input)) return blank;
    const day = typeof input === 'string' ? parseDate(input, { calendar: 'en' }) : undefined;
    return day === undefined ? refuse('notdate') : accept(day);
  },
  validate: (answer, question, context) => (isDay(answer) ? checkBounds(answer, question, context) : { rule: 'notdate' }),
  toValue: (answer) => (isDay(answer) ? answer : undefined),
  format: (answer, _question, locale) => (isDay(answer) ? formatDate(answer, locale) : String(answer)),
  check({ min, max }, report) {
    if (isDay(min) && isDay(max) && min > max) report('max', { rule: 'minabovemax', params: { min, max } });
  },
};

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isDate(value);
}

function checkBounds(day: string, question: Question, context: ValidationContext): Fault | undefined {
  const min = context.min ?? question.min;
  const max = context.max ?? question.max;
  if (min !== undefined && day < String(min) && isDay(min)) return { rule: 'tooearly', params: { min } };
  return max !== undefined && day > String(max) && isDay(max) ? { rule: 'toolate', params: { max } } : undefined;
}
