import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FhirRouteName } from '../access/fhir-routes.ts';
import type { Callable } from '../calls/make-call.ts';
import type { ServerContext } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { createInFlightLimit } from '../http/limits/in-flight-limit.ts';
import { createLimiter } from '../http/limits/create-limiter.ts';
import { bodyLimits, valueLimits, type RateLimits } from '../http/limits/limits.ts';
import { createOverloadCheck } from '../http/limits/overload.ts';
import { limitKey } from '../http/request/caller.ts';
import { markOwnOrigin, openToAllOrigins, preflightHeaders } from '../http/request/origins.ts';
import { parseJson } from '../http/request/parse-json.ts';
import { readToken } from '../sessions/read-token.ts';
import { isAccessToken, readAccessToken } from './auth/access-token.ts';
import { openExchange, openRoute } from './exchange.ts';
import { FhirError } from './fhir-error.ts';
import { interactions, type Interaction } from './interactions.ts';
import { answerError } from './outcome.ts';

/** What the service works with. */
export interface FhirService extends Callable {
  readonly context: ServerContext;
  readonly limits: RateLimits;
}

/** FHIR R4 for programs: forms as Questionnaires, entries as QuestionnaireResponses. */
export async function registerFhir(app: FastifyInstance, service: FhirService): Promise<void> {
  const open = async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/fhir+json', 'application/json'],
      { parseAs: 'buffer', bodyLimit: bodyLimits.byCall['/entry/storeentry']! },
      async ({ routeOptions }: FastifyRequest, body: Buffer) =>
        parseJson(body, isOfForms(routeOptions.url) ? valueLimits.byCall['/category/addform']! : valueLimits.general),
    );
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostFields },
      async (request: FastifyRequest, body: string) => {
        const { url = '' } = request.routeOptions;
        if (url.endsWith('/_search')) return new URLSearchParams(body);
        if (url !== `${root}/auth/token`) throw new ServerError('badmediatype');
        return Object.fromEntries(new URLSearchParams(body));
      },
    );
    scope.setErrorHandler(answerError);
    for (const [name, interaction] of Object.entries(interactions))
      registerInteraction(scope, service, name as FhirRouteName, interaction);
    scope.options('/*', async (_request, reply) => reply.headers(preflight).code(204).send());
    scope.setNotFoundHandler(async () => {
      throw new ServerError('unknownpath');
    });
  };
  await app.register(open, { prefix: root });
}

const root = '/fhir';
/** Bytes that the fields of a search, or of a request for a token, may have. */
const mostFields = 4096;

/** Forms are larger than what is answered in them. */
const isOfForms = (url = ''): boolean => /\/Questionnaire(?:\/:id|\/\$validate)?$/.test(url);

const preflight = {
  ...preflightHeaders,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'access-token, authorization, content-type, accept, accept-language, prefer, if-none-exist',
};

function registerInteraction(
  scope: FastifyInstance,
  { context, limits, ...callable }: FhirService,
  name: FhirRouteName,
  interaction: Interaction,
): void {
  const [method, url] = name.split(' ') as ['GET' | 'POST' | 'PUT', string];
  const place = openRoute(name);
  const isSearch = url.endsWith('/_search');
  const limit = method !== 'GET' && !isSearch ? limits.byCall['/entry/storeentry'] : undefined;
  const count = createLimiter(name, limit ?? limits.general, context);
  const admit = createInFlightLimit({
    most: limits.shedding?.inFlight ?? Infinity,
    oldestMs: Infinity,
    isOverloaded: createOverloadCheck(limits.shedding?.turnMs ?? Infinity),
  });
  scope.route({
    method,
    url: url.slice(root.length),
    ...(isOfForms(url) && { bodyLimit: bodyLimits.byCall['/category/addform']! }),
    onRequest: async (request, reply) => {
      markOwnOrigin(request, context.config);
      reply.headers({ ...openToAllOrigins, 'access-control-expose-headers': 'retry-after, location, etag' });
      const wait = await count(limitKey(request.ip));
      if (wait > 0) throw new ServerError('toomany', { retryAfter: wait });
      admit(reply);
      // Whoever asks for a token shows a key, in a way of OAuth’s own.
      if (name !== 'POST /fhir/auth/token') await identify(request, context);
      assertJson(request);
      if (isSearch) assertFields(request);
    },
    handler: async (request, reply: FastifyReply) =>
      interaction(openExchange(context, callable, place, request, reply)),
  });
}

/** A token that is none is refused everywhere: its program would take what the public sees for what it may see. */
async function identify(request: FastifyRequest, context: ServerContext): Promise<void> {
  const { authorization, 'access-token': own } = request.headers;
  if (authorization === undefined && own === undefined) return;
  const [, bearer] = /^Bearer ([\x21-\x7e]{1,128})$/i.exec(authorization ?? '') ?? [];
  const isKnown = isAccessToken(bearer)
    ? await readAccessToken(request, context, bearer)
    : await readToken(request, context, bearer ?? own);
  if (!isKnown) throw new ServerError('unauthenticated');
}

/** A search of another type would be read as one without parameters, which finds everything. */
function assertFields({ headers }: FastifyRequest): void {
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = headers;
  const isEmpty = (length === undefined || length === '0') && encoding === undefined;
  if (!isEmpty && !/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type ?? ''))
    throw new ServerError('badmediatype');
}

/** JSON is all that is spoken here. */
function assertJson({ headers: { accept = '' }, query }: FastifyRequest): void {
  const { _format: format } = query as { readonly _format?: unknown };
  const asked = format === undefined ? accept : String(format).replace(' ', '+');
  if (asked === '' || /json|\*\/\*|application\/\*/.test(asked)) return;
  throw new FhirError(
    'badmediatype',
    [{ code: 'not-supported', diagnostics: 'application/fhir+json is served.' }],
    406,
  );
}
