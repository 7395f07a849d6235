import { changeNames } from '../../../engine/syntax/rename.ts';
import type { Condition, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { namesIn } from '../map/names-in.ts';
import { freeName, namesOf, newId } from '../definition/identity.ts';
import { changeExpressions } from '../definition/question-expressions.ts';
import {
  allQuestions,
  changeQuestions,
  insertAt,
  placeOf,
  topmost,
  withChildren,
  type Place,
} from '../definition/tree.ts';

/** Questions to be copied, with the conditions on which they are shown and the errors that are about them alone. */
export interface Copied {
  readonly questions: readonly Question[];
  readonly conditions: readonly Extract<Condition, { kind: 'visibility' | 'error' }>[];
}

/** Copies at a place, with ids and names of their own at every depth; what they compute and when they are shown speaks of the copies. */
export function insertCopies(
  definition: FormDefinition,
  place: Place,
  { questions, conditions }: Copied,
): { readonly definition: FormDefinition; readonly ids: readonly string[] } {
  const renaming = newNames(namesOf(definition), questions);
  const ids = new Map(withChildren(questions).map(({ id }) => [id, newId('question')]));
  const taken = new Set(allQuestions(definition).map(({ patientField }) => patientField));
  const copies = questions.map((question) => copyOf(question, { ids, renaming, taken }));
  const own = conditions.flatMap((condition): readonly Condition[] => {
    const target = ids.get(condition.target);
    return target ? [{ ...condition, id: newId('condition'), target, when: renaming.expression(condition.when) }] : [];
  });
  const inserted = changeQuestions(definition, place.parent, (before) => insertAt(before, place.index, ...copies));
  return {
    definition: { ...inserted, conditions: [...inserted.conditions, ...own] },
    ids: copies.map(({ id }) => id),
  };
}

/** Copies behind the last of the questions, shown on the same conditions. */
export function duplicateQuestion(
  definition: FormDefinition,
  ...ids: readonly string[]
): { readonly definition: FormDefinition; readonly ids: readonly string[] } | undefined {
  const questions = topmost(definition, ids);
  const place = placeOf(definition, questions.at(-1)?.id ?? '');
  if (!place) return undefined;
  const behind = { ...place, index: place.index + 1 };
  return insertCopies(definition, behind, { questions, conditions: conditionsOn(definition, questions) });
}

/** The conditions on which these questions, or what they hold, are shown; and errors at them that name no other question. */
export function conditionsOn({ conditions }: FormDefinition, questions: readonly Question[]): Copied['conditions'] {
  const all = withChildren(questions);
  const ids = new Set(all.map(({ id }) => id));
  const names = new Set(all.map(({ name }) => name));
  const isOwn = (when: string): boolean => {
    const read = namesIn(when);
    return read.length > 0 && read.every((name) => names.has(name.split('.', 1)[0] ?? ''));
  };
  return conditions
    .filter((condition) => condition.kind === 'visibility' || condition.kind === 'error')
    .filter(({ kind, target, when }) => ids.has(target) && (kind === 'visibility' || isOwn(when)));
}

interface Renaming {
  name(name: string): string;
  expression(text: string): string;
}

/** All names at once: the new name of one may be the old name of another. */
function newNames(before: ReadonlySet<string>, questions: readonly Question[]): Renaming {
  const taken = new Set(before);
  const names = new Map<string, string>();
  for (const { name } of withChildren(questions)) {
    const free = freeName(taken, name);
    taken.add(free);
    names.set(name, free);
  }
  const rename = (name: string): string => names.get(name) ?? name;
  return { name: rename, expression: (text) => changeNames(text, (segments) => segments.map(rename)) };
}

interface Copying {
  readonly ids: ReadonlyMap<string, string>;
  readonly renaming: Renaming;
  /** Details of the patient that a question of the form is already: only one can be. */
  readonly taken: ReadonlySet<Question['patientField']>;
}

function copyOf({ patientField, ...question }: Question, copying: Copying): Question {
  const { relatedField, questions } = question;
  const { ids, renaming, taken } = copying;
  return {
    ...question,
    ...(patientField !== undefined && !taken.has(patientField) && { patientField }),
    id: ids.get(question.id) ?? newId('question'),
    name: renaming.name(question.name),
    ...changeExpressions(question, renaming.expression),
    ...(relatedField !== undefined && { relatedField: renaming.expression(relatedField) }),
    ...(questions && { questions: questions.map((inner) => copyOf(inner, copying)) }),
  };
}
