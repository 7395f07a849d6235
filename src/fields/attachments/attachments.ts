import type { Answer, Attachment } from '../../engine/definition/types.ts';
import { isBlank } from '../rules/parsed.ts';

/** Bytes that one file may have: the specification's 500 kilobytes, of 1,024. */
export const largestFile = 512_000;

/** What is taken, by media type; the server looks at the content. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const documentTypes: readonly string[] = ['application/pdf', 'text/plain', 'text/csv'];

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const type = /^[a-z]{1,20}\/[a-z0-9.+-]{1,80}$/;
/** Control characters and lone surrogates are in no name that was made here. */
const unfitName = /[\p{Cc}\p{Cs}]/u;

/** One or several attachments, without whatever else was sent along; undefined where something is none. */
export function readAttachments(input: unknown): readonly Attachment[] | undefined {
  const all: readonly unknown[] = Array.isArray(input) ? input : isBlank(input) ? [] : [input];
  const read = all.map(readOne);
  return read.every((attachment) => attachment !== undefined) ? read : undefined;
}

function readOne(input: unknown): Attachment | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const given = input as Partial<Record<keyof Attachment, unknown>>;
  if (typeof given.id !== 'string' || !id.test(given.id)) return undefined;
  if (typeof given.name !== 'string' || given.name === '' || given.name.length > 300 || unfitName.test(given.name))
    return undefined;
  if (typeof given.type !== 'string' || !type.test(given.type)) return undefined;
  if (typeof given.size !== 'number' || !Number.isSafeInteger(given.size) || given.size < 0) return undefined;
  return { id: given.id, name: given.name, type: given.type, size: given.size };
}

/** The attachments of an answer; none where it is another type's. */
export function attachmentsOf(answer: Answer | undefined): readonly Attachment[] {
  return Array.isArray(answer) ? (readAttachments(answer) ?? []) : [];
}
