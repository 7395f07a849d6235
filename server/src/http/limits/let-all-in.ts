import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Lets everybody in who has come, before calls are worked on: a turn of the event loop accepts one connection, and of
 * those who come at the same moment to a server with much to do the last would wait for hundreds of long turns. Calls wait for those who come for `longestMs` at most.
 */
export function letAllIn(server: FastifyInstance, longestMs: number): void {
  let count = 0;
  let coming: Promise<void> | undefined;
  const untilNobodyComes = async (): Promise<void> => {
    const begun = performance.now();
    let before: number;
    await nextTurn();
    do {
      before = count;
      await nextTurn();
    } while (count > before && performance.now() - begun < longestMs);
    coming = undefined;
  };
  server.server.on('connection', () => {
    count += 1;
    coming ??= untilNobodyComes();
  });
  server.addHook('onRequest', (_request, _reply, done) => {
    if (coming === undefined) done();
    else void coming.then(() => done());
  });
}
