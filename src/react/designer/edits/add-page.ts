import type { FormDefinition } from '../../../engine/definition/types.ts';
import { newId } from '../definition/identity.ts';
import { insertAt } from '../definition/tree.ts';

/** A new, empty page at `index`, whose author gives it a title; its id comes with the definition so that the designer can open it. */
export function addPage(
  definition: FormDefinition,
  index = definition.pages.length,
): { definition: FormDefinition; id: string } {
  const id = newId('page');
  const page = { id, text: '', pageType: 'form', questions: [] } as const;
  return { definition: { ...definition, pages: insertAt(definition.pages, index, page) }, id };
}
