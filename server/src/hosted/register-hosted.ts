import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServerError } from '../errors/server-error.ts';
import type { Language } from '../../../src/engine/languages/known.ts';
import { createInFlightLimit } from '../http/limits/in-flight-limit.ts';
import { createLimiter } from '../http/limits/create-limiter.ts';
import { createOverloadCheck } from '../http/limits/overload.ts';
import { toRefusal } from '../http/reply/refusal.ts';
import { limitKey } from '../http/request/caller.ts';
import { logRefusal } from '../log/log-refusal.ts';
import { pathOf } from './address.ts';
import { assertOwnPage } from './assert-own-page.ts';
import { clinicToAsk } from './clinic-to-ask.ts';
import { plainHeaders } from './document/headers.ts';
import { noticeDocument, statusOf } from './document/notice.ts';
import type { Hosting } from './hosted-context.ts';
import { takeForms } from './read-fields.ts';
import { showForm } from './show-form.ts';
import { registerStyles, stylePath } from './style.ts';
import { takePage } from './take-page.ts';
import { contextOf, languageOf, launchedVisit, visitOf } from './visit.ts';

const addresses = ['/f/:category', '/lnk/:link'] as const;

/** The pages of forms that the public may fill, which need no script. */
export async function registerHosted(server: FastifyInstance, hosting: Hosting): Promise<void> {
  server.addHook('onClose', async () => hosting.renderer.stop?.());
  await server.register(async (scope) => {
    await takeForms(scope);
    registerStyles(scope, hosting);
    for (const url of addresses) registerPage(scope, hosting, url);
  });
}

function registerPage(scope: FastifyInstance, hosting: Hosting, url: string): void {
  const { context, limits } = hosting;
  const countPage = createLimiter(`page ${url}`, limits.general, context);
  const countSent = createLimiter(`sent ${url}`, limits.byCall['/entry/storeentry'] ?? limits.general, context);
  const isOverloaded = createOverloadCheck(limits.shedding?.turnMs ?? Infinity);
  const admit = createInFlightLimit({
    most: limits.shedding?.inFlight ?? Infinity,
    oldestMs: Infinity,
    isOverloaded,
  });
  const errorHandler = async (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendNotice(hosting, error, request, reply);
  const guard = (count: typeof countPage) => async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = await count(limitKey(request.ip));
    if (wait > 0) throw new ServerError('toomany', { retryAfter: wait });
    admit(reply);
  };
  scope.get(url, { errorHandler, onRequest: guard(countPage) }, async (request, reply) =>
    showForm(await launchedVisit(visitOf(hosting, request, reply))),
  );
  scope.post(
    url,
    {
      errorHandler,
      onRequest: async (request, reply) => {
        assertOwnPage(request, context.config);
        await guard(countSent)(request, reply);
      },
    },
    async (request, reply) => takePage(await launchedVisit(visitOf(hosting, request, reply))),
  );
}

/** Says in words why there is no form, as far as a stranger may know. */
async function sendNotice(
  hosting: Hosting,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { code, detail } = toRefusal(error);
  logRefusal(error, code, request, reply);
  const visit = visitOf(hosting, request, reply);
  const language = languageOf(visit);
  const { retryAfter } = detail;
  const clinic = await clinicToAsk(contextOf(visit, language), visit.named, code).catch(() => undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  return reply
    .code(statusOf(code))
    .headers({ ...plainHeaders, 'cache-control': 'no-store' })
    .send(
      noticeDocument({
        code,
        language,
        retryAfter,
        clinic,
        request: request.id,
        ...(request.method !== 'POST' && { other: (other: Language) => pathOf(visit.named, { language: other }) }),
        form: pathOf(visit.named, { language }),
        style: await stylePath(hosting).catch(() => '/f/style.css'),
      }),
    );
}
