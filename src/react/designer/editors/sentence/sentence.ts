import { parseSyntax } from '../../../../engine/syntax/parse-syntax.ts';
import { printExpression } from '../../../../engine/syntax/print-expression.ts';
import type { BinaryOperator, Call, Chain, Expression } from '../../../../engine/syntax/syntax-tree.ts';
import { visit } from '../../../../engine/syntax/visit.ts';
import {
  againstOf,
  call,
  expressionOf,
  expressionOfAgainst,
  literal,
  subjectOf,
  valueOf,
  type Against,
  type Literal,
} from './operands.ts';

export type Join = 'all' | 'any' | 'none' | 'notall';

export const joins = ['all', 'any', 'none', 'notall'] as const satisfies readonly Join[];

type Ordering = Extract<BinaryOperator, '=' | '<>' | '<' | '<=' | '>' | '>='>;

export type Operator = Ordering | 'contains' | 'omits' | 'answered' | 'blank' | 'holds' | 'fails';

/** What is said of one answer; unfinished while something is still to be chosen. */
export interface Comparison {
  readonly kind: 'comparison';
  /** As formulas write it: `age`, `mood.sleep`, `SCORE(mood)`, `LAST(weight)`, `AGE(birthdate)`. */
  readonly subject?: string;
  readonly operator?: Operator;
  readonly value?: Literal;
  /** In place of a value. */
  readonly against?: Against;
}

export interface Group {
  readonly kind: 'group';
  readonly join: Join;
  readonly parts: readonly Sentence[];
}

/** What no sentence can say, kept as it is written. */
interface Written {
  readonly kind: 'written';
  readonly expression: Expression;
}

export type Sentence = Group | Comparison | Written;

/** Operators that compare with nothing. */
const alone: ReadonlySet<Operator> = new Set(['answered', 'blank', 'holds', 'fails']);

export const takesValue = (operator: Operator | undefined): boolean => operator !== undefined && !alone.has(operator);

/** Operators that compare with another answer, or with today, as well as with a value. */
export const isComparing = (operator: Operator | undefined): boolean =>
  operator !== undefined && Object.hasOwn(flipped, operator);

export function isFinished(sentence: Sentence): boolean {
  switch (sentence.kind) {
    case 'group':
      return sentence.parts.length > 0 && sentence.parts.every(isFinished);
    case 'comparison':
      return (
        sentence.subject !== undefined &&
        sentence.operator !== undefined &&
        (!takesValue(sentence.operator) || hasObject(sentence))
      );
    case 'written':
      return true;
    default:
      return sentence satisfies never;
  }
}

function hasObject({ value, against }: Comparison): boolean {
  if (against) return against.kind === 'today' || against.subject !== undefined;
  return value !== undefined && value !== '';
}

/** The formula as a sentence; undefined where it cannot be read. An empty formula says nothing yet. */
export function readSentence(formula: string): Group | undefined {
  if (!formula.trim()) return { kind: 'group', join: 'all', parts: [] };
  const parsed = parseSyntax(formula);
  if (!parsed.ok || !isPrintable(parsed.expression)) return undefined;
  const sentence = read(parsed.expression);
  return sentence.kind === 'group' ? sentence : { kind: 'group', join: 'all', parts: [sentence] };
}

/** A number beyond all numbers has no writing of its own. */
function isPrintable(expression: Expression): boolean {
  let printable = true;
  visit(expression, (part) => {
    if (part.kind === 'literal' && typeof part.value === 'number') printable &&= Number.isFinite(part.value);
  });
  return printable;
}

function read(expression: Expression): Sentence {
  if (expression.kind === 'call') return readCall(expression);
  const found =
    expression.kind === 'name'
      ? comparison(expression.name, 'holds')
      : expression.kind === 'chain'
        ? readChain(expression)
        : undefined;
  return found ?? { kind: 'written', expression };
}

