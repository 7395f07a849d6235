import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { whenEnded } from '../log/when-ended.ts';
import { mayReadMetrics } from './may-read.ts';

/** Counts every request, and answers `/metrics` to who may read it; for everyone else there is nothing at this address. */
export function registerMetrics(server: FastifyInstance, { metrics, config }: ServerContext): void {
  if (metrics !== undefined) {
    server.addHook('onRequest', (_request, _reply, done) => {
      metrics.callBegun();
      done();
    });
    whenEnded(server, (call, _request, { refusal }) => metrics.callEnded({ ...call, refusal }));
  }
  server.get('/metrics', async (request, reply) => {
    if (metrics === undefined || !mayReadMetrics(request, config.metricsToken)) throw new ServerError('unknownpath');
    const { type, text } = await metrics.read();
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
}
