import type { Language } from '../languages/known.ts';
import { traitsOf } from '../languages/traits.ts';
import { foldDigits, showDigits } from './digits.ts';
import { roundNumber } from './round-number.ts';

const marks = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const decimal = /^[-+]?(?=\.?\d)(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?(?:e[-+]?\d{1,4})?$/i;

/**
 * The number in a text, in any digits; undefined when it is none.
 *
 * `٬` and `,` group thousands and are never a decimal point: `1,000` is a thousand, `1,5` is no number.
 */
export function parseNumber(text: string): number | undefined {
  if (text.length > 400) return undefined;
  const plain = foldDigits(text.replace(marks, '').trim()).replace(/[−–－]/, '-');
  if (!decimal.test(plain)) return undefined;
  const number = Number(plain.replaceAll(',', ''));
  return Number.isFinite(number) ? number + 0 : undefined;
}

export interface NumberFormat {
  readonly language: Language;
  /** Decimals shown, always that many. Absent: as many as the number has. */
  readonly floatcount?: number;
  /** Groups thousands. Defaults to false. */
  readonly grouped?: boolean;
}

const fixed = (number: number, decimals: number): string =>
  roundNumber(number, decimals).toFixed(Math.min(decimals, 100));

/** The number as the language's readers write it. */
export function formatNumber(number: number, { language, floatcount, grouped }: NumberFormat): string {
  const [whole = '', ...fraction] = (floatcount === undefined ? String(number) : fixed(number, floatcount)).split('.');
  const [, , separator, point] = traitsOf(language).marks;
  const left = grouped ? whole.replace(/\d(?=(?:\d{3})+$)/g, `$&${separator}`) : whole;
  return showDigits([left, ...fraction].join(point), language);
}
