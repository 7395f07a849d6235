import { reachFile } from '../guard/reach-file.ts';
import { auditRead } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import type { UploadTable } from '../db/schema/files.ts';
import { selectEntries, toEntries } from '../answers/read-entries.ts';
import type { Context } from '../context/context.ts';
import type { Handlers, Stream } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import type { Role } from '../../../src/engine/definition/types.ts';

/** An upload's bytes, for those who may view its patient file and see its question; each read is recorded. */
export const getUpload: Handlers['/uploads/:id'] = async (context, { id }) => {
  const user = signedIn(context);
  const row = await context.db
    .selectFrom('uploads')
    .selectAll()
    .where('clinic', '=', user.clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || !(await maySee(context, row))) throw new ServerError('unknown');
  return toStream(row);
};

/** One that no entry names yet is its sender's alone. */
async function maySee(context: Context, row: UploadTable): Promise<boolean> {
  if (row.file === null || row.entry === null)
    return row.created_by !== null && row.created_by === context.caller.user?.id;
  const { category } = await reachFile(context, row.file, 'view');
  if (!(await isShownTo(context.db, row, category.role))) return false;
  await auditRead(context, {
    clinic: row.clinic,
    role: category.role,
    action: 'upload.view',
    category: row.category,
    file: row.file,
    entry: row.entry,
    detail: { upload: row.id },
  });
  return true;
}

/** Whether the entry, cut to what the role may see, still names it. */
async function isShownTo(database: Database, { clinic, file, id }: UploadTable, role: Role): Promise<boolean> {
  const rows = await selectEntries(database, clinic)
    .where('entries.file', '=', file ?? '')
    .execute();
  return (await toEntries(database, rows, role)).some(({ answers }) => JSON.stringify(answers).includes(`"${id}"`));
}

/** Pictures were re-encoded here and may be shown inline; everything else is a download. */
function toStream({ type, name, bytes }: UploadTable): Stream {
  const isPicture = type.startsWith('image/');
  const headers = { 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'private, no-store' };
  return {
    type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    ...(!isPicture && { name }),
    headers,
    body: Buffer.from(bytes, 'base64'),
  };
}
