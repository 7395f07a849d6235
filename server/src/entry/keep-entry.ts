import type { Insertable, Transaction } from 'kysely';
import type { Answers, ColleagueAddress, FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { commitTogether } from '../db/group-commit.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { EntryTable, FileTable } from '../db/schema/files.ts';
import { patientColumns } from '../file/check-patient.ts';
import { indexFile } from '../file/file-words.ts';
import type { Context } from '../context/context.ts';
import type { OpenedLink } from '../link/open-link.ts';
import { spendLink } from '../link/spend-link.ts';
import { sendFile } from '../sharing/send-file.ts';
import { claimUploads } from '../upload/claim-uploads.ts';
import { queueEvent } from '../webhook/queue-event.ts';
import type { TargetFile } from './target-file.ts';

/** What is kept of one saving. */
export interface Saving {
  readonly category: ReachedCategory;
  readonly file: TargetFile;
  readonly patient: Patient;
  /** Whether the patient was sent, and takes the place of the file's. */
  readonly patientSent: boolean;
  readonly definition: FormDefinition;
  readonly answers: Answers;
  readonly entry: Insertable<EntryTable>;
  readonly sendTo: readonly ColleagueAddress[];
  /** The link that it came by. */
  readonly link?: OpenedLink | undefined;
}

/** Keeps entry, file and audit row together. False where the entry's id, or the new file's, is taken by now. */
export async function keepEntry(context: Context, saving: Saving): Promise<boolean> {
  try {
    await commitTogether(context.db, (transaction) => keepIn(transaction, context, saving));
    return true;
  } catch (error) {
    if (error instanceof IdTaken) return false;
    throw error;
  }
}

/** Undoes the transaction. */
class IdTaken extends Error {}

async function keepIn(transaction: Transaction<Schema>, context: Context, saving: Saving): Promise<void> {
  const { category, entry, file, link } = saving;
  if (link !== undefined) await spendLink(transaction, link, entry.created_at);
  await (file.exists ? updateFile(transaction, saving) : insertFile(transaction, saving));
  const { numAffectedRows } = await addEntry(transaction, entry);
  if (numAffectedRows === 0n) throw new IdTaken();
  await claimUploads(
    transaction,
    context,
    { category, file: file.id, definition: saving.definition, entry: entry.id },
    saving.answers,
  );
  await writeAudit(transaction, context, {
    clinic: category.clinic,
    role: category.role,
    action: 'entry.store',
    category: category.id,
    file: file.id,
    entry: entry.id,
    ...(link !== undefined && { detail: { link: link.id } }),
  });
  await queueEvent(transaction, context.clock, {
    clinic: category.clinic,
    category: category.id,
    event: 'entry.stored',
    file: file.id,
    entry: entry.id,
  });
  if (saving.sendTo.length > 0)
    await sendFile(transaction, context, {
      clinic: category.clinic,
      category: category.id,
      file: file.id,
      entry: entry.id,
      to: saving.sendTo,
    });
}

const addEntry = prepared((db, entry: Insertable<EntryTable>) =>
  db
    .insertInto('entries')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['clinic', 'id']).doNothing()),
);

const addFile = prepared((db, file: Insertable<FileTable>) =>
  db
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.columns(['clinic', 'id']).doNothing()),
);

async function insertFile(transaction: Transaction<Schema>, { category, entry, file, patient }: Saving): Promise<void> {
  const { created_by, created_at } = entry;
  const row = {
    clinic: category.clinic,
    id: file.id,
    category: category.id,
    entries: 1,
    created_by,
    created_at,
    updated_at: created_at,
    deleted_at: null,
  };
  const { numAffectedRows } = await addFile(transaction, { ...row, ...patientColumns(patient) });
  if (numAffectedRows === 0n) throw new IdTaken();
  await indexFile(transaction, { clinic: category.clinic, id: file.id, category: category.id }, patient, true);
}

async function updateFile(
  transaction: Transaction<Schema>,
  { category, entry, file, patient, patientSent }: Saving,
): Promise<void> {
  await transaction
    .updateTable('files')
    .set((is) => ({
      entries: is('entries', '+', 1),
      updated_at: entry.created_at,
      ...(patientSent && patientColumns(patient)),
    }))
    .where('clinic', '=', category.clinic)
    .where('id', '=', file.id)
    .execute();
  if (patientSent)
    await indexFile(transaction, { clinic: category.clinic, id: file.id, category: category.id }, patient);
}
