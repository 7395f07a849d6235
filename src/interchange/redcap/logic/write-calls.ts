import type { Call, Expression } from '../../../engine/syntax/syntax-tree.ts';
import { boxed, counted, summed, writeDifference, writtenMoment } from './write-patterns.ts';
import {
  asCondition,
  asValue,
  atom,
  boxOf,
  called,
  comparison,
  infix,
  NotWritten,
  place,
  quoted,
  type Written,
  type WrittenField,
  type WrittenFields,
  type WrittenKind,
} from './written.ts';

type Write = (expression: Expression) => Written;
type WriteCall = (given: readonly Expression[], write: Write, fields: WrittenFields) => Written;

const at = (given: readonly Expression[], index: number): Expression => {
  const found = given[index];
  if (!found) throw new NotWritten('argument');
  return found;
};

const fieldOf = (argument: Expression, fields: WrittenFields): WrittenField => {
  if (argument.kind !== 'name') throw new NotWritten(argument.kind);
  return fields.find(argument.name);
};

const same =
  (name: string, kind: WrittenKind = 'number'): WriteCall =>
  (given, write) =>
    called(
      name,
      given.map((each) => asValue(write(each)).text),
      kind,
    );

/** Of numbers alone: dates have no least and greatest there. */
const numeric =
  (name: string): WriteCall =>
  (given, write) => {
    const values = given.map((each) => asValue(write(each)));
    if (values.some(({ kind }) => ['date', 'moment', 'time', 'text'].includes(kind))) throw new NotWritten(name);
    return called(
      name,
      values.map(({ text }) => text),
      'number',
    );
  };

const rounded =
  (name: string): WriteCall =>
  (given, write) =>
    called(name, [asValue(write(at(given, 0))).text, given[1] ? write(given[1]).text : '0'], 'number');

/** `and` holds tighter than `or`. */
const all =
  (operator: 'and' | 'or'): WriteCall =>
  (given, write) =>
    infix(
      operator,
      given.map((each) => asCondition(write(each))),
      operator === 'and' ? 1 : 0,
      'truth',
    );

/** There is no `not`: what is compared is compared the other way round. */
const not: WriteCall = (given, write, fields) => {
  const inner = at(given, 0);
  if (inner.kind === 'name' && fieldOf(inner, fields).kind === 'box') return comparison(write(inner).text, '<>', "'1'");
  if (inner.kind === 'call' && inner.name === 'NOT') return asCondition(write(at(inner.arguments, 0)));
  if (inner.kind === 'call' && inner.name === 'BLANK') return write({ ...inner, name: 'ANSWERED' });
  if (inner.kind === 'call' && inner.name === 'ANSWERED' && inner.arguments.length === 1)
    return write({ ...inner, name: 'BLANK' });
  if (inner.kind === 'call' && inner.name === 'CONTAINS') {
    const { text, of } = write(inner);
    return of ? comparison(boxTextOf(text), '=', "'0'") : atom(`not_${text}`, 'truth');
  }
  const [only] = inner.kind === 'chain' && inner.rest.length === 1 ? inner.rest : [];
  if (inner.kind === 'chain' && (only?.operator === '=' || only?.operator === '<>'))
    return write({ ...inner, rest: [{ ...only, operator: only.operator === '=' ? '<>' : '=' }] });
  throw new NotWritten('NOT');
};

const boxTextOf = (text: string): string => text.replace(/ = '1'$/, '');

const isBlank =
  (operator: '=' | '<>'): WriteCall =>
  (given, write, fields) => {
    const value = given.length === 1 ? counted(at(given, 0)) : undefined;
    if (value && operator === '<>') return called('isnumber', [write(value).text], 'truth');
    const parts = given.map((each) => blankOf(operator, each, write, fields));
    return infix('and', parts, 1, 'truth');
  };

function blankOf(operator: '=' | '<>', value: Expression, write: Write, fields: WrittenFields): Written {
  const field = value.kind === 'name' ? fields.find(value.name) : undefined;
  if (field?.kind !== 'choices') return comparison(place(write(value), 3), operator, "''");
  const boxes = (field.question.options ?? []).map((option) =>
    comparison(boxOf(field, option.value), '=', operator === '=' ? "'0'" : "'1'"),
  );
  return infix(operator === '=' ? 'and' : 'or', boxes, operator === '=' ? 1 : 0, 'truth');
}

