import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Table } from './tables.ts';

/** One cell: both databases keep texts, numbers and nothing. */
export type Cell = string | number | null;
/** One row, its cells in the order of `table.columns`. */
export type Row = readonly Cell[];

const portion = 500;
/** SQLite takes 32,766 parameters in one statement. */
const mostParameters = 30_000;

/** All rows of a table in the order of its key, a portion at a time, so that a large one never lies in memory. */
export async function* readRows(db: Database, { name, columns, key }: Table): AsyncGenerator<Row> {
  if (key.length === 0) throw new Error(`The table ${name} has no key to read it by.`);
  const places = key.map((column) => columns.indexOf(column));
  let last: Row | undefined;
  for (;;) {
    const after: RawBuilder<unknown> =
      last === undefined ? sql`` : sql`where (${refs(key)}) > (${sql.join(places.map((place) => last![place]))})`;
    const { rows } = await sql<
      Record<string, Cell>
    >`select ${refs(columns)} from ${sql.table(name)} ${after} order by ${refs(key)} limit ${sql.lit(portion)}`.execute(
      db,
    );
    for (const row of rows) yield (last = columns.map((column) => row[column] ?? null));
    if (rows.length < portion) return;
  }
}

/** Adds rows to a table of the same columns. */
export async function writeRows(db: Database, { name, columns }: Table, rows: AsyncIterable<Row>): Promise<void> {
  const most = Math.max(1, Math.min(portion, Math.floor(mostParameters / columns.length)));
  let waiting: Row[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const values = sql.join(waiting.map((row) => sql`(${sql.join(row)})`));
    await sql`insert into ${sql.table(name)} (${refs(columns)}) values ${values}`.execute(db);
    waiting = [];
  };
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length >= most) await flush();
  }
  await flush();
}

function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
