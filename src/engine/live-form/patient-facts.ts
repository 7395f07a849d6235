import type { PatientName } from '../definition/types.ts';
import type { Patient } from './types.ts';

/** What is known of the patient. An age that is not given is counted from the birthdate. */
export function patientFact(patient: Patient, fact: PatientName, today: () => string): string | number | undefined {
  const known = Object.hasOwn(patient, fact) ? patient[fact] : undefined;
  if (known !== undefined && known !== null && known !== '') return known;
  return fact === 'age' && patient.birthdate ? yearsBetween(patient.birthdate, today()) : undefined;
}

function yearsBetween(birthdate: string, today: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthdate)) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  const age = today.slice(5) < birthdate.slice(5) ? years - 1 : years;
  return age >= 0 ? age : undefined;
}
