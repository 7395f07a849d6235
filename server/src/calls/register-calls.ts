import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../../src/api/contract/call.ts';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import type { authorizeCall } from '../guard/authorize-call.ts';
import { assertDesigner } from '../guard/assert-designer.ts';
import { readToken } from '../sessions/read-token.ts';
import { callerOf, limitKey } from '../http/request/caller.ts';
import { assertReply } from './check-reply.ts';
import type { Context, ServerContext } from '../context/context.ts';
import type { Handlers, ReceivedFile, Stream } from '../context/handler.ts';
import { createLimiter } from '../http/limits/create-limiter.ts';
import { waitForHeavy } from '../http/limits/heavy-calls.ts';
import { createOverloadCheck } from '../http/limits/overload.ts';
import { createInFlightLimit } from '../http/limits/in-flight-limit.ts';
import { bodyLimits, type RateLimits } from '../http/limits/limits.ts';
import { isKept, sendKept } from '../http/reply/kept-reply.ts';
import { fileOf, readMultipart, takeMultipartAlone } from '../http/request/read-multipart.ts';
import { sendStream } from './send-stream.ts';
import { assertOwnOrigin, markOwnOrigin, openToAllOrigins, preflightHeaders } from '../http/request/origins.ts';
import { ServerError } from '../errors/server-error.ts';

export interface CallOptions {
  readonly context: ServerContext;
  readonly handlers: Handlers;
  readonly limits: RateLimits;
  /** Every reply is held against the contract; for tests. */
  readonly checkReplies: boolean;
  /** Checks the access rules before a handler runs. */
  readonly authorize: typeof authorizeCall;
}

/** Makes a route of every call in the contract. */
export async function registerCalls(app: FastifyInstance, options: CallOptions): Promise<void> {
  const isUpload = (path: Path): boolean => contract[path].file !== undefined;
  const paths = Object.keys(contract) as Path[];
  const isOverloaded = createOverloadCheck(options.limits.shedding?.turnMs ?? Infinity);
  for (const path of paths.filter((path) => !isUpload(path))) registerCall(app, path, options, isOverloaded);
  await app.register(async (scope) => {
    await takeMultipartAlone(scope);
    for (const path of paths.filter(isUpload)) registerCall(scope, path, options, isOverloaded);
  });
}

type AnyHandler = (context: Context, body: unknown, file?: ReceivedFile) => Promise<unknown>;

function registerCall(
  app: FastifyInstance,
  path: Path,
  { context, handlers, limits, checkReplies, authorize }: CallOptions,
  isOverloaded: () => boolean,
): void {
  const call: Call = contract[path];
  const count = createLimiter(path, limits.byCall[path] ?? limits.general, context);
  const admit =
    call.gives === 'stream'
      ? () => undefined
      : createInFlightLimit({
          most: limits.shedding?.inFlight ?? Infinity,
          oldestMs: limits.shedding?.oldestMs?.[path] ?? Infinity,
          isOverloaded,
        });
  const handler = handlers[path] as AnyHandler;
  const place = placeOfBody(call, path);
  const waitForTurn = waitForHeavy(path);
  app.route({
    method: call.method,
    url: path,
    bodyLimit: bodyLimits.byCall[path] ?? bodyLimits.general,
    schema: { [place]: call.body },
    ...(call.gives === 'stream' && { compress: false }),
    onRequest: async (request, reply) => {
      markOwnOrigin(request, context.config);
      if (call.embeddable) reply.headers(openToAllOrigins);
      else assertOwnOrigin(request, context.config);
      const wait = await count(limitKey(callerOf(request).address));
      if (wait > 0) throw new ServerError('toomany', { retryAfter: wait });
      admit(reply);
    },
    preParsing: async (request) => {
      await readSession(request, context, call.who === 'user');
      if (isDesigning(call, path) && isLarge(request)) await assertDesigner({ ...context, caller: callerOf(request) });
    },
    preValidation: async (request, reply) => {
      if (call.file !== undefined) await readMultipart(request, reply, call.file);
      else if (request.body === undefined) request.body = {};
    },
    handler: async (request, reply) => {
      const body: unknown = place === 'querystring' ? request.query : request[place];
      const authorized = await authorize({ ...context, caller: callerOf(request) }, path, body);
      await waitForTurn(authorized.caller, reply);
      const data = await handler(authorized, body, fileOf(request));
      if (call.gives === 'stream') return sendStream(reply, data as Stream);
      if (checkReplies) assertReply(path, data);
      if (isKept(data)) return sendKept(request, reply, data);
      return { success: true, data };
    },
  });
  if (call.embeddable) app.options(path, async (_request, reply) => reply.headers(preflightHeaders).code(204).send());
}

/** Signed-in calls with a raised body limit are for designing forms; a proposal is everybody's. */
function isDesigning({ who }: Call, path: Path): boolean {
  return who === 'user' && !path.startsWith('/proposal/') && (bodyLimits.byCall[path] ?? 0) > bodyLimits.general;
}

/** A body without a declared length may be of any size. */
function isLarge({ headers }: FastifyRequest): boolean {
  return !(Number(headers['content-length']) <= bodyLimits.general);
}

function placeOfBody({ method }: Call, path: Path): 'body' | 'params' | 'querystring' {
  if (method === 'POST') return 'body';
  return path.includes('/:') ? 'params' : 'querystring';
}

async function readSession(request: FastifyRequest, context: ServerContext, required: boolean): Promise<void> {
  if (!(await readToken(request, context, request.headers['access-token'])) && required)
    throw new ServerError('unauthenticated');
}
