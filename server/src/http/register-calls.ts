import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../../src/api/contract/call.ts';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import type { askRule } from '../access/ask-rule.ts';
import { assertDesigner } from '../access/assert-designer.ts';
import { findSession } from '../auth/sessions.ts';
import { callerOf, limitKey } from './caller.ts';
import { assertReply } from './check-reply.ts';
import type { Context, Handlers, ReceivedFile, ServerContext, Stream } from './handler.ts';
import { createLimiter } from './create-limiter.ts';
import { createCrowdedTurn } from './crowded-turn.ts';
import { createUnderWay } from './under-way.ts';
import { bodyLimits, type RateLimits } from './limits.ts';
import { fileOf, readMultipart, takeMultipartAlone } from './read-multipart.ts';
import { sendStream } from './send-stream.ts';
import { assertOwnOrigin, markOwnOrigin, openToAllOrigins, preflightHeaders } from './origins.ts';
import { ServerError } from './server-error.ts';

export interface CallOptions {
  readonly context: ServerContext;
  readonly handlers: Handlers;
  readonly limits: RateLimits;
  /** Every reply is held against the contract; for tests. */
  readonly checkReplies: boolean;
  /** Asks the access table before a handler runs. */
  readonly ask: typeof askRule;
}

/** Makes a route of every call in the contract. */
export async function registerCalls(app: FastifyInstance, options: CallOptions): Promise<void> {
  const isUpload = (path: Path): boolean => contract[path].file !== undefined;
  const paths = Object.keys(contract) as Path[];
  const isCrowded = createCrowdedTurn(options.limits.crowd?.turnMs ?? Infinity);
  for (const path of paths.filter((path) => !isUpload(path))) registerCall(app, path, options, isCrowded);
  await app.register(async (scope) => {
    await takeMultipartAlone(scope);
    for (const path of paths.filter(isUpload)) registerCall(scope, path, options, isCrowded);
  });
}

type AnyHandler = (context: Context, body: unknown, file?: ReceivedFile) => Promise<unknown>;

function registerCall(
  app: FastifyInstance,
  path: Path,
  { context, handlers, limits, checkReplies, ask }: CallOptions,
  isCrowded: () => boolean,
): void {
  const call: Call = contract[path];
  const count = createLimiter(path, limits.byCall[path] ?? limits.general, context);
  const takeIn =
    call.gives === 'stream' ? () => undefined : createUnderWay(limits.crowd?.underWay ?? Infinity, isCrowded);
  const handler = handlers[path] as AnyHandler;
  const place = placeOfBody(call, path);
  app.route({
    method: call.method,
    url: path,
    bodyLimit: bodyLimits.byCall[path] ?? bodyLimits.general,
    schema: { [place]: call.body },
    onRequest: async (request, reply) => {
      markOwnOrigin(request, context.config.publicUrl);
      if (call.embeddable) reply.headers(openToAllOrigins);
      else assertOwnOrigin(request, context.config.publicUrl);
      const wait = await count(limitKey(request.ip));
      if (wait > 0) throw new ServerError('toomany', { retryAfter: wait });
      takeIn(reply);
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
      const data = await handler(
        await ask({ ...context, caller: callerOf(request) }, path, body),
        body,
        fileOf(request),
      );
      if (call.gives === 'stream') return sendStream(reply, data as Stream);
      if (checkReplies) assertReply(path, data);
      return { success: true, data };
    },
  });
  if (call.embeddable) app.options(path, async (_request, reply) => reply.headers(preflightHeaders).code(204).send());
}

/** Calls of people who are signed in that take more than most are for designers, who alone have so much to say. */
function isDesigning({ who }: Call, path: Path): boolean {
  return who === 'user' && (bodyLimits.byCall[path] ?? 0) > bodyLimits.general;
}

/** A body that does not say how large it is may be as large as it likes. */
function isLarge({ headers }: FastifyRequest): boolean {
  return !(Number(headers['content-length']) <= bodyLimits.general);
}

function placeOfBody({ method }: Call, path: Path): 'body' | 'params' | 'querystring' {
  if (method === 'POST') return 'body';
  return path.includes('/:') ? 'params' : 'querystring';
}

async function readSession(request: FastifyRequest, context: ServerContext, required: boolean): Promise<void> {
  const token = request.headers['access-token'];
  const session =
    typeof token === 'string' && token.length <= 128 && token !== '' ? await findSession(context, token) : undefined;
  if (!session && required) throw new ServerError('unauthenticated');
  if (!session) return;
  const caller = callerOf(request);
  const language = request.headers['accept-language'] === undefined ? session.user.lang : caller.language;
  request.caller = { ...caller, language, user: session.user, session: session.hash };
}
