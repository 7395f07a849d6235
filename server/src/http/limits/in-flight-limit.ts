import type { FastifyReply } from 'fastify';
import { ServerError } from '../../errors/server-error.ts';
import { whenOver } from '../../log/when-over.ts';

/** Retry-After of shed calls, in seconds. */
const retryAfter = 3;

/** So few in flight are always accepted: a single slow one must not shed others. */
const alwaysAccepted = 50;

/** What a route bears before it sheds load. */
export interface Bearing {
  /** Calls in flight. */
  readonly most: number;
  /** How long the oldest of many calls in flight may have waited: whoever comes now would wait as long. */
  readonly oldestMs: number;
  isOverloaded(): boolean;
}

/**
 * Limits the calls in flight of one route, and sheds the others at once, as well as all calls of an overloaded turn.
 *
 * Accepted calls are answered soon: more of them would only make all wait, until nobody is left to
 * read the answer.
 */
export function createInFlightLimit({ most, oldestMs, isOverloaded }: Bearing): (reply: FastifyReply) => void {
  const begun = new Map<number, number>();
  let calls = 0;
  const isLate = (now: number): boolean => {
    const [oldest] = begun.values();
    return begun.size > alwaysAccepted && oldest !== undefined && now - oldest > oldestMs;
  };
  return (reply) => {
    const now = performance.now();
    if (isOverloaded() || begun.size >= most || isLate(now)) throw new ServerError('unavailable', { retryAfter });
    const call = (calls += 1);
    begun.set(call, now);
    void whenOver(reply.raw).then(() => {
      begun.delete(call);
    });
  };
}
