import type { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import { isUnfitRow } from '../db/dialect.ts';
import { migrate, migrations } from '../db/migrations/migrate.ts';
import { readArchive, type ArchiveOptions } from './archive.ts';
import { archiveFormat, type Inventory } from './backup.ts';
import { assertEmpty } from './empty.ts';
import { fingerprinted, type Fingerprint } from './fingerprint.ts';
import { OperationError } from './operation-error.ts';
import { writeRows, type Row } from './rows.ts';
import { readTables, type Table } from './tables.ts';

/**
 * Brings a backup into an empty database, all of it or nothing.
 *
 * The database is migrated to the schema the backup was made in, filled, and then to the schema of this release. Throws
 * an `OperationError` where the database is not empty or the file is damaged, cut off, sealed or of a newer release.
 */
export async function restore(db: Database, from: Readable, options: ArchiveOptions = {}): Promise<Inventory> {
  const lines = createLines(readArchive(from, options));
  await migrate(db, stepsOf(await lines.next()));
  await assertEmpty(db);
  const inventory = await db.transaction().execute((transaction) => fill(transaction, lines));
  await migrate(db);
  return inventory;
}

function stepsOf(head: unknown): typeof migrations {
  const { porsa, migrations: names } = (head ?? {}) as { readonly porsa?: unknown; readonly migrations?: unknown };
  if (porsa !== archiveFormat || !Array.isArray(names))
    throw new OperationError('The file is not a Porsa backup, or it is from a newer release.');
  const unknown = names.filter((name) => !migrations.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new OperationError(
      `The backup was made by a newer release of Porsa (${unknown.join(', ')}); restore it with that release.`,
    );
  return migrations.filter((step) => names.includes(step.name));
}

async function fill(db: Database, lines: Lines): Promise<Inventory> {
  const known = new Map((await readTables(db)).map((table) => [table.name, table]));
  const inventory: Record<string, Fingerprint> = {};
  for (;;) {
    const line = (await lines.next()) as
      { readonly table?: string; readonly columns?: readonly string[]; readonly end?: Inventory } | undefined;
    if (line?.end) {
      // Read to its last byte, where the file says whether it is whole.
      if ((await lines.next()) !== undefined)
        throw new OperationError('The backup is damaged: there is data after its end.');
      assertSame(line.end, inventory);
      return inventory;
    }
    const table = line?.table === undefined ? undefined : known.get(line.table);
    if (!table || !hasColumns(table, line?.columns))
      throw new OperationError('The backup is incomplete, or its tables don’t match the ones it was made with.');
    const passing = fingerprinted(rowsOf(lines, table));
    await writeRows(db, { ...table, columns: line!.columns! }, passing.rows).catch((error: unknown) => {
      throw isUnfitRow(error) ? damagedRow(table) : error;
    });
    inventory[table.name] = passing.read();
  }
}

function hasColumns(table: Table, columns: unknown): boolean {
  return (
    Array.isArray(columns) &&
    columns.length === table.columns.length &&
    columns.every((column) => table.columns.includes(column as string))
  );
}

function assertSame(written: Inventory, found: Inventory): void {
  const differing = Object.entries(written).filter(
    ([name, { rows, hash }]) => found[name]?.rows !== rows || found[name].hash !== hash,
  );
  if (differing.length > 0)
    throw new OperationError(
      `The backup is damaged: the content of ${differing.map(([name]) => name).join(', ')} does not match its checksum.`,
    );
}

/** Lines with a look at the next one. */
interface Lines {
  next(): Promise<unknown>;
  peek(): Promise<unknown>;
}

function createLines(lines: AsyncGenerator<unknown>): Lines {
  let ahead: { readonly value: unknown } | undefined;
  const read = async () => ({ value: (await lines.next()).value as unknown });
  return {
    async next() {
      const { value } = ahead ?? (await read());
      ahead = undefined;
      return value;
    },
    peek: async () => (ahead ??= await read()).value,
  };
}

async function* rowsOf(lines: Lines, table: Table): AsyncGenerator<Row> {
  while (Array.isArray(await lines.peek())) {
    const row = (await lines.next()) as Row;
    if (row.length !== table.columns.length || !row.every(isCell)) throw damagedRow(table);
    yield row;
  }
}

const isCell = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';

const damagedRow = ({ name }: Table): OperationError =>
  new OperationError(`The backup is damaged: a row of ${name} cannot be read.`);
