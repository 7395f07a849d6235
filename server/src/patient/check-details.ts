import type { Patient } from '../../../src/engine/live-form/types.ts';
import { ServerError } from '../errors/server-error.ts';
import { checkPatient } from '../file/check-patient.ts';

/** The patient as stored. Somebody must be known by something: a name, a code or a phone. Throws `invalidpatient`. */
export function checkDetails(patient: Patient): Patient {
  const tidy = checkPatient(patient, {});
  if (tidy.name === undefined && tidy.code === undefined && tidy.phone === undefined)
    throw new ServerError('invalidpatient', { fields: [{ path: 'patient.name', rule: 'required', message: '' }] });
  return tidy;
}
