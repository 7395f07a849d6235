import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { OperationError } from './operation-error.ts';
import { readTables } from './tables.ts';

/** Throws where a database holds anything: nothing is written over. */
export async function assertEmpty(db: Database): Promise<void> {
  for (const { name } of await readTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new OperationError(`The target database must be empty; ${name} has rows.`);
  }
}
