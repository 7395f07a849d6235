import type { Logger } from '../context/context.ts';
import { describeFailure } from '../log/describe-failure.ts';

export interface Schedule {
  readonly everyMs: number;
  readonly logger: Logger;
  /** What the log says of a run that failed. */
  readonly failure: string;
  /** Whether the first run starts at once; otherwise it comes after the first interval. */
  readonly startsAtOnce?: true;
}

/**
 * Repeats work, one run at a time, until the function it returns is called, which waits for a run in progress.
 *
 * A run that fails is logged, and the next one comes as usual.
 */
export function runRegularly(work: () => Promise<unknown>, schedule: Schedule): () => Promise<void> {
  const { everyMs, logger, failure, startsAtOnce } = schedule;
  let current: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      logger.warn({ failure: describeFailure(error) }, failure);
    } finally {
      current = undefined;
    }
  };
  const start = (): void => {
    current ??= run();
  };
  if (startsAtOnce) start();
  const timer = setInterval(start, everyMs);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
