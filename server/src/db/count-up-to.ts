import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema/schema.ts';

/** How many rows a query has; of more than `most` no more are looked at. */
export async function countUpTo<T extends keyof Schema>(
  db: Database,
  query: SelectQueryBuilder<Schema, T, { id: string }>,
  most: number,
): Promise<number> {
  const row = await db
    .selectFrom(query.limit(most).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
