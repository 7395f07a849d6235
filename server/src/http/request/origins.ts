import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../configuration/configuration.ts';
import { ownOrigins } from '../../configuration/own-origins.ts';
import { callerOf } from './caller.ts';
import { ServerError } from '../../errors/server-error.ts';

/** Headers that let a page of any origin read a reply; the handler checks the category's own list. */
export const openToAllOrigins = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
} as const;

/** The reply to a preflight request. */
export const preflightHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'access-token, content-type, accept-language',
  'access-control-max-age': '7200',
} as const;

/**
 * Whether the calling page was served by this server; a caller that is no browser names no origin.
 *
 * `Host` says nothing of it: whoever leads a name of theirs to this server sends both headers alike.
 */
export function isOwnOrigin({ headers: { origin } }: FastifyRequest, config: Configuration): boolean {
  return origin === undefined || ownOrigins(config).includes(origin);
}

/** Browsers mark cross-site calls (Sec-Fetch-Site), even where they send no origin; other clients send neither. */
export function assertOwnOrigin(request: FastifyRequest, config: Configuration): void {
  const isForeign = request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site';
  if (isForeign || !isOwnOrigin(request, config)) throw new ServerError('originnotallowed');
}

/** A page of this server may have been opened under another of its names; handlers know one. */
export function markOwnOrigin(request: FastifyRequest, config: Configuration): void {
  const caller = callerOf(request);
  if (caller.origin === undefined || !isOwnOrigin(request, config)) return;
  request.caller = { ...caller, origin: config.publicUrl };
}
