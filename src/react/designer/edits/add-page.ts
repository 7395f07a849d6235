import type { FormDefinition, Localized } from '../../../engine/definition/types.ts';
import { newId } from './identity.ts';
import { insertAt } from './tree.ts';

/** A new, empty page at `index`; its id comes with the definition so that the designer can open it. */
export function addPage(definition: FormDefinition, title: Localized, index = definition.pages.length): { definition: FormDefinition; id: string } {
  const id = newId('page');
  const text = typeof title === 'string' ? title : title[definition.language] ?? title.en ?? title.fa ?? id;
  const page = { id, text, displayTitle: title, pageType: 'form', questions: [] } as const;
  return { definition: { ...definition, pages: insertAt(definition.pages, index, page) }, id };
}
