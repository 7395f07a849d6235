import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** Where the two databases differ; nothing else in the server depends on which one it is. */

export function isPostgres(database: Kysely<Schema>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * A statement of a migration in the database's own words.
 *
 * `{binary}` is a text that compares byte by byte. `{clustered}` keeps a table's rows in the order of their key, where
 * the database can: SQLite then writes one tree fewer for each row.
 */
export function inDialect(database: Kysely<Schema>, statement: string): string {
  const [binary, clustered] = isPostgres(database) ? ['text collate "C"', ''] : ['text', 'without rowid'];
  return statement.replaceAll('{binary}', binary).replaceAll(' {clustered}', clustered && ` ${clustered}`);
}

/** What a column of JSON has under a key, as text. */
export function jsonField(database: Kysely<Schema>, column: string, key: string): RawBuilder<string | null> {
  const json = isPostgres(database) ? sql`${sql.ref(column)}::json` : sql.ref(column);
  return sql<string | null>`${json} ->> ${sql.lit(key)}`;
}

/** Whether a column has one of very many values, which are sent as one. */
export function isOneOf(database: Kysely<Schema>, column: string, values: readonly string[]): RawBuilder<boolean> {
  return isPostgres(database)
    ? sql<boolean>`${sql.ref(column)} = any(${values}::text[])`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
}

/** Whether a folded column holds the folded text; `%` and `_` stand for themselves. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/**
 * Ends a subquery that is to be asked for each row by itself: PostgreSQL would otherwise rather answer it for all rows
 * of the table beforehand, of which a page needs fifty.
 */
export const eachByItself = sql`limit 1 offset 0`;

/**
 * The index that a query goes by, where SQLite would rather walk all rows of the clinic: it does not know how many these
 * are. PostgreSQL does, and chooses by itself.
 */
export function byIndex(database: Kysely<Schema>, name: string): RawBuilder<unknown> {
  return isPostgres(database) ? sql`` : sql`indexed by ${sql.id(name)}`;
}

/** Whether an error means that a row violates its table's constraints: a wrong type, a missing value or a duplicate. */
export function isUnfitRow(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === 'string' && /^(?:2[23]\w{3}|SQLITE_(?:CONSTRAINT|MISMATCH)\w*)$/.test(code);
}

/** Whether an error means that a unique key is taken. */
export function isTaken(error: unknown): boolean {
  const code = codeOf(error);
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** The table whose unique key an error says is taken; undefined for other errors. */
export function takenIn(error: unknown): string | undefined {
  if (!isTaken(error)) return undefined;
  const { table, message = '' } = error as { readonly table?: string; readonly message?: string };
  // Of several machines, each has its parts of a table under the table's name and a number.
  return (
    table?.replace(/_\d{6,}$/, '') ?? /failed: (\w+)\./.exec(message)?.[1] ?? /"(\w+)_pkey(?:_\d+)?"/.exec(message)?.[1]
  );
}

/** What the database calls an error. Citus passes a worker’s on as an internal one of its own. */
function codeOf(error: unknown): unknown {
  const { code, message = '' } = (error ?? {}) as { readonly code?: unknown; readonly message?: string };
  return code === 'XX000' && message.startsWith('duplicate key value violates unique constraint') ? '23505' : code;
}
