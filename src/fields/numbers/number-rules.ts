import { foldDigits } from '../../engine/numbers/digits.ts';
import { formatNumber, parseNumber } from '../../engine/numbers/number-text.ts';
import { roundNumber } from '../../engine/numbers/round-number.ts';
import type { Question } from '../../engine/definition/types.ts';
import type { FormatLocale, ValidationContext } from '../../engine/capabilities/field-model.ts';
import type { Fault } from '../../engine/definition/problem.ts';
import { localize } from '../texts/localize.ts';

/** Longest text that is read as a number. */
const numberCharacters = 100;

/** The number in what was typed, in any digits; undefined when there is none. A comma is never a decimal point. */
export function readNumber(input: unknown): number | undefined {
  const number =
    typeof input === 'string' && input.length <= numberCharacters ? parseNumber(withoutGaps(input)) : input;
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : undefined;
}

/**
 * What was typed in Persian, where the decimal point is also written `/`: `70/5` is 70.5.
 *
 * What may be two measures (`120/80`) or a fraction (`1/2`) stays as it is, to be asked again.
 */
export function readSlash(text: string): string {
  const [, whole = '', part = ''] = /^\s*(\d+)\/(\d{1,2})\s*$/.exec(foldDigits(text)) ?? [];
  const isPoint = part.length === 1 ? Number(whole) >= Number(part) : part.length === 2 && whole.length === 1;
  return isPoint ? `${whole}.${part}` : text;
}

/** The number of a question, whether or not its unit was typed or pasted along: `72 kg`. Another unit makes it none. */
export function readMeasure(input: unknown, { unit }: Pick<Question, 'unit'>): number | undefined {
  if (!unit || typeof input !== 'string') return readNumber(input);
  const text = input.trim();
  const written = (typeof unit === 'string' ? [unit] : Object.values(unit)).find(
    (each) => each && text.toLowerCase().endsWith(each.toLowerCase()),
  );
  return readNumber(written ? text.slice(0, -written.length) : text);
}

/** Spaces and apostrophes that group thousands, as in `12 500`, and no others: `12 5` stays two numbers. */
function withoutGaps(text: string): string {
  return /^\s*[-+−–－]?\d{1,3}(?:[ '’\u00a0\u2009\u202f]\d{3})+(?![ '’\u00a0\u2009\u202f]?\d)/.test(foldDigits(text))
    ? text.replace(/[ '’\u00a0\u2009\u202f]/g, '')
    : text;
}

/** The keyboard a phone shows: digits alone for whole numbers; those of digits have no minus. */
export function keyboardFor({ min, floatcount }: Question): 'text' | 'numeric' | 'decimal' {
  return Number(min) < 0 ? 'text' : floatcount === 0 ? 'numeric' : 'decimal';
}

/** The first of bounds, decimals and step that the number breaks. */
export function checkNumber(number: number, question: Question, context: ValidationContext): Fault | undefined {
  return (
    checkBounds(number, boundsOf(question, context)) ??
    checkDecimals(number, question.floatcount) ??
    checkStep(number, question)
  );
}

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

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
  if (floatcount === undefined || roundNumber(number, floatcount) === number) return undefined;
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
  if (question.floatcount !== undefined && !isFloatcount(question.floatcount))
    report('floatcount', { rule: 'badfloatcount' });
}

function isFloatcount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 15;
}
