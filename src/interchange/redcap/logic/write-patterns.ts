import type { BinaryOperator, Chain, Expression } from '../../../engine/syntax/syntax-tree.ts';
import { called, isNumber, isSame, NotWritten, type Written } from './written.ts';

type Write = (expression: Expression) => Written;

/** Both sides of a chain of two. */
function sides(
  expression: Expression,
  operator: BinaryOperator,
): readonly [left: Expression, right: Expression] | undefined {
  if (expression.kind !== 'chain' || expression.rest.length !== 1) return undefined;
  const [only] = expression.rest;
  return only?.operator === operator ? [expression.first, only.operand] : undefined;
}

const argumentsOf = (expression: Expression, name: string): readonly Expression[] | undefined =>
  expression.kind === 'call' && expression.name === name ? expression.arguments : undefined;

/** What `'today'` and `'now'` are in `datediff`. */
export function writtenMoment(expression: Expression, write: Write): Written | undefined {
  if (argumentsOf(expression, 'TODAY')) return { text: "'today'", kind: 'date', strength: 6 };
  if (argumentsOf(expression, 'NOW')) return { text: "'now'", kind: 'moment', strength: 6 };
  if (expression.kind !== 'name' && expression.kind !== 'literal') return undefined;
  const written = write(expression);
  return ['date', 'moment', 'time'].includes(written.kind) ? written : undefined;
}

const units: readonly (readonly [operator: '/' | '*', number: number, unit: string])[] = [
  ['/', 365.2425, 'y'],
  ['/', 30.44, 'M'],
  ['*', 24, 'h'],
  ['*', 1440, 'm'],
  ['*', 86_400, 's'],
];

/** A difference of two dates in some unit, as `datediff` gives it; undefined for whatever else. */
export function writeDifference(expression: Expression, write: Write): Written | undefined {
  for (const [operator, number, unit] of units) {
    const [days, factor] = sides(expression, operator) ?? [];
    if (days && isNumber(factor, number)) {
      const found = differenceIn(days, unit, write);
      if (found) return found;
    }
  }
  return differenceIn(expression, 'd', write);
}

function differenceIn(expression: Expression, unit: string, write: Write): Written | undefined {
  const inner = argumentsOf(expression, 'ABS')?.[0];
  const [to, from] = sides(inner ?? expression, '-') ?? [];
  if (!from || !to) return undefined;
  const [first, second] = [writtenMoment(from, write), writtenMoment(to, write)];
  if (!first || !second) return undefined;
  return called('datediff', [first.text, second.text, `'${unit}'`, ...(inner ? [] : ['true'])], 'number');
}

/** `a - b * ROUNDDOWN(a / b, 0)`. */
export function writeRemainder(expression: Chain, write: Write): Written | undefined {
  const [of, taken] = sides(expression, '-') ?? [];
  const [by, times] = (taken && sides(taken, '*')) ?? [];
  const [quotient, decimals] = (times && argumentsOf(times, 'ROUNDDOWN')) ?? [];
  const [over, under] = (quotient && sides(quotient, '/')) ?? [];
  if (!of || !by || !isNumber(decimals, 0) || !isSame(of, over) || !isSame(by, under)) return undefined;
  return called('mod', [write(of).text, write(by).text], 'number');
}

/** `LEFT(a, LEN(b)) = b`. */
export function writeEdge(expression: Chain, write: Write): Written | undefined {
  const [edge, part] = sides(expression, '=') ?? [];
  if (edge?.kind !== 'call' || (edge.name !== 'LEFT' && edge.name !== 'RIGHT')) return undefined;
  const [whole, length] = edge.arguments;
  if (!whole || !length || !isSame(argumentsOf(length, 'LEN')?.[0], part)) return undefined;
  if (!part) throw new NotWritten(edge.name);
  return called(edge.name === 'LEFT' ? 'starts_with' : 'ends_with', [write(whole).text, write(part).text], 'truth');
}

/** `IF(COUNTA(a, b) > 0, SUM(a, b))`: the sum, blank where all are. */
export function summed(given: readonly Expression[]): readonly Expression[] | undefined {
  const [when, then, otherwise] = given;
  const [count, none] = (when && sides(when, '>')) ?? [];
  const values = then && argumentsOf(then, 'SUM');
  const counted = count && argumentsOf(count, 'COUNTA');
  if (otherwise || !values || !counted || !isNumber(none, 0) || counted.length !== values.length) return undefined;
  return values.every((value, index) => isSame(value, counted[index])) ? values : undefined;
}

/** `x = "1"` of `IF(x = "1", 1, 0)`: the box itself, as a number. */
export function boxed(given: readonly Expression[]): readonly [name: string, value: string] | undefined {
  const [when, then, otherwise] = given;
  const [name, value] = (when && sides(when, '=')) ?? [];
  if (name?.kind !== 'name' || value?.kind !== 'literal' || !isNumber(then, 1) || !isNumber(otherwise, 0))
    return undefined;
  return [name.name, String(value.value)];
}

/** `x` of `x * 1`. */
export function counted(expression: Expression): Expression | undefined {
  const [value, one] = sides(expression, '*') ?? [];
  return isNumber(one, 1) ? value : undefined;
}

/** A day some days, months or years later, as `@CALCDATE` takes it. */
export function writeLater(expression: Expression, write: Write): string | undefined {
  const [from, count] = sides(expression, '+') ?? [];
  const day = from && writtenMoment(from, write);
  if (day && count && day.kind !== 'time') return `${day.text}, ${write(count).text}, 'd'`;
  const [year, month, last] = argumentsOf(expression, 'DATE') ?? [];
  const date = last && argumentsOf(last, 'DAY')?.[0];
  const start = date && writtenMoment(date, write);
  if (!year || !month || !start) return undefined;
  const years = movedPart(year, 'YEAR', date);
  const months = movedPart(month, 'MONTH', date);
  if (years && isSame(argumentsOf(month, 'MONTH')?.[0], date)) return `${start.text}, ${write(years).text}, 'y'`;
  return months && isSame(argumentsOf(year, 'YEAR')?.[0], date)
    ? `${start.text}, ${write(months).text}, 'M'`
    : undefined;
}

function movedPart(expression: Expression, part: 'YEAR' | 'MONTH', date: Expression): Expression | undefined {
  const [of, count] = sides(expression, '+') ?? [];
  return of && isSame(argumentsOf(of, part)?.[0], date) ? count : undefined;
}
