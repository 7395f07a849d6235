import type { Answer, Attachment } from '../../engine/definition/types.ts';
import { attachmentsOf, readAttachments } from '../attachments/attachments.ts';
import type { FhirAnswer } from './types.ts';

const address = 'uploads/';

/** FHIR's Attachment: `url` is the server's address of the bytes, to be asked for with a token. */
export function toFhirAttachments(answer: Answer): readonly FhirAnswer[] {
  return attachmentsOf(answer).map(({ id, name, type, size }) => ({
    valueAttachment: { contentType: type, url: `${address}${id}`, size, title: name },
  }));
}

export function fromFhirAttachments(answers: readonly FhirAnswer[]): readonly Attachment[] | undefined {
  const read = readAttachments(
    answers.map(({ valueAttachment: given }) => ({
      id: given?.url?.split(address).at(-1),
      name: given?.title,
      type: given?.contentType,
      size: given?.size,
    })),
  );
  return read?.length ? read : undefined;
}
