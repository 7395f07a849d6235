import type { FormLink } from '../../../src/api/contract/sharing.ts';
import type { Answers } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { countUpTo } from '../db/count-up-to.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import { newestFirst } from '../db/newest-first.ts';
import { fromCursor, limitOf, toPage, type ListQuery } from '../db/page.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { linkState } from './live-link.ts';
import { linkUrl } from './link-url.ts';

/** A page of the links to a form: of all of them for who sees all its files, of one's own for others. */
export const getLinks: Handlers['/app/getlinks'] = async (context, { category: idOrSlug, ...query }) => {
  const category = await reachCategory(context, idOrSlug, 'fill');
  const rows = await findRows(context, category, query);
  const total = await countUpTo(context.db, linksTo(context, category).select('short_links.id'));
  const uses = await usesOf(
    context.db,
    category.clinic,
    rows.map(({ id }) => id),
  );
  const page = toPage(
    rows,
    limitOf(query),
    (row) => [row.created_at, row.id],
    (row) => toItem(context, category, row, uses.get(row.id)),
  );
  const files = page.items.flatMap(({ patient }) => (patient === null ? [] : [patient.file]));
  if (files.length > 0)
    await auditRead(context, {
      clinic: category.clinic,
      role: category.role,
      action: 'link.list',
      category: category.id,
      detail: { files },
    });
  return { ...page, total };
};

type Row = Awaited<ReturnType<typeof findRows>>[number];
type Uses = Awaited<ReturnType<typeof usesOf>> extends ReadonlyMap<string, infer Of> ? Of : never;

/** Of all who made one, or one's own; those that an EHR opens are nobody's to look after. */
function linksTo(context: Context, { clinic, id, role }: ReachedCategory) {
  return context.db
    .selectFrom('short_links')
    .where('short_links.clinic', '=', clinic)
    .where('short_links.category', '=', id)
    .where('short_links.kind', '=', 'form')
    .where('short_links.launch', 'is', null)
    .$if(extentOf(role, 'view') !== 'all', (select) =>
      select.where('short_links.created_by', '=', signedIn(context).id),
    );
}

function findRows(context: Context, category: ReachedCategory, query: ListQuery) {
  const position = fromCursor(query.after);
  return linksTo(context, category)
    .leftJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'short_links.clinic').onRef('users.id', '=', 'short_links.created_by'),
    )
    .leftJoin('files', (join) =>
      join
        .onRef('files.clinic', '=', 'short_links.clinic')
        .onRef('files.id', '=', 'short_links.file')
        .on('files.deleted_at', 'is', null),
    )
    .selectAll('short_links')
    .select(['users.first_name', 'users.last_name', 'files.patient', 'files.created_by as file_by'])
    .$call(newestFirst('short_links.created_at', 'short_links.id', position))
    .limit(limitOf(query) + 1)
    .execute();
}

/** How many entries came by each link, and when the last did. */
async function usesOf(db: Database, clinic: string, links: readonly string[]) {
  if (links.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('entries')
    .select(({ fn }) => ['link', fn.countAll<number | string>().as('count'), fn.max('created_at').as('last')])
    .where('clinic', '=', clinic)
    .where('link', 'in', [...links])
    .groupBy('link')
    .execute();
  return new Map(rows.map((row) => [row.link ?? '', { count: Number(row.count), last: row.last }]));
}

function toItem(context: Context, { role }: ReachedCategory, row: Row, uses: Uses | undefined): FormLink {
  const { id: user } = signedIn(context);
  const seesFile = extentOf(role, 'view') === 'all' || row.file_by === user;
  return {
    id: row.id,
    url: linkUrl(context, row.link),
    label: row.label,
    createdBy: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    language: row.language,
    singleUse: row.single_use === 1,
    prefilled: row.answers === null ? [] : Object.keys(fromJson<Answers>(row.answers)),
    patient:
      row.file === null || row.patient === null || !seesFile
        ? null
        : { file: row.file, name: fromJson<Patient>(row.patient).name ?? '' },
    entries: uses?.count ?? 0,
    usedAt: uses?.last ?? row.used_at,
    state: linkState(row, context.clock()),
    canRevoke: row.created_by === user || extentOf(role, 'remove') === 'all',
  };
}
