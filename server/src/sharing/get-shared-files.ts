import { sql } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { auditRead } from '../audit/write-audit.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { contains } from '../db/dialect.ts';
import { searchText } from '../db/fold.ts';
import { fromJson } from '../db/json.ts';
import { newestFirst } from '../db/newest-first.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { sharesWith } from '../guard/find-share.ts';
import { nameOf } from './share-file.ts';

/** Files that others share with the caller, newest first; one that was shared in several ways is listed once, with the stronger right. */
export const getSharedFiles: Handlers['/file/getsharedfiles'] = async (context, query) => {
  const position = fromCursor(query.after);
  const limit = limitOf(query);
  const rows = await context.db
    .selectFrom(sharedRows(context, query).as('listed'))
    .selectAll()
    .where('rank', '=', 1)
    .$call(newestFirst('listed.created_at', 'listed.id', position))
    .limit(limit + 1)
    .execute();
  const page = toPage(
    rows,
    limit,
    (row) => [row.created_at, row.id],
    (row) => row,
  );
  const items = page.items.map((row) => ({
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

/** 1 for the share that a file is listed by: of several, the newest of those that may be written. */
const strongestFirst = sql<number>`row_number() over (partition by shares.clinic, shares.file
  order by shares.may desc, shares.created_at desc, shares.id desc)`;

/** Shares that reach the caller, with what a list shows of their files. */
function sharedRows(context: Context, { search, file }: CallBody<'/file/getsharedfiles'>) {
  return (
    sharesWith(context)
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
        strongestFirst.as('rank'),
      ])
      // A list is of what others share; how one file came to the caller may be their own doing, in a group of theirs.
      .$if(file === undefined, (select) =>
        select.where(({ or, eb }) =>
          or([eb('shares.shared_by', 'is', null), eb('shares.shared_by', '<>', signedIn(context).id)]),
        ),
      )
      .$if(file !== undefined, (select) => select.where('shares.file', '=', file ?? ''))
      .$if(search !== undefined, (select) => select.where(contains('files.search', searchText(search))))
  );
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
