import { sql } from 'kysely';
import { countsIn } from '../counts/read-counts.ts';
import type { Database } from '../db/database.ts';
import { quarterFrom, quarterIn, quarterMinutes, quarterOf } from '../db/quarter.ts';
import { utc } from '../db/utc.ts';

export interface CountedEntries {
  readonly clinic: string;
  readonly categories: readonly string[];
  readonly from: string;
  readonly to?: string;
  /** Only files that this person made. */
  readonly ownBy?: string;
}

/**
 * Entries by day where clocks are `offset` minutes ahead of UTC.
 *
 * Whole quarters of an hour, which every zone's midnight divides, have been counted as they were stored; entries before
 * the first and after the last of them are counted one by one, and so are those of a person's own files.
 */
export async function countByDay(db: Database, asked: CountedEntries, offset: number): Promise<Map<string, number>> {
  const days = new Map<string, number>();
  if (asked.categories.length === 0) return days;
  for (const { span, count } of await spansOf(db, asked, offset)) {
    const day = dayOf(`${span}:00Z`, offset);
    days.set(day, (days.get(day) ?? 0) + Number(count));
  }
  return days;
}

interface Span {
  readonly span: string;
  readonly count: number;
}

async function spansOf(db: Database, asked: CountedEntries, offset: number): Promise<readonly Span[]> {
  if (asked.ownBy !== undefined || offset % quarterMinutes !== 0) return countStored(db, asked);
  const [from, to] = [utc(asked.from), asked.to === undefined ? undefined : utc(asked.to)];
  const [first, end] = [quarterFrom(from), to === undefined ? undefined : quarterOf(to)];
  if (end !== undefined && first >= end) return countStored(db, asked);
  const counted = await db
    .selectFrom(countsIn(db, { ...asked, from: first, to: end }).as('counted'))
    .select(({ fn }) => ['span', fn.sum<number>('entries').as('count')])
    .groupBy('span')
    .having(({ fn }) => fn.sum('entries'), '<>', 0)
    .execute();
  const before = from.slice(0, 16) < first ? await countStored(db, { ...asked, from, before: first }) : [];
  const after = end === undefined ? [] : await countStored(db, { ...asked, from: `${end}:00.000Z` });
  return [...counted, ...before, ...after];
}

/** One by one; `before`: before that quarter of an hour, and not until `to`. */
function countStored(
  db: Database,
  { clinic, categories, from, to, before, ownBy }: CountedEntries & { readonly before?: string },
): Promise<readonly Span[]> {
  const span = sql<string>`${sql.raw(quarterIn('entries.created_at'))}`;
  return db
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
    .$if(before !== undefined, (query) => query.where('entries.created_at', '<', before ?? ''))
    .$if(before === undefined && to !== undefined, (query) => query.where('entries.created_at', '<=', utc(to)))
    .$if(ownBy !== undefined, (query) => query.where('files.created_by', '=', ownBy ?? ''))
    .groupBy(span)
    .execute();
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
