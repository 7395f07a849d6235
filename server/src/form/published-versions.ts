import { reachCategory } from '../guard/reach-category.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';

export const getVersions: Handlers['/category/getversions'] = async (context, body) => {
  const { clinic, id, version: live } = await reachCategory(context, body.category, 'design');
  const rows = await context.db
    .selectFrom('versions')
    .leftJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'versions.clinic').onRef('users.id', '=', 'versions.published_by'),
    )
    .select(['version', 'published_at', 'note', 'withdrawn_at', 'first_name', 'last_name'])
    .where('versions.clinic', '=', clinic)
    .where('versions.category', '=', id)
    .orderBy('version', 'desc')
    .execute();
  // One walk over the entries for all versions, not one for each.
  const counts = await context.db
    .selectFrom('entries')
    .select(({ fn }) => ['version', fn.countAll<number>().as('count')])
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .groupBy('version')
    .execute();
  const entries = new Map(counts.map(({ version, count }) => [version, count]));
  return rows.map((row) => ({
    version: row.version,
    publishedAt: row.published_at,
    publishedBy: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    ...(row.note !== null && { note: row.note }),
    entries: entries.get(row.version) ?? 0,
    isLive: row.version === live,
    ...(row.withdrawn_at !== null && { withdrawnAt: row.withdrawn_at }),
  }));
};

export const storeVersion: Handlers['/category/storeversion'] = async (context, { category, version, note }) => {
  const { clinic, id } = await reachCategory(context, category, 'design');
  const changed = await context.db
    .updateTable('versions')
    .set({ note: note.trim() || null })
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new ServerError('unknown');
  return {};
};
