import { Compile } from 'typebox/compile';
import type { FieldFault } from '../../../src/api/contract/contract.ts';
import { Patient as PatientShape, type CategorySettings, type Patient } from '../../../src/api/contract/shapes.ts';
import { foldDigits } from '../../../src/engine/numbers/digits.ts';
import { searchText, sortKey } from '../db/fold.ts';
import { ServerError } from '../errors/server-error.ts';
import { straight } from '../http/request/clean-text.ts';
import { localPhone, normalPhone } from './normal-phone.ts';

/** The patient as stored, with all that the form's settings require. Throws `invalidpatient`. */
export function checkPatient(patient: Patient, settings: CategorySettings): Patient {
  return tidyPatient(patient, requiredDetails(settings));
}

/** The patient as stored: trimmed, blanks left out, the phone in one spelling, no age beside a birthdate. Throws `invalidpatient`. */
export function tidyPatient(patient: Patient, required: readonly (keyof Patient)[]): Patient {
  const tidy = withOneAge(withoutBlanks(patient));
  const phone = tidy.phone === undefined ? undefined : normalPhone(tidy.phone);
  const faults = [
    ...required.filter((key) => tidy[key] === undefined).map((key) => fault(key, 'required')),
    ...(tidy.phone !== undefined && phone === undefined ? [fault('phone', 'phone')] : []),
    ...(tidy.birthdate !== undefined && !isDay(tidy.birthdate) ? [fault('birthdate', 'day')] : []),
  ];
  if (faults.length > 0) throw new ServerError('invalidpatient', { fields: faults });
  return phone === undefined ? tidy : { ...tidy, phone };
}

const shape = Compile(PatientShape);

/** What a patient file takes of details from another system, which has its own limits, and nobody here could mend them. */
export function usablePatient(details: Patient): Patient {
  const kept = Object.entries(details).flatMap(([key, value]) => {
    const text = straight(String(value)).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
    const one = { [key]: key === 'code' || key === 'phone' ? foldDigits(text) : text };
    return shape.Check(one) ? [tidied(one)] : [];
  });
  return Object.assign({}, ...kept) as Patient;
}

function tidied(patient: Patient): Patient {
  try {
    return tidyPatient(patient, []);
  } catch {
    return {};
  }
}

/** Details without which the form's settings let nothing be saved. */
export function requiredDetails(settings: CategorySettings): readonly (keyof Patient)[] {
  return [
    ...(settings.requireNameForSave ? (['name'] as const) : []),
    ...(settings.requireCodeForSave ? (['code'] as const) : []),
    ...(settings.requirePhoneForSave ? (['phone'] as const) : []),
  ];
}

function fault(key: keyof Patient, rule: string): FieldFault {
  return { path: `patient.${key}`, rule, message: '' };
}

function withoutBlanks(patient: Patient): Patient {
  const tidy = Object.entries(patient).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(tidy.filter(([, value]) => value !== '' && value !== undefined)) as Patient;
}

/** The patient without an age that was entered beside a birthdate, which it may contradict. */
export function withOneAge<T extends Patient>(patient: T): T {
  if (patient.birthdate === undefined || patient.age === undefined) return patient;
  const { age: _entered, ...born } = patient;
  return born as T;
}

/** A day of the calendar; `2024-02-30` is none. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The columns of a file that come from its patient. */
export function patientColumns(patient: Patient) {
  return {
    patient: JSON.stringify(patient),
    search: searchText(patient.name, patient.code, patient.phone, localPhone(patient.phone)),
    sort_name: sortKey(patient.name ?? ''),
    indexed: 1,
  };
}
