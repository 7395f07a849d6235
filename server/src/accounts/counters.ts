import type { Database } from '../db/database.ts';

/** Makes sure that a counter exists, starting again from zero once it is older than it may become. */
export async function prepareCounter(db: Database, name: string, now: Date, lifeMs: number): Promise<void> {
  const oldest = new Date(now.getTime() - lifeMs).toISOString();
  await db.deleteFrom('counters').where('name', '=', name).where('since', '<=', oldest).execute();
  await db
    .insertInto('counters')
    .values({ name, count: 0, since: now.toISOString(), blocked_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
