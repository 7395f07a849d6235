import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import type { Place } from '../definition/tree.ts';
import { addQuestion } from '../edits/add-question.ts';

/** A question as it was written, before the form gives it an id and a name. */
export type WrittenQuestion = Omit<Question, 'id' | 'name'>;

/** New questions one below the other, from a place on. */
export function insertQuestions(
  definition: FormDefinition,
  place: Place,
  questions: readonly WrittenQuestion[],
): { readonly definition: FormDefinition; readonly ids: readonly string[] } {
  const start = { definition, ids: [] as readonly string[] };
  return questions.reduce((before, question, at) => {
    const added = addQuestion(before.definition, { ...place, index: place.index + at }, question);
    return { definition: added.definition, ids: [...before.ids, added.id] };
  }, start);
}
