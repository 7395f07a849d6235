import type { FastifyRequest } from 'fastify';
import type { KeyScope } from '../../../../src/api/contract/service-accounts.ts';
import type { ServerContext } from '../../context/context.ts';
import { callerOf } from '../../http/request/caller.ts';
import { findKeyOf } from '../../sessions/find-key.ts';

/** Seconds for which a token is good. It ends before that with the key that it was issued for. */
export const lifetime = 300;

const mark = 'porsa_at_';
/** No secret of another kind opens as a token. */
const owner = 'fhir access token';

const letters = { 'forms:read': 'f', 'files:read': 'r', 'files:write': 'w' } as const satisfies Partial<
  Record<KeyScope, string>
>;

export const isAccessToken = (token: string | undefined): token is string => token?.startsWith(mark) === true;

/** A token for a key that says by itself what it is for, sealed, so that nothing has to be kept. */
export function makeAccessToken(
  { sealer, clock }: Pick<ServerContext, 'sealer' | 'clock'>,
  key: string,
  scopes: readonly KeyScope[],
): string {
  const ends = Math.floor(clock().getTime() / 1000) + lifetime;
  const allowed = Object.entries(letters).flatMap(([scope, letter]) =>
    scopes.includes(scope as KeyScope) ? letter : [],
  );
  return mark + sealer.seal([key, ends.toString(36), allowed.join('')].join('.'), owner);
}

/** Adds the service account that a token was issued for to the caller, with the token’s scopes; false where it is none, or no more. */
export async function readAccessToken(
  request: FastifyRequest,
  context: ServerContext,
  token: string,
): Promise<boolean> {
  const [key = '', ends = '', allowed = ''] = open(context, token).split('.');
  if (!(Number.parseInt(ends, 36) * 1000 > context.clock().getTime())) return false;
  const found = await findKeyOf(context, key);
  if (found === undefined) return false;
  const scopes = (found.user.scopes ?? []).filter(
    (scope) => Object.hasOwn(letters, scope) && allowed.includes(letters[scope as keyof typeof letters]),
  );
  const caller = callerOf(request);
  request.caller = { ...caller, user: { ...found.user, access: 'user', scopes }, session: found.hash };
  return true;
}

function open({ sealer }: Pick<ServerContext, 'sealer'>, token: string): string {
  try {
    return sealer.open(token.slice(mark.length), owner);
  } catch {
    return '';
  }
}
