import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServerError } from '../../errors/server-error.ts';
import { callerOf, limitKey } from '../request/caller.ts';
import { whenOver } from '../../log/when-over.ts';

/** Bytes of bodies that may be under way at the same time: of one address, and of all together. */
export interface BodyRoom {
  readonly each: number;
  readonly all: number;
}

/** So long until there may be room again, in seconds. */
const retryAfter = 5;

/** What a body counts for whose length is not declared, and at most: whoever sends more is cut off. */
const largest = 8 * 1024 * 1024;

/**
 * Refuses a body before its first byte is read where too much is under way already: each is kept in memory until the
 * last byte is there, and whoever sends many of them slowly would fill it. Counted is what a sender declares, from then
 * until the answer is sent.
 */
export function limitBodies(server: FastifyInstance, { each, all }: BodyRoom): void {
  const byAddress = new Map<string, number>();
  let total = 0;
  const add = (address: string, bytes: number): void => {
    total += bytes;
    const sum = (byAddress.get(address) ?? 0) + bytes;
    if (sum > 0) byAddress.set(address, sum);
    else byAddress.delete(address);
  };
  server.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    const bytes = bytesOf(request);
    if (bytes === 0) return;
    const address = limitKey(callerOf(request).address);
    if ((byAddress.get(address) ?? 0) + bytes > each) refuse(reply, 'toomany');
    if (total + bytes > all) refuse(reply, 'unavailable');
    add(address, bytes);
    void whenOver(reply.raw).then(() => add(address, -bytes));
  });
}

/** The rest of the body would arrive all the same, and is not waited for. */
function refuse(reply: FastifyReply, code: 'toomany' | 'unavailable'): never {
  void reply.header('connection', 'close');
  throw new ServerError(code, { retryAfter });
}

function bytesOf({ headers, method }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 0;
  const declared = Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : largest));
  return Math.min(Number.isFinite(declared) ? declared : largest, largest);
}
