import type { Transaction } from 'kysely';
import { reachCategory } from '../guard/reach-category.ts';
import { auditRead, writeAudit } from '../audit/write-audit.ts';
import { countFile } from '../counts/change-counts.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { newestFirst } from '../db/newest-first.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context, ServerContext } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { runRegularly } from '../schedule/run-regularly.ts';
import { queueEvent } from '../webhook/queue-event.ts';
import { toFileItem } from './file-item.ts';
import { purgeFile } from './purge-file.ts';

const day = 24 * 60 * 60 * 1000;

/** Days that a file can be taken back out of the bin. */
export const binDays = 30;

/** What lies in a category's bin, the latest first. */
export const getRemovedFiles: Handlers['/file/getremovedfiles'] = async (context, query) => {
  const { clinic, id: category, role } = await reachCategory(context, query.category, 'remove');
  const position = fromCursor(query.after);
  const limit = limitOf(query);
  const removed = context.db
    .selectFrom('files')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('deleted_at', 'is not', null);
  const rows = await removed
    .selectAll()
    .$call(newestFirst('deleted_at', 'id', position))
    .limit(limit + 1)
    .execute();
  const page = toPage(
    rows,
    limit,
    (row) => [row.deleted_at ?? '', row.id],
    (row) => ({ file: toFileItem(row), removedAt: row.deleted_at ?? '', goneAt: goneAt(row.deleted_at ?? '') }),
  );
  await auditRead(context, {
    clinic,
    role,
    action: 'file.bin',
    category,
    detail: { files: page.items.map(({ file }) => file.id) },
  });
  return { ...page, total: await countUpTo(context.db, removed.select('id')) };
};

function goneAt(removedAt: string): string {
  return new Date(Date.parse(removedAt) + binDays * day).toISOString();
}

/** Takes a file back out of the bin; one that is not in it stays as it is. */
export const restoreFile: Handlers['/file/restorefile'] = async (context, { category: idOrSlug, id }) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'remove');
  return context.db.transaction().execute(async (transaction) => {
    const restored = await transaction
      .updateTable('files')
      .set({ deleted_at: null })
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (restored !== undefined) await countFile(transaction, restored, 1);
    const row = restored ?? (await fileOutside(transaction, { clinic, category, id }));
    await writeAudit(transaction, context, { clinic, role, action: 'file.restore', category, file: id });
    await queueEvent(transaction, context.clock, { clinic, category, event: 'file.restored', file: id });
    return toFileItem(row);
  });
};

async function fileOutside(
  transaction: Transaction<Schema>,
  { clinic, category, id }: { readonly clinic: string; readonly category: string; readonly id: string },
) {
  const row = await transaction
    .selectFrom('files')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return row;
}

const atOnce = 50;

/** Permanently deletes files that have been in the bin long enough; resolves to their number. */
export async function emptyBin(server: ServerContext): Promise<number> {
  const before = new Date(server.clock().getTime() - binDays * day).toISOString();
  const due = await server.db
    .selectFrom('files')
    .select(['clinic', 'id', 'category'])
    .where('deleted_at', '<', before)
    .limit(atOnce)
    .execute();
  const context: Context = { ...server, caller: { language: 'en', address: '' } };
  for (const { clinic, id, category } of due) {
    await server.db.transaction().execute(async (transaction) => {
      const still = await transaction
        .selectFrom('files')
        .select('id')
        .where('clinic', '=', clinic)
        .where('id', '=', id)
        .where('deleted_at', '<', before)
        .executeTakeFirst();
      if (still === undefined) return;
      const purged = await purgeFile(transaction, { clinic, id });
      await writeAudit(transaction, context, {
        clinic,
        role: 'none',
        action: 'file.binemptied',
        category,
        file: id,
        detail: { ...purged },
      });
    });
  }
  return due.length;
}

const everyMs = 15 * 60 * 1000;

/** Empties the bin now and again, until the function it returns is called. */
export function emptyBinRegularly(server: ServerContext): () => Promise<void> {
  const empty = async (): Promise<void> => {
    while ((await emptyBin(server)) === atOnce);
  };
  return runRegularly(empty, {
    everyMs,
    logger: server.logger,
    failure: 'the bin cannot be emptied',
    startsAtOnce: true,
  });
}
