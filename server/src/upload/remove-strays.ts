import type { Database } from '../db/database.ts';
import type { Clock } from '../context/context.ts';

const day = 24 * 60 * 60 * 1000;

/** Removes uploads that no entry has named for a day; gives how many. */
export async function removeStrays(db: Database, clock: Clock): Promise<number> {
  const before = new Date(clock().getTime() - day).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('uploads')
    .where('entry', 'is', null)
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
