import type { CallData } from '../../../src/api/contract/contract.ts';
import { extentOf } from '../access/rules.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { jsonField } from '../db/dialect.ts';
import { signedIn } from '../context/signed-in.ts';
import { countFresh } from './count-fresh.ts';
import { reachableCategories, type ReachableCategory } from '../guard/reachable-categories.ts';
import { countByDay, dayOf, midnight, toDays } from './day-counts.ts';

const shownDays = 30;

/** The figures of the first screen, over the categories the caller reads, in a handful of queries whatever their number. */
export const getDashboardSummary: Handlers['/dashboard/getsummary'] = async (context, { offset = 0 }) => {
  const { clinic, id: user } = signedIn(context);
  const reachable = (await reachableCategories(context)).filter(({ role }) => extentOf(role, 'view') !== 'none');
  const idsOf = (extent: 'all' | 'own') =>
    reachable.filter(({ role }) => extentOf(role, 'view') === extent).map(({ id }) => id);
  const [whole, own] = [idsOf('all'), idsOf('own')];
  const now = context.clock();
  const from = midnight(now, offset, shownDays - 1);
  const days = await countByDay(context.db, { clinic, categories: whole, from }, offset);
  for (const [day, count] of await countByDay(context.db, { clinic, categories: own, from, ownBy: user }, offset))
    days.set(day, (days.get(day) ?? 0) + count);
  const files = await countFiles(context, whole, own, midnight(now, offset));
  const entries = await countEntries(context, whole, own, from);
  const fresh = await countFresh(context, whole, from);
  const { waiting } = await context.db
    .selectFrom('notices')
    .select(({ fn }) =>
      fn
        .count<number>(jsonField(context.db, 'about', 'file'))
        .distinct()
        .as('waiting'),
    )
    .where('clinic', '=', clinic)
    .where('user_id', '=', user)
    .where('kind', 'in', ['shared', 'sent'])
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    filesToday: [...files.values()].reduce((sum, { today }) => sum + today, 0),
    entriesToday: days.get(dayOf(now.toISOString(), offset)) ?? 0,
    waitingShared: waiting,
    days: toDays(days),
    categories: reachable.map((category) => ({
      ...toItem(category, files, entries),
      fresh: fresh.get(category.id) ?? 0,
    })),
  };
};

type Item = Omit<CallData<'/dashboard/getsummary'>['categories'][number], 'fresh'>;

function toItem(
  { id, slug, title, project, headline, role }: ReachableCategory,
  files: ReadonlyMap<string, { all: number }>,
  entries: ReadonlyMap<string, number>,
): Item {
  return { id, slug, title, project, headline, role, files: files.get(id)?.all ?? 0, entries: entries.get(id) ?? 0 };
}

/** Files by category, and how many of them began today. */
async function countFiles(
  { db, caller }: Context,
  whole: readonly string[],
  own: readonly string[],
  today: string,
): Promise<Map<string, { readonly all: number; readonly today: number }>> {
  if (whole.length + own.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(({ fn, eb }) => [
      'category',
      fn.countAll<number>().as('count'),
      fn.sum<number>(eb.case().when('created_at', '>=', today).then(1).else(0).end()).as('today'),
    ])
    .where('clinic', '=', caller.user?.clinic ?? '')
    .where('deleted_at', 'is', null)
    .where('category', 'in', [...whole, ...own])
    .where(({ or, eb }) =>
      or([
        eb('created_by', '=', caller.user?.id ?? ''),
        ...(whole.length > 0 ? [eb('category', 'in', [...whole])] : []),
      ]),
    )
    .groupBy('category')
    .execute();
  return new Map(rows.map((row) => [row.category, { all: row.count, today: Number(row.today) }]));
}

async function countEntries(
  { db, caller }: Context,
  whole: readonly string[],
  own: readonly string[],
  from: string,
): Promise<Map<string, number>> {
  if (whole.length + own.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .innerJoin('files', (join) =>
      join
        .onRef('files.clinic', '=', 'entries.clinic')
        .onRef('files.id', '=', 'entries.file')
        .on('files.deleted_at', 'is', null),
    )
    .select(({ fn }) => ['entries.category', fn.countAll<number>().as('count')])
    .where('entries.clinic', '=', caller.user?.clinic ?? '')
    .where('entries.category', 'in', [...whole, ...own])
    .where('entries.created_at', '>=', from)
    .where(({ or, eb }) =>
      or([
        eb('files.created_by', '=', caller.user?.id ?? ''),
        ...(whole.length > 0 ? [eb('entries.category', 'in', [...whole])] : []),
      ]),
    )
    .groupBy('entries.category')
    .execute();
  return new Map(rows.map((row) => [row.category, row.count]));
}