const kindOfAll = (values: readonly Written[]): WrittenKind =>
  values.every(({ kind }) => kind === values[0]?.kind) ? (values[0]?.kind ?? 'any') : 'any';

/** A value by the first condition that holds. */
function nested(cases: readonly (readonly [when: string, then: Written])[], otherwise: Written | undefined): Written {
  const text = cases.reduceRight(
    (rest, [when, { text: then }]) => `if(${when}, ${then}, ${rest})`,
    otherwise?.text ?? "''",
  );
  const values = [...cases.map(([, then]) => then), ...(otherwise && otherwise.text !== "''" ? [otherwise] : [])];
  return atom(text, kindOfAll(values));
}

const branch: WriteCall = (given, write, fields) => {
  const total = summed(given);
  if (total) return numeric('sum')(total, write, fields);
  const box = boxed(given);
  const field = box && fields.find(box[0]);
  if (box && field?.kind === 'choices') return atom(boxOf(field, box[1]), 'number');
  const [when, then] = [asCondition(write(at(given, 0))), asValue(write(at(given, 1)))];
  return nested([[when.text, then]], given[2] && asValue(write(given[2])));
};

const branches: WriteCall = (given, write) => {
  const isLast = (expression: Expression): boolean => expression.kind === 'literal' && expression.value === true;
  const cases: (readonly [string, Written])[] = [];
  for (let index = 0; index < given.length; index += 2) {
    const then = asValue(write(at(given, index + 1)));
    if (isLast(at(given, index))) return nested(cases, then);
    cases.push([asCondition(write(at(given, index))).text, then]);
  }
  return nested(cases, undefined);
};

const cases: WriteCall = ([subject, ...rest], write) => {
  if (!subject) throw new NotWritten('SWITCH');
  const otherwise = rest.length % 2 === 1 ? asValue(write(at(rest, rest.length - 1))) : undefined;
  const pairs = rest.flatMap((value, index) => {
    if (index % 2 === 1 || index + 1 >= rest.length) return [];
    const position = 0;
    const is: Expression = { kind: 'chain', first: subject, rest: [{ operator: '=', operand: value }], position };
    return [[write(is).text, asValue(write(at(rest, index + 1)))] as const];
  });
  return nested(pairs, otherwise);
};

/** Ours is 0 where all are blank, REDCap's is blank. */
const total: WriteCall = (given, write) => {
  const values = given.map((each) => asValue(write(each)).text);
  const isSure = given.some((each) => each.kind === 'literal' && typeof each.value === 'number');
  return called('sum', isSure ? values : [...values, '0'], 'number');
};

const count: WriteCall = (given, write, fields) => {
  const only = given.length === 1 && at(given, 0).kind === 'name' ? fieldOf(at(given, 0), fields) : undefined;
  const parts =
    only?.kind === 'choices'
      ? (only.question.options ?? []).map((option) => atom(boxOf(only, option.value), 'number'))
      : given.map((each) => called('if', [blankOf('<>', each, write, fields).text, '1', '0'], 'number'));
  return infix('+', parts, 3, 'number');
};

/** A code that is its own score needs no list of them. */
const score: WriteCall = (given, _, fields) => {
  const field = fieldOf(at(given, 0), fields);
  const scored = (field.question.options ?? []).filter((option) => option.score !== undefined);
  if (field.kind === 'number' || field.kind === 'box') return atom(`[${field.variable}]`, 'number');
  if (scored.length === 0) throw new NotWritten('SCORE');
  if (field.kind === 'choices')
    return infix(
      '+',
      scored.map((option) =>
        infix('*', [atom(boxOf(field, option.value), 'number'), atom(String(option.score), 'number')], 4, 'number'),
      ),
      3,
      'number',
    );
  if (field.kind !== 'choice') throw new NotWritten('SCORE');
  const isOwn = scored.length === field.question.options?.length;
  if (isOwn && scored.every((option) => Number(field.codeOf(option.value)) === option.score))
    return atom(`[${field.variable}]`, 'number');
  return nested(
    scored.map((option) => [
      `[${field.variable}] = ${quoted(field.codeOf(option.value))}`,
      atom(String(option.score), 'number'),
    ]),
    undefined,
  );
};

