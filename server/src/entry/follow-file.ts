import type { Transaction } from 'kysely';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { patientColumns } from '../file/check-patient.ts';
import { indexFile } from '../file/file-words.ts';
import type { FilledPatient } from '../file/fill-patient.ts';
import { followPatient } from '../file/follow-patient.ts';
import { filledBy, maySpeakFor, type Saving } from './saving.ts';

/**
 * What a file that was there before says of its patient, after an entry that has been written to it in this transaction.
 *
 * The patient that was sent takes the place of the file's; answers fill in what the file has not, as it is by now.
 */
export async function followFile(transaction: Transaction<Schema>, saving: Saving): Promise<FilledPatient> {
  const { category, entry, file, patientSent } = saving;
  const { clinic, created_at: at } = entry;
  const row = await transaction
    .selectFrom('files')
    .select(['patient', 'patient_id'])
    .where('clinic', '=', clinic)
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow();
  const held = fromJson<Patient>(row.patient);
  const outcome = filledBy(saving, patientSent ? saving.patient : held);
  if (!patientSent && outcome.filled.length === 0) return outcome;
  await transaction
    .updateTable('files')
    .set(patientColumns(outcome.patient))
    .where('clinic', '=', clinic)
    .where('id', '=', file.id)
    .execute();
  await indexFile(transaction, { clinic, id: file.id, category: category.id }, outcome.patient);
  await followPatient(transaction, {
    clinic,
    file: file.id,
    patientId: row.patient_id,
    before: patientSent ? file.patient : held,
    after: outcome.patient,
    at,
    mayFill: maySpeakFor(category),
  });
  return outcome;
}
