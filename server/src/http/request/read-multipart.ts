import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReceivedFile } from '../../context/handler.ts';
import { ServerError } from '../../errors/server-error.ts';

/** Bytes a sent file may have: the specification's 500 kilobytes, of 1,024. */
export const largestFile = 512_000;

/** Bytes of a file that is too large that are read, and dropped, so that a browser gets the refusal; who sends more is cut off. */
const mostDropped = 8 * 1024 * 1024;

const received = new WeakMap<FastifyRequest, ReceivedFile>();

/** Lets the routes of this scope take multipart bodies, and nothing else. */
export async function takeMultipartAlone(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    limits: {
      fileSize: largestFile,
      files: 1,
      fields: 20,
      fieldSize: 10_000,
      fieldNameSize: 100,
      parts: 21,
      headerPairs: 50,
    },
  });
}

/** Reads the parts: the texts become the body that the contract checks, the file is kept for the handler. */
export async function readMultipart(request: FastifyRequest, reply: FastifyReply, fileField: string): Promise<void> {
  if (!request.isMultipart()) throw new ServerError('badmediatype');
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') keepField(fields, part.fieldname, part.value);
      else if (part.fieldname === fileField)
        received.set(request, { name: part.filename, bytes: await bytesOf(part, request, reply) });
      else throw faultAt(part.fieldname, 'unknownkey');
    }
  } catch (error) {
    throw toRefusal(error, fileField);
  }
  if (!received.has(request)) throw faultAt(fileField, 'required');
  request.body = { ...fields };
}

/** The file's bytes; throws `toolarge` where it exceeds the limit, once it has arrived or has taken too long. */
async function bytesOf(part: MultipartFile, { raw }: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const endless = new Promise<never>((_resolve, reject) => {
    part.file.once('limit', () => {
      let dropped = 0;
      raw.on('data', (chunk: Buffer) => {
        dropped += chunk.length;
        if (dropped <= mostDropped) return;
        void reply.header('connection', 'close');
        reject(new ServerError('toolarge'));
      });
    });
  });
  return Promise.race([part.toBuffer(), endless]);
}

export function fileOf(request: FastifyRequest): ReceivedFile | undefined {
  return received.get(request);
}

function keepField(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (name in fields) throw faultAt(name, 'unknownkey');
  fields[name] = value;
}

function faultAt(path: string, rule: string): ServerError {
  return new ServerError('badbody', { fields: [{ path, rule, message: '' }] });
}

/** Too many bytes or files are refusals of their own; a body that is cut off or no multipart at all is the sender's fault. */
function toRefusal(error: unknown, fileField: string): ServerError {
  if (error instanceof ServerError) return error;
  const { code } = error as { code?: unknown };
  if (code === 'FST_FILES_LIMIT') return faultAt(fileField, 'toomany');
  return new ServerError(code === 'FST_REQ_FILE_TOO_LARGE' ? 'toolarge' : 'badjson');
}
