import { writeDenial } from '../audit/audit.ts';
import type { Selectable } from 'kysely';
import type { FileTable } from '../db/schema.ts';
import type { CallingUser, Caller, Context } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { findShare } from '../sharing/find-share.ts';
import { assertInRow } from './asked.ts';
import { assertMay } from './assert-may.ts';
import { keptFile } from '../file/kept-file.ts';
import { findCategory, type FoundCategory, type ReachedCategory } from './find-category.ts';
import { mayByShare, type Action, type Relation } from './rules.ts';

export interface FoundFile {
  readonly row: Selectable<FileTable>;
  readonly category: FoundCategory;
}

export interface ReachedFile {
  readonly row: Selectable<FileTable>;
  /** With the role the caller has there, or the one a share lends them. */
  readonly category: ReachedCategory;
}

/**
 * The file of an id, if the caller may do that with it: by their role, or because somebody shared it with them.
 *
 * A denied try is written down, in the caller's own clinic where the id is none of its files.
 */
export async function reachFile(context: Context, id: string, action: Action): Promise<ReachedFile> {
  assertInRow(context.asked, 'file', action);
  const { user } = context.caller;
  if (user === undefined) throw new ServerError('unauthenticated');
  const found = context.asked?.files.get(id) ?? (await findFile(context, user.clinic, id));
  const reached = isAllowed(context.caller, found, action)
    ? (found as ReachedFile)
    : await reachShared(context, id, action);
  if (reached !== undefined) {
    context.asked?.files.set(id, reached);
    return reached;
  }
  return refuse(context, user, { id, action, found });
}

function isAllowed(caller: Caller, found: FoundFile | undefined, action: Action): boolean {
  try {
    assertAllowed(caller, found, action);
    return true;
  } catch {
    return false;
  }
}

function assertAllowed(caller: Caller, found: FoundFile | undefined, action: Action): void {
  if (found === undefined) throw new ServerError('unknown');
  const { row, category } = found;
  assertMay(caller, action, { relation: relationTo(caller, row, category), role: category.role, unknown: 'unknown' });
}

async function reachShared(context: Context, id: string, action: Action): Promise<ReachedFile | undefined> {
  const share = await findShare(context, id);
  if (share === undefined || !mayByShare(share.may, action)) return undefined;
  const found = await findFile(context, share.clinic, id);
  return found && { row: found.row, category: { ...found.category, role: share.sees } };
}

/** A file that somebody may read is no secret to them: what they may not do with it is forbidden, not unknown. */
async function refuse(
  context: Context,
  user: CallingUser,
  { id, action, found }: { readonly id: string; readonly action: Action; readonly found: FoundFile | undefined },
): Promise<never> {
  const share = await findShare(context, id);
  const clinic = found?.row.clinic ?? share?.clinic ?? user.clinic;
  await writeDenial(context, {
    clinic,
    role: found?.category.role ?? share?.sees ?? 'none',
    action: `file.${action}`,
    category: found?.row.category,
    file: id,
  });
  if (share !== undefined && (await findFile(context, share.clinic, id)) !== undefined)
    throw new ServerError('forbidden');
  assertAllowed(context.caller, found, action);
  throw new ServerError('unknown');
}

async function findFile(context: Context, clinic: string, id: string): Promise<FoundFile | undefined> {
  const row = await context.db
    .selectFrom('files')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', await keptFile(context.db, clinic, id))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const category = row && (await findCategory(context, row.category));
  return row && category && { row, category };
}

function relationTo(caller: Caller, row: Selectable<FileTable>, category: FoundCategory): Relation {
  if (category.role === undefined) return 'elsewhere';
  return row.created_by !== null && row.created_by === caller.user?.id ? 'own' : 'category';
}
