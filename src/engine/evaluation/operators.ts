import { fromDayNumber } from '../calendar/day-number.ts';
import { toFinite, toNumber, toSingle, toText } from '../values/coerce.ts';
import { compare, isEqual } from '../values/compare.ts';
import type { Evaluation } from './evaluation.ts';
import { fromMoment, toMoment } from '../values/moment.ts';
import { power } from '../numbers/power.ts';
import type { BinaryOperator } from '../syntax/syntax-tree.ts';
import type { Value } from '../values/value.ts';

export type Operation = (left: Value, right: Value, evaluation: Evaluation) => Value;

/** Arithmetic on numbers; blank when either side is. */
const arithmetic =
  (calculate: (left: number, right: number) => number): Operation =>
  (left, right) => {
    const first = toNumber(left);
    const second = toNumber(right);
    return first === undefined || second === undefined ? undefined : toFinite(calculate(first, second));
  };

/** A date some days later; a date with a time keeps one. */
function move(date: Value, days: number | undefined): Value {
  const moment = toMoment(date);
  if (moment === undefined || days === undefined) return undefined;
  return String(toSingle(date)).length === 10 ? fromDayNumber(Math.floor(moment + days)) : fromMoment(moment + days);
}

const addNumbers = arithmetic((left, right) => left + right);
const subtractNumbers = arithmetic((left, right) => left - right);

const add: Operation = (left, right, evaluation) => {
  if (toMoment(left) !== undefined) return move(left, toNumber(right));
  return toMoment(right) !== undefined ? move(right, toNumber(left)) : addNumbers(left, right, evaluation);
};

const subtract: Operation = (left, right, evaluation) => {
  const from = toMoment(left);
  if (from === undefined) return subtractNumbers(left, right, evaluation);
  const days = toNumber(right);
  const to = toMoment(right);
  return to === undefined ? move(left, days === undefined ? undefined : -days) : from - to;
};

const ordering =
  (holds: (difference: number) => boolean): Operation =>
  (left, right) => {
    const difference = compare(left, right);
    return difference !== undefined && holds(difference);
  };

export const operators: Readonly<Record<BinaryOperator, Operation>> = {
  '+': add,
  '-': subtract,
  '*': arithmetic((left, right) => left * right),
  '/': arithmetic((left, right) => left / right),
  '^': arithmetic(power),
  '&': (left, right, evaluation) => evaluation.join([toText(left), toText(right)]),
  '=': isEqual,
  '<>': (left, right) => !isEqual(left, right),
  '<': ordering((difference) => difference < 0),
  '<=': ordering((difference) => difference <= 0),
  '>': ordering((difference) => difference > 0),
  '>=': ordering((difference) => difference >= 0),
};
