import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Database } from '../database.ts';
import { isPostgres } from '../dialect.ts';
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
  const queryFor = compiledOnce(build);
  return (database, given) => run(database, queryFor(database, given), given);
}

/** Runs a query of `compiledOnce` with these values; PostgreSQL plans it once a connection. */
export function run<Row>(database: Database, query: CompiledQuery<Row>, given: object): Promise<QueryResult<Row>> {
  if (isPostgres(database)) named(query.sql);
  return database.executeQuery({ ...query, parameters: valuesIn(query, given) });
}

/** The query with slots for its parameters, by the database's kind and the keys that are given. */
export function compiledOnce<Given extends object, Row>(
  build: (database: Database, given: Given) => Compilable<Row>,
): (database: Database, given: Given) => CompiledQuery<Row> {
  const made = new Map<string, CompiledQuery<Row>>();
  return (database, given) => {
    const keys = Object.keys(given);
    const name = `${isPostgres(database)} ${keys.join(' ')}`;
    const query = made.get(name) ?? build(database, slotsFor(keys) as Given).compile();
    made.set(name, query);
    return query;
  };
}

function slotsFor(keys: readonly string[]): object {
  return Object.fromEntries(keys.map((key) => [key, new Slot(key)]));
}

/** What a query's parameters are with these values. */
export function valuesIn({ parameters }: CompiledQuery, given: object): readonly unknown[] {
  const values = given as Readonly<Record<string, unknown>>;
  return parameters.map((parameter) => (parameter instanceof Slot ? values[parameter.key] : parameter));
}
