import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract, type CallBody } from '../../../src/api/contract/contract.ts';
import { errors } from '../../../src/api/contract/errors.ts';
import { sendStream } from '../calls/send-stream.ts';
import type { Context, ServerContext } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { errorText } from '../errors/error-texts.ts';
import { bodyFaults } from '../errors/field-faults.ts';
import { ServerError } from '../errors/server-error.ts';
import type { authorizeCall } from '../guard/authorize-call.ts';
import { waitForHeavy } from '../http/limits/heavy-calls.ts';
import { createRateLimiter } from '../http/limits/rate-limiter.ts';
import { replyWithError } from '../http/reply/reply-with-error.ts';
import { toRefusal } from '../http/reply/refusal.ts';
import { callerOf, limitKey } from '../http/request/caller.ts';
import { logRefusal } from '../log/log-refusal.ts';
import { feedCaller } from './feed-caller.ts';
import { countOf, entitiesOf, metadataDocument, odataRoot, serviceDocument } from './odata.ts';
import { ODataError } from './odata-error.ts';
import { readQuery } from './odata-query.ts';

const perMinute = 600;
const path = '/category/exportanswers';

interface Feeds {
  readonly context: ServerContext;
  readonly handlers: Handlers;
  readonly authorize: typeof authorizeCall;
}

/** Answers at addresses that stay, for programs that fetch them again and again: files, and OData for Power BI and Excel. */
export async function registerFeeds(app: FastifyInstance, feeds: Feeds): Promise<void> {
  await app.register(async (scope) => {
    const count = createRateLimiter({ max: perMinute, spanMs: 60_000 }, feeds.context.clock);
    const wait = waitForHeavy(path);
    const contexts = new WeakMap<FastifyRequest, Context>();
    const of = (request: FastifyRequest): Context => contexts.get(request)!;
    scope.setErrorHandler(answerError);
    scope.addHook('onRequest', async (request) => {
      const seconds = count(limitKey(request.ip));
      if (seconds > 0) throw new ServerError('toomany', { retryAfter: seconds });
      contexts.set(request, await feedCaller(feeds.context, request));
    });
    scope.addHook('preHandler', async (request, reply) => wait(of(request).caller, reply));
    registerFiles(scope, feeds, of);
    registerOData(scope, feeds, of);
  });
}

type ContextOf = (request: FastifyRequest) => Context;
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The query is the body of the call; `questions` are parted by commas. */
function registerFiles(scope: FastifyInstance, { handlers, authorize }: Feeds, of: ContextOf): void {
  scope.get<{ Params: { readonly category: string }; Querystring: Query }>(
    '/exports/:category',
    { compress: false },
    async (request, reply) => {
      const { questions, deidentified, version, ...rest } = request.query;
      const body = {
        format: 'csv',
        ...rest,
        category: request.params.category,
        ...(questions !== undefined && { questions: String(questions).split(',') }),
        ...(deidentified !== undefined && { deidentified: deidentified === 'true' }),
        ...(version !== undefined && { version: Number(version) }),
      };
      const checked = request.validateInput(body, contract[path].body, 'body') as unknown as {
        readonly error?: NonNullable<FastifyError['validation']>;
      };
      if (checked.error)
        throw new ServerError('badbody', {
          fields: bodyFaults(checked.error).map((fault) => ({ ...fault, message: '' })),
        });
      const context = await authorize(of(request), path, body);
      return sendStream(reply, await handlers[path](context, body as CallBody<typeof path>));
    },
  );
}

function registerOData(scope: FastifyInstance, { authorize }: Feeds, of: ContextOf): void {
  const json = 'application/json;odata.metadata=minimal;charset=utf-8';
  const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
    reply.header('odata-version', '4.0').type(type).send(body);
  const service = (request: FastifyRequest) => ({ context: of(request), authorize });
  type Set = FastifyRequest<{ Params: { readonly set: string } }>;
  scope.get(odataRoot, async (request, reply) =>
    send(reply, json, JSON.stringify(await serviceDocument(service(request)))),
  );
  scope.get(`${odataRoot}/$metadata`, async (request, reply) =>
    send(reply, 'application/xml; charset=utf-8', await metadataDocument(service(request))),
  );
  scope.get(`${odataRoot}/:set`, async (request: Set, reply) => {
    const query = readQuery(request.query as Query);
    return send(reply, json, JSON.stringify(await entitiesOf(service(request), request.params.set, query)));
  });
  scope.get(`${odataRoot}/:set/$count`, async (request: Set, reply) =>
    send(reply, 'text/plain; charset=utf-8', String(await countOf(service(request), request.params.set))),
  );
}

/** Whoever has no key is asked for one; below its root, OData says what went wrong in its own shape. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = error instanceof ODataError ? error : undefined;
  const refusal = refused ? undefined : toRefusal(error);
  const status = refused?.status ?? errors[refusal?.code ?? 'internal'].status;
  if (status === 401) void reply.header('www-authenticate', 'Basic realm="Porsa", charset="UTF-8"');
  if (refusal && !request.url.startsWith(odataRoot)) return replyWithError(error, request, reply);
  if (refusal) logRefusal(error, refusal.code, request, reply);
  if (refusal?.detail.retryAfter !== undefined) void reply.header('retry-after', String(refusal.detail.retryAfter));
  const message = refused?.message ?? errorText(refusal?.code ?? 'internal', callerOf(request).language);
  return reply
    .code(status)
    .header('odata-version', '4.0')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { code: refusal?.code ?? String(status), message } }));
}
