import { isBlank, isList, toNumber, toText } from '../values/coerce.ts';
import { isEqual } from '../values/compare.ts';
import { foldText } from '../values/fold-text.ts';
import type { Value } from '../values/value.ts';
import { eager } from './formula-function.ts';
import type { FormulaFunction } from './formula-function.ts';

export const CONCAT = eager(1, Infinity, (values, evaluation) => evaluation.join(values.map(toText)));

/** What people count, and nothing cuts in two: an emoji of two code units is one. */
const charactersOf = (text: string): string | readonly string[] => (/[\ud800-\udfff]/.test(text) ? [...text] : text);

export const LEN = eager(1, 1, ([value]) => charactersOf(toText(value)).length);

export const CONTAINS = eager(2, 2, ([whole, part]) => {
  if (isBlank(part)) return false;
  if (isList(whole)) return whole.some((item) => isEqual(item, part));
  return foldText(toText(whole)).includes(foldText(toText(part)));
});

const onText = (change: (text: string) => string): FormulaFunction =>
  eager(1, 1, ([value], evaluation) => evaluation.join([change(toText(value))]));

export const LOWER = onText((text) => text.toLowerCase());

export const UPPER = onText((text) => text.toUpperCase());

export const TRIM = onText((text) => text.trim().replace(/ {2,}/g, ' '));

/** Blank when a place or a length is blank or negative. */
function slice(value: Value, from: Value, count: Value): Value {
  const start = toNumber(from);
  const length = toNumber(count);
  if (start === undefined || length === undefined || start < 1 || length < 0) return undefined;
  const cut = charactersOf(toText(value)).slice(Math.floor(start) - 1, Math.floor(start) - 1 + Math.floor(length));
  return typeof cut === 'string' ? cut : cut.join('');
}

export const LEFT = eager(1, 2, ([text, count = 1]) => slice(text, 1, count));

export const RIGHT = eager(1, 2, ([text, count = 1]) =>
  slice(text, Math.max(1, charactersOf(toText(text)).length - (toNumber(count) ?? 0) + 1), count),
);

export const MID = eager(3, 3, ([text, from, count]) => slice(text, from, count));
