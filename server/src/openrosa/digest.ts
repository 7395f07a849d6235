import { hash, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '../context/context.ts';
import { digestRealm, openDigest } from '../sessions/key-digest.ts';

/** For how long a nonce may be used; a device whose nonce is older is given a new one. */
const nonceMs = 5 * 60_000;
const nonceOwner = 'openrosa nonce';

/** A request as digest authentication proves it. */
export interface DigestRequest {
  readonly method: string;
  /** Path and query, as the device asked for them. */
  readonly urls: readonly string[];
  readonly authorization: string;
}

export type Proof = { readonly key: string } | { readonly isStale: boolean };

/** The challenge of RFC 7616. MD5 is the algorithm that ODK Collect knows. */
export function digestChallenge({ sealer, clock }: Pick<ServerContext, 'sealer' | 'clock'>, isStale: boolean): string {
  const nonce = sealer.seal(clock().getTime().toString(36), nonceOwner);
  return `Digest realm="${digestRealm}", qop="auth", algorithm=MD5, nonce="${nonce}"${isStale ? ', stale=true' : ''}`;
}

/** The id of the key whose secret the sender has. */
export async function proveDigest(
  context: Pick<ServerContext, 'db' | 'sealer' | 'clock'>,
  { method, urls, authorization }: DigestRequest,
): Promise<Proof> {
  const given = parametersOf(authorization);
  const value = (name: string): string => given.get(name) ?? '';
  const id = value('username');
  const isAsked = value('qop') === 'auth' && /^(?:MD5)?$/i.test(value('algorithm')) && urls.includes(value('uri'));
  const secret = isAsked && value('realm') === digestRealm ? await openDigest(context, id) : undefined;
  if (secret === undefined) return { isStale: false };
  const request = md5(`${method}:${value('uri')}`);
  const expected = md5([secret, value('nonce'), value('nc'), value('cnonce'), 'auth', request].join(':'));
  if (!isSame(expected, value('response').toLowerCase())) return { isStale: false };
  return isFresh(context, value('nonce')) ? { key: id } : { isStale: true };
}

const md5 = (text: string): string => hash('md5', text);

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isFresh({ sealer, clock }: Pick<ServerContext, 'sealer' | 'clock'>, nonce: string): boolean {
  try {
    const age = clock().getTime() - Number.parseInt(sealer.open(nonce, nonceOwner), 36);
    return age >= 0 && age <= nonceMs;
  } catch {
    return false;
  }
}

function parametersOf(authorization: string): ReadonlyMap<string, string> {
  const parts = authorization.slice(0, 4000).matchAll(/([a-z]{1,20})=(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/gi);
  return new Map(
    [...parts].map(([, name = '', quoted, bare]) => [
      name.toLowerCase(),
      quoted?.replaceAll(/\\(.)/g, '$1') ?? bare ?? '',
    ]),
  );
}
