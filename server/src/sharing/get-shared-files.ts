import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { auditRead } from '../audit/write-audit.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { contains } from '../db/dialect.ts';
import { searchText } from '../db/fold.ts';
import { fromJson } from '../db/json.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { sharesWith } from '../guard/find-share.ts';
import { nameOf } from './share-file.ts';

/** Files shared with the caller, newest first; one that was shared in several ways is listed once, with the stronger right. */
export const getSharedFiles: Handlers['/file/getsharedfiles'] = async (context, query) => {
  const position = fromCursor(query.after);
  const limit = limitOf(query);
  const rows = await sharedRows(context, query)
    .$if(position !== undefined, (select) =>
      select.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('shares.created_at', 'shares.id'), '<', tuple(position?.[0] ?? '', position?.[1] ?? '')),
      ),
    )
    .orderBy('shares.created_at', 'desc')
    .orderBy('shares.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = toPage(
    rows,
    limit,
    (row) => [row.created_at, row.id],
    (row) => row,
  );
  const items = strongest(page.items).map((row) => ({
    file: row.file,
    category: row.category,
    categoryTitle: fromJson<Localized>(row.title),
    clinicTitle: fromJson<Localized>(row.clinicTitle),
    name: fromJson<Patient>(row.patient).name ?? '',
    right: row.may,
    note: row.note,
    sharedBy: nameOf(row),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
  await auditLists(context, page.items);
  const files = sharedRows(context, query).clearSelect().select('shares.file as id').distinct();
  return { items, next: page.next, total: await countUpTo(context.db, files) };
};

function sharedRows(context: Context, { search, file }: CallBody<'/file/getsharedfiles'>) {
  return sharesWith(context)
    .innerJoin('files', (join) =>
      join
        .onRef('files.clinic', '=', 'shares.clinic')
        .onRef('files.id', '=', 'shares.file')
        .on('files.deleted_at', 'is', null),
    )
    .innerJoin('categories', (join) =>
      join.onRef('categories.clinic', '=', 'files.clinic').onRef('categories.id', '=', 'files.category'),
    )
    .innerJoin('clinics', 'clinics.id', 'shares.clinic')
    .leftJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'shares.clinic').onRef('users.id', '=', 'shares.shared_by'),
    )
    .select([
      'shares.id',
      'shares.file',
      'shares.note',
      'shares.created_at',
      'shares.expires_at',
      'files.category',
      'files.patient',
      'categories.title',
      'clinics.title as clinicTitle',
      'users.first_name',
      'users.last_name',
    ])
    .$if(file !== undefined, (select) => select.where('shares.file', '=', file ?? ''))
    .$if(search !== undefined, (select) => select.where(contains('files.search', searchText(search))));
}

function strongest<Row extends { readonly file: string; readonly may: string }>(rows: readonly Row[]): readonly Row[] {
  const best = new Map<string, Row>();
  for (const row of rows)
    if (!best.has(row.file) || (row.may === 'write' && best.get(row.file)?.may !== 'write')) best.set(row.file, row);
  return [...best.values()];
}

/** Each clinic whose patients were named has the read in its own log. */
async function auditLists(
  context: Context,
  rows: readonly { readonly clinic: string; readonly file: string }[],
): Promise<void> {
  for (const clinic of new Set(rows.map((row) => row.clinic))) {
    const files = rows.filter((row) => row.clinic === clinic).map((row) => row.file);
    await auditRead(context, { clinic, role: 'shared', action: 'file.listshared', detail: { files } });
  }
}
