import { tidyNumber } from '../numbers/round-number.ts';
import type { FunctionTable } from '../functions/function-table.ts';
import { toFinite, toNumber } from '../values/coerce.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { operators } from '../evaluation/operators.ts';
import type { Evaluate } from '../evaluation/scope.ts';
import type { Call, Chain, Expression, Literal, Name, Percent, Sign } from '../syntax/syntax-tree.ts';
import type { Value } from '../values/value.ts';

type Run = (evaluation: Evaluation) => Value;

/** The slot in `EvaluationScope.values` where a name's value is; undefined for names that are read by name. */
export type SlotOf = (name: string) => number | undefined;

/** How an expression of another language is run; undefined where there is no form around it. */
export type ForeignOf = (text: string) => Evaluate | undefined;

/** What the names, texts and calls of an expression lead to. */
export interface Leads {
  readonly functions: FunctionTable;
  readonly slotOf?: SlotOf;
  readonly foreignOf?: ForeignOf;
}

function compileLiteral({ value }: Literal): Run {
  const constant = typeof value === 'number' ? toFinite(value) : value;
  return () => constant;
}

function compileName({ name }: Name, leads: Leads): Run {
  const slot = leads.slotOf?.(name);
  if (slot === undefined) return (evaluation) => evaluation.charge(evaluation.scope.read(name));
  return (evaluation) => evaluation.charge(evaluation.scope.values?.[slot]);
}

function compileSign({ sign, operand }: Sign, leads: Leads): Run {
  const run = compile(operand, leads);
  if (sign === '+') return run;
  return (evaluation) => {
    const number = toNumber(run(evaluation));
    return number === undefined ? undefined : 0 - number;
  };
}

function compilePercent({ count, operand }: Percent, leads: Leads): Run {
  const run = compile(operand, leads);
  const whole = Number(`1e${2 * count}`);
  return (evaluation) => {
    const number = toNumber(run(evaluation));
    return number === undefined ? undefined : toFinite(number / whole);
  };
}

function compileChain({ first, rest }: Chain, leads: Leads): Run {
  const start = compile(first, leads);
  const links = rest.map(({ operator, operand }) => ({ operate: operators[operator], run: compile(operand, leads) }));
  return (evaluation) => {
    let value = start(evaluation);
    for (const { operate, run } of links) {
      evaluation.spend(1);
      value = operate(value, run(evaluation), evaluation);
    }
    return value;
  };
}

/** The text that the argument is written as. */
export function textIn(argument: Expression | undefined): string {
  return argument?.kind === 'literal' && typeof argument.value === 'string' ? argument.value : '';
}

function compileCall({ name, arguments: list }: Call, leads: Leads): Run {
  const definition = leads.functions.get(name);
  if (!definition) return () => undefined;
  const foreign = definition.foreign && leads.foreignOf?.(textIn(list[0]));
  if (foreign) return ({ scope }) => foreign(scope);
  const given = list.map((argument) => ({
    name: argument.kind === 'name' ? argument.name : '',
    value: compile(argument, leads),
  }));
  return (evaluation) => {
    evaluation.spend(1);
    return definition.call(given, evaluation);
  };
}

function compile(expression: Expression, leads: Leads): Run {
  switch (expression.kind) {
    case 'literal':
      return compileLiteral(expression);
    case 'name':
      return compileName(expression, leads);
    case 'sign':
      return compileSign(expression, leads);
    case 'percent':
      return compilePercent(expression, leads);
    case 'chain':
      return compileChain(expression, leads);
    case 'call':
      return compileCall(expression, leads);
    default:
      return expression satisfies never;
  }
}

/**
 * The expression as a function of what is around it.
 *
 * Expects an expression that `parseExpression` found nothing wrong with: an unknown function is blank.
 * What has no value (1/0, `SQRT(-1)`, a text times 2) is blank too; a number is never NaN or infinite,
 * and has at most fifteen digits, as Excel shows it.
 */
export function compileExpression(expression: Expression, leads: Leads): Evaluate {
  const run = compile(expression, leads);
  return (scope) => {
    const value = run(new Evaluation(scope));
    return typeof value === 'number' ? tidyNumber(value) : value;
  };
}
