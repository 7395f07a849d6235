import { foldDigits } from '../../engine/calendar/digits.ts';
import { formatDate, parseDate } from '../../engine/calendar/dates.ts';
import type { Question } from '../../engine/definition/types.ts';
import type { FieldModel, ValidationContext } from '../../engine/field-model.ts';
import type { Fault } from '../../engine/problem.ts';
import { accept, blank, isBlank, refuse } from '../shared/parsed.ts';

/** Longest text that is read as a date. */
const dateCharacters = 50;
/** Years before this one are solar: nobody alive was born before it in the Gregorian calendar. */
const firstGregorianYear = 1600;

/** A day, stored as `YYYY-MM-DD` in the Gregorian calendar, typed in either one. */
export const dateModel: FieldModel = {
  type: 'date',
  kind: 'input',
  parse(input) {
    if (isBlank(input)) return blank;
    const day = typeof input === 'string' ? readDay(input) : undefined;
    return day === undefined ? refuse('notdate') : accept(day);
  },
  validate: (answer, question, context) => (isDay(answer) ? checkBounds(answer, question, context) : { rule: 'notdate' }),
  toValue: (answer) => (isDay(answer) ? answer : undefined),
  format: (answer, _question, locale) => (isDay(answer) ? formatDate(answer, locale) : String(answer)),
  check({ min, max }, report) {
    if (isDay(min) && isDay(max) && min > max) report('max', { rule: 'minabovemax', params: { min, max } });
  },
};

function readDay(text: string): string | undefined {
  if (text.length > dateCharacters) return undefined;
  const year = Number(/\d{4}/.exec(foldDigits(text))?.[0] ?? 0);
  return parseDate(text, { calendar: year < firstGregorianYear ? 'fa' : 'en' });
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && readDay(value) === value;
}

function checkBounds(day: string, question: Question, context: ValidationContext): Fault | undefined {
  const min = context.min ?? question.min;
  const max = context.max ?? question.max;
  if (isDay(min) && day < min) return { rule: 'tooearly', params: { min } };
  return isDay(max) && day > max ? { rule: 'toolate', params: { max } } : undefined;
}
