import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A reply as it is sent, written and compressed once. */
interface Packed {
  readonly etag: string;
  readonly json: Buffer;
  readonly br: Promise<Buffer>;
  /** Only clients without Brotli ask for it. */
  gzip?: Promise<Buffer>;
}

const replies = new WeakMap<object, Packed | undefined>();

/** Marks data of which the same object is given again and again: its reply is written once, and sent to nobody who has it. */
export function keepReply<Data extends object>(data: Data): Data {
  if (!replies.has(data)) replies.set(data, undefined);
  return data;
}

export const isKept = (data: unknown): data is object => typeof data === 'object' && data !== null && replies.has(data);

/** From here on, the best compression takes longer than it saves on the way. */
const large = 300_000;

function pack(data: object): Packed {
  const known = replies.get(data);
  if (known) return known;
  const json = Buffer.from(JSON.stringify({ success: true, data }));
  const quality = json.length > large ? 5 : 11;
  const packed = {
    etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`,
    json,
    br: promisify(brotliCompress)(json, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
    }),
  };
  replies.set(data, packed);
  return packed;
}

/** Sends data that was marked, or that nothing has changed. What somebody signed in is given is kept by no browser. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, data: object): Promise<FastifyReply> {
  const packed = pack(data);
  const { headers } = request;
  void reply.headers({
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding, access-token',
    ...(headers['access-token'] === undefined && { etag: packed.etag, 'cache-control': 'private, no-cache' }),
  });
  if (headers['if-none-match'] === packed.etag && headers['access-token'] === undefined) return reply.code(304).send();
  const accepted = String(headers['accept-encoding'] ?? '');
  if (takes(accepted, 'br')) return reply.header('content-encoding', 'br').send(await packed.br);
  if (!takes(accepted, 'gzip')) return reply.send(packed.json);
  return reply.header('content-encoding', 'gzip').send(await (packed.gzip ??= promisify(gzip)(packed.json)));
}

const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((one) => {
    const [name, quality] = one.trim().split(/\s*;\s*q=/);
    return name === encoding && quality !== '0';
  });
