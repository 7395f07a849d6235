import type { PatientDetails, PatientItem } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { isTaken } from '../db/dialect.ts';
import { fromJson } from '../db/json.ts';
import { ServerError } from '../errors/server-error.ts';
import { holderOf } from '../file/match-patient.ts';
import { applyChanges, changesBetween, codeOf, detailColumns, isChanged, withAgeDay } from '../file/patient-row.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import { auditChange } from './audit-patients.ts';
import { changedFiles, storeFiles } from './change-files.ts';
import { checkDetails } from './check-details.ts';
import { indexPatient } from './index-patient.ts';
import { liveOf, mayWithAny, type KnownPatient } from './known-patient.ts';
import { findPatient, mayChange, mayKnow, reachPatient } from './reach-patient.ts';
import { readingOf, type Reading } from './reading.ts';

/**
 * Enters a patient, or changes what is known of one; sent twice, it is done once.
 *
 * What was changed is changed in each of their files that the caller may write, too. What the caller was not shown stays.
 */
export const storePatient: Handlers['/patient/storepatient'] = async (context, { id, patient: sent }) => {
  const patient = checkDetails(sent);
  const reading = await readingOf(context);
  const known = await findPatient(context, reading, id);
  if (known !== undefined && !mayKnow(reading, known)) await reachPatient(context, reading, id);
  const isAllowed = known === undefined ? reading.mayEnter : mayChange(reading, known);
  if (!isAllowed) {
    const attempt = { clinic: reading.clinic, role: 'none', action: 'patient.store', detail: { patient: id } };
    return refuse(context, beyondRole, attempt);
  }
  try {
    await (known === undefined ? enter(context, reading, id, patient) : change(context, reading, known, patient));
  } catch (error) {
    throw isTaken(error) ? new ServerError('codetaken') : error;
  }
  return itemOf(context, reading, id);
};

async function itemOf(context: Context, reading: Reading, id: string): Promise<PatientItem> {
  return (await reachPatient(context, reading, id)).item;
}

async function enter(context: Context, reading: Reading, id: string, patient: Patient): Promise<void> {
  const { clinic, user } = reading;
  const at = context.clock().toISOString();
  const details = withAgeDay(patient, at);
  await context.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('patients')
      .values({ clinic, id, ...detailColumns(details), created_by: user, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.columns(['clinic', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    // The same was sent twice at once; the other one stands.
    if (row === undefined) return;
    await indexPatient(transaction, clinic, id, details);
    await auditChange(transaction, context, reading, { action: 'patient.create', detail: { patient: id } });
  });
}

async function change(context: Context, reading: Reading, known: KnownPatient, patient: Patient): Promise<void> {
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
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ServerError('unknown');
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
