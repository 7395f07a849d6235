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
export function readsOf(expression: string, variables: readonly BorneVariable[], tree: FormTree): Reads {
  const scans = scansOf(expression, variables);
  const { byLinkId, leaves: all } = indexOf(tree);
  const named = [...new Set(scans.flatMap(({ literals }) => literals))].flatMap((inside) => byLinkId.get(inside) ?? []);
  const leaves = named.filter(({ children }) => children.length === 0).map(({ question }) => question.name);
  return {
    names: [...leaves, ...(scans.some(({ isPatient }) => isPatient) ? patientNames.map((fact) => `patient.${fact}`) : [])],
    maybe: scans.every(({ isTold }) => isTold) ? named.flatMap(inside) : all,
  };
}

interface Index { readonly byLinkId: ReadonlyMap<string, readonly PlacedQuestion[]>; readonly leaves: readonly PlacedQuestion[] }
const indexes = new WeakMap<FormTree, Index>();

function indexOf(tree: FormTree): Index {
  const known = indexes.get(tree);
  if (known) return known;
  const byLinkId = new Map<string, PlacedQuestion[]>();
  const leaves: PlacedQuestion[] = [];
  for (const { linkId, placed } of tree.byQuestion.values()) {
    if (!placed) continue;
    byLinkId.set(linkId, [...byLinkId.get(linkId) ?? [], placed]);
    if (placed.children.length === 0) leaves.push(placed);
  }
  const made = { byLinkId, leaves };
  indexes.set(tree, made);
  return made;
}

/** What stands in the text itself. A large form asks the same variables from many places: each text is looked through once. */
interface Scan { readonly literals: readonly string[]; readonly mentions: readonly string[]; readonly isPatient: boolean; readonly isTold: boolean }
const scanned = new Map<string, Scan>();
const mostScanned = 5000;

function scanOf(text: string): Scan {
  const known = scanned.get(text);
  if (known) return known;
  if (scanned.size >= mostScanned) scanned.clear();
  const made = {
    literals: [...text.matchAll(literal)].map(([, inside = '']) => inside),
    mentions: [...text.matchAll(mentioned)].map(([, quoted, delimited, plain]) => quoted ?? delimited ?? plain ?? ''),
    isPatient: text.includes('%patient'), isTold: isTold(text),
  };
  scanned.set(text, made);
  return made;
}

function isTold(text: string): boolean {
  const rest = text.replaceAll(narrowed, '').replaceAll(literal, '');
  return !text.includes('\\') && rest.search(step) < 0 && !/%(?:context|resource)\b(?!\s*\.)/.test(rest);
}

function inside({ children }: PlacedQuestion): readonly PlacedQuestion[] {
  return children.flatMap((child) => (child.children.length > 0 ? inside(child) : [child]));
}

/** The expression, and every variable it leads to. */
function scansOf(expression: string, variables: readonly BorneVariable[]): readonly Scan[] {
  const scans = [scanOf(expression)];
  const seen = new Set<number>();
  const waiting = scans.map((scan) => ({ scan, before: variables.length }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const name of next.scan.mentions) {
      const index = findVariable(variables, name, next.before);
      const found = variables[index];
      if (!found || seen.has(index)) continue;
      seen.add(index);
      const scan = scanOf(found.expression);
      scans.push(scan);
      waiting.push({ scan, before: index });
    }
  }
  return scans;
}
