import type { Patient } from '../../../engine/live-form/types.ts';

/** The patient of the file as a FHIR resource; an age alone gives no date of birth. */
export function toFhirPatient({ name, code, phone, gender, birthdate, address, city }: Patient): object {
  return {
    resourceType: 'Patient',
    ...(name && { name: [{ text: name }] }),
    ...(code && { identifier: [{ value: code }] }),
    ...(phone && { telecom: [{ system: 'phone', value: phone }] }),
    ...(gender && { gender }),
    ...(birthdate && { birthDate: birthdate }),
    ...((address || city) && { address: [{ ...(address && { text: address }), ...(city && { city }) }] }),
  };
}
