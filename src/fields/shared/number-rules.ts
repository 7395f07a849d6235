import { formatNumber, parseNumber } from '../../engine/calendar/numbers.ts';
import type { Question } from '../../engine/definition/types.ts';
import type { FormatLocale, ValidationContext } from '../../engine/field-model.ts';
import type { Fault } from '../../engine/problem.ts';
import { localize } from './localize.ts';

/** Longest text that is read as a number. */
const numberCharacters = 100;

/** The number in what was typed, in any digits; undefined when there is none. A comma is never a decimal point. */
export function readNumber(input: unknown): number | undefined {
  const number = typeof input === 'string' && input.length <= numberCharacters ? parseNumber(input) : input;
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : undefined;
}

/** The number with `floatcount` decimals, rounded as the question says. */
export function roundTo(number: number, floatcount: number, round: Question['round'] = 'nearest'): number {
  const places = Math.min(Math.max(Math.trunc(floatcount), 0), 15);
  const shifted = Number(`${Number(number.toPrecision(15))}e${places}`);
  const whole = Number.isFinite(shifted) ? rounders[round](shifted) : undefined;
  return whole === undefined ? number : Number(`${whole}e-${places}`) + 0;
}

/** Halves go away from zero, as in a spreadsheet. */
const rounders = {
  nearest: (number: number) => Math.sign(number) * Math.round(Math.abs(number)),
  up: (number: number) => Math.sign(number) * Math.ceil(Math.abs(number)),
  down: (number: number) => Math.trunc(number),
} as const;

/** The first of bounds, decimals and step that the number breaks. */
export function checkNumber(number: number, question: Question, context: ValidationContext): Fault | undefined {
  return checkBounds(number, boundsOf(question, context))
    ?? checkDecimals(number, question.floatcount)
    ?? checkStep(number, question);
}

export interface Bounds { readonly min?: number; readonly max?: number }

export function boundsOf(question: Question, context?: ValidationContext): Bounds {
  return { min: readNumber(context?.min ?? question.min), max: readNumber(context?.max ?? question.max) };
}

function checkBounds(number: number, { min, max }: Bounds): Fault | undefined {
  const below = min !== undefined && number < min;
  const above = max !== undefined && number > max;
  if (!below && !above) return undefined;
  if (min !== undefined && max !== undefined) return { rule: 'outofrange', params: { min, max } };
  return below ? { rule: 'toosmall', params: { min } } : { rule: 'toolarge', params: { max } };
}

function checkDecimals(number: number, floatcount: number | undefined): Fault | undefined {
  if (floatcount === undefined || roundTo(number, floatcount) === number) return undefined;
  return floatcount === 0 ? { rule: 'notwhole' } : { rule: 'toomanydecimals', params: { floatcount } };
}

function checkStep(number: number, { step, min }: Question): Fault | undefined {
  if (step === undefined || !(step > 0)) return undefined;
  const start = readNumber(min) ?? 0;
  const steps = (number - start) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? undefined : { rule: 'notinstep', params: { step, start } };
}

/** The number in the reader's digits, with its unit. */
export function showNumber(number: number, question: Question, { language }: FormatLocale): string {
  const unit = localize(question.unit, language);
  const shown = formatNumber(number, { language, floatcount: question.floatcount });
  return unit ? `${shown} ${unit}` : shown;
}

export function checkNumberQuestion(question: Question, report: (key: keyof Question, fault: Fault) => void): void {
  const { min, max } = boundsOf(question);
  if (min !== undefined && max !== undefined && min > max) report('max', { rule: 'minabovemax', params: { min, max } });
  if (question.step !== undefined && !(question.step > 0)) report('step', { rule: 'badstep' });
  if (question.floatcount !== undefined && !isFloatcount(question.floatcount)) report('floatcount', { rule: 'badfloatcount' });
}

function isFloatcount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 15;
}
