import { isList, toNumber } from '../values/coerce.ts';
import { compare } from '../values/compare.ts';
import { toMoment } from '../values/moment.ts';
import { operators } from '../evaluation/operators.ts';
import type { BinaryOperator } from '../syntax/syntax-tree.ts';
import type { Value } from '../values/value.ts';
import { aggregate, eager, filledOf, mean, sum } from './formula-function.ts';
import type { FormulaFunction } from './formula-function.ts';

export const MEDIAN = aggregate((numbers) => {
  const sorted = numbers.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : mean(sorted.slice(middle - 1, middle + 1));
});

export const STDEV = aggregate((numbers) => {
  const center = mean(numbers);
  return Math.sqrt(sum(numbers.map((number) => (number - center) * (number - center))) / (numbers.length - 1));
});

const isQuantity = (value: Value): boolean => toNumber(value) !== undefined || toMoment(value) !== undefined;

/** Dates have a first and a last as numbers have; when there is a number, dates are no rivals to it. */
const extreme = (sign: 1 | -1): FormulaFunction =>
  eager(1, Infinity, (values) => {
    const filled = filledOf(values);
    const numbers = filled.map(toNumber).filter((number) => number !== undefined);
    const rivals: readonly Value[] = numbers.length > 0 ? numbers : filled.filter(isQuantity);
    return rivals.reduce((best, value) => ((compare(value, best) ?? 0) * sign > 0 ? value : best), rivals[0]);
  });

export const MIN = extreme(-1);

export const MAX = extreme(1);

export const COUNT = eager(1, Infinity, (values) => filledOf(values).filter(isQuantity).length);

export const COUNTA = eager(1, Infinity, (values) => filledOf(values).length);

/** Blank where the list ends before, and for a place that is none. */
export const INDEX = eager(2, 2, ([list, place]) => {
  const at = toNumber(place);
  return at === undefined ? undefined : (isList(list) ? list : [list])[Math.floor(at) - 1];
});

const criterion = /^(<>|<=|>=|=|<|>)([^]*)$/;

export const COUNTIF = eager(2, Infinity, (values, evaluation) => {
  const wanted = values.at(-1);
  const [, operator = '=', operand = wanted] = (typeof wanted === 'string' && criterion.exec(wanted)) || [];
  const holds = operators[operator as BinaryOperator];
  const value = toNumber(operand) ?? operand;
  return filledOf(values.slice(0, -1)).filter((item) => holds(item, value, evaluation)).length;
});
