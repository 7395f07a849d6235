import type { PatientDetails } from '../../../api/contract/patients/patient.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { yearsOf } from './years.ts';

type Tools = Pick<LanguageTools, 't' | 'digits' | 'date'>;

/**
 * What is known of a patient, as labels and words in the reader's language; an age gives way to a birthdate.
 *
 * `on`: the day, `YYYY-MM-DD`, on which a birthdate says how old they are; absent, it is a date alone.
 */
export function describePatient(
  patient: PatientDetails,
  { t, digits, date }: Tools,
  on?: string,
): readonly (readonly [label: string, words: string])[] {
  const words = {
    code: digits(patient.code ?? ''),
    phone: digits(patient.phone ?? ''),
    age: patient.birthdate === undefined ? ageInWords(patient, { t, digits, date }) : '',
    gender: patient.gender ? t(`portal:patient.${patient.gender}`) : '',
    birthdate: patient.birthdate ? birthInWords(patient.birthdate, { t, date }, on) : '',
    city: patient.city,
    address: patient.address,
    nationality: patient.nationality,
    institution: patient.institution,
    personnelcode: digits(patient.personnelcode ?? ''),
  };
  return Object.entries(words).flatMap(([key, value]) => (value ? [[t(`portal:patient.${key}`), value] as const] : []));
}

function birthInWords(birthdate: string, { t, date }: Pick<Tools, 't' | 'date'>, on?: string): string {
  const day = date(birthdate);
  const years = on === undefined ? undefined : yearsOf({ birthdate }, on);
  if (years === 0) return t('portal:patient.bornLately', { day });
  return years === undefined ? day : t('portal:patient.born', { day, count: years });
}

/** An age is true on the day it was entered, where that is known. */
function ageInWords({ age, ageOn }: PatientDetails, { t, digits, date }: Tools): string {
  const words = age === undefined ? '' : digits(String(age));
  return words && ageOn ? t('portal:patient.ageOn', { age: words, day: date(ageOn) }) : words;
}
