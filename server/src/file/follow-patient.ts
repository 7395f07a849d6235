import type { Transaction } from 'kysely';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Schema } from '../db/schema/schema.ts';
import { leavePatient } from './leave-patient.ts';
import { changeDetails, holderOf, matchPatient, touchPatient } from './match-patient.ts';
import { changesBetween, codeOf, isChanged } from './patient-row.ts';

/** A file whose word about its patient has changed. */
interface Changed {
  readonly clinic: string;
  readonly file: string;
  /** Absent where it hangs under none yet. */
  readonly patientId: string | null;
  readonly before: Patient;
  readonly after: Patient;
  readonly at: string;
  /** Whether the writer may speak for a patient who has other files too. */
  readonly mayFill: boolean;
}

/**
 * Keeps the patient in step with a file of theirs that was changed.
 *
 * A code that names somebody else moves the file to them. What only one of several files says, and only somebody who
 * reaches nothing but their own files, stays in that file.
 */
export async function followPatient(transaction: Transaction<Schema>, changed: Changed): Promise<void> {
  const { clinic, file, patientId, before, after, at, mayFill } = changed;
  const row =
    patientId === null
      ? undefined
      : await transaction
          .selectFrom('patients')
          .select(['clinic', 'id', 'code', 'details'])
          .where('clinic', '=', clinic)
          .where('id', '=', patientId)
          .executeTakeFirst();
  if (row === undefined)
    return hangUnder(
      transaction,
      clinic,
      file,
      await matchPatient(transaction, { clinic, patient: after, at, mayFill }),
    );
  const isAlone = !(await hasOtherFiles(transaction, clinic, row.id, file));
  const code = codeOf(after);
  const isOthers =
    code !== null && code !== row.code && (await isSomebodyElse(transaction, clinic, code, row, isAlone));
  if (isOthers) {
    await hangUnder(
      transaction,
      clinic,
      file,
      await matchPatient(transaction, { clinic, patient: after, at, mayFill }),
    );
    return leavePatient(transaction, clinic, row.id, before);
  }
  const changes = changesBetween(before, after);
  if ((isAlone || mayFill) && isChanged(changes)) await changeDetails(transaction, row, changes, at);
  else await touchPatient(transaction, { clinic, id: row.id, at });
}

/** A code that another patient has, or one in the place of the code that all the patient's files share. */
async function isSomebodyElse(
  transaction: Transaction<Schema>,
  clinic: string,
  code: string,
  row: { readonly code: string | null },
  isAlone: boolean,
): Promise<boolean> {
  return (await holderOf(transaction, clinic, code)) !== undefined || (row.code !== null && !isAlone);
}

export async function hasOtherFiles(
  transaction: Transaction<Schema>,
  clinic: string,
  patient: string,
  file: string,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('files')
    .select('id')
    .where('clinic', '=', clinic)
    .where('patient_id', '=', patient)
    .where('id', '<>', file)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function hangUnder(
  transaction: Transaction<Schema>,
  clinic: string,
  file: string,
  patient: string,
): Promise<void> {
  await transaction
    .updateTable('files')
    .set({ patient_id: patient })
    .where('clinic', '=', clinic)
    .where('id', '=', file)
    .execute();
}