/** A choice among several is a box of its own. */
const contains: WriteCall = (given, write, fields) => {
  const [whole, part] = [at(given, 0), at(given, 1)];
  const field = whole.kind === 'name' ? fields.find(whole.name) : undefined;
  if (field?.kind === 'choices') {
    if (part.kind !== 'literal') throw new NotWritten('CONTAINS');
    return { ...comparison(boxOf(field, String(part.value)), '=', "'1'"), of: field };
  }
  if (field?.kind === 'choice') throw new NotWritten('CONTAINS');
  return called('contains', [write(whole).text, write(part).text], 'truth');
};

/** Whole years by REDCap's length of a year, as its users compute an age. */
const years: WriteCall = (given, write) => {
  const from = writtenMoment(at(given, 0), write)?.text;
  const to = given[1] ? writtenMoment(given[1], write)?.text : "'today'";
  if (from === undefined || to === undefined) throw new NotWritten('AGE');
  return called('rounddown', [`datediff(${from}, ${to}, 'y')`, '0'], 'number');
};

const day = ({ kind }: Written): boolean => kind === 'date';

/** Days between two days; a time of day would count too. */
const daysBetween: WriteCall = (given, write) => {
  const [to, from] = [writtenMoment(at(given, 0), write), writtenMoment(at(given, 1), write)];
  if (!from || !to || !day(from) || !day(to)) throw new NotWritten('DAYS');
  return called('datediff', [from.text, to.text, "'d'", 'true'], 'number');
};

const absolute: WriteCall = (given, write, fields) => {
  const difference = writeDifference({ kind: 'call', name: 'ABS', arguments: given, position: 0 }, write);
  return difference ?? numeric('abs')(given, write, fields);
};

const logarithm = (given: readonly Expression[], write: Write, base: string): Written =>
  called('log', [asValue(write(at(given, 0))).text, base], 'number');

const calls: Readonly<Record<string, WriteCall>> = {
  IF: branch,
  IFS: branches,
  SWITCH: cases,
  AND: all('and'),
  OR: all('or'),
  NOT: not,
  BLANK: isBlank('='),
  ANSWERED: isBlank('<>'),
  IFBLANK: (given, write) => {
    const values = given.map((each) => asValue(write(each)));
    const last = values.at(-1);
    return nested(
      values.slice(0, -1).map((value) => [`${place(value, 3)} <> ''`, value] as const),
      last,
    );
  },
  SUM: total,
  AVERAGE: numeric('mean'),
  MEDIAN: numeric('median'),
  MIN: numeric('min'),
  MAX: numeric('max'),
  COUNTA: count,
  SCORE: score,
  ROUND: rounded('round'),
  ROUNDUP: rounded('roundup'),
  ROUNDDOWN: rounded('rounddown'),
  ABS: absolute,
  SQRT: numeric('sqrt'),
  POWER: (given, write) => ({
    text: `(${write(at(given, 0)).text})^(${write(at(given, 1)).text})`,
    kind: 'number',
    strength: 5,
  }),
  EXP: (given, write) => ({ text: `(${Math.E})^(${write(at(given, 0)).text})`, kind: 'number', strength: 5 }),
  LN: numeric('log'),
  LOG10: (given, write) => logarithm(given, write, '10'),
  LOG: (given, write) => logarithm(given, write, given[1] ? write(given[1]).text : '10'),
  PI: () => atom(String(Math.PI), 'number'),
  MOD: (given, write) => {
    const [of, by] = [write(at(given, 0)).text, place(write(at(given, 1)), 4)];
    return called('mod', [`mod(${of}, ${by}) + ${by}`, by], 'number');
  },
  DAYS: daysBetween,
  AGE: years,
  YEARS: years,
  YEAR: same('year'),
  MONTH: same('month'),
  DAY: same('day'),
  CONCAT: same('concat', 'text'),
  LEN: same('length'),
  TRIM: same('trim', 'text'),
  LOWER: same('lower', 'text'),
  UPPER: same('upper', 'text'),
  LEFT: same('left', 'text'),
  RIGHT: same('right', 'text'),
  MID: same('mid', 'text'),
  CONTAINS: contains,
};

/** A call as REDCap writes it. Throws `NotWritten` where it has no counterpart of the same meaning. */
export function writeCall(call: Call, write: Write, fields: WrittenFields): Written {
  const make = Object.hasOwn(calls, call.name) ? calls[call.name] : undefined;
  if (!make) throw new NotWritten(call.name);
  return make(call.arguments, write, fields);
}
