import type { FieldFhir } from '../fhir/field-fhir.ts';
import { isItemOf, makeItem, readItem } from '../fhir/item.ts';

/** A display item that names its type; the address is an extension of our own. */
export const linkFhir: FieldFhir = {
  toItem: (question, language) => makeItem(question, language, { type: 'display', named: true }),
  fromItem: (item) => (isItemOf('link', item, false) ? readItem(item, 'link') : undefined),
  toAnswers: () => [],
  fromAnswers: () => undefined,
};
