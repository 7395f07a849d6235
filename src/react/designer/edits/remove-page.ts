import type { FormDefinition } from '../../../engine/definition/types.ts';
import { withoutConditionsOn } from './conditions.ts';
import { withChildren } from './tree.ts';

/** Without the page, its questions and the conditions that were about them. Formulas that mention them stay, and are reported. */
export function removePage(definition: FormDefinition, id: string): FormDefinition {
  const page = definition.pages.find((candidate) => candidate.id === id);
  if (!page) return definition;
  const gone = [id, ...withChildren(page.questions).map((question) => question.id)];
  return withoutConditionsOn({ ...definition, pages: definition.pages.filter((candidate) => candidate !== page) }, gone);
}
