import { beforeEach, expect, it } from 'vitest';
import { testClock } from '../../../test/context.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { openDatabase } from '../../db/database.ts';
import { createPortionedLimiter } from './portioned-limiter.ts';
import { createSharedCount } from './shared-limiter.ts';

describeEachDatabase('a limit that processes take in portions', (database) => {
  const limit = { max: 25, spanMs: 60_000 };
  const limiter = (clock = testClock(), db = database.db) =>
    createPortionedLimiter(createSharedCount('entries', limit, { db, clock }), 10, clock);
  const ask = (count: (name: string) => Promise<number>, times: number) =>
    Promise.all(Array.from({ length: times }, () => count('a form')));
  const passed = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;
  beforeEach(() => database.clear());

  it('lets exactly so many pass at one process, and says when the next may', async () => {
    const waits = await ask(limiter(), 60);
    expect([passed(waits), waits.at(-1)]).toEqual([25, 60]);
  });

  it('never lets more pass at two, whichever is asked first', async () => {
    const second = await openDatabase(database.config);
    try {
      const clock = testClock();
      const waits = await Promise.all([limiter(clock), limiter(clock, second)].map((count) => ask(count, 40)));
      expect(passed(waits.flat())).toBe(25);
    } finally {
      await second.destroy();
    }
  });

  it('writes once for each portion, and starts again when the span is over', async () => {
    const clock = testClock();
    const count = limiter(clock);
    await ask(count, 12);
    const counted = () => database.db.selectFrom('counters').select('count').execute();
    expect(await counted()).toEqual([{ count: 20 }]);
    await ask(count, 30);
    clock.advance(60_000);
    expect(passed(await ask(count, 3))).toBe(3);
    expect(await counted()).toEqual([{ count: 10 }]);
  });

  it('asks again where the database could not be asked', async () => {
    let isAway = true;
    const clock = testClock();
    const count = createPortionedLimiter(
      async () => {
        if (isAway) throw new Error('away');
        return { granted: 1, ends: clock().getTime() + 1000 };
      },
      1,
      clock,
    );
    await expect(count('a form')).rejects.toThrow('away');
    isAway = false;
    expect(await count('a form')).toBe(0);
  });
});
