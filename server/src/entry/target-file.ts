import type { Selectable } from 'kysely';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { decide, type Decision } from '../access/decide.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import { lookedUp } from '../db/statements/looked-up.ts';
import type { FileTable } from '../db/schema/files.ts';
import { ServerError } from '../errors/server-error.ts';
import { findShare } from '../guard/find-share.ts';
import { keptId } from '../guard/kept-file.ts';
import { refuse } from '../guard/refuse.ts';

/** The file an entry goes into. */
export interface TargetFile {
  readonly id: string;
  readonly exists: boolean;
  readonly patient: Patient;
}

/** A file for an entry that names none: it takes the entry's id, and storing it shows whether that is free. */
export function newFile(id: string): TargetFile {
  return { id, exists: false, patient: {} };
}

/**
 * The file named, or a new one of that id.
 *
 * To those who may only fill their own files, the files of others are as unknown as any. Somebody without a session is
 * asked to sign in, since it may have ended while the form was being filled.
 */
export async function targetFile(context: Context, category: ReachedCategory, requested: string): Promise<TargetFile> {
  const [row] = await findFile(context.db, { clinic: category.clinic, id: requested });
  if (row === undefined) return newFile(requested);
  const { id } = row;
  const decision = await decideOn(context, category, row);
  if (decision.outcome !== 'allow') {
    const { clinic, role } = category;
    return refuse(
      context,
      decision,
      { clinic, role, action: 'file.fill', category: category.id, file: id },
      'unknownfile',
    );
  }
  return { id, exists: true, patient: fromJson<Patient>(row.patient) };
}

/** The file that a link names, which gives the right to add to it. */
export async function fileOfLink(context: Context, clinic: string, id: string): Promise<TargetFile> {
  const [row] = await findFile(context.db, { clinic, id });
  if (row === undefined || row.deleted_at !== null) throw new ServerError('deadlink');
  return { id: row.id, exists: true, patient: fromJson<Patient>(row.patient) };
}

type FileRow = Pick<Selectable<FileTable>, 'id' | 'category' | 'created_by' | 'deleted_at'>;

/** A file of another category, or one in the bin, is as unknown as one of a category without a role. */
async function decideOn(context: Context, category: ReachedCategory, row: FileRow): Promise<Decision> {
  const { user } = context.caller;
  const question = { action: 'fill', isSignedIn: user !== undefined } as const;
  if (row.category !== category.id || row.deleted_at !== null)
    return decide({ ...question, relation: { isOwn: false } });
  const relation = { role: category.role, isOwn: row.created_by !== null && row.created_by === user?.id };
  const byRole = decide({ ...question, relation });
  const share = byRole.outcome === 'allow' || user === undefined ? undefined : await findShare(context, row.id);
  return share === undefined ? byRole : decide({ ...question, relation: { ...relation, share: share.may } });
}

/** Of one that was merged, the one it became part of. */
const findFile = lookedUp((db, { clinic, id }: { readonly clinic: string; readonly id: string }) =>
  db
    .selectFrom('files')
    .select(['id', 'category', 'patient', 'created_by', 'deleted_at'])
    .where('clinic', '=', clinic)
    .where('id', '=', keptId(clinic, id)),
);
