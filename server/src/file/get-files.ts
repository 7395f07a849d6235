import { reachCategory } from '../access/find-category.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/audit.ts';
import { contains } from '../db/dialect.ts';
import { searchText } from '../db/fold.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import { utc } from '../db/utc.ts';
import type { Handlers } from '../http/handler.ts';
import { toFileItem } from './file-item.ts';

/** What files can be sorted by: the column, which way, and the time that `from` and `to` speak of. */
const sorts = {
  updated: { column: 'updated_at', direction: 'desc', time: 'updated_at' },
  created: { column: 'created_at', direction: 'desc', time: 'created_at' },
  name: { column: 'sort_name', direction: 'asc', time: 'updated_at' },
} as const;

/** A page of a category's files; whoever sees only their own gets those. */
export const getFiles: Handlers['/file/getfiles'] = async (context, { category: idOrSlug, sort = 'updated', from, to, search, after, limit: asked }) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'view');
  const { column, direction, time } = sorts[sort];
  const position = fromCursor(after);
  const limit = limitOf({ limit: asked });
  const rows = await context.db.selectFrom('files').select(['id', 'category', 'patient', 'entries', 'created_at', 'updated_at', 'sort_name'])
    .where('clinic', '=', clinic).where('category', '=', category).where('deleted_at', 'is', null)
    .$if(extentOf(role, 'view') === 'own', (select) => select.where('created_by', '=', context.caller.user?.id ?? ''))
    .$if(search !== undefined, (select) => select.where(contains('search', searchText(search))))
    .$if(from !== undefined, (select) => select.where(time, '>=', utc(from)))
    .$if(to !== undefined, (select) => select.where(time, '<=', utc(to)))
    .$if(position !== undefined, (select) => select.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, 'id'), direction === 'asc' ? '>' : '<', tuple(position?.[0] ?? '', position?.[1] ?? ''))))
    .orderBy(column, direction).orderBy('id', direction).limit(limit + 1).execute();
  const page = toPage(rows, limit, (row) => [row[column], row.id], toFileItem);
  await auditRead(context, { clinic, role, action: 'file.list', category, detail: { files: page.items.map((file) => file.id) } });
  return page;
};
