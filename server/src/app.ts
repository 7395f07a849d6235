import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorizeCall } from './guard/authorize-call.ts';
import type { ServerContext } from './context/context.ts';
import type { Handlers } from './context/handler.ts';
import { logCalls } from './log/log-calls.ts';
import { limitBodies } from './http/limits/body-room.ts';
import { paceBodies, type Pace } from './http/limits/pace-bodies.ts';
import { rateLimits, valueLimitOf, type RateLimits } from './http/limits/limits.ts';
import { closeLive } from './live/live-hub.ts';
import { registerHealth } from './http/health.ts';
import { registerMetrics } from './metrics/register-metrics.ts';
import { registerCalls } from './calls/register-calls.ts';
import { parseJson } from './http/request/parse-json.ts';
import { replyToUnknown } from './static/reply-to-unknown.ts';
import { compressReplies } from './http/reply/compress-replies.ts';
import { replyWithError } from './http/reply/reply-with-error.ts';
import { securityHeaders } from './http/reply/security-headers.ts';
import { registerTracing } from './tracing/register-tracing.ts';
import { registerFhir } from './fhir/register-fhir.ts';
import { registerFeeds } from './feeds/register-feeds.ts';
import { registerScim } from './scim/register-scim.ts';
import { registerOpenRosa } from './openrosa/register-openrosa.ts';
import { registerDocs } from './docs/register-docs.ts';
import type { PlainRenderer } from './hosted/hosted-context.ts';
import { readFirstFiles } from './hosted/first-files.ts';
import { loadRenderer } from './hosted/load-renderer.ts';
import { registerHosted } from './hosted/register-hosted.ts';
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
  /** Defaults to the access rules; tests with stub handlers skip them. */
  readonly authorize?: typeof authorizeCall;
  /** Draws forms as plain pages. Defaults to the one that is built with the server. */
  readonly renderer?: PlainRenderer;
}

/** Everything the server answers, put on a bare server. */
export async function app(server: FastifyInstance, options: AppOptions): Promise<void> {
  const { context, handlers, folders, limits = rateLimits, checkReplies = false, authorize = authorizeCall } = options;
  const headers = securityHeaders(context.config.publicUrl);
  server.decorateRequest('caller', null);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  logCalls(server);
  registerMetrics(server, context);
  registerTracing(server, context);
  if (limits.bodies) limitBodies(server, limits.bodies);
  takeJsonAlone(server, paceBodies(server));
  server.setErrorHandler(replyWithError);
  server.setNotFoundHandler(replyToUnknown(folders, context.config.publicUrl));
  server.addHook('preClose', async () => closeLive(context.db));
  await compressReplies(server);
  registerHealth(server, context);
  await registerCalls(server, { context, handlers, limits, checkReplies, authorize });
  await registerScim(server, context);
  await registerFeeds(server, { context, handlers, authorize });
  await registerFhir(server, { context, handlers, limits, authorize });
  await registerOpenRosa(server, { context, handlers, limits, authorize });
  await registerDocs(server, context.config.publicUrl);
  if (folders) {
    await registerStatic(server, folders, context.config);
    const { renderer = loadRenderer() } = options;
    const firstFiles = readFirstFiles(folders.embed);
    await registerHosted(server, { context, handlers, authorize, limits, folders, renderer, firstFiles });
  }
}

function takeJsonAlone(server: FastifyInstance, pace: Pace): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      await pace(request, body.length);
      return parseJson(body, valueLimitOf(request.routeOptions.url));
    },
  );
}
