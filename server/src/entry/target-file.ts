import type { Patient } from '../../../src/engine/live-form/types.ts';
import { assertMay } from '../access/assert-may.ts';
import type { ReachedCategory } from '../access/find-category.ts';
import { writeDenial } from '../audit/audit.ts';
import { mayByShare } from '../access/rules.ts';
import { findShare } from '../sharing/find-share.ts';
import { fromJson } from '../db/json.ts';
import { prepared } from '../db/prepared.ts';
import { keptFile } from '../file/kept-file.ts';
import type { Context } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';

/** The file an entry goes into. */
export interface TargetFile {
  readonly id: string;
  readonly exists: boolean;
  readonly patient: Patient;
}

/** A file for an entry that names none: it takes the entry's id, and storing it tells whether that is free. */
export function newFile(id: string): TargetFile {
  return { id, exists: false, patient: {} };
}

/**
 * The file named, or a new one of that id.
 *
 * Who may fill only what is their own finds the files of others as unknown as any; nobody signed in is asked to sign in,
 * since the session may have ended while the form was being filled.
 */
export async function targetFile(context: Context, category: ReachedCategory, asked: string): Promise<TargetFile> {
  const id = await keptFile(context.db, category.clinic, asked);
  const {
    rows: [row],
  } = await findFile(context.db, { clinic: category.clinic, id });
  if (row === undefined) return newFile(id);
  try {
    if (row.category !== category.id || row.deleted_at !== null) throw new ServerError('unknownfile');
    const relation = row.created_by !== null && row.created_by === context.caller.user?.id ? 'own' : 'category';
    assertMay(context.caller, 'fill', { relation, role: category.role, unknown: 'unknownfile' });
  } catch (error) {
    const share =
      context.caller.user === undefined || row.category !== category.id || row.deleted_at !== null
        ? undefined
        : await findShare(context, id);
    if (share !== undefined && mayByShare(share.may, 'fill'))
      return { id, exists: true, patient: fromJson<Patient>(row.patient) };
    if (context.caller.user === undefined) throw new ServerError('unauthenticated');
    const { clinic, role, id: place } = category;
    await writeDenial(context, { clinic, role, action: 'file.fill', category: place, file: id });
    throw share === undefined ? error : new ServerError('forbidden');
  }
  return { id, exists: true, patient: fromJson<Patient>(row.patient) };
}

const findFile = prepared((db, { clinic, id }: { readonly clinic: string; readonly id: string }) =>
  db
    .selectFrom('files')
    .select(['category', 'patient', 'created_by', 'deleted_at'])
    .where('clinic', '=', clinic)
    .where('id', '=', id),
);
