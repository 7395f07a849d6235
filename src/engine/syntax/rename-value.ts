import { foldText } from '../values/fold-text.ts';
import { parseSyntax } from './parse-syntax.ts';
import type { Expression } from './syntax-tree.ts';
import { tokenize } from './tokens.ts';
import { visit } from './visit.ts';

/** Whether a name of an expression is the question whose option is meant. */
export type Means = (name: string) => boolean;

interface Sought {
  readonly means: Means;
  readonly value: string;
  /** The expression's result is the question's own answer, so that a text in it may be the option. */
  readonly isOwn?: boolean;
}

const comparisons: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=']);

function isValue(part: Expression, value: string): boolean {
  if (part.kind !== 'literal') return false;
  if (typeof part.value === 'string') return foldText(part.value) === foldText(value);
  return typeof part.value === 'number' && value.trim() !== '' && Number(value) === part.value;
}

/** What stands beside one another to be compared: operands of `=`, arguments of `SWITCH` and the like. */
function groupsIn(part: Expression): readonly Expression[] {
  if (part.kind === 'call') return part.arguments;
  if (part.kind !== 'chain' || !part.rest.some(({ operator }) => comparisons.has(operator))) return [];
  return [part.first, ...part.rest.map(({ operand }) => operand)];
}

/** Positions at which an expression means an option by its value. None where it cannot be read. */
export function valuePositions(text: string, { means, value, isOwn = false }: Sought): readonly number[] {
  const parsed = parseSyntax(text);
  if (!parsed.ok) return [];
  const found = new Set<number>();
  const compared = new Set<Expression>();
  const take = (part: Expression): void => {
    if (isValue(part, value)) found.add(part.position);
  };
  visit(parsed.expression, (part) => {
    const group = groupsIn(part);
    if (part.kind === 'chain') for (const each of group) compared.add(each);
    if (group.some((each) => each.kind === 'name' && means(each.name))) group.forEach(take);
  });
  if (isOwn)
    visit(parsed.expression, (part) => {
      if (!compared.has(part)) take(part);
    });
  return [...found];
}

/** The expression with an option's value written otherwise wherever the option is meant; all else stays as its author wrote it. */
export function renameValue(text: string, to: string, sought: Sought): string {
  const positions = new Set(valuePositions(text, sought));
  if (positions.size === 0) return text;
  const tokens = tokenize(text);
  const parts = tokens.map((token, index) => {
    const gap = text.slice(token.position + token.text.length, tokens[index + 1]?.position);
    return (positions.has(token.position) ? written(token.text, to) : token.text) + gap;
  });
  return text.slice(0, tokens[0]?.position) + parts.join('');
}

/** A number stays one where the new value is a number too. */
function written(before: string, to: string): string {
  return !before.startsWith('"') && /^-?\d+(?:\.\d+)?$/.test(to) ? to : `"${to.replaceAll('"', '""')}"`;
}
