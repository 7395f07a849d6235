import { sql } from 'kysely';
import { reachCategory } from '../guard/reach-category.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { utc } from '../db/utc.ts';
import type { Handlers } from '../context/handler.ts';
import { toFileItem } from './file-item.ts';
import { isFound, searchedIn, searchFiles } from './find-words.ts';
import { isOnWeekday } from './weekday.ts';

/** What files can be sorted by: the column, which way, and the time that `from`, `to` and `weekday` speak of. */
const sorts = {
  updated: { column: 'updated_at', direction: 'desc', time: 'updated_at' },
  created: { column: 'created_at', direction: 'desc', time: 'created_at' },
  name: { column: 'sort_name', direction: 'asc', time: 'updated_at' },
} as const;

/** A page of a category's files; those who may only see their own get those. */
export const getFiles: Handlers['/file/getfiles'] = async (
  context,
  { category: idOrSlug, sort: wanted, from, to, weekday, offset = 0, search, after, limit: most },
) => {
  const reached = await reachCategory(context, idOrSlug, 'view');
  const { clinic, id: category, role, settings } = reached;
  const { column, direction, time } = sorts[wanted ?? (settings.sortByDate === false ? 'name' : 'updated')];
  const position = fromCursor(after);
  const limit = limitOf({ limit: most });
  const found = search === undefined ? undefined : await searchFiles(context.db, searchedIn(context, reached), search);
  // Where few files are meant, the index that the list is sorted by is kept out of it: walking it would pass by all others.
  const matching = context.db
    .selectFrom('files')
    .where('clinic', '=', clinic)
    .where(found?.ids ? sql<boolean>`category || '' = ${category}` : sql<boolean>`category = ${category}`)
    .where('deleted_at', 'is', null)
    .$if(extentOf(role, 'view') === 'own', (select) => select.where('created_by', '=', context.caller.user?.id ?? ''))
    .$if(found !== undefined, (select) => select.where(isFound(context.db, 'files.id', found!)))
    .$if(from !== undefined, (select) => select.where(time, '>=', utc(from)))
    .$if(to !== undefined, (select) => select.where(time, '<=', utc(to)))
    .$if(weekday !== undefined, (select) => select.where(isOnWeekday(context.db, time, weekday ?? 0, offset)));
  const rows = await matching
    .select(['id', 'category', 'patient', 'entries', 'created_at', 'updated_at', 'sort_name'])
    .$if(position !== undefined, (select) =>
      select.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(column, 'id'), direction === 'asc' ? '>' : '<', tuple(position?.[0] ?? '', position?.[1] ?? '')),
      ),
    )
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute();
  const page = toPage(rows, limit, (row) => [row[column], row.id], toFileItem);
  await auditRead(context, {
    clinic,
    role,
    action: 'file.list',
    category,
    detail: { files: page.items.map((file) => file.id) },
  });
  return {
    ...page,
    total: await countUpTo(context.db, matching.select('id')),
    ...(found?.isBegun && { byBeginning: true }),
  };
};
