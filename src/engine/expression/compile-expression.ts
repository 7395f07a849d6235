import { tidyNumber } from '../calendar/round-number.ts';
import { functionTable } from '../functions/function-table.ts';
import { toFinite, toNumber } from './coerce.ts';
import { Evaluation } from './evaluation.ts';
import { operators } from './operators.ts';
import type { Evaluate } from './scope.ts';
import type { Call, Chain, Expression, Literal, Name, Percent, Sign } from './syntax-tree.ts';
import type { Value } from './value.ts';

type Run = (evaluation: Evaluation) => Value;

function compileLiteral({ value }: Literal): Run {
  const constant = typeof value === 'number' ? toFinite(value) : value;
  return () => constant;
}

const compileName = ({ name }: Name): Run => (evaluation) => evaluation.charge(evaluation.scope.read(name));

function compileSign({ sign, operand }: Sign): Run {
  const run = compile(operand);
  if (sign === '+') return run;
  return (evaluation) => {
    const number = toNumber(run(evaluation));
    return number === undefined ? undefined : 0 - number;
  };
}

function compilePercent({ count, operand }: Percent): Run {
  const run = compile(operand);
  return (evaluation) => {
    const number = toNumber(run(evaluation));
    return number === undefined ? undefined : toFinite(number / 100 ** count);
  };
}

function compileChain({ first, rest }: Chain): Run {
  const start = compile(first);
  const links = rest.map(({ operator, operand }) => ({ operate: operators[operator], run: compile(operand) }));
  return (evaluation) => {
    let value = start(evaluation);
    for (const { operate, run } of links) {
      evaluation.spend(1);
      value = operate(value, run(evaluation), evaluation);
    }
    return value;
  };
}

function compileCall({ name, arguments: list }: Call): Run {
  const definition = functionTable.get(name);
  if (!definition) return () => undefined;
  const given = list.map((argument) => ({ name: argument.kind === 'name' ? argument.name : '', value: compile(argument) }));
  return (evaluation) => definition.call(given, evaluation);
}

function compileNode(expression: Expression): Run {
  switch (expression.kind) {
    case 'literal': return compileLiteral(expression);
    case 'name': return compileName(expression);
    case 'sign': return compileSign(expression);
    case 'percent': return compilePercent(expression);
    case 'chain': return compileChain(expression);
    case 'call': return compileCall(expression);
    default: return expression satisfies never;
  }
}

function compile(expression: Expression): Run {
  const run = compileNode(expression);
  return (evaluation) => {
    evaluation.spend(1);
    return run(evaluation);
  };
}

/**
 * The expression as a function of what is around it.
 *
 * Expects an expression that `parseExpression` found nothing wrong with: an unknown function is blank.
 * What has no value (1/0, `SQRT(-1)`, a text times 2) is blank too; a number is never NaN or infinite,
 * and has at most fifteen digits, as Excel shows it.
 */
export function compileExpression(expression: Expression): Evaluate {
  const run = compile(expression);
  return (scope) => {
    const value = run(new Evaluation(scope));
    return typeof value === 'number' ? tidyNumber(value) : value;
  };
}
