import type { FastifyRequest } from 'fastify';
import type { Context, ServerContext } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { callerOf } from '../http/request/caller.ts';
import { findKey, isKey } from '../sessions/find-key.ts';

/**
 * The service account that asks: its key as a bearer token, or as the password of Basic authentication, which is all that
 * spreadsheets know. Throws `unauthenticated` without one.
 */
export async function feedCaller(server: ServerContext, request: FastifyRequest): Promise<Context> {
  const key = keyIn(request.headers.authorization ?? '');
  const found = isKey(key) ? await findKey(server, key) : undefined;
  if (found === undefined) throw new ServerError('unauthenticated');
  return { ...server, caller: { ...callerOf(request), user: found.user, session: found.hash } };
}

function keyIn(authorization: string): string {
  const [, bearer] = /^Bearer ([\x21-\x7e]{1,128})$/i.exec(authorization) ?? [];
  const [, basic] = /^Basic ([A-Za-z0-9+/=]{1,700})$/i.exec(authorization) ?? [];
  if (bearer !== undefined) return bearer;
  return basic === undefined
    ? ''
    : Buffer.from(basic, 'base64')
        .toString('utf8')
        .replace(/^[^:]*:/, '');
}
