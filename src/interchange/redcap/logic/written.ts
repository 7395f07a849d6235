import { printExpression } from '../../../engine/syntax/print-expression.ts';
import type { Expression } from '../../../engine/syntax/syntax-tree.ts';
import type { Question } from '../../../engine/definition/types.ts';

/** Why an expression has no words in REDCap. */
export class NotWritten extends Error {}

/** What an expression gives; `box` is a question of yes or no, `truth` a comparison. */
export type WrittenKind =
  'number' | 'text' | 'date' | 'moment' | 'time' | 'truth' | 'box' | 'choice' | 'choices' | 'any';

/** A question as REDCap names it. */
export interface WrittenField {
  readonly variable: string;
  readonly kind: WrittenKind;
  readonly question: Question;
  codeOf(value: string): string;
}

/** What names mean where an expression stands. Throws `NotWritten` for what REDCap does not know. */
export interface WrittenFields {
  find(name: string): WrittenField;
}

/** An expression of REDCap. `strength` is how tightly it holds together, from `or` (0) to a call (6). */
export interface Written {
  readonly text: string;
  readonly kind: WrittenKind;
  readonly strength: number;
  readonly of?: WrittenField;
}

export const atom = (text: string, kind: WrittenKind): Written => ({ text, kind, strength: 6 });
export const called = (name: string, given: readonly string[], kind: WrittenKind): Written =>
  atom(`${name}(${given.join(', ')})`, kind);

export const place = ({ text, strength }: Written, least: number): string => (strength < least ? `(${text})` : text);

export const infix = (operator: string, parts: readonly Written[], strength: number, kind: WrittenKind): Written => {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const text = parts.map((part, index) => place(part, index === 0 ? strength : strength + 1)).join(` ${operator} `);
  return { text, kind, strength };
};

/** REDCap has no way to write both quotes in one text. */
export function quoted(value: string): string {
  if (!value.includes("'")) return `'${value}'`;
  if (!value.includes('"')) return `"${value}"`;
  throw new NotWritten(value);
}

export const comparison = (left: string, operator: string, right: string): Written => ({
  text: `${left} ${operator} ${right}`,
  kind: 'truth',
  strength: 2,
});

export const boxOf = ({ variable, codeOf }: WrittenField, value: string): string => `[${variable}(${codeOf(value)})]`;

/** What an expression holds: a truth. */
export function asCondition(written: Written): Written {
  if (written.kind === 'truth') return written;
  if (written.kind === 'box') return comparison(place(written, 3), '=', "'1'");
  throw new NotWritten(written.text);
}

/** What an expression counts. */
export const asValue = (written: Written): Written =>
  written.kind === 'truth' ? called('if', [written.text, '1', '0'], 'number') : written;

export const isSame = (one: Expression | undefined, other: Expression | undefined): boolean =>
  one !== undefined && other !== undefined && printExpression(one) === printExpression(other);

export const isNumber = (expression: Expression | undefined, value: number): boolean =>
  expression?.kind === 'literal' && expression.value === value;
