import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { dayFrom, dayIn } from './day-counts.ts';

/** The caller's own files by category, and how many of them began since a time. */
export async function countOwnFiles(
  context: Context,
  own: readonly string[],
  today: string,
): Promise<readonly (readonly [string, { readonly all: number; readonly today: number }])[]> {
  if (own.length === 0) return [];
  const { clinic, id: user } = signedIn(context);
  const rows = await context.db
    .selectFrom('files')
    .select(({ fn, eb }) => [
      'category',
      fn.countAll<number>().as('count'),
      fn.sum<number>(eb.case().when('created_at', '>=', today).then(1).else(0).end()).as('today'),
    ])
    .where('clinic', '=', clinic)
    .where('created_by', '=', user)
    .where('deleted_at', 'is', null)
    .where('category', 'in', [...own])
    .groupBy('category')
    .execute();
  return rows.map((row) => [row.category, { all: row.count, today: Number(row.today) }]);
}

/** Entries of the caller's own files since a time, by category and by day where clocks are `offset` minutes ahead of UTC. */
export async function countOwnEntries(
  context: Context,
  own: readonly string[],
  from: string,
  offset: number,
): Promise<{ readonly days: ReadonlyMap<string, number>; readonly entries: ReadonlyMap<string, number> }> {
  const [days, entries] = [new Map<string, number>(), new Map<string, number>()];
  if (own.length === 0) return { days, entries };
  const { clinic, id: user } = signedIn(context);
  const day = dayIn('e.created_at', offset);
  const { rows } = await sql<{ category: string; day: string; count: number }>`
    select f.category, ${day} as day, count(*) as count from files f
    join entries e on e.clinic = f.clinic and e.file = f.id and e.created_at >= ${from}
    where f.clinic = ${clinic} and f.created_by = ${user} and f.category in (${sql.join(own)}) and f.deleted_at is null
    group by f.category, ${day}`.execute(context.db);
  const add = (to: Map<string, number>, key: string, count: number) => to.set(key, (to.get(key) ?? 0) + count);
  for (const row of rows) {
    add(days, dayFrom(row.day), Number(row.count));
    add(entries, row.category, Number(row.count));
  }
  return { days, entries };
}
