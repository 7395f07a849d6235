import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { assertEmpty } from './empty.ts';
import { fingerprinted, type Fingerprint } from './fingerprint.ts';
import type { Inventory } from './backup.ts';
import { OperationError } from './operation-error.ts';
import { readRows, writeRows } from './rows.ts';
import { atOneMoment } from './snapshot.ts';
import { readTables } from './tables.ts';

/**
 * Copies everything from one database into another, empty one, and then reads both again: row counts and hashes are
 * equal, or nothing was moved and an `OperationError` says where they differ.
 */
export async function move(from: Database, to: Database): Promise<Inventory> {
  await migrate(from);
  await migrate(to);
  await assertEmpty(to);
  return atOneMoment(from, async (snapshot) => {
    const tables = await readTables(snapshot);
    return to.transaction().execute(async (transaction) => {
      const inventory: Record<string, Fingerprint> = {};
      for (const table of tables) {
        const leaving = fingerprinted(readRows(snapshot, table));
        await writeRows(transaction, table, leaving.rows);
        inventory[table.name] = leaving.read();
        await assertArrived(transaction, table, inventory[table.name]!);
      }
      return inventory;
    });
  });
}

async function assertArrived(to: Database, table: Parameters<typeof readRows>[1], left: Fingerprint): Promise<void> {
  const arrived = fingerprinted(readRows(to, table));
  for await (const _row of arrived.rows) continue;
  const { rows, hash } = arrived.read();
  if (rows !== left.rows || hash !== left.hash)
    throw new OperationError(
      `${table.name} was not copied completely: ${left.rows} rows read, ${rows} written. Nothing was moved.`,
    );
}
