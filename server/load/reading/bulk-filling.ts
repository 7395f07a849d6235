import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { isPostgres } from '../../src/db/dialect.ts';
import { filledTables } from './copy-rows.ts';

/** Of the SQLite that is filled, and of no other: rows are read back once, by those who make the indexes. */
const fillingKib = 1_500_000;

interface Index {
  readonly name: string;
  readonly made: string;
}

/**
 * Lets millions of rows be added: what each row would cost beside itself (its place in every index, its reference to
 * another row, the wait for the disk) is done once at the end, over all of them. The tables are as before then.
 */
export async function inBulk<Result>(db: Database, fill: () => Promise<Result>): Promise<Result> {
  const indexes = await indexesOf(db);
  await setChecks(db, false);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  const result = await fill();
  for (const { made } of indexes) await sql.raw(made).execute(db);
  await setChecks(db, true);
  return result;
}

/** Those that belong to a key are made with their table, and stay. */
async function indexesOf(db: Database): Promise<readonly Index[]> {
  const names = sql.join([...filledTables]);
  const { rows } = await (
    isPostgres(db)
      ? sql<Index>`select indexname as name, indexdef as made from pg_indexes where tablename in (${names})
          and indexname not in (select conname from pg_constraint)`
      : sql<Index>`select name, sql as made from sqlite_master where type = 'index' and tbl_name in (${names}) and sql is not null`
  ).execute(db);
  return rows;
}

async function setChecks(db: Database, isOn: boolean): Promise<void> {
  if (isPostgres(db)) {
    for (const table of filledTables)
      await sql`alter table ${sql.id(table)} ${sql.raw(isOn ? 'enable' : 'disable')} trigger all`.execute(db);
    return;
  }
  await sql`pragma cache_size = ${sql.lit(-fillingKib)}`.execute(db);
  await sql`pragma foreign_keys = ${sql.raw(isOn ? 'on' : 'off')}`.execute(db);
  await sql`pragma synchronous = ${sql.raw(isOn ? 'full' : 'off')}`.execute(db);
}
