import type { FastifyInstance } from 'fastify';
import { ServerError } from '../errors/server-error.ts';
import { questionnaireEntry } from '../export/fhir-resources.ts';
import { createInFlightLimit } from '../http/limits/in-flight-limit.ts';
import { createLimiter } from '../http/limits/create-limiter.ts';
import { createOverloadCheck } from '../http/limits/overload.ts';
import { callerOf, limitKey } from '../http/request/caller.ts';
import { callFor, visitorContext, type Hosting } from './hosted-context.ts';

const address = '/fhir/Questionnaire/:category';

/** The published version of a form that is open to all, as the Questionnaire that exports and responses name. */
export function registerQuestionnaires(server: FastifyInstance, hosting: Hosting): void {
  const { context, limits } = hosting;
  const { publicUrl } = context.config;
  const count = createLimiter(address, limits.general, context);
  const admit = createInFlightLimit({
    most: limits.shedding?.inFlight ?? Infinity,
    oldestMs: Infinity,
    isOverloaded: createOverloadCheck(limits.shedding?.turnMs ?? Infinity),
  });
  server.get<{ Params: { readonly category: string } }>(
    address,
    {
      onRequest: async (request, reply) => {
        const wait = await count(limitKey(request.ip));
        if (wait > 0) throw new ServerError('toomany', { retryAfter: wait });
        admit(reply);
      },
    },
    async (request, reply) => {
      const visitor = visitorContext(hosting, request, callerOf(request).language);
      const { category } = request.params;
      const { id, version, definition } = await callFor(hosting, request, visitor, {
        path: '/category/getform',
        body: { category },
      });
      const { resource } = questionnaireEntry({ publicUrl, category: id, version }, definition);
      return reply
        .headers({ 'content-type': 'application/fhir+json; charset=utf-8', 'cache-control': 'no-store' })
        .send(JSON.stringify(resource));
    },
  );
}
