import type { PatientDetails } from '../../../api/contract/patients/patient.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

type Tools = Pick<LanguageTools, 't' | 'digits' | 'date'>;

/** What is known of a patient, as labels and words in the reader's language; an age gives way to a birthdate. */
export function describePatient(
  patient: PatientDetails,
  { t, digits, date }: Tools,
): readonly (readonly [label: string, words: string])[] {
  const words = {
    code: digits(patient.code ?? ''),
    phone: digits(patient.phone ?? ''),
    age: patient.birthdate === undefined ? ageInWords(patient, { t, digits, date }) : '',
    gender: patient.gender ? t(`portal:patient.${patient.gender}`) : '',
    birthdate: patient.birthdate ? date(patient.birthdate) : '',
    city: patient.city,
    address: patient.address,
    nationality: patient.nationality,
    institution: patient.institution,
    personnelcode: digits(patient.personnelcode ?? ''),
  };
  return Object.entries(words).flatMap(([key, value]) => (value ? [[t(`portal:patient.${key}`), value] as const] : []));
}

/** An age is true on the day it was entered, where that is known. */
function ageInWords({ age, ageOn }: PatientDetails, { t, digits, date }: Tools): string {
  const words = age === undefined ? '' : digits(String(age));
  return words && ageOn ? t('portal:patient.ageOn', { age: words, day: date(ageOn) }) : words;
}
