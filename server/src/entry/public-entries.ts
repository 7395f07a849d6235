import type { Configuration } from '../configuration/configuration.ts';
import { createLimiter } from '../http/limits/create-limiter.ts';
import type { ServerContext, Limiter } from '../context/context.ts';
import type { RateLimit } from '../http/limits/rate-limiter.ts';
import { createPortionedLimiter } from '../http/limits/portioned-limiter.ts';
import { createSharedCount } from '../http/limits/shared-limiter.ts';

const minuteMs = 60_000;

/** A process writes so often in an hour, however many entries come. */
const portions = 200;

/** What a form takes from people who are not signed in, wherever they are: so much in an hour, and no more than a tenth of it in a minute. */
export function entryLimits({ entriesPerForm }: Pick<Configuration, 'entriesPerForm'>): {
  readonly minute: RateLimit;
  readonly hour: RateLimit;
} {
  return {
    minute: { max: Math.ceil(entriesPerForm / 10), spanMs: minuteMs },
    hour: { max: entriesPerForm, spanMs: 60 * minuteMs },
  };
}

/** Counts one public entry of a form. Gives 0 where it may pass, or the seconds until the next may. */
export function countPublicEntries(parts: Pick<ServerContext, 'db' | 'clock' | 'config'>): Limiter {
  const { minute, hour } = entryLimits(parts.config);
  const inMinute = createLimiter('entries:minute', minute, parts);
  const inHour = createPortionedLimiter(
    createSharedCount('entries:hour', hour, parts),
    Math.ceil(hour.max / portions),
    parts.clock,
  );
  return async (category) => (await inMinute(category)) || inHour(category);
}
