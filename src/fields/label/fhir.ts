import type { FieldFhir } from '../fhir/field-fhir.ts';
import { isItemOf, makeItem, readItem } from '../fhir/item.ts';

export const labelFhir: FieldFhir = {
  toItem: (question, language) => makeItem(question, language, { type: 'display' }),
  fromItem: (item) => (isItemOf('label', item, item.type === 'display') ? readItem(item, 'label') : undefined),
  toAnswers: () => [],
  fromAnswers: () => undefined,
};
