import type { PatientName } from '../definition/types.ts';
import type { Patient } from './types.ts';

/** What is known of the patient. The age is counted from the birthdate; one that is given stands only without it. */
export function patientFact(patient: Patient, fact: PatientName, today: () => string): string | number | undefined {
  const years = fact === 'age' && patient.birthdate ? yearsBetween(patient.birthdate, today()) : undefined;
  if (years !== undefined) return years;
  const known = Object.hasOwn(patient, fact) ? patient[fact] : undefined;
  return known === null || known === '' ? undefined : known;
}

function yearsBetween(birthdate: string, today: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthdate)) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  const age = today.slice(5) < birthdate.slice(5) ? years - 1 : years;
  return age >= 0 ? age : undefined;
}
