import type { ForeignRuntime } from '../../../engine/dependencies/foreign.ts';
import type { Condition, FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { errorChanges } from './export-errors.ts';
import { writeRules } from './export-rules.ts';
import { computedIn } from './scores.ts';
import { fromQuestionnaire } from '../import/from-questionnaire.ts';
import { keptOf, unkeep } from '../resource/keep.ts';
import { isSameJson, recordsOf, type Raw } from '../../shared/raw.ts';
import type { Change } from './patch.ts';

/** What was changed since the form came from another system. */
export interface Changes {
  readonly form: Change;
  /** By the id of the question or page. */
  readonly parts: ReadonlyMap<string, Change>;
  /** enableWhen of what was made here, by its id. */
  readonly rules: ReadonlyMap<string, Raw>;
  /** What questions that were made here compute, in FHIRPath, by their ids. */
  readonly scores: ReadonlyMap<string, string>;
  /** What questions that were made here offer, in FHIRPath, by their ids. */
  readonly offers: ReadonlyMap<string, string>;
  /** What the Questionnaire holds, such as the value sets of its options. */
  readonly contained: readonly Raw[];
}

/** The form is written as it came and read again: what then differs was changed. */
export function changesOf(
  definition: FormDefinition,
  write: (definition: FormDefinition) => unknown,
  foreign?: ForeignRuntime,
): Changes {
  const byName = new Map(walkQuestions(definition).map(({ question }) => [question.name, question]));
  const rules = new Map(
    definition.conditions.flatMap((condition): [string, Raw][] => {
      const written = condition.kind === 'visibility' ? writeRules(condition.when, byName) : undefined;
      return condition.kind === 'visibility' && written ? [[condition.target, written]] : [];
    }),
  );
  const { scores, offers } = computedIn(definition, rules);
  const contained = recordsOf(unkeep(keptOf(definition).resource)?.['contained']);
  if (!isForeign(definition)) return { form: {}, parts: new Map(), rules, scores, offers, contained };
  const before = fromQuestionnaire(write(definition), foreign).definition;
  const known = partsOf(before);
  const parts = new Map(
    [...partsOf(definition)].map(([id, part]) => [
      id,
      difference(known.get(id) ?? {}, part, ['id', 'questions', 'fhir']),
    ]),
  );
  for (const [id, change] of whenChanges(before, definition, rules)) parts.set(id, { ...parts.get(id), ...change });
  const found = difference({ ...before }, { ...definition }, ['pages', 'fhir', 'schema']);
  const errors = errorChanges(before, definition);
  for (const [id, change] of errors.parts) parts.set(id, { ...parts.get(id), rules: change });
  const form = errors.form ? { ...found, rules: errors.form } : found;
  return { form, parts, rules, scores, offers, contained };
}

function isForeign(definition: FormDefinition): boolean {
  return (
    'fhir' in definition ||
    definition.pages.some((page) => 'fhir' in page) ||
    walkQuestions(definition).some(({ question }) => 'fhir' in question)
  );
}

function partsOf(definition: FormDefinition): ReadonlyMap<string, Raw> {
  const questions = walkQuestions(definition).map(({ question }): [string, Raw] => [question.id, { ...question }]);
  return new Map([...definition.pages.map((page): [string, Raw] => [page.id, { ...page }]), ...questions]);
}

function difference(before: Raw, now: Raw, apart: readonly string[]): Change {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)].filter((key) => !apart.includes(key)));
  return Object.fromEntries(
    [...keys].filter((key) => !isSameJson(before[key], now[key])).map((key) => [key, now[key]]),
  );
}

/** Items whose condition is another now, with the rules that say it; none where FHIR's rules cannot. */
function whenChanges(
  before: FormDefinition,
  now: FormDefinition,
  rules: Changes['rules'],
): readonly [string, Change][] {
  const [old, present] = [byTarget(before.conditions), byTarget(now.conditions)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .filter((id) => old.get(id) !== present.get(id))
    .map((id) => [id, { when: rules.get(id) ?? {} }]);
}

function byTarget(conditions: readonly Condition[]): ReadonlyMap<string, string> {
  return new Map(
    conditions.flatMap((each): [string, string][] => (each.kind === 'visibility' ? [[each.target, each.when]] : [])),
  );
}
