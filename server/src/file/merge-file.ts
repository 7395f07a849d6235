import { isDeepStrictEqual } from 'node:util';
import type { Static } from 'typebox';
import type { Selectable, Transaction } from 'kysely';
import type { ComparedFile } from '../../../src/api/contract/patients/file.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { reachFile } from '../guard/reach-file.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { countFile, holdFile } from '../counts/change-counts.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { FileTable } from '../db/schema/files.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { checkPatient, patientColumns } from './check-patient.ts';
import { toFileItem } from './file-item.ts';
import { followPatient } from './follow-patient.ts';
import { leavePatient } from './leave-patient.ts';
import { indexFile } from './file-words.ts';

/**
 * Makes one file of two of the same category: entries, uploads, shares and links of the one go to the other.
 *
 * The id of the removed file answers as the kept one from then on. What the caller gives as the patient is kept;
 * without it, the kept file's, filled up from the other. Sent again, it changes nothing. Where one of the two is no longer
 * what the caller has compared, nothing is merged.
 */
export const mergeFile: Handlers['/file/mergefile'] = async (context, { keep, merge, patient: chosen, were }) => {
  const { row: kept, category } = await reachFile(context, keep, 'remove');
  const { row: merged } = await reachFile(context, merge, 'remove');
  if (kept.category !== merged.category || keep === merge) throw new ServerError('notmergeable');
  if (areOne({ keep, merge }, kept.id, merged.id)) return toFileItem(kept);
  const patient = checkPatient(
    chosen ?? { ...fromJson<Patient>(merged.patient), ...fromJson<Patient>(kept.patient) },
    category.settings,
  );
  const { clinic, role } = category;
  return context.db.transaction().execute(async (transaction) => {
    const now = context.clock().toISOString();
    const held = await holdBoth(transaction, kept, merged);
    if (were) assertAsSeen(were, held);
    await countFile(transaction, held.kept, -1);
    await countFile(transaction, held.merged, -1);
    const moved = await moveAll(transaction, kept, merged);
    await transaction
      .insertInto('file_merges')
      .values({ clinic, id: merged.id, kept: kept.id, created_by: signedIn(context).id, created_at: now })
      .execute();
    await transaction.deleteFrom('files').where('clinic', '=', clinic).where('id', '=', merged.id).execute();
    const row = await transaction
      .updateTable('files')
      .set((is) => ({
        ...patientColumns(patient),
        entries: is('entries', '+', moved),
        updated_at: now,
        created_at: held.kept.created_at < held.merged.created_at ? held.kept.created_at : held.merged.created_at,
      }))
      .where('clinic', '=', clinic)
      .where('id', '=', kept.id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new ServerError('unknown');
    await countFile(transaction, row, 1);
    await indexFile(transaction, row, patient);
    if (merged.patient_id !== null && merged.patient_id !== kept.patient_id)
      await leavePatient(transaction, clinic, merged.patient_id, fromJson<Patient>(merged.patient));
    await followPatient(transaction, {
      clinic,
      file: kept.id,
      patientId: kept.patient_id,
      before: fromJson<Patient>(kept.patient),
      after: patient,
      at: now,
      mayFill: true,
    });
    await writeAudit(transaction, context, {
      clinic,
      role,
      action: 'file.merge',
      category: category.id,
      file: kept.id,
      detail: { merged: merged.id, entries: moved },
    });
    return toFileItem(row);
  });
};

/** Whether the two are one file already; refuses where one of them has become part of a third, which the caller has not chosen. */
function areOne(sent: { readonly keep: string; readonly merge: string }, kept: string, merged: string): boolean {
  if (kept === merged) return true;
  if (kept !== sent.keep || merged !== sent.merge) throw new ServerError('olderrev');
  return false;
}

type SeenFiles = Record<'keep' | 'merge', Static<typeof ComparedFile>>;

function assertAsSeen(were: SeenFiles, { kept, merged }: { readonly kept: HeldFile; readonly merged: HeldFile }): void {
  const isAsSeen = (seen: SeenFiles['keep'], { patient, entries }: HeldFile): boolean =>
    seen.entries === entries && isDeepStrictEqual({ ...seen.patient }, fromJson<Patient>(patient));
  if (!isAsSeen(were.keep, kept) || !isAsSeen(were.merge, merged)) throw new ServerError('olderrev');
}

type HeldFile = NonNullable<Awaited<ReturnType<typeof holdFile>>>;

/** Both rows, held in one order: two merges of the same files do not wait for one another. */
async function holdBoth(
  transaction: Transaction<Schema>,
  kept: Selectable<FileTable>,
  merged: Selectable<FileTable>,
): Promise<{ readonly kept: HeldFile; readonly merged: HeldFile }> {
  const hold = async (file: Selectable<FileTable>): Promise<HeldFile> => {
    const row = await holdFile(transaction, file);
    if (row?.deleted_at !== null) throw new ServerError('unknown');
    return row;
  };
  if (kept.id < merged.id) return { kept: await hold(kept), merged: await hold(merged) };
  const first = await hold(merged);
  return { kept: await hold(kept), merged: first };
}

/** What hangs on the one file hangs on the other; gives how many entries. */
async function moveAll(
  transaction: Transaction<Schema>,
  { clinic, id: kept }: Selectable<FileTable>,
  { id: merged }: Selectable<FileTable>,
): Promise<number> {
  const to = { file: kept };
  const entries = await transaction
    .updateTable('entries')
    .set(to)
    .where('clinic', '=', clinic)
    .where('file', '=', merged)
    .executeTakeFirst();
  await transaction.updateTable('uploads').set(to).where('clinic', '=', clinic).where('file', '=', merged).execute();
  await transaction
    .updateTable('short_links')
    .set(to)
    .where('clinic', '=', clinic)
    .where('file', '=', merged)
    .execute();
  await transaction.updateTable('alerts').set(to).where('clinic', '=', clinic).where('file', '=', merged).execute();
  await transaction
    .updateTable('file_merges')
    .set({ kept })
    .where('clinic', '=', clinic)
    .where('kept', '=', merged)
    .execute();
  await transaction
    .updateTable('webhook_deliveries')
    .set(to)
    .where('clinic', '=', clinic)
    .where('file', '=', merged)
    .execute();
  await transaction
    .updateTable('ehr_write_backs')
    .set(to)
    .where('clinic', '=', clinic)
    .where('file', '=', merged)
    .execute();
  await transaction
    .deleteFrom('shares')
    .where('clinic', '=', clinic)
    .where('file', '=', merged)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('shares as other')
          .select('other.id')
          .where('other.clinic', '=', clinic)
          .where('other.file', '=', kept)
          .whereRef('other.to_kind', '=', 'shares.to_kind')
          .whereRef('other.to_id', '=', 'shares.to_id'),
      ),
    )
    .execute();
  await transaction.updateTable('shares').set(to).where('clinic', '=', clinic).where('file', '=', merged).execute();
  return Number(entries.numUpdatedRows);
}
