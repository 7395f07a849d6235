import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runRegularly } from './run-regularly.ts';

const logger = { info: () => undefined, warn: vi.fn(), error: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  logger.warn.mockClear();
});
afterEach(() => vi.useRealTimers());

it('repeats the work, one run at a time, and waits for the last one when it is stopped', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const stop = runRegularly(work, { everyMs: 100, logger, failure: 'no' });
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(350);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(300);
  expect([isStopped, work.mock.calls.length]).toEqual([false, 2]);
  ends[1]?.();
  await stopping;
});

it('starts at once where that is wanted, and goes on after a run that failed', async () => {
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const stop = runRegularly(work, { everyMs: 100, logger, failure: 'cannot be done', startsAtOnce: true });
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
  await stop();
  expect(logger.warn.mock.calls.map(([, message]) => message)).toEqual(['cannot be done', 'cannot be done']);
});
