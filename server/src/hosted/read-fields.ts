import { createHash } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentFields } from '../../../src/api/contract/pages/plain-page.ts';
import type { ReceivedFile } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { largestFile } from '../http/request/read-multipart.ts';

const mebibyte = 1024 * 1024;

/** What one page may send. Its hidden field holds the answers of all pages before, sealed: a third more than they are. */
const limits = { fieldBytes: 2 * mebibyte, fields: 20_000, files: 10 } as const;

/** A file of the page; `file` is absent where it was too large to be taken. */
export interface SentFile {
  readonly name: string;
  readonly file?: ReceivedFile;
}

/** What a page has sent, its files apart. */
export interface SentPage {
  readonly fields: SentFields;
  readonly files: readonly SentFile[];
}

/** Lets the routes of this scope take what forms send, and nothing else. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: limits.fieldBytes },
    async (_request: FastifyRequest, body: string) => body,
  );
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: largestFile,
      files: limits.files,
      fields: limits.fields,
      fieldSize: limits.fieldBytes,
      fieldNameSize: 1000,
      parts: limits.fields + limits.files,
      headerPairs: 50,
    },
  });
}

/** The fields in their order. Throws `badbody` or `toolarge`. */
export async function readFields(request: FastifyRequest): Promise<SentPage> {
  const sent = request.isMultipart() ? await readParts(request) : { fields: readText(request.body), files: [] };
  if (sent.fields.length > limits.fields) throw new ServerError('toolarge');
  if (sent.fields.some((field) => field.some((text) => unsound.test(text)))) throw new ServerError('badbody');
  return sent;
}

/** U+0000, or half of a character that takes two: no browser sends them, and no database keeps them. */
const unsound = /\0|\p{Surrogate}/u;

function readText(body: unknown): SentFields {
  return typeof body === 'string' ? [...new URLSearchParams(body)] : [];
}

async function readParts(request: FastifyRequest): Promise<SentPage> {
  const fields: [string, string][] = [];
  const files: SentFile[] = [];
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.push(...(await readFile(part)));
      else {
        const value = typeof part.value === 'string' ? part.value : '';
        bytes += Buffer.byteLength(value);
        if (part.valueTruncated || bytes > limits.fieldBytes) throw new ServerError('toolarge');
        fields.push([part.fieldname, value]);
      }
    }
  } catch (error) {
    throw toRefusal(error);
  }
  return { fields, files };
}

/** A file field that was left alone sends an empty file without a name. */
async function readFile(part: MultipartFile): Promise<readonly SentFile[]> {
  const bytes = await part.toBuffer();
  if (part.filename === '' && bytes.length === 0) return [];
  return [{ name: part.fieldname, ...(!part.file.truncated && { file: { name: part.filename, bytes } }) }];
}

function toRefusal(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  const { code } = error as { code?: unknown };
  return new ServerError(typeof code === 'string' && code.endsWith('_LIMIT') ? 'toolarge' : 'badbody');
}

/** The same id for the same file of the same question, so that a page sent twice keeps it once. */
export function fileId(entry: string, { name, bytes }: { readonly name: string; readonly bytes: Buffer }): string {
  const hash = createHash('sha256').update(`${entry}\n${name}\n`).update(bytes).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
