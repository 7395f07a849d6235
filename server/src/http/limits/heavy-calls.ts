import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Path } from '../../../../src/api/contract/contract.ts';
import type { Caller } from '../../context/caller.ts';
import { ServerError } from '../../errors/server-error.ts';
import { createTurns, takeTurn } from '../../turns/create-turns.ts';
import { whenOver } from '../../log/when-over.ts';
import { lineOf } from './pace-bodies.ts';

/** Calls that read all answers of a form, or search all files of a clinic: each takes longer the more there is. */
const heavy: ReadonlySet<Path> = new Set<Path>([
  '/category/exportanswers',
  '/category/getsummary',
  '/category/export',
  '/file/exportfile',
  '/file/getfiles',
  '/patient/getpatients',
  '/patient/findduplicates',
  '/dashboard/getsummary',
  '/admin/getaudit',
]);

/** Works of one person that may wait, of each kind. */
const mostEach = 12;

/** Waits until the caller may have the answer made. Throws `toomany` where they wait for enough of its kind already. */
export type Wait = (caller: Caller, reply: FastifyReply) => Promise<void>;

/**
 * One at a time of each kind for a person, until the answer is sent, with a turn of the event loop before each: who asks
 * for many keeps the others no longer than with one. Nothing is made for somebody who has left meanwhile.
 */
export function waitForHeavy(path: Path): Wait {
  if (!heavy.has(path)) return () => Promise.resolve();
  const turns = createTurns({ atOnce: Infinity, most: Infinity, mostEach });
  return async (caller, { raw }) => {
    await takeTurn(turns, lineOf(caller), whenOver(raw));
    await nextTurn();
    if (raw.destroyed) throw new ServerError('timedout');
  };
}
