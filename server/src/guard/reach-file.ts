import { decide } from '../access/decide.ts';
import type { Action } from '../access/rules.ts';
import type { FoundFile, ReachedFile } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { CallingUser } from '../context/caller.ts';
import { ServerError } from '../errors/server-error.ts';
import { assertDeclared } from './assert-declared.ts';
import { findCategory } from './find-category.ts';
import { findShare, type FoundShare } from './find-share.ts';
import { keptId } from './kept-file.ts';
import { refuse } from './refuse.ts';

/**
 * The file of an id, if the caller may do this with it: by their role, or because somebody shared it with them.
 *
 * Denied attempts are recorded, in the caller's own clinic where the id is none of its files.
 */
export async function reachFile(context: Context, id: string, action: Action): Promise<ReachedFile> {
  assertDeclared(context.access, 'file', action);
  const { user } = context.caller;
  if (user === undefined) throw new ServerError('unauthenticated');
  const found = context.access?.files.get(id) ?? (await findFile(context, user, { clinic: user.clinic, id }));
  const byRole = decide({ action, isSignedIn: true, relation: found?.relation });
  if (byRole.outcome === 'allow') return remember(context, id, found as ReachedFile);
  const share = await findShare(context, id);
  const lent = share && (await findLentFile(context, user, { ...share, id }));
  const attempt = {
    clinic: found?.row.clinic ?? share?.clinic,
    role: found?.category.role ?? share?.sees ?? 'none',
    action: `file.${action}`,
    category: found?.row.category,
    file: id,
  };
  if (lent === undefined) return refuse(context, byRole, attempt);
  const byShare = decide({ action, isSignedIn: true, relation: lent.relation });
  return byShare.outcome === 'allow' ? remember(context, id, lent) : refuse(context, byShare, attempt);
}

function remember(context: Context, id: string, file: ReachedFile): ReachedFile {
  context.access?.files.set(id, file);
  return file;
}

interface FileKey {
  readonly clinic: string;
  readonly id: string;
}

async function findFile(context: Context, user: CallingUser, { clinic, id }: FileKey): Promise<FoundFile | undefined> {
  const row = await context.db
    .selectFrom('files')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', keptId(clinic, id))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const category = row && (await findCategory(context, row.category));
  return row && category && { row, category, relation: { role: category.role, isOwn: row.created_by === user.id } };
}

/** The file as the receiver of a share sees it. */
async function findLentFile(
  context: Context,
  user: CallingUser,
  share: FoundShare & FileKey,
): Promise<ReachedFile | undefined> {
  const found = await findFile(context, user, share);
  const relation = found && { ...found.relation, share: share.may };
  return found && relation && { row: found.row, category: { ...found.category, role: share.sees }, relation };
}
