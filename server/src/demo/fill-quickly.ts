import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';

/**
 * Fills a database without waiting for the disk at each commit of SQLite; the first commit afterwards waits for all.
 *
 * Only for what is made again where a power cut takes it: nobody was told that it is stored.
 */
export async function fillQuickly(db: Database, fill: () => Promise<void>): Promise<void> {
  if (isPostgres(db)) return fill();
  await sql`pragma synchronous = normal`.execute(db);
  try {
    await fill();
  } finally {
    await sql`pragma synchronous = full`.execute(db);
  }
}
