import type { Transaction } from 'kysely';
import type { PatientDetails } from '../../../src/api/contract/patients/patient.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { changeDetails, holderOf, matchPatient } from '../file/match-patient.ts';
import { codeOf } from '../file/patient-row.ts';

interface Launched {
  readonly clinic: string;
  readonly ehr: string;
  /** The patient's id in the EHR. */
  readonly subject: string;
  readonly patient: Patient;
  readonly at: string;
}

/** The patient that an EHR means: of the national code that it states, or whom it opened a form for before, or else a new one. */
export async function patientOfLaunch(transaction: Transaction<Schema>, launched: Launched): Promise<string> {
  const { clinic, ehr, subject, patient, at } = launched;
  const code = codeOf(patient);
  const hasHolder = code !== null && (await holderOf(transaction, clinic, code)) !== undefined;
  const id =
    (hasHolder ? undefined : await openedBefore(transaction, launched)) ??
    (await matchPatient(transaction, { clinic, patient, at, mayFill: true }));
  await transaction
    .insertInto('ehr_patients')
    .values({ clinic, ehr, subject, patient: id })
    .onConflict((conflict) => conflict.columns(['clinic', 'ehr', 'subject']).doUpdateSet({ patient: id }))
    .execute();
  return id;
}

/** What the EHR has learned since then is filled in. */
async function openedBefore(
  transaction: Transaction<Schema>,
  { clinic, ehr, subject, patient, at }: Launched,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('ehr_patients')
    .innerJoin('patients', (join) =>
      join.onRef('patients.clinic', '=', 'ehr_patients.clinic').onRef('patients.id', '=', 'ehr_patients.patient'),
    )
    .select(['patients.clinic', 'patients.id', 'patients.details'])
    .where('ehr_patients.clinic', '=', clinic)
    .where('ehr', '=', ehr)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const known = fromJson<PatientDetails>(row.details);
  const isOther = codeOf(patient) !== null && codeOf(known) !== null && codeOf(known) !== codeOf(patient);
  if (isOther) return undefined;
  const learned = Object.fromEntries(Object.entries(patient).filter(([key]) => !Object.hasOwn(known, key))) as Patient;
  if (Object.keys(learned).length > 0) await changeDetails(transaction, row, { set: learned, removed: [] }, at);
  return row.id;
}
