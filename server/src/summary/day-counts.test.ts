import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { quarterOf } from '../db/quarter.ts';
import { dayFrom, dayIn, dayOf } from './day-counts.ts';

describeEachDatabase('the day of a quarter of an hour', (database) => {
  it('is the one of its place, however far clocks there are ahead or behind', async () => {
    const span = fc.date({ min: new Date('1999-12-30'), max: new Date('2032-03-02'), noInvalidDate: true });
    const quarters = fc.integer({ min: -56, max: 56 });
    await fc.assert(
      fc.asyncProperty(span, quarters, async (date, ahead) => {
        const [quarter, offset] = [quarterOf(date.toISOString()), ahead * 15];
        const { rows } = await sql<{ day: string }>`
          select ${dayIn('span', offset)} as day from (select cast(${quarter} as text) as span) as given`.execute(
          database.db,
        );
        expect(dayFrom(rows[0]?.day ?? '')).toBe(dayOf(`${quarter}:00Z`, offset));
      }),
      { numRuns: 300 },
    );
  });
});
