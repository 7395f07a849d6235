import type { FormDefinition } from '../../../engine/definition/types.ts';
import { withoutConditionsOn } from './conditions.ts';
import { withoutInReport } from './removal.ts';
import { topmost, withChildren, withoutQuestions } from '../definition/tree.ts';

/** Without the questions, what they hold and the conditions about them. Formulas that mention them stay, and are reported. */
export function removeQuestion(definition: FormDefinition, ...ids: readonly string[]): FormDefinition {
  const removed = withChildren(topmost(definition, ids));
  if (removed.length === 0) return definition;
  const lost = removed.map(({ id }) => id);
  return withoutInReport(withoutConditionsOn(withoutQuestions(definition, new Set(ids)), lost), removed);
}
