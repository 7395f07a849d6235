import { patientFact } from '../../../src/engine/live-form/patient-facts.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { PatientName } from '../../../src/engine/definition/types.ts';
import type { PatientAnswer } from '../../../src/fields/form/patient-answers.ts';
import { searchText } from '../db/fold.ts';
import { withOneAge } from './check-patient.ts';
import { normalPhone } from './normal-phone.ts';

/** The patient with what answers add to it. */
export interface FilledPatient {
  readonly patient: Patient;
  /** Details that were blank. */
  readonly filled: readonly PatientName[];
  /** Answers that say otherwise than the file, which keeps its own. */
  readonly differing: readonly PatientAnswer[];
}

/** Fills in what is not known of the patient; what is known stays, whatever the answers say, but for an age, which gives way to a birthdate. `today` is `YYYY-MM-DD`. */
export function fillPatient(patient: Patient, said: readonly PatientAnswer[], today: string): FilledPatient {
  let now: Patient = patient;
  const filled: PatientName[] = [];
  const differing: PatientAnswer[] = [];
  for (const answer of said) {
    const known = patientFact(now, answer.detail, () => today);
    if (known === undefined) {
      now = withOneAge({ ...now, [answer.detail]: answer.value });
      filled.push(answer.detail);
    } else if (!sameDetail(answer.detail, known, answer.value)) differing.push(answer);
  }
  return { patient: now, filled, differing };
}

/** Whether two spellings of a detail say the same. */
export const sameDetail = (detail: PatientName, one: string | number, other: string | number): boolean =>
  comparable(detail, one) === comparable(detail, other);

/** Spellings of one thing are one: letters of either script's form, spaces, phone numbers with and without the country. */
const comparable = (detail: PatientName, value: string | number): string =>
  searchText((detail === 'phone' && normalPhone(String(value))) || String(value));
