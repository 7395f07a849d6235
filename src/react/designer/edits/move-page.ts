import type { FormDefinition } from '../../../engine/definition/types.ts';
import { insertAt } from '../definition/tree.ts';

/** The page at another place in the order; `to` counts with the page removed. */
export function movePage(definition: FormDefinition, id: string, to: number): FormDefinition {
  const page = definition.pages.find((candidate) => candidate.id === id);
  if (!page) return definition;
  return {
    ...definition,
    pages: insertAt(
      definition.pages.filter((candidate) => candidate !== page),
      to,
      page,
    ),
  };
}
