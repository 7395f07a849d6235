import type { FastifyRequest } from 'fastify';
import type { Context, ServerContext } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { feedCaller } from '../feeds/feed-caller.ts';
import { callerOf } from '../http/request/caller.ts';
import { findKeyOf } from '../sessions/find-key.ts';
import { digestChallenge, proveDigest } from './digest.ts';

/** Who did not prove a key, and whether a new nonce is all that is missing. */
export class Unproved extends ServerError {
  readonly isStale: boolean;

  constructor(isStale: boolean) {
    super('unauthenticated');
    this.isStale = isStale;
  }
}

/** The service account that asks: by digest with a key that was made for field apps, or by any key as Basic or a bearer token. */
export async function fieldCaller(server: ServerContext, request: FastifyRequest): Promise<Context> {
  const { authorization = '' } = request.headers;
  if (!/^Digest\s/i.test(authorization)) return feedCaller(server, request);
  const root = new URL(server.config.publicUrl).pathname.replace(/\/$/, '');
  const urls = [request.url, `${root}${request.url}`];
  const proof = await proveDigest(server, { method: request.method, urls, authorization });
  if (!('key' in proof)) throw new Unproved(proof.isStale);
  const found = await findKeyOf(server, proof.key);
  if (found === undefined) throw new Unproved(false);
  return { ...server, caller: { ...callerOf(request), user: found.user, session: found.hash } };
}

/** Ways to prove a key. A key is sent as it is over an encrypted connection alone. */
export function challenges(server: ServerContext, isStale: boolean): readonly string[] {
  const isEncrypted = server.config.publicUrl.startsWith('https:');
  return [digestChallenge(server, isStale), ...(isEncrypted ? [`Basic realm="Porsa", charset="UTF-8"`] : [])];
}
