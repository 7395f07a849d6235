import type { FieldFhir } from '../fhir/field-fhir.ts';
import { fromFhirAttachments, toFhirAttachments } from '../fhir/attachments.ts';
import { isItemOf, makeItem, readItem } from '../fhir/item.ts';
import type { FhirAnswer } from '../fhir/types.ts';
import { textOf } from '../fhir/values.ts';

const writtenName = 'text/plain';

/** An attachment that says it is a signature; a written name is an attachment of text without bytes, whose title is the name. */
export const signatureFhir: FieldFhir = {
  toItem: (question, language) => makeItem(question, language, { type: 'attachment', named: true }),
  fromItem: (item) => (isItemOf('signature', item, false) ? readItem(item, 'signature') : undefined),
  toAnswers: (answer) =>
    typeof answer === 'string'
      ? [{ valueAttachment: { contentType: writtenName, title: answer } }]
      : toFhirAttachments(answer),
  fromAnswers: (answers) => textOf(answers[0]) ?? nameIn(answers[0]) ?? fromFhirAttachments(answers),
};

function nameIn(answer: FhirAnswer | undefined): string | undefined {
  const { contentType, url, title } = answer?.valueAttachment ?? {};
  return contentType === writtenName && url === undefined ? title : undefined;
}
