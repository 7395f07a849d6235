import type { FormDefinition, Question, Role } from '../../../src/engine/definition/types.ts';
import { isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { fieldModels } from '../../../src/fields/models/models.ts';
import { questionsFor, sideBySide } from '../access/cut-answers.ts';

/** The questions whose answers a role reads, as `cutAnswers` leaves them; those in the rows of repeating containers apart. */
export function seenQuestions(definition: FormDefinition, role: Role): readonly Question[] {
  const seen =
    role === 'owner' || role === 'expert'
      ? sideBySide(
          definition.pages.flatMap((page) => page.questions),
          role,
        )
      : questionsFor(definition, role);
  return seen.filter((question) => isRepeating(question) || isAnswered(question));
}

/** The questions of one row. */
export function rowQuestions(container: Question, role: Role): readonly Question[] {
  return sideBySide(container.questions ?? [], role).filter(isAnswered);
}

function isAnswered({ type }: Question): boolean {
  const { kind } = fieldModels[type];
  return kind === 'input' || kind === 'calculated';
}

/** Whether choosing an option scores. */
export function isScored({ options }: Question): boolean {
  return options?.some((option) => option.score !== undefined) ?? false;
}
