import type { FastifyReply, FastifyRequest } from 'fastify';
import { findKeyOf, isKey, findKey } from '../../sessions/find-key.ts';
import type { Exchange } from '../exchange.ts';
import { lifetime, makeAccessToken } from './access-token.ts';
import { grantedScopes, keyScopesFor } from './smart-scopes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Client credentials of OAuth 2: the id of an API key and the key itself, for a token that ends soon. */
export async function issueToken({ context, request, reply }: Exchange): Promise<FastifyReply> {
  const fields = (request.body ?? {}) as Fields;
  const { grant_type: grant, scope = '' } = fields;
  if (grant === undefined) return refuse(reply, 400, 'invalid_request');
  if (grant !== 'client_credentials') return refuse(reply, 400, 'unsupported_grant_type');
  const { id, secret } = credentialsOf(request, fields);
  const found = isKey(secret) && secret.length <= 128 ? await findKey(context, secret) : undefined;
  const named = found && (await findKeyOf(context, id));
  if (found === undefined || named?.hash !== found.hash) return refuse(reply, 401, 'invalid_client');
  const granted = grantedScopes(String(scope), found.user.scopes ?? []);
  if (granted.length === 0) return refuse(reply, 400, 'invalid_scope');
  return reply.header('cache-control', 'no-store').send({
    access_token: makeAccessToken(context, id, keyScopesFor(granted)),
    token_type: 'Bearer',
    expires_in: lifetime,
    scope: granted.join(' '),
  });
}

/** By Basic authentication, which names come before fields in, or in the fields. */
function credentialsOf({ headers }: FastifyRequest, fields: Fields): { readonly id: string; readonly secret: string } {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,1024})$/i.exec(headers.authorization ?? '') ?? [];
  if (encoded === undefined)
    return { id: String(fields['client_id'] ?? ''), secret: String(fields['client_secret'] ?? '') };
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':').map(decoded);
  return { id, secret };
}

/** OAuth 2 has both encoded as form fields are. */
function decoded(text: string): string {
  return new URLSearchParams(`text=${text}`).get('text') ?? '';
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  if (status === 401) void reply.header('www-authenticate', 'Basic realm="fhir"');
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}
