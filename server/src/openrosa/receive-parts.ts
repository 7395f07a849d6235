import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceivedFile } from '../context/handler.ts';
import { mostUploads } from '../upload/claim-uploads.ts';
import { ServerError } from '../errors/server-error.ts';

/** Bytes of one POST, as its header says to apps: whoever has more sends several. */
export const mostBytes = 8 * 1024 * 1024;
const mostXml = 1024 * 1024;

/** One POST of a submission. */
export interface SubmissionParts {
  readonly xml: string;
  readonly files: readonly ReceivedFile[];
  /** More files of the same submission follow. */
  readonly isIncomplete: boolean;
}

const xmlField = 'xml_submission_file';

/** Lets the routes of this scope take submissions, and nothing else. */
export async function takeSubmissionsAlone(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    limits: {
      fileSize: mostBytes,
      files: mostUploads + 1,
      fields: 10,
      fieldSize: mostXml,
      fieldNameSize: 300,
      parts: mostUploads + 11,
      headerPairs: 50,
    },
  });
}

/** Reads the parts. Throws `badsubmission` without a submission, `toolarge` where one POST is. */
export async function receiveParts(request: FastifyRequest): Promise<SubmissionParts> {
  if (!request.isMultipart()) throw new ServerError('badmediatype');
  const files: ReceivedFile[] = [];
  let xml: string | undefined;
  let isIncomplete = false;
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'field' ? String(part.value) : await part.toBuffer();
      bytes += value.length;
      if (bytes > mostBytes) throw new ServerError('toolarge');
      if (part.fieldname === xmlField) xml = String(value);
      else if (part.type === 'field') isIncomplete ||= part.fieldname === '*isIncomplete*' && value === 'yes';
      // Collect names a file’s part as the file.
      else if (typeof value !== 'string') files.push({ name: part.filename || part.fieldname, bytes: value });
    }
  } catch (error) {
    throw toRefusal(error);
  }
  if (xml === undefined || xml.length > mostXml)
    throw new ServerError(xml === undefined ? 'badsubmission' : 'toolarge');
  return { xml, files, isIncomplete };
}

function toRefusal(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  const { code } = error as { readonly code?: unknown };
  const isLarge = code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT';
  return new ServerError(isLarge ? 'toolarge' : 'badsubmission');
}
