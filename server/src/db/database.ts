import { Kysely, type Dialect } from 'kysely';
import type { PoolState } from './postgres.ts';
import { callPatience, type Patience } from './patience.ts';
import type { Schema } from './schema/schema.ts';

export type Database = Kysely<Schema>;

/** Where the data lives: PostgreSQL by its URL, or else a SQLite file (`:memory:` for none). */
export interface DatabaseConfig {
  readonly url?: string;
  readonly path?: string;
  /** How long PostgreSQL lets a connection go on. Defaults to what calls may take. */
  readonly patience?: Patience;
  /** Notified of connections lost in the pool. */
  readonly onError?: (error: Error) => void;
  /** Gets the pool of PostgreSQL, for who counts its connections. */
  readonly onPool?: (pool: PoolState) => void;
  /** Notified of each statement, with placeholders for its values, and of how long it took. */
  readonly onQuery?: ((statement: string, ms: number) => void) | undefined;
}

/**
 * Opens the database of the configuration.
 *
 * Refuses one that would acknowledge what is not on disk.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { onQuery } = config;
  return new Kysely<Schema>({
    dialect: await dialectOf(config),
    ...(onQuery && { log: ({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis) }),
  });
}

/** A start loads the driver that it needs, and not the other one. */
async function dialectOf({
  url,
  path = ':memory:',
  patience = callPatience,
  onError,
  onPool,
}: DatabaseConfig): Promise<Dialect> {
  if (url === undefined) return (await import('./sqlite.ts')).sqliteDialect(path);
  return (await import('./postgres.ts')).postgresDialect(url, patience, { onError, onPool });
}
