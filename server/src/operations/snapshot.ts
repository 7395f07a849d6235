import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';

/** Reads everything as it was at one moment, while others go on writing. */
export async function atOneMoment<Result>(
  db: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    // SQLite's `begin` alone would lock writers out here: see `lockedFromTheStart`.
    await sql
      .raw(isPostgres(db) ? 'begin isolation level repeatable read read only' : 'begin deferred')
      .execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
