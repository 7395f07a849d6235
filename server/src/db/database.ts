import { Kysely } from 'kysely';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

/** Where the data lives: PostgreSQL by its URL, or else a SQLite file (`:memory:` for none). */
export interface DatabaseConfig {
  readonly url?: string;
  readonly path?: string;
  /** Told of connections lost in the pool. */
  readonly onError?: (error: Error) => void;
}

/**
 * Opens the database of the configuration.
 *
 * Refuses one that would acknowledge what is not on disk.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const dialect = config.url === undefined ? sqliteDialect(config.path ?? ':memory:') : await postgresDialect(config.url, config.onError);
  return new Kysely<Schema>({ dialect });
}
