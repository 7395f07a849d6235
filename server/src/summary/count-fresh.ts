import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { countsIn } from '../counts/read-counts.ts';
import { quarterEndIn, quarterFrom, quarterIn } from '../db/quarter.ts';

interface Asked {
  readonly clinic: string;
  readonly user: string;
  readonly categories: readonly string[];
  readonly from: string;
}

/**
 * Responses by others since the caller last opened each of the forms, whose files they read; of a form never opened, those since `from`.
 *
 * All that were stored after the quarter of an hour of that visit, without the caller's own, and those of that quarter one by one.
 */
export async function countFresh(
  context: Context,
  categories: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, number>> {
  if (categories.length === 0) return new Map();
  const { clinic, id: user } = signedIn(context);
  const asked = { clinic, user, categories, from };
  const parts = [sinceVisit(context, asked), sql`select category, -count from (${ownSinceVisit(asked)}) as own`];
  const { rows } = await sql<{ category: string; count: number }>`
    select category, sum(count) as count from (
      ${sql.join([...parts, inQuarterOfVisit(asked)], sql` union all `)}) as parts group by category`.execute(
    context.db,
  );
  return new Map(rows.map(({ category, count }) => [category, Number(count)]));
}

const visitEnd = sql.raw(quarterEndIn('v.visited_at'));
const visitOf = (user: string, category: string) =>
  sql`visits v on v.clinic = ${sql.ref(`${category}.clinic`)} and v.user_id = ${user} and v.kind = 'category' and v.id = ${sql.ref(`${category}.category`)}`;
const keptFile = sql`files f on f.clinic = e.clinic and f.id = e.file and f.deleted_at is null`;

function sinceVisit({ db }: Context, { clinic, user, categories, from }: Asked): RawBuilder<unknown> {
  const counted = countsIn(db, { clinic, categories, from: quarterFrom(from) });
  return sql`select c.category, sum(c.entries) as count
    from (select ${clinic} as clinic, category, span, entries from (${counted}) as counted) as c left join ${visitOf(user, 'c')}
    where v.visited_at is null or c.span > ${sql.raw(quarterIn('v.visited_at'))} group by c.category`;
}

const ownSinceVisit = ({ clinic, user, categories, from }: Asked): RawBuilder<unknown> =>
  sql`select e.category, count(*) as count from entries e join ${keptFile} left join ${visitOf(user, 'e')}
    where e.clinic = ${clinic} and e.created_by = ${user} and e.category in (${sql.join(categories)}) and e.created_at >= ${from}
      and (v.visited_at is null or e.created_at > ${visitEnd}) group by e.category`;

const inQuarterOfVisit = ({ clinic, user, categories, from }: Asked): RawBuilder<unknown> =>
  sql`select e.category, count(*) as count from visits v
    join entries e on e.clinic = v.clinic and e.category = v.id and e.created_at > v.visited_at and e.created_at <= ${visitEnd}
    join ${keptFile}
    where v.clinic = ${clinic} and v.user_id = ${user} and v.kind = 'category' and v.id in (${sql.join(categories)})
      and e.created_at >= ${from} and (e.created_by is null or e.created_by <> ${user}) group by e.category`;
