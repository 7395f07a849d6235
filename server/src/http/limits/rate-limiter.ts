import type { Clock } from '../../context/context.ts';

/** So many calls of one address in one span. */
export interface RateLimit {
  readonly max: number;
  readonly spanMs: number;
}

/** Counts one call of an address. Gives 0 where it may pass, or the seconds until the next may. */
export type RateLimiter = (address: string) => number;

interface Span {
  readonly ends: number;
  count: number;
}

/** So many addresses are counted; those whose span began first are forgotten first. */
export const addressesKept = 20_000;

/** A limiter with a memory of its own, exact for any number of calls at once. */
export function createRateLimiter({ max, spanMs }: RateLimit, clock: Clock): RateLimiter {
  const spans = new Map<string, Span>();
  // Behind all that were deleted: from the begin, each look for the oldest would pass over thousands of them.
  const oldest = spans.keys();
  const begin = (address: string, now: number): Span => {
    const span = { ends: now + spanMs, count: 0 };
    spans.delete(address);
    spans.set(address, span);
    if (spans.size > addressesKept) spans.delete(oldest.next().value ?? '');
    return span;
  };
  return (address) => {
    const now = clock().getTime();
    const known = spans.get(address);
    const span = known && known.ends > now ? known : begin(address, now);
    span.count += 1;
    return span.count <= max ? 0 : (span.ends - now) / 1000;
  };
}
