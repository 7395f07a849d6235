import type { CallData } from '../../../src/api/contract/contract.ts';
import { extentOf } from '../access/rules.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { countByCategory, countFiles } from '../counts/read-counts.ts';
import { jsonField } from '../db/dialect.ts';
import { quarterFrom } from '../db/quarter.ts';
import { signedIn } from '../context/signed-in.ts';
import { countOwnEntries, countOwnFiles } from './count-own.ts';
import { countShown } from './count-shown.ts';
import { reachableCategories, type ReachableCategory } from '../guard/reachable-categories.ts';
import { countByDay, dayOf, dividesAtQuarters, midnight, toDays } from './day-counts.ts';

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
  const { days: quarterDays, entries: wholeEntries, fresh } = await countShown(context, whole, from, offset);
  const days = dividesAtQuarters(offset)
    ? quarterDays
    : await countByDay(context.db, { clinic, categories: whole, from }, offset);
  const ownEntries = await countOwnEntries(context, own, from, offset);
  for (const [day, count] of ownEntries.days) days.set(day, (days.get(day) ?? 0) + count);
  const files = await countShownFiles(context, whole, own, midnight(now, offset));
  const entries = new Map([...wholeEntries, ...ownEntries.entries]);
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
async function countShownFiles(
  context: Context,
  whole: readonly string[],
  own: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, { readonly all: number; readonly today: number }>> {
  const { db } = context;
  const { clinic } = signedIn(context);
  const all = await countFiles(db, clinic, whole);
  const begun = await countByCategory(db, { clinic, categories: whole, from: quarterFrom(today) });
  return new Map([
    ...whole.map((id) => [id, { all: all.get(id) ?? 0, today: begun.get(id)?.files ?? 0 }] as const),
    ...(await countOwnFiles(context, own, today)),
  ]);
}
