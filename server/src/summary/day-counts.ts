import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { utc } from '../db/utc.ts';

export interface CountedEntries {
  readonly clinic: string;
  readonly categories: readonly string[];
  readonly from: string;
  readonly to?: string;
  /** Only files that this person made. */
  readonly ownBy?: string;
}

/** Entries by day where clocks are `offset` minutes ahead of UTC, counted by the database in spans of ten minutes, which every zone's midnight divides. */
export async function countByDay(
  db: Database,
  { clinic, categories, from, to, ownBy }: CountedEntries,
  offset: number,
): Promise<Map<string, number>> {
  const days = new Map<string, number>();
  if (categories.length === 0) return days;
  const span = sql<string>`substr(entries.created_at, 1, 15)`;
  const rows = await db
    .selectFrom('entries')
    .innerJoin('files', (join) =>
      join
        .onRef('files.clinic', '=', 'entries.clinic')
        .onRef('files.id', '=', 'entries.file')
        .on('files.deleted_at', 'is', null),
    )
    .select(({ fn }) => [span.as('span'), fn.countAll<number>().as('count')])
    .where('entries.clinic', '=', clinic)
    .where('entries.category', 'in', [...categories])
    .where('entries.created_at', '>=', utc(from))
    .$if(to !== undefined, (query) => query.where('entries.created_at', '<=', utc(to)))
    .$if(ownBy !== undefined, (query) => query.where('files.created_by', '=', ownBy ?? ''))
    .groupBy(span)
    .execute();
  for (const row of rows) {
    const day = dayOf(`${row.span}0:00Z`, offset);
    days.set(day, (days.get(day) ?? 0) + row.count);
  }
  return days;
}

/** The day of a time where clocks are `offset` minutes ahead of UTC. */
export function dayOf(time: string, offset: number): string {
  return new Date(Date.parse(time) + offset * 60_000).toISOString().slice(0, 10);
}

/** Midnight, as UTC, of the day there that lies `days` before the one of a time. */
export function midnight(time: Date, offset: number, days = 0): string {
  const day = Date.parse(`${dayOf(time.toISOString(), offset)}T00:00:00Z`);
  return new Date(day - days * 86_400_000 - offset * 60_000).toISOString();
}

/** Days in order. */
export function toDays(counts: ReadonlyMap<string, number>): { day: string; entries: number }[] {
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, entries]) => ({ day, entries }));
}
