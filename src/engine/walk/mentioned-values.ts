import { fromDayNumber, isDate, toDayNumber } from '../calendar/day-number.ts';
import { references } from '../expression/references.ts';
import type { EvaluationScope } from '../evaluation/scope.ts';
import type { Expression } from '../syntax/syntax-tree.ts';
import { visit } from '../syntax/visit.ts';
import type { Value } from '../values/value.ts';
import { comparisonIn, valueOf } from './closeness.ts';

/** Values that expressions compare answers with, and the names that are compared with nothing else. */
export interface Mentioned {
  readonly values: readonly Value[];
  /** Names that some expression also computes with: their decisive values are not all among those mentioned. */
  readonly computed: ReadonlySet<string>;
}

/** Calls that ask of each argument only whether it is true or blank. */
const truths: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'BLANK', 'ANSWERED']);

export function mentionedIn(expressions: readonly Expression[], scope: EvaluationScope): Mentioned {
  const values = new Set<Value>();
  const computed = new Set<string>();
  for (const expression of expressions) {
    collectValues(expression, scope, values);
    collectComputed(expression, true, computed);
  }
  return { values: [...values], computed };
}

/** The value of each part that mentions no question, `TODAY() - 30` as one. */
function collectValues(expression: Expression, scope: EvaluationScope, values: Set<Value>): void {
  visit(expression, (part) => {
    if (references(part).length === 0) values.add(valueOf(part)(scope));
  });
}

function collectComputed(expression: Expression, asTruth: boolean, computed: Set<string>): void {
  switch (expression.kind) {
    case 'name':
      if (!asTruth) computed.add(expression.name);
      return;
    case 'call':
      for (const each of expression.arguments) collectComputed(each, truths.has(expression.name), computed);
      return;
    case 'chain': {
      const sides = [expression.first, ...expression.rest.map(({ operand }) => operand)];
      const compared = comparisonIn(expression);
      const isPlain = compared && [compared.left, compared.right].some((side) => references(side).length === 0);
      for (const side of sides) collectComputed(side, isPlain === true, computed);
      return;
    }
    case 'sign':
    case 'percent':
      return collectComputed(expression.operand, false, computed);
    case 'literal':
      return;
    default:
      return expression satisfies never;
  }
}

/** The most values of one kind that are tried of a question. */
export const mostValues = 80;

interface Grid {
  readonly least?: number;
  readonly step: number;
  /** Nothing between the steps is an answer. */
  readonly isWhole: boolean;
}

/** What a number can be on either side of each bound, and between them. */
export function numbersAround(values: readonly Value[], { least = 0, step, isWhole }: Grid): readonly number[] {
  const numbers = values.filter((value): value is number => typeof value === 'number');
  const bounds = [...new Set(numbers)].sort((one, other) => one - other);
  const onGrid = (number: number): number => least + Math.floor((number - least) / step + 1e-9) * step;
  const near = bounds.flatMap((bound, index) => {
    const middle = (bound + (bounds[index + 1] ?? bound)) / 2;
    return [bound, onGrid(bound) - step, onGrid(bound), onGrid(bound) + step, isWhole ? onGrid(middle) : middle];
  });
  return [...new Set([...near, 0, 1].map(tidy))].slice(0, mostValues);
}

export const tidy = (number: number): number => Number(number.toPrecision(12));

/** Each day that is mentioned with the days beside it; numbers are days and years before today. */
export function daysAround(values: readonly Value[], today: string): string[] {
  const now = toDayNumber(today) ?? 0;
  const days = values.flatMap((value): readonly number[] => {
    if (typeof value === 'string' && isDate(value.slice(0, 10))) return [toDayNumber(value.slice(0, 10)) ?? now];
    if (typeof value !== 'number' || !Number.isInteger(value)) return [];
    return Math.abs(value) <= 130 ? [now - value, yearsBefore(today, value)] : [now - value];
  });
  const near = [now, ...days].flatMap((day) => [day, day - 1, day + 1]);
  return [...new Set(near.flatMap((day) => fromDayNumber(day) ?? []))].slice(0, mostValues);
}

const yearsBefore = (today: string, years: number): number =>
  toDayNumber(`${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}-${today.slice(5)}`) ??
  toDayNumber(today) ??
  0;
