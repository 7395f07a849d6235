import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';

/** Whether a time falls on a weekday (0 Sunday … 6 Saturday) where clocks are `offset` minutes ahead of UTC. */
export function isOnWeekday(
  db: Database,
  column: 'created_at' | 'updated_at',
  weekday: number,
  offset: number,
): RawBuilder<boolean> {
  if (isPostgres(db))
    return sql<boolean>`extract(dow from (${sql.ref(column)}::timestamptz at time zone 'UTC') + ${offset} * interval '1 minute') = ${weekday}`;
  return sql<boolean>`cast(strftime('%w', ${sql.ref(column)}, ${`${offset} minutes`}) as integer) = ${weekday}`;
}
