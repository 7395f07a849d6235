import type { Database } from '../../db/database.ts';
import type { Clock, Limiter } from '../../context/context.ts';
import { sharedFromMs } from './limits.ts';
import { createRateLimiter, type RateLimit } from './rate-limiter.ts';
import { createSharedLimiter } from './shared-limiter.ts';

/** Long spans guard secrets and mails, and hold over all processes; what this one has refused costs the database nothing. */
export function createLimiter(
  name: string,
  limit: RateLimit,
  parts: { readonly db: Database; readonly clock: Clock },
): Limiter {
  const here = createRateLimiter(limit, parts.clock);
  if (limit.spanMs <= sharedFromMs) return async (address) => here(address);
  const everywhere = createSharedLimiter(name, limit, parts);
  return async (address) => here(address) || everywhere(address);
}
