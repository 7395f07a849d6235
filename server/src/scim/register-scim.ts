import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeDenial } from '../audit/write-audit.ts';
import type { Context, ServerContext } from '../context/context.ts';
import { createRateLimiter } from '../http/limits/rate-limiter.ts';
import { toRefusal } from '../http/reply/refusal.ts';
import { callerOf, limitKey } from '../http/request/caller.ts';
import { parseJson } from '../http/request/parse-json.ts';
import { logRefusal } from '../log/log-refusal.ts';
import { errors } from '../../../src/api/contract/errors.ts';
import { findKey, isKey } from '../sessions/find-key.ts';
import { activeOf, getUser, listUsers, ScimError, schemas, setActive, type ScimQuery } from './scim.ts';

/** Where an identity provider disables people who left: RFC 7644, as far as that needs. */
const root = '/scim/v2';
const perMinute = 600;
const mostBytes = 16_384;

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** Takes an API key with the scope `accounts` as a bearer token, and nothing else: no session, no page of a browser. */
export async function registerScim(app: FastifyInstance, context: ServerContext): Promise<void> {
  await app.register(async (scope) => {
    const count = createRateLimiter({ max: perMinute, spanMs: 60_000 }, context.clock);
    const contexts = new WeakMap<FastifyRequest, Context>();
    const of = (request: FastifyRequest): Context => contexts.get(request)!;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/scim+json', 'application/json'],
      { parseAs: 'buffer', bodyLimit: mostBytes },
      async (_request: FastifyRequest, body: Buffer) => parseJson(body, 1000),
    );
    scope.setErrorHandler(answerError);
    scope.addHook('onRequest', async (request) => {
      if (count(limitKey(request.ip)) > 0) throw new ScimError(429, 'Too many requests.');
      contexts.set(request, await authorize(context, request));
    });
    scope.get(`${root}/ServiceProviderConfig`, async (_request, reply) => answer(reply, providerConfig));
    scope.get(`${root}/Users`, async (request: FastifyRequest<{ Querystring: ScimQuery }>, reply) =>
      answer(reply, await listUsers(of(request), request.query)),
    );
    scope.get(`${root}/Users/:id`, async (request: WithId, reply) =>
      answer(reply, await getUser(of(request), request.params.id)),
    );
    scope.patch(`${root}/Users/:id`, async (request: WithId, reply) =>
      answer(reply, await setActive(of(request), request.params.id, activeOf(request.body))),
    );
    scope.delete(`${root}/Users/:id`, async (request: WithId, reply) => {
      await setActive(of(request), request.params.id, false);
      return reply.code(204).send();
    });
  });
}

async function authorize(server: ServerContext, request: FastifyRequest): Promise<Context> {
  const [, token = ''] = /^Bearer ([\x21-\x7e]{1,128})$/.exec(request.headers.authorization ?? '') ?? [];
  const found = isKey(token) ? await findKey(server, token) : undefined;
  if (found === undefined) throw new ScimError(401, 'An API key is needed.');
  const context: Context = { ...server, caller: { ...callerOf(request), user: found.user, session: found.hash } };
  if (found.user.scopes?.includes('accounts') === true) return context;
  const { clinic } = found.user;
  await writeDenial(context, { clinic, role: 'none', action: 'clinic.apikeyuse', detail: { call: root } });
  throw new ScimError(403, 'This API key lacks the scope "accounts".');
}

function answer(reply: FastifyReply, body: object): FastifyReply {
  return reply.type('application/scim+json; charset=utf-8').send(JSON.stringify(body));
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof ScimError ? error : undefined;
  const code = known ? undefined : toRefusal(error).code;
  if (code !== undefined) logRefusal(error, code, request, reply);
  const status = known?.status ?? (code === undefined ? 500 : errors[code].status);
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  return answer(reply.code(status), {
    schemas: [schemas.error],
    status: String(status),
    ...(known?.scimType !== undefined && { scimType: known.scimType }),
    detail: known?.message ?? `Request ${request.id} failed.`,
  });
}

const providerConfig = {
  schemas: [schemas.provider],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API key',
      description: 'An API key with the scope "accounts", as a bearer token',
    },
  ],
} as const;
