import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askRule } from './access/ask-rule.ts';
import type { Handlers, ServerContext } from './http/handler.ts';
import { logCalls } from './log/log-calls.ts';
import { rateLimits, valueLimitOf, type RateLimits } from './http/limits.ts';
import { closeLive } from './live/live-hub.ts';
import { registerHealth } from './http/health.ts';
import { registerCalls } from './http/register-calls.ts';
import { parseJson } from './http/parse-json.ts';
import { replyToUnknown } from './http/reply-to-unknown.ts';
import { replyWithError } from './http/reply-with-error.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerDocs } from './docs/register-docs.ts';
import type { StaticFolders } from './static/portal-page.ts';
import { registerStatic } from './static/register-static.ts';

export interface AppOptions {
  readonly context: ServerContext;
  readonly handlers: Handlers;
  /** Absent: calls alone, no page and no file. */
  readonly folders?: StaticFolders;
  /** Defaults to `rateLimits`. */
  readonly limits?: RateLimits;
  readonly checkReplies?: boolean;
  /** Defaults to the access table; tests whose handlers have no world behind them ask nothing. */
  readonly ask?: typeof askRule;
}

/** Everything the server answers, put on a bare server. */
export async function app(server: FastifyInstance, options: AppOptions): Promise<void> {
  const { context, handlers, folders, limits = rateLimits, checkReplies = false, ask = askRule } = options;
  const headers = securityHeaders(context.config.publicUrl);
  server.decorateRequest('caller', null);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  logCalls(server);
  takeJsonAlone(server);
  server.setErrorHandler(replyWithError);
  server.setNotFoundHandler(replyToUnknown(folders));
  server.addHook('preClose', async () => closeLive(context.db));
  registerHealth(server, context);
  await registerCalls(server, { context, handlers, limits, checkReplies, ask });
  await registerDocs(server, context.config.publicUrl);
  if (folders) await registerStatic(server, folders);
}

function takeJsonAlone(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => parseJson(body, valueLimitOf(request.routeOptions.url)),
  );
}
