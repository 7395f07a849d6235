import type { Patient } from '../../../api/contract/shapes.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

/** What is known of a patient, as labels and words in the reader's language. */
export function describePatient(
  patient: Patient,
  { t, digits, date }: Pick<LanguageTools, 't' | 'digits' | 'date'>,
): readonly (readonly [label: string, words: string])[] {
  const words = {
    code: digits(patient.code ?? ''),
    phone: digits(patient.phone ?? ''),
    age: patient.age === undefined ? '' : digits(String(patient.age)),
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
