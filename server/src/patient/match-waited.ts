import type { PatientDetails } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Context } from '../context/context.ts';
import { foldText } from '../../../src/engine/likeness/fold-text.ts';
import { ServerError } from '../errors/server-error.ts';
import { withOneAge } from '../file/check-patient.ts';
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
  const patient = withOneAge({ ...typed, ...known });
  const isNew = isChanged(changesBetween(known, patient));
  return isNew && !mayChange(reading, held) ? undefined : { patient, isNew };
}

/** Whether something was typed that is known to be otherwise. */
function contradicts(typed: Patient, known: PatientDetails, now: Date): boolean {
  const [years, knownYears] = [yearsNow(typed, now), yearsNow(known, now)];
  if (years !== undefined && knownYears !== undefined && Math.abs(years - knownYears) > 1) return true;
  return (Object.keys(typed) as DetailKey[]).some((key) => {
    const [one, other] = [typed[key], known[key]];
    return key !== 'age' && other !== undefined && foldText(String(one)) !== foldText(String(other));
  });
}

/** How old a patient is, give or take a birthday: by the birthdate, or by the age, which is higher by the years since its day. */
function yearsNow({ birthdate, age, ageOn }: PatientDetails, now: Date): number | undefined {
  const since = (day: string): number => (now.getTime() - Date.parse(day)) / (365.25 * 86_400_000);
  if (birthdate !== undefined) return since(birthdate);
  return age === undefined || ageOn === undefined ? age : age + since(ageOn);
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
