import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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
  const ended = new WeakSet<FastifyReply>();
  const end = (request: FastifyRequest, reply: FastifyReply, status: number | undefined): void => {
    if (ended.has(reply)) return;
    ended.add(reply);
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    notify({ method: request.method, route, status, ms: reply.elapsedTime }, request, reply);
  };
  server.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) end(request, reply, undefined);
    });
  });
  server.addHook('onResponse', async (request, reply) => end(request, reply, reply.statusCode));
}
