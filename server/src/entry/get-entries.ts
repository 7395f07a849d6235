import type { CallBody } from '../../../src/api/contract/contract.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { reachFile } from '../guard/reach-file.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { contains } from '../db/dialect.ts';
import { searchText } from '../db/fold.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import { utc } from '../db/utc.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { selectEntries, toEntries, toScoredEntries } from '../answers/read-entries.ts';

type Query = CallBody<'/entry/getentries'>;

/** Entries of a file or a category, newest first; those in the bin are left out. */
export const getEntries: Handlers['/entry/getentries'] = async (context, query) => {
  const { category, file } = await placeOf(context, query);
  const limit = limitOf(query);
  const asked = { ...query, file };
  const rows = await entriesQuery(context, category, asked)
    .limit(limit + 1)
    .execute();
  const page = toPage(
    rows,
    limit,
    (row) => [row.created_at, row.id],
    (row) => row,
  );
  await auditRead(context, {
    clinic: category.clinic,
    role: category.role,
    action: 'entry.list',
    category: category.id,
    file,
    detail: { entries: page.items.map((row) => row.id) },
  });
  const all = entriesQuery(context, category, { ...asked, after: undefined })
    .clearSelect()
    .clearOrderBy();
  return {
    items:
      file === undefined
        ? await toEntries(context.db, page.items, category.role)
        : await toScoredEntries(context.db, rows, category.role, limit),
    next: page.next,
    total: await countUpTo(context.db, all.select('entries.id')),
  };
};

async function placeOf(
  context: Context,
  { file, category }: Query,
): Promise<{ readonly category: ReachedCategory; readonly file?: string }> {
  if (file !== undefined) {
    const reached = await reachFile(context, file, 'view');
    return { category: reached.category, file: reached.row.id };
  }
  if (category !== undefined) return { category: await reachCategory(context, category, 'view') };
  throw new ServerError('badbody', { fields: [{ path: 'file', rule: 'required', message: '' }] });
}

function entriesQuery(context: Context, category: ReachedCategory, query: Query) {
  const { file, from, to, after, search, version } = query;
  const position = fromCursor(after);
  const ownOnly = extentOf(category.role, 'view') === 'own';
  return selectEntries(context.db, category.clinic)
    .innerJoin('files', (join) =>
      join
        .onRef('files.clinic', '=', 'entries.clinic')
        .onRef('files.id', '=', 'entries.file')
        .on('files.deleted_at', 'is', null),
    )
    .where('entries.category', '=', category.id)
    .$if(file !== undefined, (select) => select.where('entries.file', '=', file ?? ''))
    .$if(ownOnly, (select) => select.where('files.created_by', '=', context.caller.user?.id ?? ''))
    .$if(search !== undefined, (select) => select.where(contains('files.search', searchText(search))))
    .$if(version !== undefined, (select) => select.where('entries.version', '=', version ?? 0))
    .$if(from !== undefined, (select) => select.where('entries.created_at', '>=', utc(from)))
    .$if(to !== undefined, (select) => select.where('entries.created_at', '<=', utc(to)))
    .$if(position !== undefined, (select) =>
      select.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('entries.created_at', 'entries.id'), '<', tuple(position?.[0] ?? '', position?.[1] ?? '')),
      ),
    )
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc');
}
