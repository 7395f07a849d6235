import { allFunctions } from '../functions/all-functions.ts';
import type { FormulaFunction } from '../functions/formula-function.ts';
import type { ForeignRuntime } from '../dependencies/foreign.ts';
import type { ExpressionProblem } from '../syntax/expression-problem.ts';
import { nearestName } from '../syntax/nearest-name.ts';
import type { Call, Expression, Name } from '../syntax/syntax-tree.ts';
import { visit } from '../syntax/visit.ts';

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

function checkCall(call: Call, foreign: ForeignCheck | undefined): ExpressionProblem | undefined {
  const definition = allFunctions.get(call.name);
  if (!definition) return misnamed('unknownfunction', call, allFunctions.keys());
  const [first] = call.arguments;
  if (definition.asks && first && first.kind !== 'name') {
    return { position: first.position, rule: 'questionexpected', params: { name: call.name } };
  }
  return checkCount(call, definition) ?? (definition.foreign ? checkForeign(call, foreign) : undefined);
}

/** What is asked of another language: whether a text is an expression of it. */
export type ForeignCheck = Pick<ForeignRuntime, 'check'>;

/** The text must be there when the form is made, and must be one of its language. */
function checkForeign(
  { name, position, arguments: [text] }: Call,
  foreign: ForeignCheck | undefined,
): ExpressionProblem | undefined {
  if (text?.kind !== 'literal' || typeof text.value !== 'string')
    return { position: text?.position ?? position, rule: 'textexpected', params: { name } };
  if (!foreign) return { position, rule: 'foreignmissing', params: { name } };
  const found = foreign.check(text.value);
  return (
    found && {
      position: text.position + 1 + found.position,
      rule: 'foreignsyntax',
      params: { name, message: found.message },
    }
  );
}

/** Every unknown name and function, and every wrong number of arguments. Without `names` any name is known. */
export function checkNames(
  expression: Expression,
  names?: ReadonlySet<string>,
  foreign?: ForeignCheck,
): readonly ExpressionProblem[] {
  const problems: ExpressionProblem[] = [];
  visit(expression, (part) => {
    const problem =
      part.kind === 'call'
        ? checkCall(part, foreign)
        : part.kind === 'name' && names && !names.has(part.name)
          ? misnamed('unknownname', part, names)
          : undefined;
    if (problem) problems.push(problem);
  });
  return problems;
}
