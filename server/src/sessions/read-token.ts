import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context/context.ts';
import { callerOf } from '../http/request/caller.ts';
import { findKey, isKey } from './find-key.ts';
import { findSession } from './sessions.ts';

/** Adds the person of a session, or the account of an API key, to the caller; false where the token is of neither. */
export async function readToken(request: FastifyRequest, context: ServerContext, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token === '' || token.length > 128) return false;
  const session = await (isKey(token) ? findKey : findSession)(context, token);
  if (session === undefined) return false;
  const caller = callerOf(request);
  const language = request.headers['accept-language'] === undefined ? session.user.lang : caller.language;
  request.caller = { ...caller, language, user: session.user, session: session.hash };
  return true;
}
