import type { FormDefinition, Question, Role } from '../../../src/engine/definition/types.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { namesIn } from './cut-definition.ts';
import { questionsFor, sideBySide } from './cut-answers.ts';

/** Whether a role sees every question that a rule asks: whoever is told that it holds is told something of their answers. */
export function seesRule(definition: FormDefinition, when: string, role: Role): boolean {
  if (role === 'owner' || role === 'expert') return true;
  const asked = namesIn([when]);
  const seen = new Set(withRows(questionsFor(definition, role), role).map(({ name }) => name));
  return walkQuestions(definition).every(({ question: { name } }) => !asked.has(name) || seen.has(name));
}

function withRows(questions: readonly Question[], role: Role): readonly Question[] {
  return questions.flatMap((question) => [question, ...withRows(sideBySide(question.questions ?? [], role), role)]);
}
