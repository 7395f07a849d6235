import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { ServerError } from '../errors/server-error.ts';
import { isOwnOrigin } from '../http/request/origins.ts';

/** Refuses answers that a page of another origin sends: browsers name it, or say how it stands to this server. */
export function assertOwnPage(request: FastifyRequest, config: Configuration): void {
  const site = request.headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isForeign || !isOwnOrigin(request, config)) throw new ServerError('originnotallowed');
}
