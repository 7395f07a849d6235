import type { Transaction } from 'kysely';
import type { PatientDetails } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { detailColumns, type DetailKey } from './patient-row.ts';

/**
 * What stays of a patient whose file left them, for another patient or for good.
 *
 * Without a file nothing stays. With others, what only the file that left has said of them goes with it.
 */
export async function leavePatient(
  transaction: Transaction<Schema>,
  clinic: string,
  id: string,
  said: Patient,
): Promise<void> {
  const files = await transaction
    .selectFrom('files')
    .select('patient')
    .where('clinic', '=', clinic)
    .where('patient_id', '=', id)
    .execute();
  if (files.length === 0) {
    await transaction.deleteFrom('patient_words').where('clinic', '=', clinic).where('patient', '=', id).execute();
    await transaction.deleteFrom('patient_merges').where('clinic', '=', clinic).where('kept', '=', id).execute();
    await transaction.deleteFrom('ehr_patients').where('clinic', '=', clinic).where('patient', '=', id).execute();
    await transaction.deleteFrom('patients').where('clinic', '=', clinic).where('id', '=', id).execute();
    return;
  }
  const others = files.map((row) => fromJson<Patient>(row.patient));
  const row = await transaction
    .selectFrom('patients')
    .select('details')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  const details = fromJson<PatientDetails>(row.details);
  const kept = Object.entries(details).filter(
    ([key, value]) => said[key as DetailKey] !== value || others.some((other) => other[key as DetailKey] === value),
  );
  const left = Object.fromEntries(kept) as PatientDetails;
  const { ageOn: _day, ...withoutDay } = left;
  await transaction
    .updateTable('patients')
    .set(detailColumns(left.age === undefined ? withoutDay : left))
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .execute();
}
