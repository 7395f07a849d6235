import { isRecord } from '../../../engine/definition/walk-questions.ts';
import type { Patient } from '../../../engine/live-form/types.ts';
import { recordsOf, type Raw } from '../../shared/raw.ts';

/** What a file has room for of a FHIR Patient, as it says it. With a `system`, its code is the identifier of that alone. */
export function patientDetails(patient: Raw, system?: string): Patient {
  const [name] = recordsOf(patient['name']);
  const parts = [name?.['given'], name?.['family']].flat().filter((part) => typeof part === 'string');
  const phone = recordsOf(patient['telecom']).find((one) => one['system'] === 'phone');
  const [address] = recordsOf(patient['address']);
  return {
    ...codeIn(recordsOf(patient['identifier']), system),
    ...patientText('name', name?.['text'] ?? parts.join(' ')),
    ...patientText('phone', phone?.['value']),
    ...patientText('birthdate', patient['birthDate']),
    ...patientText('address', address?.['text']),
    ...patientText('city', address?.['city']),
    ...(patientText('gender', patient['gender']) as Pick<Patient, 'gender'>),
  };
}

/** The first of the identifiers, or of those of a system, as a code. */
export function codeIn(identifiers: readonly unknown[], system?: string): Patient {
  const found = identifiers.filter(isRecord).find((one) => system === undefined || one['system'] === system);
  return patientText('code', found?.['value']);
}

export function patientText(key: keyof Patient, value: unknown): Patient {
  return typeof value === 'string' && value.trim() !== '' ? { [key]: value.trim() } : {};
}
