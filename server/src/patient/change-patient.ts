import type { PatientDetails } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import { ServerError } from '../errors/server-error.ts';
import { holderOf } from '../file/match-patient.ts';
import { applyChanges, changesBetween, codeOf, detailColumns, isChanged, withAgeDay } from '../file/patient-row.ts';
import { auditChange } from './audit-patients.ts';
import { changedFiles, storeFiles } from './change-files.ts';
import { indexPatient } from './index-patient.ts';
import { liveOf, mayWithAny, type KnownPatient } from './known-patient.ts';
import type { Reading } from './reading.ts';

/** Changes what is known of a patient, and with them the files that the caller may write. What the caller was not shown stays. One who `was` read before is refused with `olderrev` where somebody else changes them in the same moment. */
export async function changePatient(
  context: Context,
  reading: Reading,
  known: KnownPatient,
  patient: Patient,
  was?: PatientDetails,
): Promise<void> {
  const { clinic } = reading;
  const { id } = known.row;
  const { ageOn: _day, ...shown } = known.item.patient;
  const changes = changesBetween(shown, patient);
  if (!isChanged(changes)) return;
  const files = liveOf(known.files).filter((file) => reading.isAdmin || mayWithAny(file, 'write'));
  const changed = changedFiles(reading, files, changes);
  const at = context.clock().toISOString();
  await context.db.transaction().execute(async (transaction) => {
    const before = fromJson<PatientDetails>(known.row.details);
    const details = withAgeDay(applyChanges(before, changes), at, before);
    const code = codeOf(details);
    const holder = code === null ? undefined : await holderOf(transaction, clinic, code);
    if (holder !== undefined && holder.id !== id) throw new ServerError('codetaken');
    const { numUpdatedRows } = await transaction
      .updateTable('patients')
      .set({ ...detailColumns(details), updated_at: at })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .$if(was !== undefined, (update) => update.where('details', '=', known.row.details))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ServerError(was ? 'olderrev' : 'unknown');
    await indexPatient(transaction, clinic, id, details);
    await storeFiles(transaction, context, changed);
    const fields = [...Object.keys(changes.set), ...changes.removed];
    const event = { action: 'patient.change', detail: { patient: id, fields } };
    await auditChange(
      transaction,
      context,
      reading,
      event,
      changed.map(({ file }) => file),
    );
  });
}
