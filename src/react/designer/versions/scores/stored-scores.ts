import type { FormDefinition, Option, Question } from '../../../../engine/definition/types.ts';
import { walkQuestions } from '../../../../engine/definition/walk-questions.ts';
import { references } from '../../../../engine/expression/references.ts';
import { parseSyntax } from '../../../../engine/syntax/parse-syntax.ts';
import { isSame } from '../../../kit/changes/same.ts';

/** A change after which results of earlier responses cannot be compared with later ones as they stand. */
export interface ScoreChange {
  readonly kind: 'optionscores' | 'optionremoved' | 'formula' | 'bands' | 'bounds' | 'removed' | 'retyped';
  /** By its name in the version before. */
  readonly question: Question;
  /** Computed questions whose results it changes; the question itself where it is one. */
  readonly results: readonly Question[];
  /** Options by value, for changes of options. */
  readonly options?: readonly string[];
}

/** What in a new version alters the meaning of results that are stored. Questions are known by their ids, names may change. */
export function scoreChanges(before: FormDefinition, after: FormDefinition): readonly ScoreChange[] {
  const questions = walkQuestions(before).map(({ question }) => question);
  const now = new Map(walkQuestions(after).map(({ question }) => [question.id, question]));
  const readers = readersIn(questions);
  const renamed = new Map(questions.map(({ id, name }) => [now.get(id)?.name ?? name, name]));
  return questions.flatMap((question): readonly ScoreChange[] => {
    const results = [...(readers.get(question.name) ?? [])];
    const other = now.get(question.id);
    const isResult = question.type === 'calculated';
    if (!other)
      return results.length > 0 || isResult
        ? [{ kind: 'removed', question, results: isResult ? [question, ...results] : results }]
        : [];
    if (isResult) return resultChanges(question, other, results, renamed);
    return results.length > 0 ? sourceChanges(question, other, results) : [];
  });
}

function resultChanges(
  question: Question,
  other: Question,
  results: readonly Question[],
  renamed: ReadonlyMap<string, string>,
): readonly ScoreChange[] {
  const found = (kind: ScoreChange['kind']): ScoreChange => ({ kind, question, results: [question, ...results] });
  if (other.type !== question.type) return [found('retyped')];
  const settings = ({ round, floatcount }: Question): unknown => [round, floatcount];
  return [
    ...(isSameFormula(question.formula, other.formula, renamed) && isSame(settings(question), settings(other))
      ? []
      : [found('formula')]),
    ...(isSame(thresholds(question), thresholds(other)) ? [] : [{ ...found('bands'), results: [question] }]),
    ...(question.min === other.min && question.max === other.max ? [] : [{ ...found('bounds'), results: [question] }]),
  ];
}

/** Where bands begin and what they are called; how they are advised or coloured alters no meaning. */
const thresholds = ({ bands = [] }: Question): unknown => bands.map(({ from, text }) => [from, text]);

function sourceChanges(question: Question, other: Question, results: readonly Question[]): readonly ScoreChange[] {
  if (other.type !== question.type && !(isChoice(question) && isChoice(other)))
    return [{ kind: 'retyped', question, results }];
  const [old, now] = [scoresOf(question), scoresOf(other)];
  const changed = [...old]
    .filter(([value, score]) => now.has(value) && now.get(value) !== score)
    .map(([value]) => value);
  const removed = [...old.keys()].filter((value) => !now.has(value));
  return [
    ...(changed.length > 0 ? [{ kind: 'optionscores' as const, question, results, options: changed }] : []),
    ...(removed.length > 0 ? [{ kind: 'optionremoved' as const, question, results, options: removed }] : []),
    ...(question.min === other.min && question.max === other.max
      ? []
      : [{ kind: 'bounds' as const, question, results }]),
  ];
}

const isChoice = ({ type }: Question): boolean => type === 'select' || type === 'flatview';

function scoresOf({ options = [] }: Question): ReadonlyMap<string, number | undefined> {
  const all = (list: readonly Option[]): readonly Option[] =>
    list.flatMap((each) => [each, ...all(each.children ?? [])]);
  return new Map(all(options).map(({ value, score }) => [value, score]));
}

/** The computed questions that read each name, however indirectly. */
function readersIn(questions: readonly Question[]): ReadonlyMap<string, ReadonlySet<Question>> {
  const readers = new Map<string, Set<Question>>();
  const computed = questions.filter(({ type, formula }) => type === 'calculated' && formula);
  const collect = (name: string, reader: Question): void => {
    const found = readers.get(name) ?? new Set();
    if (found.has(reader)) return;
    readers.set(name, found.add(reader));
    const own = questions.find((each) => each.name === name);
    for (const inner of own?.questions ?? []) collect(inner.name, reader);
    if (own?.type === 'calculated') for (const deeper of namesIn(own.formula)) collect(deeper, reader);
  };
  for (const reader of computed) for (const name of namesIn(reader.formula)) collect(name, reader);
  return readers;
}

/** `mood.sleep` is of the question `mood`, and of the question `sleep` in it. */
function namesIn(formula = ''): readonly string[] {
  const parsed = parseSyntax(formula);
  return parsed.ok ? references(parsed.expression).flatMap((name) => [name, ...name.split('.')]) : [];
}

/** A question that was renamed is the same in the formula. */
function isSameFormula(before = '', after = '', renamed: ReadonlyMap<string, string>): boolean {
  if (before.trim() === after.trim()) return true;
  const parsed = [parseSyntax(before), parseSyntax(after)];
  if (!parsed[0]?.ok || !parsed[1]?.ok) return false;
  return isSame(withNames(parsed[0].expression), withNames(parsed[1].expression, renamed));
}

/** A syntax tree without places, with names as the version before has them. */
function withNames(node: unknown, renamed?: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(node)) return node.map((each) => withNames(each, renamed));
  if (typeof node !== 'object' || node === null) return node;
  const { position: _position, ...own } = node as Readonly<Record<string, unknown>>;
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    key === 'name' && own['kind'] === 'name'
      ? String(value)
          .split('.')
          .map((part) => renamed?.get(part) ?? part)
          .join('.')
      : withNames(value, renamed),
  ]);
  return Object.fromEntries(entries);
}
