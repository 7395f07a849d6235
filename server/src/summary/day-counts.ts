import { sql, type RawBuilder } from 'kysely';
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
  for (const { day, count } of await countedDays(db, asked, offset)) days.set(day, (days.get(day) ?? 0) + count);
  return days;
}

interface CountedDay {
  readonly day: string;
  readonly count: number;
}

async function countedDays(db: Database, asked: CountedEntries, offset: number): Promise<readonly CountedDay[]> {
  if (asked.ownBy !== undefined || !dividesAtQuarters(offset)) return countStored(db, asked, offset);
  const [from, to] = [utc(asked.from), asked.to === undefined ? undefined : utc(asked.to)];
  const [first, end] = [quarterFrom(from), to === undefined ? undefined : quarterOf(to)];
  if (end !== undefined && first >= end) return countStored(db, asked, offset);
  const day = dayIn('span', offset);
  const counted = await db
    .selectFrom(countsIn(db, { ...asked, from: first, to: end }).as('counted'))
    .select(({ fn }) => [day.as('day'), fn.sum<number>('entries').as('count')])
    .groupBy(day)
    .having(({ fn }) => fn.sum('entries'), '<>', 0)
    .execute();
  const before = from.slice(0, 16) < first ? await countStored(db, { ...asked, from, before: first }, offset) : [];
  const after = end === undefined ? [] : await countStored(db, { ...asked, from: `${end}:00.000Z` }, offset);
  return [...counted.map((row) => ({ day: dayFrom(row.day), count: Number(row.count) })), ...before, ...after];
}

/** Whether midnight, where clocks are so far ahead, lies between two quarters of an hour. */
export const dividesAtQuarters = (offset: number): boolean => offset % quarterMinutes === 0;

/** In SQL, the day there of a column's quarter: the one of UTC, and a sign where it is the next or the last one there. */
export function dayIn(column: string, offset: number): RawBuilder<string> {
  const [day, time] = [`substr(${column}, 1, 10)`, `substr(${column}, 12, 5)`];
  if (offset === 0) return sql.raw(day);
  const turn = new Date(((offset > 0 ? 1440 : 0) - offset) * 60_000).toISOString().slice(11, 16);
  const sign = offset > 0 ? `when ${time} >= '${turn}' then '+'` : `when ${time} < '${turn}' then '-'`;
  return sql.raw(`${day} || case ${sign} else '' end`);
}

/** The day that such a text stands for. */
export function dayFrom(text: string): string {
  const sign = text.slice(10);
  return dayOf(`${text.slice(0, 10)}T00:00:00Z`, sign === '' ? 0 : Number(`${sign}1440`));
}

/** One by one; `before`: before that quarter of an hour, and not until `to`. */
async function countStored(
  db: Database,
  { clinic, categories, from, to, before, ownBy }: CountedEntries & { readonly before?: string },
  offset: number,
): Promise<readonly CountedDay[]> {
  const span = sql<string>`${sql.raw(quarterIn('entries.created_at'))}`;
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
    .$if(before !== undefined, (query) => query.where('entries.created_at', '<', before ?? ''))
    .$if(before === undefined && to !== undefined, (query) => query.where('entries.created_at', '<=', utc(to)))
    .$if(ownBy !== undefined, (query) => query.where('files.created_by', '=', ownBy ?? ''))
    .groupBy(span)
    .execute();
  return rows.map((row) => ({ day: dayOf(`${row.span}:00Z`, offset), count: Number(row.count) }));
}

/** The day of a time where clocks are `offset` minutes ahead of UTC. */
export function dayOf(time: string, offset: number): string {
  return new Date(Date.parse(time) + offset * 60_000).toISOString().slice(0, 10);
}

/** Midnight, as UTC, of the day there that lies `days` before the one of a time. */
export function midnight(time: Date, offset: number, days = 0): string {
  return beginOf(dayOf(new Date(time.getTime() - days * 86_400_000).toISOString(), offset), offset);
}

/** When a day begins there, as UTC. */
export function beginOf(day: string, offset: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offset * 60_000).toISOString();
}

/** Days in order. */
export function toDays(counts: ReadonlyMap<string, number>): { day: string; entries: number }[] {
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, entries]) => ({ day, entries }));
}
