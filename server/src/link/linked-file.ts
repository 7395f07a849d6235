import type { Patient } from '../../../src/engine/live-form/types.ts';
import { may } from '../access/rules.ts';
import type { FoundCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import { memberRole } from '../guard/member-role.ts';
import { reachFile } from '../guard/reach-file.ts';
import { ServerError } from '../errors/server-error.ts';
import type { LinkRow } from './live-link.ts';

/**
 * The patient file that a link's entries are to go to, named by its id or the patient's code.
 *
 * Only who may add to it by their role hands that on: what somebody was lent by a share, they do not lend further.
 */
export async function fileToLink(
  context: Context,
  category: { readonly clinic: string; readonly id: string },
  named: { readonly file?: string | undefined; readonly code?: string | undefined },
): Promise<string | null> {
  const id = named.file ?? (named.code ? await fileOfCode(context.db, category, named.code) : undefined);
  if (id === undefined) return null;
  const { row, relation } = await reachFile(context, id, 'fill');
  if (row.clinic !== category.clinic || row.category !== category.id) throw new ServerError('unknownfile');
  if (relation.role === undefined || !may(relation.role, 'fill', relation.isOwn)) throw new ServerError('forbidden');
  return row.id;
}

/** Of several files with one code none is meant. */
async function fileOfCode(
  db: Database,
  { clinic, id }: { readonly clinic: string; readonly id: string },
  code: string,
): Promise<string> {
  const rows = await db
    .selectFrom('file_words')
    .innerJoin('files', (join) =>
      join.onRef('files.clinic', '=', 'file_words.clinic').onRef('files.id', '=', 'file_words.file'),
    )
    .select(['files.id', 'files.patient'])
    .where('file_words.clinic', '=', clinic)
    .where('file_words.category', '=', id)
    .where('file_words.word', '=', code)
    .where('files.deleted_at', 'is', null)
    .execute();
  const [found, another] = rows.filter(({ patient }) => fromJson<Patient>(patient).code === code);
  if (found === undefined || another !== undefined)
    throw new ServerError('unknownfile', { fields: [{ path: 'code', rule: 'choice', message: '' }] });
  return found.id;
}

/** Whether the file is still there, and who made the link could still add to it themselves. */
export async function isStillOpen(
  db: Database,
  { id: category, settings }: FoundCategory,
  { clinic, file: id, created_by: by }: LinkRow,
): Promise<boolean> {
  const file = await db
    .selectFrom('files')
    .select(['category', 'created_by'])
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const maker = await db
    .selectFrom('users')
    .select('access')
    .where('clinic', '=', clinic)
    .where('id', '=', by)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (file?.category !== category || maker === undefined) return false;
  if (maker.access === 'admin') return true;
  const held = await memberRole(db, { clinic, category, user: by });
  const role = held ?? (settings.allowPublicScores === true ? 'newuser' : undefined);
  return role !== undefined && may(role, 'fill', file.created_by === by);
}
