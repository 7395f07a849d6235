import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** Where the two databases differ; nothing else in the server asks which one it is. */

export function isPostgres(database: Kysely<Schema>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** The type of a text column that compares byte by byte. */
export function binaryText(database: Kysely<Schema>): string {
  return isPostgres(database) ? 'text collate "C"' : 'text';
}

/** The value under a key of a column that holds JSON, as text. */
export function jsonText(database: Kysely<Schema>, column: string, key: string): RawBuilder<string | null> {
  return isPostgres(database)
    ? sql<string | null>`(${sql.ref(column)}::jsonb ->> ${key})`
    : sql<string | null>`json_extract(${sql.ref(column)}, ${`$.${JSON.stringify(key)}`})`;
}

/** Whether a folded column holds the folded text; `%` and `_` stand for themselves. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** Whether an error says that a unique key is taken. */
export function isTaken(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}
