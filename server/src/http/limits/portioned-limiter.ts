import type { Clock, Limiter } from '../../context/context.ts';
import type { SharedCount } from './shared-limiter.ts';

/** Calls that a process took of a span for itself. */
interface Portion {
  left: number;
  readonly ends: number;
  /** The span holds no more. */
  readonly isLast: boolean;
}

/**
 * A limiter over all processes that asks the database once for many calls: each process takes so many for itself, and
 * lets them pass without a write.
 *
 * Never more than the limit pass; what a process reserved and did not use is lost to the others until the span ends.
 */
export function createPortionedLimiter(take: SharedCount, calls: number, clock: Clock): Limiter {
  const portions = new Map<string, Promise<Portion>>();
  const claim = (name: string): Promise<Portion> => {
    const claimed = take(name, calls).then(({ granted, ends }) => ({ left: granted, ends, isLast: granted < calls }));
    portions.set(name, claimed);
    claimed.catch(() => portions.delete(name));
    return claimed;
  };
  return async (name) => {
    for (;;) {
      const held = portions.get(name) ?? claim(name);
      const portion = await held;
      const left = portion.ends - clock().getTime();
      if (left > 0 && portion.left > 0) {
        portion.left -= 1;
        return 0;
      }
      if (left > 0 && portion.isLast) return left / 1000;
      if (portions.get(name) === held) portions.delete(name);
    }
  };
}
