import type { Writable } from 'node:stream';
import type { Database } from '../db/database.ts';
import { writeArchive, type ArchiveOptions } from './archive.ts';
import { fingerprinted, type Fingerprint } from './fingerprint.ts';
import { readRows } from './rows.ts';
import { atOneMoment } from './snapshot.ts';
import { readTables } from './tables.ts';

/** Fingerprints by table. */
export type Inventory = Readonly<Record<string, Fingerprint>>;

export const archiveFormat = 1;

/**
 * Writes all that a database holds, as it was at one moment, into an archive; others may go on writing meanwhile.
 *
 * The lines: a head with format and migrations, then for each table its columns and its rows, and at the end the
 * fingerprints, by which a file that was cut off is known.
 */
export async function backup(db: Database, to: Writable, options: ArchiveOptions = {}): Promise<Inventory> {
  const inventory: Record<string, Fingerprint> = {};
  await atOneMoment(db, (snapshot) => writeArchive(linesOf(snapshot, inventory), to, options));
  return inventory;
}

async function* linesOf(db: Database, inventory: Record<string, Fingerprint>): AsyncGenerator<unknown> {
  const migrations = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  yield { porsa: archiveFormat, made: new Date().toISOString(), migrations: migrations.map(({ name }) => name) };
  for (const table of await readTables(db)) {
    yield { table: table.name, columns: table.columns };
    const passing = fingerprinted(readRows(db, table));
    yield* passing.rows;
    inventory[table.name] = passing.read();
  }
  yield { end: inventory };
}
