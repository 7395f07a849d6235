import { tidyNumber } from '../calendar/round-number.ts';
import { functionTable } from '../functions/function-table.ts';
import { toFinite, toNumber } from './coerce.ts';
import { Evaluation } from './evaluation.ts';
import { operators } from './operators.ts';
import type { Evaluate } from './scope.ts';
import type { Call, Chain, Expression, Literal, Name, Percent, Sign } from './syntax-tree.ts';
import type { Value } from './value.ts';

type Run = (evaluation: Evaluation) => Value;

/** The slot in `EvaluationScope.values` where a name's value is; undefined for names that are read by name. */
export type SlotOf = (name: string) => number | undefined;

function compileLiteral({ value }: Literal): Run {
  const constant = typeof value === 'number' ? toFinite(value) : value;
  return () => constant;
}

function compileName({ name }: Name, slotOf: SlotOf): Run {
  const slot = slotOf(name);
  if (slot === undefined) return (evaluation) => evaluation.charge(evaluation.scope.read(name));
  return (evaluation) => evaluation.charge(evaluation.scope.values?.[slot]);
}

function compileSign({ sign, operand }: Sign, slotOf: SlotOf): Run {
  const run = compile(operand, slotOf);
  if (sign === '+') return run;
  return (evaluation) => {
    const number = toNumber(run(evaluation));
    return number === undefined ? undefined : 0 - number;
  };
}

function compilePercent({ count, operand }: Percent, slotOf: SlotOf): Run {
  const run = compile(operand, slotOf);
  return (evaluation) => {
    const number = toNumber(run(evaluation));
    return number === undefined ? undefined : toFinite(number / 100 ** count);
  };
}

function compileChain({ first, rest }: Chain, slotOf: SlotOf): Run {
  const start = compile(first, slotOf);
  const links = rest.map(({ operator, operand }) => ({ operate: operators[operator], run: compile(operand, slotOf) }));
  return (evaluation) => {
    let value = start(evaluation);
    for (const { operate, run } of links) {
      evaluation.spend(1);
      value = operate(value, run(evaluation), evaluation);
    }
    return value;
  };
}

function compileCall({ name, arguments: list }: Call, slotOf: SlotOf): Run {
  const definition = functionTable.get(name);
  if (!definition) return () => undefined;
  const given = list.map((argument) => ({ name: argument.kind === 'name' ? argument.name : '', value: compile(argument, slotOf) }));
  return (evaluation) => {
    evaluation.spend(1);
    return definition.call(given, evaluation);
  };
}

function compile(expression: Expression, slotOf: SlotOf): Run {
  switch (expression.kind) {
    case 'literal': return compileLiteral(expression);
    case 'name': return compileName(expression, slotOf);
    case 'sign': return compileSign(expression, slotOf);
    case 'percent': return compilePercent(expression, slotOf);
    case 'chain': return compileChain(expression, slotOf);
    case 'call': return compileCall(expression, slotOf);
    default: return expression satisfies never;
  }
}

/**
 * The expression as a function of what is around it.
 *
 * Expects an expression that `parseExpression` found nothing wrong with: an unknown function is blank.
 * What has no value (1/0, `SQRT(-1)`, a text times 2) is blank too; a number is never NaN or infinite,
 * and has at most fifteen digits, as Excel shows it.
 */
export function compileExpression(expression: Expression, slotOf: SlotOf = () => undefined): Evaluate {
  const run = compile(expression, slotOf);
  return (scope) => {
    const value = run(new Evaluation(scope));
    return typeof value === 'number' ? tidyNumber(value) : value;
  };
}
