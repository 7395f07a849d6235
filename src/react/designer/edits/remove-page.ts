import type { FormDefinition } from '../../../engine/definition/types.ts';
import { withoutConditionsOn } from './conditions.ts';
import { withoutInReport } from './removal.ts';
import { withChildren } from '../definition/tree.ts';

/** Without the page, its questions and the conditions that were about them. Formulas that mention them stay, and are reported. */
export function removePage(definition: FormDefinition, id: string): FormDefinition {
  const page = definition.pages.find((candidate) => candidate.id === id);
  if (!page) return definition;
  const removed = withChildren(page.questions);
  const without = { ...definition, pages: definition.pages.filter((candidate) => candidate !== page) };
  return withoutInReport(withoutConditionsOn(without, [id, ...removed.map((question) => question.id)]), removed);
}
