import type { Transaction } from 'kysely';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { reachFile } from '../guard/reach-file.ts';
import { extentOf } from '../access/rules.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { countFile } from '../counts/change-counts.ts';
import { againIfTaken } from '../db/again-if-taken.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { checkPatient, patientColumns } from './check-patient.ts';
import { queueEvent } from '../webhook/queue-event.ts';
import { toFileItem, type FileItem } from './file-item.ts';
import { indexFile } from './file-words.ts';
import { followPatient } from './follow-patient.ts';
import { matchPatient } from './match-patient.ts';
import { changedSince, type SentSince } from './patient-row.ts';

/** Adds a file, or changes its patient; sent twice, it is done once. Where `was` is sent, what differs from it is changed alone. */
export const storeFile: Handlers['/file/storefile'] = async (context, body) => {
  const category = await reachCategory(context, body.category, 'write', body.id);
  const patient = checkPatient(body.patient, category.settings);
  const { id, was } = body;
  const added = was === undefined ? await addFile(context, category, id, patient) : undefined;
  return added ?? changeFile(context, category, id, { patient, was });
};

/** Undefined where the id is taken. */
function addFile(
  context: Context,
  category: ReachedCategory,
  id: string,
  patient: Patient,
): Promise<FileItem | undefined> {
  const { clinic, role } = category;
  const at = context.clock().toISOString();
  return context.db.transaction().execute(async (transaction) => {
    const row = await insertFile(transaction, context, category, { id, patient });
    if (row === undefined) return undefined;
    const patientId = await matchPatient(transaction, {
      clinic,
      patient,
      at,
      mayFill: extentOf(role, 'write') === 'all',
    });
    await transaction
      .updateTable('files')
      .set({ patient_id: patientId })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .execute();
    await writeAudit(transaction, context, { clinic, role, action: 'file.create', category: category.id, file: id });
    return toFileItem(row);
  });
}

interface NewFile {
  readonly id: string;
  readonly patient: Patient;
  /** The patient that it hangs under; without one, it is matched afterwards. */
  readonly patientId?: string;
}

/** Adds a file without entries, to be found by its patient; undefined where the id is taken. */
export async function insertFile(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, id: category }: ReachedCategory,
  { id, patient, patientId }: NewFile,
) {
  const now = context.clock().toISOString();
  const row = await transaction
    .insertInto('files')
    .values({
      clinic,
      id,
      category,
      ...patientColumns(patient),
      entries: 0,
      created_by: signedIn(context).id,
      created_at: now,
      updated_at: now,
      deleted_at: null,
      ...(patientId !== undefined && { patient_id: patientId }),
    })
    .onConflict((conflict) => conflict.columns(['clinic', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await countFile(transaction, row, 1);
  await indexFile(transaction, { clinic, id, category }, patient, true);
  await queueEvent(transaction, context.clock, { clinic, category, event: 'file.created', file: id });
  return row;
}

async function changeFile(context: Context, category: ReachedCategory, id: string, sent: SentSince): Promise<FileItem> {
  const { row } = await reachFile(context, id, 'write');
  if (row.category !== category.id) throw new ServerError('unknown');
  const { clinic, role } = category;
  const at = context.clock().toISOString();
  const before = fromJson<Patient>(row.patient);
  const patient = checkPatient(changedSince(before, sent), category.settings);
  const change = async (transaction: Transaction<Schema>) => {
    const changed = await update(
      transaction,
      row,
      { ...patientColumns(patient), updated_at: at },
      sent.was !== undefined,
    );
    await indexFile(transaction, row, patient);
    await followPatient(transaction, {
      clinic,
      file: row.id,
      patientId: changed.patient_id,
      before,
      after: patient,
      at,
      mayFill: extentOf(role, 'write') === 'all',
    });
    await writeAudit(transaction, context, {
      clinic,
      role,
      action: 'file.change',
      category: category.id,
      file: row.id,
    });
    return toFileItem(changed);
  };
  return againIfTaken(() => context.db.transaction().execute(change));
}

async function update(
  transaction: Transaction<Schema>,
  { clinic, id, patient: before }: { readonly clinic: string; readonly id: string; readonly patient: string },
  change: ReturnType<typeof patientColumns> & { updated_at: string },
  asRead: boolean,
) {
  const row = await transaction
    .updateTable('files')
    .set(change)
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(asRead, (one) => one.where('patient', '=', before))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new ServerError(asRead ? 'olderrev' : 'unknown');
  return row;
}

/** Puts the file into the bin. */
export const removeFile: Handlers['/file/removefile'] = async (context, { id }) => {
  const { row, category } = await reachFile(context, id, 'remove');
  const { clinic, role } = category;
  await context.db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .updateTable('files')
      .set({ deleted_at: context.clock().toISOString() })
      .where('clinic', '=', clinic)
      .where('id', '=', row.id)
      .where('deleted_at', 'is', null)
      .returning(['clinic', 'id', 'category', 'created_at'])
      .executeTakeFirst();
    if (removed !== undefined) await countFile(transaction, removed, -1);
    await writeAudit(transaction, context, {
      clinic,
      role,
      action: 'file.remove',
      category: category.id,
      file: row.id,
    });
    await queueEvent(transaction, context.clock, {
      clinic,
      category: category.id,
      event: 'file.removed',
      file: row.id,
    });
  });
  return {};
};
