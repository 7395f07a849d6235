import { allFunctions } from '../functions/all-functions.ts';
import type { FormulaFunction } from '../functions/formula-function.ts';
import { foreignRuntime } from '../foreign/foreign.ts';
import type { ExpressionProblem } from './expression-problem.ts';
import { nearestName } from './nearest-name.ts';
import type { Call, Expression, Name } from './syntax-tree.ts';
import { visit } from './visit.ts';

type Misnamed = 'unknownname' | 'unknownfunction';

function misnamed(rule: Misnamed, { name, position }: Name | Call, known: Iterable<string>): ExpressionProblem {
  const nearest = nearestName(name, known);
  return nearest === undefined
    ? { position, rule, params: { name } }
    : { position, rule: `${rule}near`, params: { name, nearest } };
}

function checkCount(call: Call, { least, most, paired }: FormulaFunction): ExpressionProblem | undefined {
  const { name, position } = call;
  const given = call.arguments.length;
  if (given >= least && given <= most) {
    return paired && given % 2 === 1 ? { position, rule: 'argumentsinpairs', params: { name, given } } : undefined;
  }
  if (most === 0) return { position, rule: 'noarguments', params: { name, given } };
  if (least === most) return { position, rule: 'argumentcount', params: { name, least, given } };
  if (most === Infinity) return { position, rule: 'toofewarguments', params: { name, least, given } };
  return { position, rule: 'argumentrange', params: { name, least, most, given } };
}

function checkCall(call: Call): ExpressionProblem | undefined {
  const definition = allFunctions().get(call.name);
  if (!definition) return misnamed('unknownfunction', call, allFunctions().keys());
  const [first] = call.arguments;
  if (definition.asks && first && first.kind !== 'name') {
    return { position: first.position, rule: 'questionexpected', params: { name: call.name } };
  }
  return checkCount(call, definition) ?? (definition.foreign ? checkForeign(call) : undefined);
}

/** The text must be there when the form is made, and must be one of its language. */
function checkForeign({ name, position, arguments: [text] }: Call): ExpressionProblem | undefined {
  if (text?.kind !== 'literal' || typeof text.value !== 'string')
    return { position: text?.position ?? position, rule: 'textexpected', params: { name } };
  const runtime = foreignRuntime();
  if (!runtime) return { position, rule: 'foreignmissing', params: { name } };
  const found = runtime.check(text.value);
  return (
    found && {
      position: text.position + 1 + found.position,
      rule: 'foreignsyntax',
      params: { name, message: found.message },
    }
  );
}

/** Every unknown name and function, and every wrong number of arguments. Without `names` any name is known. */
export function checkNames(expression: Expression, names?: ReadonlySet<string>): readonly ExpressionProblem[] {
  const problems: ExpressionProblem[] = [];
  visit(expression, (part) => {
    const problem =
      part.kind === 'call'
        ? checkCall(part)
        : part.kind === 'name' && names && !names.has(part.name)
          ? misnamed('unknownname', part, names)
          : undefined;
    if (problem) problems.push(problem);
  });
  return problems;
}
