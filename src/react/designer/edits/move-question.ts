import type { FormDefinition } from '../../../engine/definition/types.ts';
import { changeQuestions, findQuestion, insertAt, placeOf, withChildren, type Place } from '../definition/tree.ts';

/** The question at another place; `to.index` counts with the question removed. It cannot be moved into itself. */
export function moveQuestion(definition: FormDefinition, id: string, to: Place): FormDefinition {
  const question = findQuestion(definition, id);
  const from = placeOf(definition, id);
  if (!question || !from || withChildren([question]).some((inner) => inner.id === to.parent)) return definition;
  const without = changeQuestions(definition, from.parent, (questions) =>
    questions.filter((candidate) => candidate.id !== id),
  );
  return changeQuestions(without, to.parent, (questions) => insertAt(questions, to.index, question));
}
