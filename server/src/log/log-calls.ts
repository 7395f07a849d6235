import type { FastifyInstance } from 'fastify';

/** One line a call: method, route, status and time. The route is its pattern, since addresses may hold ids and secrets. */
export function logCalls(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'unknown' : request.routeOptions.url;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'call',
    );
  });
}
