import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract, type CallBody, type Path } from '../../../src/api/contract/contract.ts';
import { findSession } from '../auth/sessions.ts';
import { callerOf, limitKey } from './caller.ts';
import { assertReply } from './check-reply.ts';
import type { Handler, Handlers, ServerContext } from './handler.ts';
import { bodyLimits, type RateLimits } from './limits.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { assertOwnOrigin, markOwnOrigin, openToAllOrigins, preflightHeaders } from './origins.ts';
import { ServerError } from './server-error.ts';

export interface CallOptions {
  readonly context: ServerContext;
  readonly handlers: Handlers;
  readonly limits: RateLimits;
  /** Every reply is held against the contract; for tests. */
  readonly checkReplies: boolean;
}

/** Makes a route of every call in the contract. */
export function registerCalls(app: FastifyInstance, options: CallOptions): void {
  for (const path of Object.keys(contract) as Path[]) registerCall(app, path, options);
}

function registerCall<P extends Path>(app: FastifyInstance, path: P, { context, handlers, limits, checkReplies }: CallOptions): void {
  const call = contract[path];
  const count = createRateLimiter(limits.byCall[path] ?? limits.general, context.clock);
  const handler = handlers[path] as Handler<P>;
  app.route({
    method: call.method,
    url: path,
    bodyLimit: bodyLimits.byCall[path] ?? bodyLimits.general,
    ...(call.method === 'POST' && { schema: { body: call.body } }),
    onRequest: async (request, reply) => {
      markOwnOrigin(request, context.config.publicUrl);
      if (call.embeddable) reply.headers(openToAllOrigins);
      else assertOwnOrigin(request, context.config.publicUrl);
      const wait = count(limitKey(request.ip));
      if (wait > 0) throw new ServerError('toomany', { retryAfter: wait });
    },
    preParsing: async (request) => readSession(request, context, call.who === 'user'),
    preValidation: async (request) => {
      if (request.body === undefined) request.body = {};
    },
    handler: async (request) => {
      const data = await handler({ ...context, caller: callerOf(request) }, (request.body ?? {}) as CallBody<P>);
      if (checkReplies) assertReply(path, data);
      return { success: true, data };
    },
  });
  if (call.embeddable) app.options(path, async (_request, reply) => reply.headers(preflightHeaders).code(204).send());
}

async function readSession(request: FastifyRequest, context: ServerContext, required: boolean): Promise<void> {
  const token = request.headers['access-token'];
  const session = typeof token === 'string' && token.length <= 128 && token !== '' ? await findSession(context, token) : undefined;
  if (!session && required) throw new ServerError('unauthenticated');
  if (!session) return;
  const caller = callerOf(request);
  const language = request.headers['accept-language'] === undefined ? session.user.lang : caller.language;
  request.caller = { ...caller, language, user: session.user, session: session.hash };
}
