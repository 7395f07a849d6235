import type { Transaction } from 'kysely';
import type { PatientDetails } from '../../../src/api/contract/patients/patient.ts';
import type { Schema } from '../db/schema/schema.ts';
import { wordsOf } from '../file/file-words.ts';

/** Puts the words in place that a patient is found by who was entered or changed as such; in the transaction that stores them. */
export async function indexPatient(
  transaction: Transaction<Schema>,
  clinic: string,
  patient: string,
  details: PatientDetails,
): Promise<void> {
  const words = wordsOf(details);
  await transaction.deleteFrom('patient_words').where('clinic', '=', clinic).where('patient', '=', patient).execute();
  if (words.length > 0)
    await transaction
      .insertInto('patient_words')
      .values(words.map((word) => ({ clinic, patient, word })))
      .execute();
}
