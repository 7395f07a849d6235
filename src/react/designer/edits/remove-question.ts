import type { FormDefinition } from '../../../engine/definition/types.ts';
import { withoutConditionsOn } from './conditions.ts';
import { withoutInReport } from './removal.ts';
import { changeQuestions, findQuestion, placeOf, withChildren } from '../definition/tree.ts';

/** Without the question, what it holds and the conditions about them. Formulas that mention it stay, and are reported. */
export function removeQuestion(definition: FormDefinition, id: string): FormDefinition {
  const question = findQuestion(definition, id);
  const place = placeOf(definition, id);
  if (!question || !place) return definition;
  const without = changeQuestions(definition, place.parent, (questions) =>
    questions.filter((candidate) => candidate.id !== id),
  );
  const removed = withChildren([question]);
  return withoutInReport(
    withoutConditionsOn(
      without,
      removed.map(({ id: lost }) => lost),
    ),
    removed,
  );
}
