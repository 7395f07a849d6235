import type { Insertable, Transaction } from 'kysely';
import type { Answers, ColleagueAddress, FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { PatientAnswer } from '../../../src/fields/form/patient-answers.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { extentOf } from '../access/rules.ts';
import { writeAudit, type AuditEvent } from '../audit/write-audit.ts';
import { againIfTaken } from '../db/again-if-taken.ts';
import { commitTogether } from '../db/group-commit.ts';
import { fromJson } from '../db/json.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { EntryTable, FileTable } from '../db/schema/files.ts';
import { patientColumns } from '../file/check-patient.ts';
import { indexFile } from '../file/file-words.ts';
import { fillPatient, type FilledPatient } from '../file/fill-patient.ts';
import { followPatient } from '../file/follow-patient.ts';
import { matchPatient, touchPatient } from '../file/match-patient.ts';
import type { Context } from '../context/context.ts';
import type { OpenedLink } from '../link/open-link.ts';
import { raiseAlerts, type Rule } from '../alert/raise-alerts.ts';
import { announce, type Announcement } from '../live/notices.ts';
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
  /** What the answers say of the patient. */
  readonly said: readonly PatientAnswer[];
  readonly definition: FormDefinition;
  readonly answers: Answers;
  readonly entry: Insertable<EntryTable>;
  readonly sendTo: readonly ColleagueAddress[];
  /** The rules that colleagues are notified by. */
  readonly rules: readonly Rule[];
  /** The link that it came by. */
  readonly link?: OpenedLink | undefined;
}

/** Keeps entry, file and audit row together, and gives the patient. Undefined where the entry's id, or the new file's, is taken by now. */
export async function keepEntry(context: Context, saving: Saving): Promise<FilledPatient | undefined> {
  try {
    return await againIfTaken(() => commitTogether(context.db, (transaction) => keepIn(transaction, context, saving)));
  } catch (error) {
    if (error instanceof IdTaken) return undefined;
    throw error;
  }
}

/** Undoes the transaction. */
class IdTaken extends Error {}

async function keepIn(transaction: Transaction<Schema>, context: Context, saving: Saving): Promise<FilledPatient> {
  const { category, entry, file, link } = saving;
  if (link !== undefined) await spendLink(transaction, link, entry.created_at);
  const outcome = await (file.exists ? updateFile(transaction, saving) : insertFile(transaction, saving));
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
    ...detailOf(saving, outcome),
  });
  await queueEvent(transaction, context.clock, {
    clinic: category.clinic,
    category: category.id,
    event: 'entry.stored',
    file: file.id,
    entry: entry.id,
  });
  await tellColleagues(transaction, context, saving);
  return outcome;
}

/** Which details of the patient the answers filled in, or differ from: never what they say. */
function detailOf({ link }: Saving, { filled, differing }: FilledPatient): Pick<AuditEvent, 'detail'> {
  const detail = {
    ...(link !== undefined && { link: link.id }),
    ...(filled.length > 0 && { filled }),
    ...(differing.length > 0 && { differing: differing.map((answer) => answer.detail) }),
  };
  return Object.keys(detail).length > 0 ? { detail } : {};
}

/** Forwards the file first: those it goes to may read what a rule notifies them of. */
async function tellColleagues(
  transaction: Transaction<Schema>,
  context: Context,
  { category: { clinic, id: category }, file: { id: file }, entry: { id: entry }, definition, sendTo, rules }: Saving,
): Promise<void> {
  const where = { clinic, category, file, entry };
  const announcements: Announcement[] = [];
  if (sendTo.length > 0) announcements.push(await sendFile(transaction, context, { ...where, to: sendTo }));
  if (rules.length > 0) announcements.push(await raiseAlerts(transaction, context, { ...where, definition, rules }));
  await announce(transaction, context, announcements);
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

async function insertFile(transaction: Transaction<Schema>, saving: Saving): Promise<FilledPatient> {
  const { category, entry, file } = saving;
  const { created_by, created_at } = entry;
  const outcome = filledBy(saving, saving.patient);
  const patient_id = await matchPatient(transaction, {
    clinic: category.clinic,
    patient: outcome.patient,
    at: created_at,
    mayFill: maySpeakFor(category),
  });
  const row = {
    clinic: category.clinic,
    id: file.id,
    category: category.id,
    entries: 1,
    created_by,
    created_at,
    updated_at: created_at,
    deleted_at: null,
    patient_id,
  };
  const { numAffectedRows } = await addFile(transaction, { ...row, ...patientColumns(outcome.patient) });
  if (numAffectedRows === 0n) throw new IdTaken();
  await indexFile(transaction, { clinic: category.clinic, id: file.id, category: category.id }, outcome.patient, true);
  return outcome;
}

/** The patient that was sent takes the place of the file's; answers fill in what the file has not, as it is by now. */
async function updateFile(transaction: Transaction<Schema>, saving: Saving): Promise<FilledPatient> {
  const { category, entry, file, patientSent } = saving;
  const key = { clinic: category.clinic, id: file.id };
  const sent = patientSent ? filledBy(saving, saving.patient) : undefined;
  const row = await transaction
    .updateTable('files')
    .set((is) => ({
      entries: is('entries', '+', 1),
      updated_at: entry.created_at,
      ...(sent && patientColumns(sent.patient)),
    }))
    .where('clinic', '=', key.clinic)
    .where('id', '=', key.id)
    .returning(['patient', 'patient_id'])
    .executeTakeFirst();
  const before = sent || row === undefined ? file.patient : fromJson<Patient>(row.patient);
  const outcome = sent ?? filledBy(saving, before);
  const isFilled = sent === undefined && outcome.filled.length > 0;
  if (isFilled)
    await transaction
      .updateTable('files')
      .set(patientColumns(outcome.patient))
      .where('clinic', '=', key.clinic)
      .where('id', '=', key.id)
      .execute();
  const patientId = row?.patient_id ?? null;
  const at = entry.created_at;
  if (sent || isFilled) {
    await indexFile(transaction, { ...key, category: category.id }, outcome.patient);
    const mayFill = maySpeakFor(category);
    const change = { clinic: key.clinic, file: key.id, patientId, before, after: outcome.patient, at, mayFill };
    await followPatient(transaction, change);
  } else if (patientId !== null) await touchPatient(transaction, { clinic: key.clinic, id: patientId, at });
  return outcome;
}

/** The public and new users speak for their own files alone. */
function maySpeakFor({ role }: ReachedCategory): boolean {
  return extentOf(role, 'write') === 'all';
}

const filledBy = ({ said, entry }: Saving, patient: Patient): FilledPatient =>
  fillPatient(patient, said, entry.created_at.slice(0, 10));
