import type { SelectQueryBuilder } from 'kysely';
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
