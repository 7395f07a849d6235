import type { Answers, FormDefinition } from '../../engine/definition/types.ts';
import { isRecord, walkQuestions } from '../../engine/definition/walk-questions.ts';

/** What a new entry begins with: the answers of the one before, without the questions that are cleared on load. */
export function startingAnswers(definition: FormDefinition, previous: Answers): Answers {
  const cleared = new Set<string>();
  for (const { question, parent } of walkQuestions(definition)) {
    if (question.clearonload || (parent && cleared.has(parent.question.name))) cleared.add(question.name);
  }
  return without(previous, cleared);
}

/** Rows lose their cleared columns too. */
function without(answers: Answers, cleared: ReadonlySet<string>): Answers {
  const kept = Object.entries(answers).filter(([name]) => !cleared.has(name));
  return Object.fromEntries(
    kept.map(([name, answer]) => {
      const isRows = Array.isArray(answer) && answer.length > 0 && answer.every(isRecord);
      return [name, isRows ? (answer as readonly Answers[]).map((row) => without(row, cleared)) : answer];
    }),
  );
}
