import type { Answer, Answers, FormDefinition, Question, Role } from '../../../src/engine/definition/types.ts';
import { isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { fillsPage, seesQuestion } from '../../../src/engine/live-form/roles.ts';

/** Answers as far as a role may see them. */
export function cutAnswers(answers: Answers, definition: FormDefinition, role: Role): Answers {
  return role === 'owner' || role === 'expert' ? answers : pick(answers, questionsFor(definition, role), role);
}

/** The questions a role may see, those in the rows of repeating containers apart. */
export function questionsFor(definition: FormDefinition, role: Role): readonly Question[] {
  const byRole = seen.get(definition) ?? new Map<Role, readonly Question[]>();
  seen.set(definition, byRole);
  const questions =
    byRole.get(role) ??
    sideBySide(
      definition.pages.filter((page) => fillsPage(role, page)).flatMap((page) => page.questions),
      role,
    );
  byRole.set(role, questions);
  return questions;
}

const seen = new WeakMap<FormDefinition, Map<Role, readonly Question[]>>();

/** Answers lie side by side, whatever plain containers the questions stand in. */
export function sideBySide(questions: readonly Question[], role: Role): readonly Question[] {
  return questions
    .filter((question) => seesQuestion(role, question))
    .flatMap((question) =>
      isRepeating(question) ? [question] : [question, ...sideBySide(question.questions ?? [], role)],
    );
}

function pick(answers: Answers, questions: readonly Question[], role: Role): Answers {
  const kept = questions.filter((question) => Object.hasOwn(answers, question.name));
  return Object.fromEntries(kept.map((question) => [question.name, pickRows(answers[question.name], question, role)]));
}

function pickRows(answer: Answer | undefined, question: Question, role: Role): Answer | undefined {
  if (!isRepeating(question) || !Array.isArray(answer)) return answer;
  const columns = sideBySide(question.questions ?? [], role);
  return answer.map((row) => pick(row as Answers, columns, role));
}
