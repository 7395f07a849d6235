import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ServerError } from './server-error.ts';

/** When whoever was turned away may come again, in seconds. */
const comeAgain = 3;

/**
 * Lets so many calls of one kind be under way at a time, and turns the others away at once, as all of a crowded turn.
 *
 * What the server takes in it answers soon: calls beyond that would only make all of them wait, until nobody is there to
 * read the answer.
 */
export function createUnderWay(most: number, isCrowded: () => boolean): (reply: FastifyReply) => void {
  let underWay = 0;
  return (reply) => {
    if (isCrowded() || underWay >= most) throw new ServerError('unavailable', { retryAfter: comeAgain });
    underWay += 1;
    finished(reply.raw, () => {
      underWay -= 1;
    });
  };
}
