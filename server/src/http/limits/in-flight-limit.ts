import type { FastifyReply } from 'fastify';
import { ServerError } from '../../errors/server-error.ts';
import { whenOver } from './when-over.ts';

/** Retry-After of shed calls, in seconds. */
const retryAfter = 3;

/**
 * Limits the calls in flight of one route, and sheds the others at once, as well as all calls of an overloaded turn.
 *
 * Accepted calls are answered soon: more of them would only make all wait, until nobody is left to
 * read the answer.
 */
export function createInFlightLimit(most: number, isOverloaded: () => boolean): (reply: FastifyReply) => void {
  let inFlight = 0;
  return (reply) => {
    if (isOverloaded() || inFlight >= most) throw new ServerError('unavailable', { retryAfter });
    inFlight += 1;
    void whenOver(reply.raw).then(() => {
      inFlight -= 1;
    });
  };
}
