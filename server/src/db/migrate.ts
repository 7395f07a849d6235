import { sql, type Kysely, type Transaction } from 'kysely';
import { inDialect } from './dialect.ts';
import { migration1 } from './migration-1.ts';
import { migration2 } from './migration-2.ts';
import { migration3 } from './migration-3.ts';
import { migration4 } from './migration-4.ts';
import { migration5 } from './migration-5.ts';
import { migration6 } from './migration-6.ts';
import { migration8 } from './migration-8.ts';
import { migration9 } from './migration-9.ts';
import { migration10 } from './migration-10.ts';
import { migration11 } from './migration-11.ts';
import { migration12 } from './migration-12.ts';
import type { Schema } from './schema.ts';

/** One step of the database's shape; its statements run on both databases, together or not at all. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

export const migrations: readonly Migration[] = [
  migration1,
  migration2,
  migration3,
  migration4,
  migration5,
  migration6,
  migration8,
  migration9,
  migration10,
  migration11,
  migration12,
];

/**
 * Brings the database to the shape this release wants, all of it or nothing.
 *
 * Processes that start together wait for one another on a locked row, which distributed engines honour too.
 */
export async function migrate(database: Kysely<Schema>, steps: readonly Migration[] = migrations): Promise<void> {
  if (await isCurrent(database, steps)) return;
  await prepareTables(database);
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('migration_lock').set({ id: 1 }).where('id', '=', 1).execute();
    for (const step of await missingSteps(transaction, steps)) await apply(transaction, step);
  });
}

/** Nothing to change asks for no right to change anything: the server may run under a role that has none. */
async function isCurrent(database: Kysely<Schema>, steps: readonly Migration[]): Promise<boolean> {
  const rows = await database
    .selectFrom('migrations')
    .select('name')
    .execute()
    .catch(() => []);
  return rows.length === steps.length && steps.every((step) => rows.some((row) => row.name === step.name));
}

async function prepareTables(database: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`create table if not exists migrations (name text primary key, applied_at text not null)`,
    sql`create table if not exists migration_lock (id integer primary key)`,
    sql`insert into migration_lock (id) values (1) on conflict do nothing`,
  ];
  for (const statement of statements) await retryOnce(() => statement.execute(database));
}

/** Two processes may both find a table missing; the one that comes second finds it the next time. */
async function retryOnce(attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch {
    await attempt();
  }
}

async function missingSteps(
  transaction: Transaction<Schema>,
  steps: readonly Migration[],
): Promise<readonly Migration[]> {
  const rows = await transaction.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const unknown = [...applied].filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`The database was made by a newer release of Porsa (${unknown.join(', ')}); start that release.`);
  return steps.filter((step) => !applied.has(step.name));
}

async function apply(transaction: Transaction<Schema>, step: Migration): Promise<void> {
  for (const statement of step.statements) {
    await sql.raw(inDialect(transaction, statement)).execute(transaction);
  }
  await transaction
    .insertInto('migrations')
    .values({ name: step.name, applied_at: new Date().toISOString() })
    .execute();
}
