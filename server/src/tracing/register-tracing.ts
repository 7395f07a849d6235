import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context/context.ts';
import type { Trace } from '../context/tracing.ts';
import { whenEnded } from '../log/when-ended.ts';

/** Traces every request from its head to the last byte of its response. */
export function registerTracing(server: FastifyInstance, { tracing }: ServerContext): void {
  if (tracing === undefined) return;
  const traces = new WeakMap<FastifyRequest, Trace>();
  server.addHook('onRequest', (request, _reply, done) => {
    const begun = tracing.begin(request.headers);
    traces.set(request, begun);
    begun.within(done);
  });
  // A body arrives in the name of its connection: from here on it is the request's again.
  server.addHook('preValidation', (request, _reply, done) => {
    const begun = traces.get(request);
    if (begun === undefined) done();
    else begun.within(done);
  });
  whenEnded(server, ({ method, route, status }, request, { refusal }) =>
    traces.get(request)?.end({ method, route, status, id: request.id, refusal }),
  );
}
