import { isBlank, isList, toFinite, toNumber } from '../values/coerce.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import type { Value } from '../values/value.ts';

/** An argument that is not evaluated before the function asks. */
export interface Argument {
  /** The name, when the argument is nothing else. */
  readonly name: string;
  value(evaluation: Evaluation): Value;
}

export interface FormulaFunction {
  readonly least: number;
  readonly most: number;
  /** Its arguments come two by two. */
  readonly paired?: boolean;
  /** It asks the form about a question, which must be named: about its answer now, or about earlier entries. */
  readonly asks?: 'now' | 'earlier';
  /** Its one argument is written as a text, in another language. */
  readonly foreign?: boolean;
  readonly call: (given: readonly Argument[], evaluation: Evaluation) => Value;
}

/** A function that decides itself which of its arguments are evaluated. */
export const lazy = (least: number, most: number, call: FormulaFunction['call']): FormulaFunction => ({
  least,
  most,
  call,
});

/** A function of its arguments' values. */
export const eager = (
  least: number,
  most: number,
  calculate: (values: readonly Value[], evaluation: Evaluation) => Value,
): FormulaFunction =>
  lazy(least, most, (given, evaluation) =>
    calculate(
      given.map((argument) => argument.value(evaluation)),
      evaluation,
    ),
  );

/** A function of numbers: blank when one of them is, or when there is no result. */
export const numeric = (
  least: number,
  most: number,
  calculate: (first: number, second?: number, third?: number) => number,
): FormulaFunction =>
  eager(least, most, (values) => {
    const [first, ...others] = values.map(toNumber);
    if (first === undefined || others.includes(undefined)) return undefined;
    return toFinite(calculate(first, others[0], others[1]));
  });

/** What is filled in among the values, lists opened. */
export const filledOf = (values: readonly Value[]): readonly Value[] =>
  values.flatMap((value) => (isList(value) ? value : [value])).filter((value) => !isBlank(value));

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** A function of any number of numbers; blanks, and texts that are no numbers, are skipped. */
export const aggregate = (calculate: (numbers: readonly number[]) => number): FormulaFunction =>
  lazy(1, Infinity, (given, evaluation) => {
    const numbers: number[] = [];
    for (const argument of given) addNumbers(argument.value(evaluation), numbers);
    return toFinite(calculate(numbers));
  });

/** One loop without lists between: totals are what is computed most while somebody types. */
function addNumbers(value: Value, numbers: number[]): void {
  if (isList(value)) return value.forEach((item) => addNumbers(isList(item) ? undefined : item, numbers));
  const number = toNumber(value);
  if (number !== undefined) numbers.push(number);
}

/** A function that asks the form about a question. */
export const asking = (
  asks: 'now' | 'earlier',
  ask: (name: string, evaluation: Evaluation) => Value,
): FormulaFunction => ({
  least: 1,
  most: 1,
  asks,
  call: ([question], evaluation) => evaluation.charge(ask(question?.name ?? '', evaluation)),
});
