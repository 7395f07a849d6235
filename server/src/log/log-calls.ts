import type { FastifyInstance } from 'fastify';
import { whenEnded } from './when-ended.ts';

/** One line a call: method, route, status and time. A client that hangs up is no error: networks break, and people close pages. */
export function logCalls(server: FastifyInstance): void {
  whenEnded(server, ({ method, route, status, ms }, { log }) => {
    if (status === undefined) log.info({ method, route, ms: Math.round(ms) }, 'client disconnected');
    else log.info({ method, route, status, ms: Math.round(ms) }, 'call');
  });
}
