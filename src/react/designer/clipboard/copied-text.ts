import { changeNames } from '../../../engine/syntax/rename.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { conditionsOn, type Copied } from '../edits/copy-questions.ts';
import { changeExpressions } from '../definition/question-expressions.ts';
import { allQuestions, topmost, withChildren } from '../definition/tree.ts';

/** How a text on the clipboard says that it is questions of a form. */
export const marker = 'porsa/questions';

/** A question that copied ones mention, but that was not copied with them. */
export interface Outside {
  readonly id: string;
  readonly name: string;
}

/** Questions as they lie on the clipboard: JSON with its type in it, in one line, so that no field takes it for several. */
export function copiedText(definition: FormDefinition, ids: readonly string[]): string {
  const questions = topmost(definition, ids);
  const copied: Copied = { questions, conditions: conditionsOn(definition, questions) };
  return JSON.stringify({ type: marker, version: 1, ...copied, outside: outsideOf(definition, copied) });
}

/** What copied questions and their conditions mention that was not copied with them. */
export function outsideOf(definition: FormDefinition, { questions, conditions }: Copied): readonly Outside[] {
  const inside = withChildren(questions);
  const own = new Set(inside.map(({ name }) => name));
  const mentioned = new Set<string>();
  const note = (text: string): string =>
    changeNames(text, (segments) => {
      for (const segment of segments) mentioned.add(segment);
      return segments;
    });
  const noteQuestion = (question: Question): void => {
    changeExpressions(question, note);
    note(question.relatedField ?? '');
  };
  inside.forEach(noteQuestion);
  conditions.forEach(({ when }) => note(when));
  return allQuestions(definition)
    .filter(({ name }) => mentioned.has(name) && !own.has(name))
    .map(({ id, name }) => ({ id, name }));
}
