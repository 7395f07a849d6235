import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorName } from '../../../src/api/contract/errors.ts';
import { allowCall, type Callable } from '../calls/make-call.ts';
import type { Context, ServerContext } from '../context/context.ts';
import { errorTexts } from '../errors/error-texts.ts';
import { ServerError } from '../errors/server-error.ts';
import { openCategory } from '../form/get-form.ts';
import { createLimiter } from '../http/limits/create-limiter.ts';
import { createInFlightLimit } from '../http/limits/in-flight-limit.ts';
import type { RateLimits } from '../http/limits/limits.ts';
import { createOverloadCheck } from '../http/limits/overload.ts';
import { toRefusal } from '../http/reply/refusal.ts';
import { callerOf, limitKey } from '../http/request/caller.ts';
import { logRefusal } from '../log/log-refusal.ts';
import { challenges, fieldCaller, Unproved } from './field-caller.ts';
import { fieldFormOf } from './field-forms.ts';
import { formList, type ListQuery } from './form-list.ts';
import { messageOf, openRosaResponse } from './openrosa-response.ts';
import { mostBytes, receiveParts, takeSubmissionsAlone } from './receive-parts.ts';
import { takeSubmission } from './take-submission.ts';

/** What the service works with. */
export interface OpenRosaService extends Callable {
  readonly context: ServerContext;
  readonly limits: RateLimits;
}

const root = '/openrosa';

/** OpenRosa 1.0 for ODK Collect and Enketo: forms that an API key may fill, and what was filled of them. */
export async function registerOpenRosa(app: FastifyInstance, service: OpenRosaService): Promise<void> {
  await app.register(
    async (scope) => {
      await takeSubmissionsAlone(scope);
      const contexts = new WeakMap<FastifyRequest, Context>();
      const of = (request: FastifyRequest): Context => contexts.get(request)!;
      const { context } = service;
      scope.addHook('onRequest', createGate(service, contexts));
      scope.setErrorHandler((error, request, reply) => answerError(context, error, request, reply));
      scope.setNotFoundHandler(async () => {
        throw new ServerError('unknownpath');
      });
      registerForms(scope, service, of);
      registerSubmission(scope, service, of);
    },
    { prefix: root },
  );
}

type ContextOf = (request: FastifyRequest) => Context;

/** Headers, limits and the key, before anything of a request is read. */
function createGate({ context, limits }: OpenRosaService, contexts: WeakMap<FastifyRequest, Context>) {
  const { general, byCall, shedding } = limits;
  const [read, sent] = [general, byCall['/entry/storeentry'] ?? general].map((limit, index) =>
    createLimiter(`${root} ${index}`, limit, context),
  );
  const admit = createInFlightLimit({
    most: shedding?.inFlight ?? Infinity,
    oldestMs: shedding?.oldestMs?.['/entry/storeentry'] ?? Infinity,
    isOverloaded: createOverloadCheck(shedding?.turnMs ?? Infinity),
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(openRosaHeaders());
    const count = request.method === 'POST' ? sent : read;
    const wait = (await count?.(limitKey(request.ip))) ?? 0;
    if (wait > 0) throw new ServerError('toomany', { retryAfter: wait });
    admit(reply);
    contexts.set(request, await fieldCaller(context, request));
  };
}

const openRosaHeaders = () => ({
  'x-openrosa-version': '1.0',
  'x-openrosa-accept-content-length': String(mostBytes),
  date: new Date().toUTCString(),
});

const xml = 'text/xml; charset=utf-8';

function registerForms(
  scope: FastifyInstance,
  { context: _server, limits: _limits, ...callable }: OpenRosaService,
  of: ContextOf,
): void {
  scope.get<{ Querystring: ListQuery }>('/formList', async (request, reply) => {
    const body = {};
    const context = await allowCall(callable, request, of(request), { path: '/category/getcategories', body });
    return reply.type(xml).send(await formList(context, request.query));
  });
  scope.get<{ Params: { readonly category: string; readonly version: string } }>(
    '/forms/:category/:version',
    async (request, reply) => {
      const { category: named } = request.params;
      const version = Number(request.params.version);
      const body = { category: named, version };
      const context = await allowCall(callable, request, of(request), { path: '/category/getform', body });
      const category = await openCategory(context, named);
      if (category.settings.withdrawn) throw new ServerError('withdrawn');
      return reply.type(xml).send((await fieldFormOf(context, category, version)).xml);
    },
  );
}

function registerSubmission(
  scope: FastifyInstance,
  { context: server, limits: _limits, ...callable }: OpenRosaService,
  of: ContextOf,
): void {
  scope.head('/submission', async (_request, reply) =>
    reply.code(204).header('location', `${server.config.publicUrl}${root}/submission`).send(),
  );
  scope.post('/submission', async (request, reply) => {
    const context = of(request);
    const parts = await receiveParts(request);
    const { isComplete } = await takeSubmission({ ...callable, request, context }, parts);
    const { received, receivedPart } = errorTexts(context.caller.language);
    return reply
      .code(201)
      .type(xml)
      .header('location', `${server.config.publicUrl}${root}/submission`)
      .send(openRosaResponse(isComplete ? received : receivedPart, 'submit_success'));
  });
}

/** Answers in OpenRosa’s shape, in the language that the device asks for. Answers that break a rule are a bad request there. */
function answerError(
  context: ServerContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error);
  const { retryAfter } = refusal.detail;
  logRefusal(error, refusal.code, request, reply);
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  const status = statusOf(refusal.code);
  if (status === 401)
    void reply.header('www-authenticate', [...challenges(context, error instanceof Unproved && error.isStale)]);
  const nature = request.method === 'POST' ? 'submit_error' : 'error';
  return reply
    .code(status)
    .type(xml)
    .send(openRosaResponse(messageOf(refusal, callerOf(request).language, request.id), nature));
}

function statusOf(code: ErrorName): number {
  const { status } = errors[code];
  return status === 422 ? 400 : status;
}
