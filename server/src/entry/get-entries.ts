import { sql, type RawBuilder } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { reachFile } from '../guard/reach-file.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import { countUpTo, mostCounted } from '../db/count-up-to.ts';
import type { Database } from '../db/database.ts';
import { byIndex } from '../db/dialect.ts';
import { newestFirst } from '../db/newest-first.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import { utc } from '../db/utc.ts';
import { isFound, searchedIn, searchFiles, termOf, type Search } from '../file/find-words.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { selectEntries, toEntries, toScoredEntries } from '../answers/read-entries.ts';

type Query = CallBody<'/entry/getentries'>;

/** Entries of a file or a category, newest first; those in the bin are left out. */
export const getEntries: Handlers['/entry/getentries'] = async (context, query) => {
  const { category, file } = await placeOf(context, query);
  const limit = limitOf(query);
  const found = await foundBy(context, category, query);
  const asked = { ...query, file, found };
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
  return {
    items:
      file === undefined
        ? await toEntries(context.db, page.items, category.role)
        : await toScoredEntries(context.db, rows, category.role, limit),
    next: page.next,
    total: await totalOf(context, category, asked),
  };
};

/** Responses of many files are counted by the number that each of these has, where nothing else is asked of them. */
async function totalOf(context: Context, category: ReachedCategory, asked: Asked): Promise<number> {
  const { db } = context;
  const { file, found, from, to, version } = asked;
  if (found?.ids !== undefined || [file, from, to, version].some((given) => given !== undefined))
    return countUpTo(
      db,
      entriesQuery(context, category, { ...asked, after: undefined })
        .clearSelect()
        .clearOrderBy()
        .select('entries.id'),
    );
  const isOwn = extentOf(category.role, 'view') === 'own';
  const { rows } = await sql<{ total: number }>`select sum(entries) as total from (
    select entries from files ${byIndex(db, isOwn ? 'files_own' : 'files_name')}
    where clinic = ${category.clinic} and category = ${category.id} and deleted_at is null and entries > 0
      ${found === undefined ? sql`` : sql`and ${isFound(db, 'files.id', found)}`} ${isOwn ? sql`and created_by = ${context.caller.user?.id ?? ''}` : sql``}
    limit ${mostCounted}) as counted`.execute(db);
  return Math.min(Number(rows[0]?.total ?? 0), mostCounted);
}

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

/** In a file that was named there is nothing to look for but whether it holds the text. */
async function foundBy(
  context: Context,
  category: ReachedCategory,
  { file, search }: Query,
): Promise<Search | undefined> {
  if (search === undefined) return undefined;
  if (file === undefined) return searchFiles(context.db, searchedIn(context, category), search);
  return { text: termOf(search) ?? '', ids: undefined, isBegun: false };
}

type Asked = Omit<Query, 'search'> & { readonly found?: Search | undefined };

/** Where few files are meant, the index that the list is sorted by is kept out of it: walking it would pass by all others. */
function entriesQuery(context: Context, category: ReachedCategory, query: Asked) {
  const { file, from, to, after, found, version } = query;
  const position = fromCursor(after);
  const ownOnly = extentOf(category.role, 'view') === 'own';
  return selectEntries(context.db, category.clinic)
    .innerJoin('files', (join) =>
      join
        .onRef('files.clinic', '=', 'entries.clinic')
        .onRef('files.id', '=', 'entries.file')
        .on('files.deleted_at', 'is', null),
    )
    .where(
      found?.ids
        ? sql<boolean>`entries.category || '' = ${category.id}`
        : sql<boolean>`entries.category = ${category.id}`,
    )
    .$if(file !== undefined, (select) => select.where('entries.file', '=', file ?? ''))
    .$if(ownOnly, (select) => select.where('files.created_by', '=', context.caller.user?.id ?? ''))
    .$if(found !== undefined, (select) => select.where(isOfFound(context.db, category.clinic, found!)))
    .$if(version !== undefined, (select) => select.where('entries.version', '=', version ?? 0))
    .$if(from !== undefined, (select) => select.where('entries.created_at', '>=', utc(from)))
    .$if(to !== undefined, (select) => select.where('entries.created_at', '<=', utc(to)))
    .$call(newestFirst('entries.created_at', 'entries.id', position));
}

/** Looked up by its file, where these are few. */
function isOfFound(db: Database, clinic: string, found: Search): RawBuilder<boolean> {
  if (found.ids === undefined) return isFound(db, 'files.id', found);
  return sql<boolean>`entries.id in (select of_found.id from entries as of_found ${byIndex(db, 'entries_file')}
    where of_found.clinic = ${clinic} and ${isFound(db, 'of_found.file', found)})`;
}
