import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';
import { OperationError } from './operation-error.ts';
import { readTables, type Table } from './tables.ts';

/** Where a table’s rows lie in Citus: by clinic on one of the workers, on all of them, or on the coordinator. */
export type Spread = 'by clinic' | 'everywhere' | 'one place';

/** Tables that others point at, from whatever place. */
const everywhere: ReadonlySet<string> = new Set(['clinics', 'users']);

/** By the first column of its key. */
export function spreadOf({ name, key }: Table): Spread {
  if (everywhere.has(name)) return 'everywhere';
  return key[0] === 'clinic' ? 'by clinic' : 'one place';
}

/**
 * Spreads the tables of a Citus database over its workers, rows of a clinic together, in one transaction. What is spread
 * already stays, so it is repeated after a release that brought new tables.
 *
 * Keys and references that would span workers are taken away before; what each is, is printed.
 */
export async function distribute(db: Database, print: (line: string) => void): Promise<void> {
  await assertReady(db);
  const tables = await readTables(db);
  const spread = new Map(tables.map((table) => [table.name, spreadOf(table)]));
  await db.transaction().execute(async (transaction) => {
    // Statements of one transaction reach each worker by one connection.
    await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(transaction);
    const done = await alreadySpread(transaction);
    const again = await takeReferences(transaction, { spread, done, print });
    await loosenKeys(transaction, { spread, print });
    for (const { name } of tables) {
      const place = spread.get(name);
      if (place === 'one place' || done.has(name)) continue;
      if (place === 'everywhere') await sql`select create_reference_table(${name})`.execute(transaction);
      else await sql`select create_distributed_table(${name}, 'clinic')`.execute(transaction);
      print(`${name}: ${place}.`);
    }
    for (const { name, from, definition } of again)
      await sql`alter table ${sql.table(from)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
  });
}

interface Plan {
  readonly spread: ReadonlyMap<string, Spread>;
  readonly done: ReadonlySet<string>;
  print(line: string): void;
}

/** Takes references away: those that would span workers for good; gives the others of tables that are to be spread, to be made again. */
async function takeReferences(db: Database, { spread, done, print }: Plan): Promise<readonly Reference[]> {
  const again: Reference[] = [];
  for (const reference of await references(db)) {
    const { name, from, to } = reference;
    const isWhole = isPossible(spread.get(from), spread.get(to));
    const isMoving = (table: string) => spread.get(table) === 'by clinic' && !done.has(table);
    if (isWhole && !isMoving(from) && !isMoving(to)) continue;
    await sql`alter table ${sql.table(from)} drop constraint ${sql.ref(name)}`.execute(db);
    if (isWhole) again.push(reference);
    else print(`${from}: no longer refers to ${to}.`);
  }
  return again;
}

async function loosenKeys(db: Database, { spread, print }: Pick<Plan, 'spread' | 'print'>): Promise<void> {
  for (const key of await uniqueKeys(db)) {
    if (spread.get(key.table) !== 'by clinic' || key.columns.includes('clinic')) continue;
    await loosen(db, key);
    print(`${key.table}: ${key.columns.join(', ')} is indexed, no longer unique by constraint.`);
  }
}

async function assertReady(db: Database): Promise<void> {
  if (!isPostgres(db)) throw new OperationError('DATABASE_URL must be the coordinator of a Citus cluster.');
  const { rows } = await sql<{ migrations: string | null; extension: number }>`
    select to_regclass('migrations')::text as migrations, (select count(*) from pg_extension where extname = 'citus') as extension`.execute(
    db,
  );
  if (Number(rows[0]?.extension) === 0)
    throw new OperationError('The database has no Citus. Run "create extension citus" and add its workers first.');
  if ((rows[0]?.migrations ?? null) === null)
    throw new OperationError('The database is empty. Start one process first, which makes the tables.');
  const workers = await sql`select 1 from pg_dist_node where noderole = 'primary' and shouldhaveshards`.execute(db);
  if (workers.rows.length === 0)
    throw new OperationError('The cluster has no workers. Add them with "select citus_add_node(…)" first.');
}

async function alreadySpread(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select logicalrelid::text as name from pg_dist_partition`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

interface Reference {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** As it is made. */
  readonly definition: string;
}

async function references(db: Database): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select f.conname as name, c.relname as "from", r.relname as "to", pg_get_constraintdef(f.oid) as definition from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
    where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace order by f.conname`.execute(db);
  return rows;
}

/** From a worker to the same worker, or to what is everywhere; on the coordinator among themselves. */
function isPossible(from: Spread | undefined, to: Spread | undefined): boolean {
  return to === 'everywhere' || from === to;
}

interface UniqueKey {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** 1 where it is a constraint of the table. */
  readonly constrained: number;
}

async function uniqueKeys(db: Database): Promise<readonly UniqueKey[]> {
  const { rows } = await sql<Omit<UniqueKey, 'columns'> & { columns: string }>`
    select i.relname as name, t.relname as "table",
      (select string_agg(a.attname, ',' order by a.attnum) from pg_attribute a where a.attrelid = t.oid and a.attnum = any (x.indkey)) as columns,
      (select count(*) from pg_constraint f where f.conindid = i.oid and f.contype = 'u') as constrained
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and not x.indisprimary and t.relnamespace = current_schema()::regnamespace order by i.relname`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, columns: row.columns.split(',') }));
}

/** Hashes and the like are of 256 random bits: unique without a database that says so. */
async function loosen(db: Database, { name, table, columns, constrained }: UniqueKey): Promise<void> {
  if (Number(constrained) > 0) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  else await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`create index ${sql.ref(`${table}_${columns.join('_')}`)} on ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(
    db,
  );
}
