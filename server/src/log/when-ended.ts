import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { whenOver } from './when-over.ts';

/** How a call ended: its pattern of a path, since addresses may hold ids and secrets, and how long it took. */
export interface Ended {
  readonly method: string;
  readonly route: string;
  /** `undefined` where the client hung up before the whole answer was sent. */
  readonly status: number | undefined;
  readonly ms: number;
}

/** Notifies of every call once, when its answer is sent or nobody is left to read it. */
export function whenEnded(
  server: FastifyInstance,
  notify: (ended: Ended, request: FastifyRequest, reply: FastifyReply) => void,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    void whenOver(reply.raw).then((isSent) => {
      const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
      const status = isSent ? reply.statusCode : undefined;
      notify({ method: request.method, route, status, ms: reply.elapsedTime }, request, reply);
    });
    done();
  });
}
