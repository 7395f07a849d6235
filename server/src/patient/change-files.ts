import type { Transaction } from 'kysely';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { checkPatient, patientColumns } from '../file/check-patient.ts';
import { indexFile } from '../file/file-words.ts';
import { applyChanges, changesBetween, isChanged, type Changes } from '../file/patient-row.ts';
import type { FileUnder } from './known-patient.ts';
import type { Reading } from './reading.ts';

/** Files as what was changed of their patient makes them, and what their forms refuse to go without. */
export function changedFiles(reading: Reading, files: readonly FileUnder[], changes: Changes) {
  return files.flatMap((file) => {
    const before = fromJson<Patient>(file.row.patient);
    const after = applyChanges(before, changes);
    const settings = reading.forms.get(file.row.category)?.settings ?? {};
    return isChanged(changesBetween(before, after))
      ? [{ file, patient: changes.removed.length > 0 ? checkPatient(after, settings) : after }]
      : [];
  });
}

/** Stores them in the transaction that stores the patient. */
export async function storeFiles(
  transaction: Transaction<Schema>,
  context: Context,
  changed: ReturnType<typeof changedFiles>,
): Promise<void> {
  const updated_at = context.clock().toISOString();
  for (const { file, patient } of changed) {
    const { clinic, id } = file.row;
    await transaction
      .updateTable('files')
      .set({ ...patientColumns(patient), updated_at })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .execute();
    await indexFile(transaction, file.row, patient);
  }
}
