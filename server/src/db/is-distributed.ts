import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';

/** By what a database and its transactions share. */
const known = new WeakMap<object, Promise<boolean>>();

/** Whether the tables lie on several machines (`npm run distribute`): one statement then can’t write into several of them. */
export function isDistributed(db: Database): Promise<boolean> {
  const { adapter } = db.getExecutor();
  const found = known.get(adapter) ?? ask(db);
  known.set(adapter, found);
  // One that failed says nothing about the next.
  found.catch(() => known.delete(adapter));
  return found;
}

async function ask(db: Database): Promise<boolean> {
  if (!isPostgres(db)) return false;
  const { rows } = await sql<{ there: string | null }>`select to_regclass('pg_dist_partition')::text as there`.execute(
    db,
  );
  if ((rows[0]?.there ?? null) === null) return false;
  const spread = await sql`select 1 from pg_dist_partition where logicalrelid = to_regclass('entries')`.execute(db);
  return spread.rows.length > 0;
}
