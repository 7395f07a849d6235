import type { Answers, FormDefinition } from '../../../../engine/definition/types.ts';
import { allQuestions } from '../../definition/tree.ts';

/** The answers to questions that the form has; what an earlier version asked besides is left out. */
export function knownAnswers(definition: FormDefinition, answers: Answers): Answers {
  const names = new Set(allQuestions(definition).map(({ name }) => name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
}
