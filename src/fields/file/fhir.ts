import type { FieldFhir } from '../fhir/field-fhir.ts';
import { fromFhirAttachments, toFhirAttachments } from '../fhir/attachments.ts';
import { isItemOf, makeItem, pick, readItem } from '../fhir/item.ts';

/** Attachments, which FHIR gives by their address; several where the item repeats. */
export const fileFhir: FieldFhir = {
  toItem: (question, language) =>
    makeItem(question, language, {
      type: 'attachment',
      ...pick(question.multimode, 'repeats'),
      covered: ['multimode'],
    }),
  fromItem: (item) =>
    isItemOf('file', item, item.type === 'attachment')
      ? readItem(item, 'file', pick(item.repeats, 'multimode'))
      : undefined,
  toAnswers: toFhirAttachments,
  fromAnswers: fromFhirAttachments,
};
