import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';
import { named } from './named-statements.ts';

/** Stands for a value until the query is run. */
class Slot {
  constructor(readonly key: string) {}
}

/**
 * A query that is built and compiled once, and run with new values each time: building one costs more than most take to run.
 *
 * Its shape hangs on the keys that are given, never on their values.
 */
export function prepared<Given extends object, Row>(
  build: (database: Database, given: Given) => Compilable<Row>,
): (database: Database, given: Given) => Promise<QueryResult<Row>> {
  const made = new Map<string, CompiledQuery<Row>>();
  return (database, given) => {
    const keys = Object.keys(given);
    const name = `${isPostgres(database)} ${keys.join(' ')}`;
    const query = made.get(name) ?? build(database, slotsFor(keys) as Given).compile();
    made.set(name, query);
    if (isPostgres(database)) named(query.sql);
    return database.executeQuery(withValues(query, given));
  };
}

function slotsFor(keys: readonly string[]): object {
  return Object.fromEntries(keys.map((key) => [key, new Slot(key)]));
}

function withValues<Row>(query: CompiledQuery<Row>, given: object): CompiledQuery<Row> {
  const values = given as Readonly<Record<string, unknown>>;
  return {
    ...query,
    parameters: query.parameters.map((parameter) => (parameter instanceof Slot ? values[parameter.key] : parameter)),
  };
}
