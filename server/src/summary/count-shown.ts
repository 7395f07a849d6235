import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { countsIn } from '../counts/read-counts.ts';
import { quarterEndIn, quarterFrom, quarterIn } from '../db/quarter.ts';
import { dayFrom, dayIn } from './day-counts.ts';

interface Asked {
  readonly clinic: string;
  readonly user: string;
  readonly categories: readonly string[];
  readonly from: string;
}

/** What the first screen shows of forms whose files the caller reads. */
export interface ShownCounts {
  readonly days: Map<string, number>;
  readonly entries: ReadonlyMap<string, number>;
  /** Responses by others since the caller last opened the form; of a form never opened, those since `from`. */
  readonly fresh: ReadonlyMap<string, number>;
}

/** Entries since a midnight, by day and by form, and those that are new to the caller: what has been counted is read once. */
export async function countShown(
  context: Context,
  categories: readonly string[],
  from: string,
  offset: number,
): Promise<ShownCounts> {
  const [days, entries, fresh] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  if (categories.length === 0) return { days, entries, fresh };
  const { clinic, id: user } = signedIn(context);
  const asked = { clinic, user, categories, from };
  const add = (to: Map<string, number>, key: string, count: number) => to.set(key, (to.get(key) ?? 0) + count);
  for (const row of await countKept(context, asked, offset)) {
    const count = Number(row.count);
    if (count !== 0) add(days, dayFrom(row.day), count);
    add(entries, row.category, count);
  }
  const visited = await countVisited(context, asked);
  const own = await countOwnUnvisited(context, asked);
  for (const id of categories) fresh.set(id, visited.get(id) ?? (entries.get(id) ?? 0) - (own.get(id) ?? 0));
  return { days, entries, fresh };
}

async function countKept({ db }: Context, { clinic, categories, from }: Asked, offset: number) {
  const day = dayIn('span', offset);
  const { rows } = await sql<{ category: string; day: string; count: number }>`
    select category, ${day} as day, sum(entries) as count
    from (${countsIn(db, { clinic, categories, from: quarterFrom(from) })}) as counted group by category, ${day}`.execute(
    db,
  );
  return rows;
}

interface Counted {
  readonly category: string;
  readonly count: number;
}

const byCategory = (rows: readonly Counted[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ category, count }) => [category, Number(count)]));

/**
 * Of each form that was opened: all of the quarters of an hour after the one of the visit, without the caller's own, and
 * those of that quarter one by one.
 *
 * Joined to the left, so that SQLite begins with the visits and looks up no more than what came after each of them.
 */
async function countVisited({ db }: Context, asked: Asked): Promise<ReadonlyMap<string, number>> {
  const parts = [
    countedSinceVisit('form_counts', asked),
    countedSinceVisit('count_changes', asked),
    ownSinceVisit(asked),
    ownInBin(asked),
    inQuarterOfVisit(asked),
  ];
  const { rows } = await sql<Counted>`
    select category, sum(count) as count from (${sql.join(parts, sql` union all `)}) as parts group by category`.execute(
    db,
  );
  return byCategory(rows);
}

const visitQuarter = sql.raw(quarterIn('v.visited_at'));
const visitEnd = sql.raw(quarterEndIn('v.visited_at'));
const visitsOf = ({ clinic, user, categories }: Asked) =>
  sql`v.clinic = ${clinic} and v.user_id = ${user} and v.kind = 'category' and v.id in (${sql.join(categories)})`;
const keptFile = sql`files f on f.clinic = e.clinic and f.id = e.file and f.deleted_at is null`;

const countedSinceVisit = (table: 'form_counts' | 'count_changes', asked: Asked): RawBuilder<unknown> =>
  sql`select v.id as category, coalesce(sum(c.entries), 0) as count from visits v
    left join ${sql.table(table)} c on c.clinic = v.clinic and c.category = v.id and c.span > ${visitQuarter}
      and c.span >= ${quarterFrom(asked.from)}
    where ${visitsOf(asked)} group by v.id`;

/** All of them, without looking into any file; those in the bin are taken off again by `ownInBin`. */
const ownSinceVisit = (asked: Asked): RawBuilder<unknown> =>
  sql`select v.id as category, -count(e.file) as count from visits v
    left join entries e on e.clinic = v.clinic and e.created_by = ${asked.user} and e.category = v.id
      and e.created_at > ${visitEnd} and e.created_at >= ${asked.from}
    where ${visitsOf(asked)} group by v.id`;

/** Joined crosswise, so that SQLite begins with the files in the bin, and not with all that somebody ever stored. */
const ownInBin = (asked: Asked): RawBuilder<unknown> =>
  sql`select v.id as category, count(e.file) as count from visits v cross join files f cross join entries e
    where ${visitsOf(asked)} and f.clinic = v.clinic and f.category = v.id and f.deleted_at is not null
      and e.clinic = f.clinic and e.file = f.id and e.created_by = ${asked.user}
      and e.created_at > ${visitEnd} and e.created_at >= ${asked.from} group by v.id`;

const inQuarterOfVisit = (asked: Asked): RawBuilder<unknown> =>
  sql`select v.id as category, count(f.id) as count from visits v
    left join entries e on e.clinic = v.clinic and e.category = v.id and e.created_at > v.visited_at
      and e.created_at <= ${visitEnd} and e.created_at >= ${asked.from}
      and (e.created_by is null or e.created_by <> ${asked.user})
    left join ${keptFile} where ${visitsOf(asked)} group by v.id`;

async function countOwnUnvisited({ db }: Context, asked: Asked): Promise<ReadonlyMap<string, number>> {
  const { clinic, user, categories, from } = asked;
  const visited = sql`select id from visits where clinic = ${clinic} and user_id = ${user} and kind = 'category'`;
  const { rows } = await sql<Counted>`
    select category, sum(count) as count from (
      select category, count(*) as count from entries
        where clinic = ${clinic} and created_by = ${user} and category in (${sql.join(categories)}) and created_at >= ${from}
          and category not in (${visited}) group by category
      union all
      select f.category, -count(*) as count from files f cross join entries e
        where e.clinic = f.clinic and e.file = f.id and e.created_by = ${user} and e.created_at >= ${from} and f.clinic = ${clinic} and f.category in (${sql.join(categories)}) and f.deleted_at is not null
          and f.category not in (${visited}) group by f.category) as parts
    group by category`.execute(db);
  return byCategory(rows);
}
