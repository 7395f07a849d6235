import type { Condition, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { freeName, namesOf, newId } from '../definition/identity.ts';
import { allQuestions } from '../definition/tree.ts';
import { renameQuestion } from '../edits/rename-question.ts';

/**
 * The form with another one's pages, conditions and endings behind its own; the rest of it stays.
 *
 * What comes gets ids of its own, and names that are free here; everything that speaks of them is rewritten.
 */
export function appendForm(definition: FormDefinition, other: FormDefinition): FormDefinition {
  const { pages, conditions, endings = [] } = withOwnIds(withFreeNames(other, definition));
  const all = [...(definition.endings ?? []), ...endings];
  return {
    ...definition,
    pages: [...definition.pages, ...pages],
    conditions: [...definition.conditions, ...conditions],
    ...(all.length > 0 && { endings: all }),
  };
}

function withFreeNames(other: FormDefinition, definition: FormDefinition): FormDefinition {
  const here = namesOf(definition);
  const taken = new Set([...here, ...namesOf(other)]);
  let renamed = other;
  for (const { id, name } of allQuestions(other)) {
    if (!here.has(name)) continue;
    const free = freeName(taken, name);
    taken.add(free);
    renamed = renameQuestion(renamed, id, free);
  }
  return renamed;
}

function withOwnIds(definition: FormDefinition): FormDefinition {
  const ids = new Map<string, string>();
  for (const { id } of definition.pages) ids.set(id, newId('page'));
  for (const { id } of allQuestions(definition)) ids.set(id, newId('question'));
  const own = (id: string): string => ids.get(id) ?? id;
  const question = (each: Question): Question => ({
    ...each,
    id: own(each.id),
    ...(each.questions && { questions: each.questions.map(question) }),
  });
  const condition = (each: Condition): Condition => {
    const id = newId('condition');
    switch (each.kind) {
      case 'visibility':
      case 'error':
        return { ...each, id, target: own(each.target) };
      case 'gotopage':
        return { ...each, id, from: own(each.from), to: own(each.to) };
      case 'sendfile':
      case 'notify':
        return { ...each, id };
      default:
        return each satisfies never;
    }
  };
  return {
    ...definition,
    pages: definition.pages.map((page) => ({
      ...page,
      id: own(page.id),
      questions: page.questions.map(question),
    })),
    conditions: definition.conditions.map(condition),
    endings: definition.endings?.map((ending) => ({ ...ending, id: newId('ending') })),
  };
}
