import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../context/caller.ts';
import { createTurns, takeTurn } from '../../turns/create-turns.ts';
import { callerOf, limitKey } from '../request/caller.ts';
import { whenOver } from '../../log/when-over.ts';

/** Bytes of a body from which on it takes milliseconds to read and check. */
export const large = 32 * 1024;

/** Waits until a call may read the body that has arrived. */
export type Pace = (request: FastifyRequest, bytes: number) => Promise<void>;

/**
 * Lets one person, or one address that is not signed in, have one large body worked on at a time, with a turn of the
 * event loop before each: of many that arrive together the calls of others wait for one, and not for all. How many wait
 * is bounded by their bytes.
 */
export function paceBodies(server: FastifyInstance): Pace {
  const turns = createTurns({ atOnce: Infinity, most: Infinity, mostEach: Infinity });
  const ends = new WeakMap<FastifyRequest, Promise<unknown>>();
  server.addHook('preParsing', (request, reply, _payload, done) => {
    const { headers } = request;
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) >= large)
      ends.set(request, whenOver(reply.raw));
    done();
  });
  return async (request, bytes) => {
    const end = ends.get(request);
    if (end === undefined || bytes < large) return;
    await takeTurn(turns, lineOf(callerOf(request)), end);
    await nextTurn();
  };
}

/** A person by their account, and whoever has none by their address. */
export const lineOf = ({ user, address }: Caller): string => user?.id ?? limitKey(address);
