import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { testClock } from '../../../test/context.ts';
import { openDatabase } from '../../db/database.ts';
import { createSharedLimiter } from './shared-limiter.ts';

describeEachDatabase('a limit that processes share', (database) => {
  const limit = { max: 10, spanMs: 60_000 };
  beforeEach(() => database.clear());

  it('lets exactly so many pass, of two hundred at once at two processes', async () => {
    const clock = testClock();
    const second = await openDatabase(database.config);
    try {
      const limiters = [database.db, second].map((db) => createSharedLimiter('/a', limit, { db, clock }));
      const waits = await Promise.all(Array.from({ length: 200 }, (_each, index) => limiters[index % 2]!('10.0.0.1')));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    } finally {
      await second.destroy();
    }
  });

  it('counts each address and each call apart, and starts again when the span is over', async () => {
    const clock = testClock();
    const [one, other] = ['/a', '/b'].map((name) =>
      createSharedLimiter(name, { max: 1, spanMs: 60_000 }, { db: database.db, clock }),
    );
    expect([await one!('1'), await one!('2'), await other!('1')]).toEqual([0, 0, 0]);
    expect(await one!('1')).toBe(60);
    clock.advance(60_000);
    expect(await one!('1')).toBe(0);
  });

  it('keeps no address, and nothing for longer than a span', async () => {
    const clock = testClock();
    const count = createSharedLimiter('/a', limit, { db: database.db, clock });
    await count('192.0.2.7');
    clock.advance(60_001);
    await count('192.0.2.8');
    const rows = await database.db.selectFrom('counters').select('name').execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.name).not.toContain('192.0.2');
  });
});
