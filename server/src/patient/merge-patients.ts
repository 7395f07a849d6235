import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { PatientDetails } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { isTaken } from '../db/dialect.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { detailColumns, withAgeDay } from '../file/patient-row.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import { auditChange } from './audit-patients.ts';
import { changedFiles, storeFiles } from './change-files.ts';
import { checkDetails } from './check-details.ts';
import { indexPatient } from './index-patient.ts';
import type { KnownPatient } from './known-patient.ts';
import { keptPatient, mayMerge, reachPatient } from './reach-patient.ts';
import { readingOf, type Reading } from './reading.ts';

/**
 * Makes one patient of two: the files of the one hang under the other, and what the caller chose is what all of them say.
 *
 * The id of the merged patient answers as the kept one from then on. Sent again, it changes nothing. Where one of the two
 * is no longer whom the caller has compared, nothing is merged.
 */
export const mergePatients: Handlers['/patient/mergepatients'] = async (
  context,
  { keep, merge, patient: chosen, were },
) => {
  if (keep === merge) throw new ServerError('badbody', { fields: [{ path: 'merge', rule: 'different', message: '' }] });
  const patient = checkDetails(chosen);
  const reading = await readingOf(context);
  const kept = await reachPatient(context, reading, keep);
  const merged = await reachPatient(context, reading, merge);
  if (kept.row.id === merged.row.id) return kept.item;
  for (const id of [keep, merge])
    if ((await keptPatient(context.db, reading.clinic, id)) !== id) throw new ServerError('olderrev');
  if (were && !(isSame(were.keep, kept) && isSame(were.merge, merged))) throw new ServerError('olderrev');
  if (!mayMerge(reading, kept) || !mayMerge(reading, merged)) {
    const detail = { kept: kept.row.id, merged: merged.row.id };
    return refuse(context, beyondRole, { clinic: reading.clinic, role: 'none', action: 'patient.merge', detail });
  }
  try {
    await context.db
      .transaction()
      .execute((transaction) => mergeIn(transaction, context, { reading, kept, merged, patient }));
  } catch (error) {
    throw isTaken(error) ? new ServerError('codetaken') : error;
  }
  return (await reachPatient(context, reading, kept.row.id)).item;
};

function isSame({ ageOn: _then, ...read }: PatientDetails, { item }: KnownPatient): boolean {
  const { ageOn: _now, ...now } = item.patient;
  return isDeepStrictEqual({ ...read }, { ...now });
}

interface Merging {
  readonly reading: Reading;
  readonly kept: KnownPatient;
  readonly merged: KnownPatient;
  readonly patient: Patient;
}

async function mergeIn(
  transaction: Transaction<Schema>,
  context: Context,
  { reading, kept, merged, patient }: Merging,
): Promise<void> {
  const { clinic, user } = reading;
  const [to, from] = [kept.row.id, merged.row.id];
  const at = context.clock().toISOString();
  const details = withAgeDay(patient, at, ageKept(patient, kept, merged));
  const both = await transaction
    .updateTable('patients')
    .set({ code: null, updated_at: at })
    .where('clinic', '=', clinic)
    .where(({ or, and }) => or([kept.row, merged.row].map(({ id, updated_at }) => and({ id, updated_at }))))
    .returning('id')
    .execute();
  // Changed, merged or erased since both were read, which what follows is made of.
  if (both.length < 2) throw new ServerError('olderrev');
  await transaction
    .updateTable('files')
    .set({ patient_id: to })
    .where('clinic', '=', clinic)
    .where('patient_id', '=', from)
    .execute();
  await transaction
    .updateTable('patient_merges')
    .set({ kept: to })
    .where('clinic', '=', clinic)
    .where('kept', '=', from)
    .execute();
  await transaction
    .updateTable('ehr_patients')
    .set({ patient: to })
    .where('clinic', '=', clinic)
    .where('patient', '=', from)
    .execute();
  await transaction.deleteFrom('patients').where('clinic', '=', clinic).where('id', '=', from).execute();
  await transaction
    .insertInto('patient_merges')
    .values({ clinic, id: from, kept: to, created_by: user, created_at: at })
    .execute();
  await transaction
    .updateTable('patients')
    .set({
      ...detailColumns(details),
      created_by: kept.row.created_by ?? merged.row.created_by,
      created_at: [kept.row.created_at, merged.row.created_at].sort()[0] ?? at,
    })
    .where('clinic', '=', clinic)
    .where('id', '=', to)
    .execute();
  await indexPatient(transaction, clinic, to, details);
  const files = [...kept.files, ...merged.files];
  await storeFiles(transaction, context, changedFiles(reading, files, { set: patient, removed: [] }));
  const detail = { kept: to, merged: from, files: merged.files.length };
  await auditChange(transaction, context, reading, { action: 'patient.merge', detail }, files);
}

/** The age that was chosen keeps the day it was entered on, whichever of the two had it. */
function ageKept({ age }: Patient, ...patients: readonly KnownPatient[]): PatientDetails {
  return patients.map(({ row }) => fromJson<PatientDetails>(row.details)).find((details) => details.age === age) ?? {};
}
