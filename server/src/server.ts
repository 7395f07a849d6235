import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Configuration } from './configuration/configuration.ts';
import { answerClientError } from './http/reply/client-error.ts';
import { cleanText } from './http/request/clean-text.ts';
import { compileOnDemand } from './http/request/compile-on-demand.ts';
import { letAllIn } from './http/limits/let-all-in.ts';
import { limitConnections } from './http/limits/limit-connections.ts';
import { longestComingMs, mostConnections, timeouts } from './http/limits/limits.ts';
import { replyWithError } from './http/reply/reply-with-error.ts';
import { securityHeaders } from './http/reply/security-headers.ts';
import { logOptions, type LogSink } from './log/log-options.ts';
import { newRequestId } from './log/request-id.ts';

/** A bare server with the limits, time-outs and logging that everything else needs. */
export function createServer(
  config: Pick<Configuration, 'trustedProxies' | 'logLevel' | 'publicUrl'>,
  sink?: LogSink,
): FastifyInstance {
  const app = Fastify({
    logger: logOptions(config.logLevel, sink),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: config.trustedProxies > 0 ? (_address: string, hop: number) => hop < config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        keywords: [cleanText],
      },
    },
    schemaController: { compilersFactory: { buildValidator: compileOnDemand } },
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerClientError(config.publicUrl),
    frameworkErrors: (error, request, reply) => {
      void replyWithError(error, request, reply.headers(securityHeaders(config.publicUrl)));
    },
  });
  letAllIn(app, longestComingMs);
  if (config.trustedProxies === 0) limitConnections(app.server, mostConnections);
  endWithoutWaiting(app);
  return app;
}

/** A connection whose answer was under way when the end began would be kept alive for a next request, and the end with it. */
function endWithoutWaiting(app: FastifyInstance): void {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isEnding) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
