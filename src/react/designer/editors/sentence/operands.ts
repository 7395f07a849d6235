import { parseSyntax } from '../../../../engine/syntax/parse-syntax.ts';
import type { Call, Chain, Expression } from '../../../../engine/syntax/syntax-tree.ts';

/** What an answer is compared with that is no fixed value: another answer, or a day counted from today. */
export type Against =
  | {
      readonly kind: 'subject';
      /** As formulas write it; absent while it is still to be chosen. */
      readonly subject?: string;
    }
  | {
      readonly kind: 'today';
      /** After today; negative ones come before it. */
      readonly days: number;
    };

export type Literal = string | number | boolean;

const at = { position: 0 };

export const call = (name: string, ...given: readonly Expression[]): Call => ({
  kind: 'call',
  name,
  arguments: given,
  ...at,
});

export const literal = (value: Literal): Expression => ({ kind: 'literal', value, ...at });

/** Functions that make something else of one answer that a sentence can be about. */
const ofOneAnswer: ReadonlySet<string> = new Set(['SCORE', 'LAST', 'AGE', 'YEARS', 'MONTHS']);

/** What an expression is about, as formulas write it; undefined where no sentence has words for it. */
export function subjectOf(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind !== 'call') return undefined;
  const [first, second, ...more] = expression.arguments;
  if (more.length > 0 || !first) return undefined;
  if (ofOneAnswer.has(expression.name))
    return first.kind === 'name' && !second ? `${expression.name}(${first.name})` : undefined;
  return expression.name === 'DAYS' && isToday(first) && second?.kind === 'name'
    ? `DAYS(TODAY(), ${second.name})`
    : undefined;
}

/** The other way around. */
export function expressionOf(subject: string): Expression {
  const parsed = parseSyntax(subject);
  return parsed.ok && subject ? parsed.expression : { kind: 'name', name: subject, ...at };
}

const isToday = (expression: Expression): boolean =>
  expression.kind === 'call' && expression.name === 'TODAY' && expression.arguments.length === 0;

export function againstOf(expression: Expression): Against | undefined {
  if (isToday(expression)) return { kind: 'today', days: 0 };
  const days = expression.kind === 'chain' ? daysFromToday(expression) : undefined;
  if (days !== undefined) return { kind: 'today', days };
  const subject = subjectOf(expression);
  return subject === undefined ? undefined : { kind: 'subject', subject };
}

/** `TODAY() - 30`; a count that is no whole number, or none, has no words. */
function daysFromToday({ first, rest }: Chain): number | undefined {
  const [step] = rest;
  if (!step || rest.length > 1 || !isToday(first)) return undefined;
  const count = step.operand.kind === 'literal' ? step.operand.value : undefined;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count <= 0) return undefined;
  return step.operator === '+' ? count : step.operator === '-' ? -count : undefined;
}

export function expressionOfAgainst(against: Against): Expression {
  if (against.kind === 'subject') return expressionOf(against.subject ?? '');
  const today = call('TODAY');
  const { days } = against;
  if (days === 0) return today;
  return {
    kind: 'chain',
    first: today,
    rest: [{ operator: days < 0 ? '-' : '+', operand: literal(Math.abs(days)) }],
    ...at,
  };
}

export function valueOf(expression: Expression): Literal | undefined {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind !== 'sign' || expression.operand.kind !== 'literal') return undefined;
  const { value } = expression.operand;
  return typeof value === 'number' && expression.sign === '-' ? -value : undefined;
}
