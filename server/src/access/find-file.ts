import { writeDenial } from '../audit/audit.ts';
import type { FileTable } from '../db/schema.ts';
import type { Caller, Context } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { assertMay } from './assert-may.ts';
import { findCategory, type FoundCategory, type ReachedCategory } from './find-category.ts';
import type { Action, Relation } from './rules.ts';

export interface ReachedFile {
  readonly row: FileTable;
  readonly category: ReachedCategory;
}

/** The file of an id, if the caller may do that with it; a denied try is written down. */
export async function reachFile(context: Context, id: string, action: Action): Promise<ReachedFile> {
  const found = await findFile(context, id);
  if (found === undefined) throw new ServerError('unknown');
  const { row, category } = found;
  try {
    assertMay(context.caller, action, { relation: relationTo(context.caller, row, category), role: category.role, unknown: 'unknown' });
  } catch (error) {
    await writeDenial(context, { clinic: row.clinic, role: category.role ?? 'none', action: `file.${action}`, category: row.category, file: id });
    throw error;
  }
  return { row, category: category as ReachedCategory };
}

async function findFile(context: Context, id: string) {
  const { user } = context.caller;
  if (user === undefined) throw new ServerError('unauthenticated');
  const row = await context.db.selectFrom('files').selectAll()
    .where('clinic', '=', user.clinic).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  const category = row && await findCategory(context, row.category);
  return row && category && { row, category };
}

function relationTo(caller: Caller, row: FileTable, category: FoundCategory): Relation {
  if (category.role === undefined) return 'elsewhere';
  return row.created_by !== null && row.created_by === caller.user?.id ? 'own' : 'category';
}