function readCall(call: Call): Sentence {
  const [first, second] = call.arguments;
  const count = call.arguments.length;
  const subject = first && subjectOf(first);
  if ((call.name === 'AND' || call.name === 'OR') && count > 0)
    return { kind: 'group', join: call.name === 'AND' ? 'all' : 'any', parts: call.arguments.map(read) };
  if (call.name === 'NOT' && first && count === 1) return negate(read(first));
  if (call.name === 'ANSWERED' && subject && count === 1) return comparison(subject, 'answered');
  if (call.name === 'BLANK' && subject && count === 1) return comparison(subject, 'blank');
  const value = second && valueOf(second);
  if (call.name === 'CONTAINS' && subject && count === 2 && value !== undefined && value !== '')
    return comparison(subject, 'contains', value);
  return { kind: 'written', expression: call };
}

const comparison = (subject: string, operator: Operator, value?: Comparison['value']): Comparison => ({
  kind: 'comparison',
  subject,
  operator,
  ...(value !== undefined && { value }),
});

/** Only what is exact: `NOT(a < b)` is no `a >= b` where one of them is blank. */
const opposites: Partial<Record<Operator, Operator>> = {
  '=': '<>',
  '<>': '=',
  contains: 'omits',
  omits: 'contains',
  answered: 'blank',
  blank: 'answered',
  holds: 'fails',
  fails: 'holds',
};

const oppositeJoins: Readonly<Record<Join, Join>> = { all: 'notall', notall: 'all', any: 'none', none: 'any' };

function negate(sentence: Sentence): Sentence {
  if (sentence.kind === 'group') return { ...sentence, join: oppositeJoins[sentence.join] };
  const opposite =
    sentence.kind === 'comparison' && sentence.operator !== undefined ? opposites[sentence.operator] : undefined;
  return sentence.kind === 'comparison' && opposite
    ? { ...sentence, operator: opposite }
    : { kind: 'group', join: 'none', parts: [sentence] };
}

const flipped: Readonly<Record<Ordering, Ordering>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const isOrdering = (operator: BinaryOperator): operator is Ordering => Object.hasOwn(flipped, operator);

function readChain({ first, rest }: Chain): Comparison | undefined {
  const [step] = rest;
  if (!step || rest.length > 1 || !isOrdering(step.operator)) return undefined;
  const turned = flipped[step.operator];
  const [left, right] = [subjectOf(first), subjectOf(step.operand)];
  if (left) return compared(left, step.operator, valueOf(step.operand)) ?? against(left, step.operator, step.operand);
  return right ? (compared(right, turned, valueOf(first)) ?? against(right, turned, first)) : undefined;
}

function against(subject: string, operator: Ordering, other: Expression): Comparison | undefined {
  const found = againstOf(other);
  return found && { ...comparison(subject, operator), against: found };
}

/** To be equal to an empty text is to have no answer. */
function compared(subject: string, operator: Ordering, value: Comparison['value']): Comparison | undefined {
  if (value === undefined) return undefined;
  if (value !== '') return comparison(subject, operator, value);
  if (operator === '=') return comparison(subject, 'blank');
  return operator === '<>' ? comparison(subject, 'answered') : undefined;
}

/** The formula of a finished sentence. */
export function writeSentence(group: Group): string {
  return group.parts.length ? printExpression(write(group)) : '';
}

function write(sentence: Sentence): Expression {
  if (sentence.kind === 'written') return sentence.expression;
  if (sentence.kind === 'comparison') return writeComparison(sentence);
  const { join, parts } = sentence;
  const [only] = parts;
  const joined =
    only && parts.length === 1
      ? write(only)
      : call(join === 'all' || join === 'notall' ? 'AND' : 'OR', ...parts.map(write));
  return join === 'none' || join === 'notall' ? call('NOT', joined) : joined;
}

function writeComparison({ subject = '', operator = 'holds', value = '', against: other }: Comparison): Expression {
  const asked = expressionOf(subject);
  switch (operator) {
    case 'answered':
      return call('ANSWERED', asked);
    case 'blank':
      return call('BLANK', asked);
    case 'holds':
      return asked;
    case 'fails':
      return call('NOT', asked);
    case 'contains':
      return call('CONTAINS', asked, literal(value));
    case 'omits':
      return call('NOT', call('CONTAINS', asked, literal(value)));
    default: {
      const operand = other ? expressionOfAgainst(other) : literal(value);
      return { kind: 'chain', first: asked, rest: [{ operator, operand }], position: 0 };
    }
  }
}
