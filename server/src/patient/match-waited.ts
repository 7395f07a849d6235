import type { PatientDetails } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Context } from '../context/context.ts';
import { foldText } from '../../../src/engine/likeness/fold-text.ts';
import { ServerError } from '../errors/server-error.ts';
import { holderOf } from '../file/match-patient.ts';
import { changesBetween, codeOf, isChanged, type DetailKey } from '../file/patient-row.ts';
import { auditChange } from './audit-patients.ts';
import { changePatient } from './change-patient.ts';
import { seesAll, type KnownPatient } from './known-patient.ts';
import { findPatient, mayChange, mayKnow } from './reach-patient.ts';
import type { Reading } from './reading.ts';

/**
 * Whether a patient who was entered without a connection is there already: of the same national code, and nothing that
 * was typed says otherwise. Their id leads there from then on, and what was not known yet is filled in.
 *
 * Where it cannot be certain, or the caller may not see who it is, a person decides. Throws `codetaken`.
 */
export async function matchWaited(context: Context, reading: Reading, id: string, patient: Patient): Promise<boolean> {
  const code = codeOf(patient);
  const holder = code === null ? undefined : await holderOf(context.db, reading.clinic, code);
  if (holder === undefined) return false;
  const held = await findPatient(context, reading, holder.id);
  const filled = held && filledWith(context, reading, held, patient);
  if (held === undefined || filled === undefined) throw new ServerError('codetaken');
  if (filled.isNew) await changePatient(context, reading, held, filled.patient);
  await leadTo(context, reading, id, held);
  return true;
}

/** What is known of them with what was typed; undefined where the two are not surely one person. */
function filledWith(
  { clock }: Context,
  reading: Reading,
  held: KnownPatient,
  typed: Patient,
): { readonly patient: Patient; readonly isNew: boolean } | undefined {
  if (!mayKnow(reading, held) || !seesAll(reading, held)) return undefined;
  const { ageOn: _day, ...known } = held.item.patient;
  if (contradicts(typed, held.item.patient, clock())) return undefined;
  const patient = { ...typed, ...known };
  const isNew = isChanged(changesBetween(known, patient));
  return isNew && !mayChange(reading, held) ? undefined : { patient, isNew };
}

/** Whether something was typed that is known to be otherwise. */
function contradicts(typed: Patient, known: PatientDetails, now: Date): boolean {
  return (Object.keys(typed) as DetailKey[]).some((key) => {
    const [one, other] = [typed[key], known[key]];
    if (other === undefined) return false;
    return key === 'age' ? !isAgeNow(Number(one), known, now) : foldText(String(one)) !== foldText(String(other));
  });
}

/** An age that was entered some years ago is that much higher by now, give or take a birthday. */
function isAgeNow(age: number, { age: before = 0, ageOn }: PatientDetails, now: Date): boolean {
  const years = ageOn === undefined ? 0 : (now.getTime() - Date.parse(ageOn)) / (365.25 * 86_400_000);
  return Math.abs(age - (before + years)) <= 1;
}

async function leadTo(context: Context, reading: Reading, id: string, { row }: KnownPatient): Promise<void> {
  const { clinic, user } = reading;
  await context.db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('patient_merges')
      .values({ clinic, id, kept: row.id, created_by: user, created_at: context.clock().toISOString() })
      .onConflict((conflict) => conflict.columns(['clinic', 'id']).doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    const detail = { patient: row.id, matched: id };
    await auditChange(transaction, context, reading, { action: 'patient.change', detail });
  });
}
