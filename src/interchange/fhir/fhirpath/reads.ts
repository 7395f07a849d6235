import { patientNames } from '../../../engine/dependencies/question-names.ts';
import type { PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { mentionsIn } from '../resource/expressions.ts';
import type { Branch, FormTree } from './form-tree.ts';
import { whereLinkId } from './item-lookup.ts';
import { withoutQuestionnaire } from './questionnaire-paths.ts';
import { findVariable, type Bearer, type BorneVariable } from './variables.ts';

/** What an expression reads of the form. */
export interface Reads {
  /** Names of questions and of facts of the patient. */
  readonly names: readonly string[];
  /** Questions it may read besides. */
  readonly maybe: readonly PlacedQuestion[];
}

/** A step to items that is narrowed at once to one of them, or goes on to the items in it. */
const narrowed = new RegExp(
  String.raw`\b(?:item(?:\[\d+\])?|repeat\(\s*item\s*\)|descendants\(\s*\))(?:\s*\.\s*${whereLinkId}|(?=\s*\.\s*item\b))`,
  'g',
);
const step = /\b(?:item|repeat|descendants|children|combine|\$this)\b/g;
const literal = /'((?:[^'\\]|\\.)*)'/g;
const compared = /\blinkId\s*=\s*'([^'\\]*)'|'([^'\\]*)'\s*=\s*linkId\b/g;
const listed = /\blinkId\s+in\s*\(([^()]*)\)/g;

/** What the expression and the variables it mentions read; where that cannot be determined, it may read every question. */
export function readsOf(expression: string, variables: readonly BorneVariable[], tree: FormTree): Reads {
  const scans = scansOf(expression, {}, variables).map(({ scan }) => scan);
  const { byLinkId, leaves: all, pages } = indexOf(tree);
  const placedIn = (literals: readonly string[]) =>
    [...new Set(literals)].flatMap((inside) => byLinkId.get(inside) ?? []);
  const named = placedIn(scans.flatMap(({ linkIds }) => linkIds));
  const leaves = named.filter(({ children }) => children.length === 0).map(({ question }) => question.name);
  return {
    names: [
      ...leaves,
      ...(scans.some(({ isPatient }) => isPatient) ? patientNames.map((fact) => `patient.${fact}`) : []),
    ],
    maybe: isKnown(scans, pages)
      ? [...named.flatMap(inside), ...placedIn(scans.flatMap(({ others }) => others)).flatMap(leavesOf)]
      : all,
  };
}

/**
 * The answers that a variable is computed of, by the names they have outside all rows: while they stay, it stays.
 * Undefined where that cannot be determined.
 */
export function dependenciesOf(
  { expression, bearer }: BorneVariable,
  variables: readonly BorneVariable[],
  tree: FormTree,
): ReadonlySet<string> | undefined {
  const scans = scansOf(expression, bearer, variables);
  const { byLinkId, pages } = indexOf(tree);
  if (
    !isKnown(
      scans.map(({ scan }) => scan),
      pages,
    ) ||
    scans.some(({ scan }) => scan.isPassing)
  )
    return undefined;
  const own = scans.flatMap((each) => each.bearer.placed ?? []);
  const read = scans
    .flatMap(({ scan }) => [...scan.linkIds, ...scan.others])
    .flatMap((linkId) => byLinkId.get(linkId) ?? []);
  return new Set(
    [...own, ...read].flatMap(({ question }) => placedUnder(tree.byQuestion.get(question))).map(nameOutside),
  );
}

/** The question of the branch, and all that FHIR has under it. */
function placedUnder(branch: Branch | undefined): readonly PlacedQuestion[] {
  if (!branch?.placed) return [];
  return [branch.placed, ...inside(branch.placed), ...branch.branches.flatMap(placedUnder)];
}

function nameOutside(placed: PlacedQuestion): string {
  return placed.row ? nameOutside(placed.row) : placed.question.name;
}

/** Whether every step leads to items that are named, and none of them is a whole page. */
function isKnown(scans: readonly Scan[], pages: Index['pages']): boolean {
  return scans.every(({ isTraceable, ends }) => isTraceable && !ends.some((linkId) => pages.has(linkId)));
}

interface Index {
  readonly byLinkId: ReadonlyMap<string, readonly PlacedQuestion[]>;
  readonly leaves: readonly PlacedQuestion[];
  readonly pages: ReadonlySet<string | undefined>;
}
const indexes = new WeakMap<FormTree, Index>();

function indexOf(tree: FormTree): Index {
  const known = indexes.get(tree);
  if (known) return known;
  const byLinkId = new Map<string, PlacedQuestion[]>();
  const leaves: PlacedQuestion[] = [];
  for (const { linkId, placed } of tree.byQuestion.values()) {
    if (!placed) continue;
    byLinkId.set(linkId, [...(byLinkId.get(linkId) ?? []), placed]);
    if (placed.children.length === 0) leaves.push(placed);
  }
  const made = { byLinkId, leaves, pages: new Set([...tree.byPage.values()].map((branch) => branch?.linkId)) };
  indexes.set(tree, made);
  return made;
}

/** What stands in the text itself. A large form asks the same variables from many places: each text is looked through once. */
interface Scan {
  /** LinkIds that items are asked by, those left out that are only on the way to others. */
  readonly linkIds: readonly string[];
  /** Other texts, which may be linkIds too. */
  readonly others: readonly string[];
  /** LinkIds of items that no further items are taken of. */
  readonly ends: readonly string[];
  readonly mentions: readonly string[];
  readonly isPatient: boolean;
  readonly isTraceable: boolean;
  /** Whether the same answers can give something else: time passes, and an index counts what else is answered. */
  readonly isPassing: boolean;
}
const scanned = new Map<string, Scan>();
const mostScanned = 5000;

function scanOf(text: string, roots: readonly string[]): Scan {
  const key = `${roots.join()}\n${text}`;
  const known = scanned.get(key);
  if (known) return known;
  if (scanned.size >= mostScanned) scanned.clear();
  const read = withoutQuestionnaire(text, roots);
  const linkIds = [
    ...[...read.matchAll(compared)].map(([, after, before]) => after ?? before ?? ''),
    ...[...read.matchAll(listed)].flatMap(([, list = '']) => textsIn(list)),
  ];
  const narrowings = [...read.matchAll(narrowed)].map(({ 0: whole, 1: where = '', index }) => ({
    asked: textsIn(where),
    goesOn: /^\s*\.\s*(?:item|repeat|descendants)\b/.test(read.slice(index + whole.length)),
  }));
  const passed = narrowings.flatMap(({ asked, goesOn }) => (goesOn ? asked : []));
  const made = {
    linkIds: without(linkIds, passed),
    others: textsIn(read).filter((each) => !linkIds.includes(each)),
    ends: without(
      narrowings.flatMap(({ asked }) => asked),
      passed,
    ),
    mentions: mentionsIn(text),
    isPatient: text.includes('%patient'),
    isTraceable: isTraceable(read),
    isPassing: /\bitem\[|\b(?:now|today|timeOfDay)\(/.test(read),
  };
  scanned.set(key, made);
  return made;
}

/** The list without one of each that is taken away. */
function without(list: readonly string[], taken: readonly string[]): readonly string[] {
  const rest = [...list];
  for (const each of taken) if (rest.includes(each)) rest.splice(rest.indexOf(each), 1);
  return rest;
}

const textsIn = (text: string): readonly string[] => [...text.matchAll(literal)].map(([, inside = '']) => inside);

/** Whether everything that the expression reads can be determined from its text. */
function isTraceable(text: string): boolean {
  const rest = text.replaceAll(narrowed, '').replaceAll(literal, '');
  return !text.includes('\\') && rest.search(step) < 0 && !/%(?:context|resource)\b(?!\s*\.)/.test(rest);
}

function leavesOf(placed: PlacedQuestion): readonly PlacedQuestion[] {
  return placed.children.length > 0 ? inside(placed) : [placed];
}

function inside({ children }: PlacedQuestion): readonly PlacedQuestion[] {
  return children.flatMap(leavesOf);
}

/** The expression, and every variable it leads to, each with the place it belongs to. */
function scansOf(
  expression: string,
  bearer: Bearer,
  variables: readonly BorneVariable[],
): readonly { readonly scan: Scan; readonly bearer: Bearer }[] {
  const roots = variables
    .filter((each) => /^\w+$/.test(each.name) && withoutQuestionnaire(each.expression, []).trim() === '')
    .map(({ name }) => name);
  const scans = [{ scan: scanOf(expression, roots), bearer }];
  const seen = new Set<number>();
  const waiting = scans.map(({ scan }) => ({ scan, before: variables.length }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const name of next.scan.mentions) {
      const index = findVariable(variables, name, next.before);
      const found = variables[index];
      if (!found || seen.has(index)) continue;
      seen.add(index);
      const scan = scanOf(found.expression, roots);
      scans.push({ scan, bearer: found.bearer });
      waiting.push({ scan, before: index });
    }
  }
  return scans;
}
