import type { Expression } from '../../../engine/syntax/syntax-tree.ts';
import { NotCarried, type Logic } from './logic.ts';
import { call, literal, pair, remainder } from './made.ts';

type Call = Extract<Logic, { kind: 'call' }>;
/** How arguments become ours: as a truth, as whatever they are, as a number. */
export interface Translator {
  condition(logic: Logic): Expression;
  value(logic: Logic): Expression;
  quantity(logic: Logic): Expression;
}

type Translate = (given: readonly Logic[], as: Translator) => Expression;

const at = (given: readonly Logic[], index: number): Logic => {
  const found = given[index];
  if (!found) throw new NotCarried('gives a function too few arguments');
  return found;
};

const numbers =
  (name: string): Translate =>
  (given, as) =>
    call(name, ...given.map((each) => as.quantity(each)));

const same =
  (name: string): Translate =>
  (given, as) =>
    call(name, ...given.map((each) => as.value(each)));

/** REDCap's documentation and its versions differ on the places where none are given. */
const rounded =
  (name: string): Translate =>
  (given, as) =>
    call(name, as.quantity(at(given, 0)), given.length < 2 ? literal(0) : as.quantity(at(given, 1)));

/** Where nothing is answered there is no sum. */
const sum: Translate = (given, as) => {
  const values = given.map((each) => as.quantity(each));
  const isSure = given.some(({ kind }) => kind === 'number');
  const total = call('SUM', ...values);
  return isSure ? total : call('IF', pair('>', call('COUNTA', ...values), literal(0)), total);
};

const isNothing = (logic: Logic): boolean =>
  logic.kind === 'text' && (logic.value === '' || logic.value.toUpperCase() === 'NAN');

const branch: Translate = (given, as) => {
  const [when, then, otherwise] = [at(given, 0), at(given, 1), at(given, 2)];
  return call('IF', as.condition(when), result(then, as), ...(isNothing(otherwise) ? [] : [result(otherwise, as)]));
};

const result = (logic: Logic, as: Translator): Expression => (isNothing(logic) ? literal('') : as.quantity(logic));

/** Days in a unit, as REDCap counts them. */
const days: Readonly<Record<string, number>> = { d: 1, M: 30.44, y: 365.2425 };
const inADay: Readonly<Record<string, number>> = { h: 24, m: 1440, s: 86_400 };

const between: Translate = (given, as) => {
  const [from, to] = [moment(at(given, 0), as), moment(at(given, 1), as)];
  const unit = at(given, 2);
  if (unit.kind !== 'text') throw new NotCarried('uses datediff() with a unit that is computed');
  const isSigned = given.slice(3).some(isTrue);
  const difference = isSigned ? pair('-', to, from) : call('ABS', pair('-', to, from));
  if (unit.value === 'd') return difference;
  const [divisor, factor] = [days[unit.value], inADay[unit.value]];
  if (divisor !== undefined) return pair('/', difference, literal(divisor));
  if (factor !== undefined) return pair('*', difference, literal(factor));
  throw new NotCarried(`uses datediff() with the unit '${unit.value}'`);
};

const isTrue = (logic: Logic): boolean =>
  (logic.kind === 'call' && logic.name === 'true') || (logic.kind === 'text' && logic.value.toLowerCase() === 'true');

/** A date: a field, a day as it is written, `'today'` or `'now'`. */
function moment(logic: Logic, as: Translator): Expression {
  if (logic.kind !== 'text') return as.value(logic);
  const written = logic.value.toLowerCase();
  if (written === 'today') return call('TODAY');
  if (written === 'now') return call('NOW');
  if (!/^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/.test(written)) throw new NotCarried(`takes '${logic.value}' for a date`);
  return literal(written.replace(' ', 'T'));
}

/** A day some days, months or years later, as `@CALCDATE` has it. */
const later: Translate = (given, as) => {
  const [from, count, unit] = [moment(at(given, 0), as), as.quantity(at(given, 1)), at(given, 2)];
  const written = unit.kind === 'text' ? unit.value : '';
  if (written === 'd') return pair('+', from, count);
  if (written !== 'M' && written !== 'y') throw new NotCarried(`uses @CALCDATE with the unit '${written}'`);
  const part = (name: string, isMoved: boolean): Expression =>
    isMoved ? pair('+', call(name, from), count) : call(name, from);
  return call('DATE', part('YEAR', written === 'y'), part('MONTH', written === 'M'), call('DAY', from));
};

const edge =
  (name: 'LEFT' | 'RIGHT'): Translate =>
  (given, as) => {
    const [whole, part] = [as.value(at(given, 0)), as.value(at(given, 1))];
    return pair('=', call(name, whole, call('LEN', part)), part);
  };

const calls: Readonly<Record<string, Translate>> = {
  if: branch,
  sum,
  mean: numbers('AVERAGE'),
  median: numbers('MEDIAN'),
  min: numbers('MIN'),
  max: numbers('MAX'),
  round: rounded('ROUND'),
  roundup: rounded('ROUNDUP'),
  rounddown: rounded('ROUNDDOWN'),
  abs: numbers('ABS'),
  sqrt: numbers('SQRT'),
  log: (given, as) => numbers(given.length > 1 ? 'LOG' : 'LN')(given, as),
  mod: (given, as) => remainder(as.quantity(at(given, 0)), as.quantity(at(given, 1))),
  datediff: between,
  calcdate: later,
  isnumber: (given, as) => call('ANSWERED', pair('*', as.quantity(at(given, 0)), literal(1))),
  isblankormissingcode: (given, as) => call('BLANK', as.value(at(given, 0))),
  contains: same('CONTAINS'),
  not_contain: (given, as) => call('NOT', call('CONTAINS', ...given.map((each) => as.value(each)))),
  starts_with: edge('LEFT'),
  ends_with: edge('RIGHT'),
  left: same('LEFT'),
  right: same('RIGHT'),
  mid: same('MID'),
  length: same('LEN'),
  trim: same('TRIM'),
  upper: same('UPPER'),
  lower: same('LOWER'),
  concat: same('CONCAT'),
  year: same('YEAR'),
  month: same('MONTH'),
  day: same('DAY'),
  true: () => literal(true),
  false: () => literal(false),
};

/** A call of REDCap in our language. Throws `NotCarried` where it has no counterpart of the same meaning. */
export function translateCall(logic: Call, as: Translator): Expression {
  const make = Object.hasOwn(calls, logic.name) ? calls[logic.name] : undefined;
  if (!make) throw new NotCarried(`uses ${logic.name}(), which has no counterpart`);
  return make(logic.given, as);
}
