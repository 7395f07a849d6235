import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { withoutBlanks } from './change-page.ts';
import { replaceQuestion } from '../definition/tree.ts';

/** Changes settings of a question; a key given as undefined is removed. Names go through `renameQuestion`, types through `changeType`. */
export function changeQuestion(
  definition: FormDefinition,
  id: string,
  change: Partial<Omit<Question, 'id' | 'name' | 'type' | 'questions'>>,
): FormDefinition {
  return replaceQuestion(definition, id, (question) => withoutBlanks({ ...question, ...change }));
}
