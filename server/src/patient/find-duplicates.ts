import type { PatientDuplicate } from '../../../src/api/contract/patients/patient.ts';
import { hasValidCheckDigit } from '../../../src/fields/texts/text-formats.ts';
import { likenessOf } from '../../../src/engine/likeness/likeness.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { checkPatient } from '../file/check-patient.ts';
import { holderOf } from '../file/match-patient.ts';
import { codeOf } from '../file/patient-row.ts';
import { auditRead } from './audit-patients.ts';
import { knowPatients, type KnownPatient, type PatientRow } from './known-patient.ts';
import { mayKnow } from './reach-patient.ts';
import { readingOf, type Reading } from './reading.ts';

/** Of one phone or one birthdate; more are no help to whoever looks for one person. */
const mostLooked = 200;
const mostShown = 10;

/** Who may be the same person, among those the caller may know of, by what the caller may read of them. */
export const findDuplicates: Handlers['/patient/findduplicates'] = async (context, { patient: sent, except }) => {
  const patient = checkPatient(sent, {});
  const reading = await readingOf(context);
  const rows = await candidates(context, reading, patient, except);
  const known = (await knowPatients(context, reading, rows)).filter((found) => mayKnow(reading, found));
  const alike = known.flatMap((found) => alikeTo(patient, found)).slice(0, mostShown);
  const shown = known.filter(({ row }) => alike.some((found) => found.patient.id === row.id));
  if (shown.length > 0) await auditRead(context, reading, shown, { action: 'patient.list' });
  const code = codeOf(patient);
  const holder = code === null || !reading.mayEnter ? undefined : await holderOf(context.db, reading.clinic, code);
  return {
    items: alike.sort((one, other) => order.indexOf(one.alike) - order.indexOf(other.alike)),
    oddCode: code !== null && !hasValidCheckDigit(code),
    codeTaken: holder !== undefined && holder.id !== except && !known.some(({ row }) => row.id === holder.id),
  };
};

const order = ['code', 'phone', 'name'] as const;

function alikeTo(patient: Patient, { item }: KnownPatient): readonly PatientDuplicate[] {
  const alike = likenessOf(patient, item.patient);
  return alike === undefined ? [] : [{ patient: item, alike }];
}

async function candidates(
  { db }: Context,
  { clinic }: Reading,
  patient: Patient,
  except: string | undefined,
): Promise<readonly PatientRow[]> {
  const given = { code: codeOf(patient) ?? undefined, phone: patient.phone, birthdate: patient.birthdate };
  const found = new Map<string, PatientRow>();
  for (const column of ['code', 'phone', 'birthdate'] as const) {
    const value = given[column];
    if (value === undefined) continue;
    const rows = await db
      .selectFrom('patients')
      .selectAll()
      .where('clinic', '=', clinic)
      .where(column, '=', value)
      .limit(mostLooked)
      .execute();
    for (const row of rows) if (row.id !== except) found.set(row.id, row);
  }
  return [...found.values()];
}
