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

/** Entries since a midnight, by day and by form, and those that are new to the caller: all in one pass over what has been counted. */
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
    const count = Number(row.entries);
    if (count !== 0) add(days, dayFrom(row.day), count);
    add(entries, row.category, count);
    add(fresh, row.category, Number(row.fresh));
  }
  for (const row of await countAround(context, asked)) add(fresh, row.category, Number(row.count));
  return { days, entries, fresh };
}

/** Whole quarters of an hour; fresh are those after the one of the visit, which is looked up once for each form. */
async function countKept({ db }: Context, { clinic, user, categories, from }: Asked, offset: number) {
  const day = dayIn('c.span', offset);
  const { rows } = await sql<{ category: string; day: string; entries: number; fresh: number }>`
    with seen as materialized (select id, ${sql.raw(quarterIn('visited_at'))} as span from visits
      where clinic = ${clinic} and user_id = ${user} and kind = 'category')
    select c.category, ${day} as day, sum(c.entries) as entries,
      sum(case when seen.span is null or c.span > seen.span then c.entries else 0 end) as fresh
    from (${countsIn(db, { clinic, categories, from: quarterFrom(from) })}) as c left join seen on seen.id = c.category
    group by c.category, ${day}`.execute(db);
  return rows;
}

/** What is to be added to that: others' entries of the quarter of the visit, one by one, and the caller's own, taken off. */
async function countAround({ db }: Context, asked: Asked) {
  const { rows } = await sql<{ category: string; count: number }>`
    select category, sum(count) as count from (
      ${sql.join([ownOfUnvisited(asked), ownSinceVisit(asked), inQuarterOfVisit(asked)], sql` union all `)}
    ) as parts group by category`.execute(db);
  return rows;
}

const visitEnd = sql.raw(quarterEndIn('v.visited_at'));
const keptFile = sql`files f on f.clinic = e.clinic and f.id = e.file and f.deleted_at is null`;
const visitsOf = ({ clinic, user, categories }: Asked) =>
  sql`v.clinic = ${clinic} and v.user_id = ${user} and v.kind = 'category' and v.id in (${sql.join(categories)})`;

const ownOfUnvisited = ({ clinic, user, categories, from }: Asked): RawBuilder<unknown> =>
  sql`select e.category, -count(*) as count from entries e join ${keptFile}
    where e.clinic = ${clinic} and e.created_by = ${user} and e.category in (${sql.join(categories)}) and e.created_at >= ${from}
      and e.category not in (select id from visits where clinic = ${clinic} and user_id = ${user} and kind = 'category')
    group by e.category`;

const ownSinceVisit = (asked: Asked): RawBuilder<unknown> =>
  sql`select e.category, -count(*) as count from visits v
    join entries e on e.clinic = v.clinic and e.created_by = ${asked.user} and e.category = v.id and e.created_at > ${visitEnd}
    join ${keptFile} where ${visitsOf(asked)} and e.created_at >= ${asked.from} group by e.category`;

const inQuarterOfVisit = (asked: Asked): RawBuilder<unknown> =>
  sql`select e.category, count(*) as count from visits v
    join entries e on e.clinic = v.clinic and e.category = v.id and e.created_at > v.visited_at and e.created_at <= ${visitEnd}
    join ${keptFile}
    where ${visitsOf(asked)} and e.created_at >= ${asked.from} and (e.created_by is null or e.created_by <> ${asked.user})
    group by e.category`;
