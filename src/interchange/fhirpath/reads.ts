import { patientNames } from '../../engine/definition/question-names.ts';
import type { PlacedQuestion } from '../../engine/definition/walk-questions.ts';
import type { FormTree } from './form-tree.ts';
import { findVariable, type BorneVariable } from './variables.ts';

/** What an expression reads of the form. */
export interface Reads {
  /** Names of questions and of facts of the patient. */
  readonly names: readonly string[];
  /** Questions it may read besides. */
  readonly maybe: readonly PlacedQuestion[];
}

/** A step to items that is narrowed at once to one of them, or goes on to the items in it. */
const narrowed = /\b(?:item(?:\[\d+\])?|repeat\(\s*item\s*\)|descendants\(\s*\))(?:\s*\.\s*where\(\s*linkId\s*=\s*'[^'\\]*'\s*\)|(?=\s*\.\s*item\b))/g;
const step = /\b(?:item|repeat|descendants|children|combine|\$this)\b/g;
const literal = /'((?:[^'\\]|\\.)*)'/g;
const mentioned = /%(?:`([^`]+)`|'([^']+)'|([\p{L}_][\p{L}\p{Nd}_]*))/gu;

/** What the expression and the variables it mentions read; where that cannot be told, it may read every question. */
export function readsOf(expression: string, variables: readonly BorneVariable[], { byQuestion }: FormTree): Reads {
  const texts = [...textsOf(expression, variables)];
  const literals = new Set(texts.flatMap((text) => [...text.matchAll(literal)].map(([, inside = '']) => inside)));
  const all = [...byQuestion].flatMap(([, { placed }]) => placed ?? []);
  const named = all.filter((placed) => literals.has(byQuestion.get(placed.question)?.linkId ?? ''));
  const leaves = named.filter(({ children }) => children.length === 0).map(({ question }) => question.name);
  const isPatient = texts.some((text) => text.includes('%patient'));
  return {
    names: [...leaves, ...(isPatient ? patientNames.map((fact) => `patient.${fact}`) : [])],
    maybe: texts.every(isTold) ? named.flatMap(inside) : all.filter(({ children }) => children.length === 0),
  };
}

function isTold(text: string): boolean {
  const rest = text.replaceAll(narrowed, '').replaceAll(literal, '');
  return !text.includes('\\') && rest.search(step) < 0 && !/%(?:context|resource)\b(?!\s*\.)/.test(rest);
}

function inside({ children }: PlacedQuestion): readonly PlacedQuestion[] {
  return children.flatMap((child) => (child.children.length > 0 ? inside(child) : [child]));
}

/** The expression, and every variable it leads to. */
function textsOf(expression: string, variables: readonly BorneVariable[]): ReadonlySet<string> {
  const texts = new Set([expression]);
  const seen = new Set<number>();
  const waiting = [{ text: expression, before: variables.length }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [, quoted, delimited, plain] of next.text.matchAll(mentioned)) {
      const index = findVariable(variables, quoted ?? delimited ?? plain ?? '', next.before);
      const found = variables[index];
      if (!found || seen.has(index)) continue;
      seen.add(index);
      texts.add(found.expression);
      waiting.push({ text: found.expression, before: index });
    }
  }
  return texts;
}
