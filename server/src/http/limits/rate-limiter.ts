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
  return (address) => {
    const now = clock().getTime();
    const span = currentSpan(spans, address, now, spanMs);
    span.count += 1;
    return span.count <= max ? 0 : (span.ends - now) / 1000;
  };
}

function currentSpan(spans: Map<string, Span>, address: string, now: number, spanMs: number): Span {
  const found = spans.get(address);
  if (found && found.ends > now) return found;
  const span = { ends: now + spanMs, count: 0 };
  spans.delete(address);
  spans.set(address, span);
  const [oldest] = spans.keys();
  if (spans.size > addressesKept && oldest !== undefined) spans.delete(oldest);
  return span;
}
