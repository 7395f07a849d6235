import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema/schema.ts';

/** Further nobody counts: a list that long is searched, and its length must not cost more than its page. */
export const mostCounted = 10_001;

/** How many rows a query has; of more than `most` no more are looked at. */
export async function countUpTo<T extends keyof Schema>(
  db: Database,
  query: SelectQueryBuilder<Schema, T, { id: string }>,
  most = mostCounted,
): Promise<number> {
  const row = await db
    .selectFrom(query.limit(most).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** A query of one column, `value`. */
export type ValueQuery = RawBuilder<{ readonly value: string | null }>;

/** Of each query so many rows are looked at first: most things are named twice at most. */
const firstLook = 2 * mostCounted;
const further = 10;

/**
 * How many different values some queries have together; counted up to `most`.
 *
 * No more rows are looked at than it takes to be certain: a long list is counted by what names its items, where there
 * is an index for that, and not by walking all that might be in it.
 */
export async function countDistinct(db: Database, queries: readonly ValueQuery[], most = mostCounted): Promise<number> {
  for (let looked = firstLook; ; looked *= further) {
    const { rows } = await sql<{ values: number; rows: number }>`
      select count(distinct value) as "values", count(*) as "rows" from (${together(queries, looked)}) as named`.execute(
      db,
    );
    const [found] = rows;
    const values = Number(found?.values ?? 0);
    if (values >= most) return most;
    // Of none that was cut off there were as many.
    if (Number(found?.rows ?? 0) < looked) return values;
  }
}

/** The different values of some queries, where these have no more than `most` rows together; undefined where they have. */
export async function findFew(
  db: Database,
  queries: readonly ValueQuery[],
  most: number,
): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ value: string | null; rows: number }>`
    select value, count(*) as "rows" from (${together(queries, most + 1)}) as named group by value`.execute(db);
  if (rows.reduce((sum, row) => sum + Number(row.rows), 0) > most) return undefined;
  return rows.flatMap(({ value }) => (value === null ? [] : [value]));
}

/** Rows of each query, `most` at most. */
function together(queries: readonly ValueQuery[], most: number): RawBuilder<unknown> {
  const parts = queries.map(
    (query, index) => sql`select value from (${query} limit ${most}) as ${sql.table(`part${index}`)}`,
  );
  return sql.join([sql`select '' as value where 1 = 0`, ...parts], sql` union all `);
}
