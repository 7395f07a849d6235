import { foldDigits } from '../../../engine/numbers/digits.ts';
import { parseNumber } from '../../../engine/numbers/number-text.ts';
import type { StudyAnswer } from '../study/answer.ts';

/** A number of a budget: currencies and units beside it are left out. */
export const amountOf = (typed: string | undefined): number | undefined =>
  parseNumber(
    foldDigits(typed ?? '')
      .replace(/(?:ریال|تومان|rials?|irr|tomans?|usd|eur|euros?|dollars?|[$€£﷼])/giu, '')
      .trim(),
  );

const isEmpty = (row: Readonly<Record<string, string>>): boolean => Object.values(row).every((text) => !text.trim());

/** The cost of a row; undefined where its count or price is no number. */
export function costOf(row: Readonly<Record<string, string>>): number | undefined {
  const [count, price] = [amountOf(row['count']), amountOf(row['price'])];
  return count === undefined || price === undefined || count < 0 || price < 0 ? undefined : count * price;
}

/** Rows that hold something, with the place that each has in the table. */
export const budgetRows = ({ rows }: StudyAnswer) =>
  rows.map((row, index) => ({ row, index, cost: costOf(row) })).filter(({ row }) => !isEmpty(row));

/** What the rows come to; undefined where one of them cannot be computed, or there is none. */
export function budgetTotal(answer: StudyAnswer): number | undefined {
  const rows = budgetRows(answer);
  const sum = rows.reduce((total, { cost }) => total + (cost ?? NaN), 0);
  return rows.length > 0 && Number.isFinite(sum) ? sum : undefined;
}

const total =
  /(?:total (?:cost|budget|price)|budget (?:of|total|is)|جمع کل|مجموع (?:هزینه|بودجه)|کل (?:هزینه|بودجه)|(?:هزینه|بودجه)[‌ ]?ٔ? کل)[^\d.؛;\n]{0,40}?(\d[\d,]*(?:\.\d+)?)(?:\s*(million|billion|thousand|میلیون|میلیارد|هزار))?/giu;

const factors: Readonly<Record<string, number>> = {
  thousand: 1e3,
  هزار: 1e3,
  million: 1e6,
  میلیون: 1e6,
  billion: 1e9,
  میلیارد: 1e9,
};

export interface StatedTotal {
  readonly amount: number;
  readonly start: number;
  readonly end: number;
}

/** Totals that a text states: "a total cost of 12,000", «جمع کل ۱۲۰ میلیون ریال». */
export function statedTotals(text: string): readonly StatedTotal[] {
  return Array.from(foldDigits(text).matchAll(total), ({ index, 0: found, 1: number = '', 2: factor = '' }) => ({
    amount: Number(number.replaceAll(',', '')) * (factors[factor.toLowerCase()] ?? 1),
    start: index,
    end: index + found.length,
  }));
}
