import { createHash } from 'node:crypto';
import type { ReachedCategory } from '../context/call-access.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { UploadTable } from '../db/schema/files.ts';
import { openCategory } from '../form/get-form.ts';
import { findVersion } from '../form/versions.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { acceptFile } from './accept-file.ts';
import { assertRoom } from './assert-room.ts';
import { lineOf } from '../http/limits/pace-bodies.ts';
import { mayUse, toAttachment } from './stored-upload.ts';
import { takesFiles } from './takes-files.ts';

/** Keeps one file, once, however often it is sent. */
export const storeUpload: Handlers['/uploads/store'] = async (context, { id, category: named, into }, file) => {
  const category = await openCategory(context, named, into);
  const hash = createHash('sha256').update(category.id).update(file.bytes).digest('hex');
  const earlier = await findEarlier(context, category.clinic, id, hash);
  if (earlier !== undefined) return earlier;
  await assertWanted(context, category);
  await assertRoom(context, category);
  const accepted = await acceptFile(file, lineOf(context.caller));
  const row = {
    clinic: category.clinic,
    id,
    category: category.id,
    name: accepted.name,
    type: accepted.type,
    size: accepted.bytes.length,
    sent_hash: hash,
    bytes: accepted.bytes.toString('base64'),
    created_by: context.caller.user?.id ?? null,
    created_at: context.clock().toISOString(),
    file: null,
    entry: null,
  };
  const kept = await keep(context, category, row);
  return kept ? toAttachment(row) : ((await findEarlier(context, category.clinic, id, hash)) ?? refuseTaken());
};

function refuseTaken(): never {
  throw new ServerError('idtaken');
}

/** Repeats the first reply; throws `idtaken` where something else was sent under the id. */
async function findEarlier(context: Context, clinic: string, id: string, hash: string) {
  const row = await context.db
    .selectFrom('uploads')
    .select(['id', 'name', 'type', 'size', 'sent_hash', 'created_by'])
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.sent_hash !== hash || !mayUse(row, context.caller.user?.id)) throw new ServerError('idtaken');
  return toAttachment(row);
}

/** The published form, or an earlier version that was filled offline, has file questions. */
async function assertWanted(context: Context, category: ReachedCategory): Promise<void> {
  if (category.settings.withdrawn) throw new ServerError('withdrawn');
  for (let version = category.version ?? 0; version > 0; version -= 1) {
    const definition = await findVersion(context.db, category, version);
    if (definition !== undefined && takesFiles(definition)) return;
  }
  throw new ServerError(category.version === null ? 'unpublished' : 'forbidden');
}

/** False where the id is taken by now. */
async function keep(context: Context, category: ReachedCategory, row: UploadTable): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('uploads')
      .values(row)
      .onConflict((conflict) => conflict.columns(['clinic', 'id']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await writeAudit(transaction, context, {
      clinic: row.clinic,
      role: category.role,
      action: 'upload.store',
      category: row.category,
      detail: { upload: row.id, size: row.size, type: row.type },
    });
    return true;
  });
}
