import { tidyNumber } from '../numbers/round-number.ts';
import { isBlank, isList, toNumber, toSingle, toText } from './coerce.ts';
import { foldText } from './fold-text.ts';
import type { Value } from './value.ts';

/** Fifteen digits decide, as in Excel. */
const difference = (left: number, right: number): number => (left === right ? 0 : tidyNumber(left) - tidyNumber(right));

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  const [first, second] = [foldText(left), foldText(right)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Two filled single values: as texts when both are, or when one is truth and one text; as numbers otherwise. */
function compareSingles(left: Value, right: Value): number | undefined {
  const texts = Number(typeof left === 'string') + Number(typeof right === 'string');
  if (texts === 2 || (texts === 1 && (typeof left === 'boolean' || typeof right === 'boolean'))) {
    return compareTexts(toText(left), toText(right));
  }
  const [first, second] = [toNumber(left), toNumber(right)];
  return first === undefined || second === undefined ? undefined : difference(first, second);
}

/** Negative, zero or positive; undefined when they have no order, as blank has with anything. */
export function compare(left: Value, right: Value): number | undefined {
  const [first, second] = [toSingle(left), toSingle(right)];
  return isBlank(first) || isBlank(second) ? undefined : compareSingles(first, second);
}

/**
 * Blank equals blank and nothing else.
 *
 * A list equals a value that is in it, and a list of the same items in the same order.
 */
export function isEqual(left: Value, right: Value): boolean {
  if (isBlank(left) || isBlank(right)) return isBlank(left) && isBlank(right);
  if (isList(left) && isList(right)) {
    return left.length === right.length && left.every((item, index) => compare(item, right[index]) === 0);
  }
  if (isList(left)) return left.some((item) => compare(item, right) === 0);
  return isList(right) ? isEqual(right, left) : compare(left, right) === 0;
}
