import type { PatientItem } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { isTaken } from '../db/dialect.ts';
import { ServerError } from '../errors/server-error.ts';

import { changedSince, detailColumns, withAgeDay } from '../file/patient-row.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import { auditChange } from './audit-patients.ts';
import { changePatient } from './change-patient.ts';
import { checkDetails } from './check-details.ts';
import { indexPatient } from './index-patient.ts';
import { matchWaited } from './match-waited.ts';
import { findPatient, mayChange, mayKnow, reachPatient } from './reach-patient.ts';
import { readingOf, type Reading } from './reading.ts';

/**
 * Enters a patient, or changes what is known of one; sent twice, it is done once.
 *
 * One who `waited` on a device is entered once, or matched to the patient who is there, and changes nothing that was
 * stored meanwhile.
 *
 * Of one who `was` read before, what differs from that is changed alone, unless somebody else has changed it since.
 *
 * What was changed is changed in each of their files that the caller may write, too. What the caller was not shown stays.
 */
export const storePatient: Handlers['/patient/storepatient'] = async (
  context,
  { id, patient: sent, was, waited = false },
) => {
  const patient = checkDetails(sent);
  const reading = await readingOf(context);
  const known = await findPatient(context, reading, id);
  if (known !== undefined && !mayKnow(reading, known)) await reachPatient(context, reading, id);
  const isAllowed = known === undefined ? reading.mayEnter : mayChange(reading, known);
  if (!isAllowed) {
    const attempt = { clinic: reading.clinic, role: 'none', action: 'patient.store', detail: { patient: id } };
    return refuse(context, beyondRole, attempt);
  }
  if (known === undefined && was !== undefined) throw new ServerError('unknown');
  if (waited && (known !== undefined || (await matchWaited(context, reading, id, patient))))
    return itemOf(context, reading, id);
  try {
    await (known === undefined
      ? enter(context, reading, id, patient)
      : changePatient(context, reading, known, checkDetails(changedSince(known.item.patient, { patient, was })), was));
  } catch (error) {
    if (!isTaken(error)) throw error;
    // Somebody entered the same code in the same moment.
    if (!waited || !(await matchWaited(context, reading, id, patient))) throw new ServerError('codetaken');
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
