import type { PatientDetails } from '../../../api/contract/patients/patient.ts';

/** How old a patient is today: by the birthdate, or by the age and the day it was entered on. */
export function yearsOf({ birthdate, age, ageOn }: PatientDetails, today: string): number | undefined {
  if (birthdate !== undefined) return Math.max(0, yearsBetween(birthdate, today));
  if (age === undefined) return undefined;
  return age + (ageOn === undefined ? 0 : Math.max(0, yearsBetween(ageOn, today)));
}

/** Whole years between two days, `YYYY-MM-DD`. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
