import { isDate } from '../../engine/calendar/day-number.ts';
import { formatDate } from '../../engine/calendar/format-date.ts';
import { parseDate } from '../../engine/calendar/parse-date.ts';
import type { Question } from '../../engine/definition/types.ts';
import type { FieldModel, ValidationContext } from '../../engine/capabilities/field-model.ts';
import type { Fault } from '../../engine/definition/problem.ts';
import { asksParts, isBirthdate } from '../dates/parts/asks-parts.ts';
import { partsFault } from '../dates/parts/date-texts.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';

/** A day, stored as `YYYY-MM-DD` in the Gregorian calendar, typed in either one. */
export const dateModel: FieldModel = {
  type: 'date',
  kind: 'input',
  parse(input, question) {
    if (isBlank(input)) return blank;
    if (typeof input !== 'string') return refuse('notdate');
    const day = parseDate(input, { calendar: 'en' });
    if (day !== undefined) return accept(day);
    const { rule, params } = (asksParts(question) ? partsFault(input) : undefined) ?? { rule: 'notdate' };
    return refuse(rule, params);
  },
  validate: (answer, question, context) =>
    isDay(answer) ? checkBounds(answer, question, context) : { rule: 'notdate' },
  toValue: (answer) => (isDay(answer) ? answer : undefined),
  format: (answer, _question, locale) => (isDay(answer) ? formatDate(answer, locale) : String(answer)),
  check(question, report) {
    const { min, max } = daysOf(question);
    if (min !== undefined && max !== undefined && min > max)
      report('max', { rule: 'minabovemax', params: { min, max } });
  },
};

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isDate(value);
}

/** Bounds as days, in whichever calendar they were written; what is no day bounds nothing. */
export function daysOf({ min, max }: Pick<Question, 'min' | 'max'>): { readonly min?: string; readonly max?: string } {
  return { min: readDay(min), max: readDay(max) };
}

function readDay(bound: unknown): string | undefined {
  return typeof bound === 'string' ? parseDate(bound, { calendar: 'en' }) : undefined;
}

function checkBounds(day: string, question: Question, context: ValidationContext): Fault | undefined {
  const { min, max } = daysOf({ min: context.min ?? question.min, max: context.max ?? question.max });
  if (min !== undefined && day < min) return { rule: 'tooearly', params: { min } };
  // Nobody is born tomorrow, whether or not the question has a bound.
  const last = max ?? (question.patientField === 'birthdate' ? context.today : undefined);
  if (last === undefined || day <= last) return undefined;
  return last === context.today && isBirthdate(question)
    ? { rule: 'infuture' }
    : { rule: 'toolate', params: { max: last } };
}
