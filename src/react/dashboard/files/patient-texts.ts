import type { Calendar } from '../../../engine/definition/types.ts';
import type { CategorySettings, Patient } from '../../../api/contract/shapes.ts';
import { parseDate } from '../../../engine/calendar/parse-date.ts';
import { foldDigits } from '../../../engine/numbers/digits.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

/** The details as they are typed. */
export const typedKeys = [
  'name',
  'code',
  'phone',
  'birthdate',
  'age',
  'gender',
  'address',
  'city',
  'nationality',
  'institution',
  'personnelcode',
] as const;
export type PatientTexts = Record<(typeof typedKeys)[number], string>;

export function toTexts(patient: Patient, { date, digits }: LanguageTools): PatientTexts {
  const texts = Object.fromEntries(typedKeys.map((key) => [key, String(patient[key] ?? '')])) as PatientTexts;
  return { ...texts, birthdate: patient.birthdate ? date(patient.birthdate) : '', age: digits(texts.age) };
}

/** The typed texts in the form the server takes; blank ones are left out. */
export function toPatient(texts: PatientTexts, calendar: Calendar): Patient {
  const birthdate = parseDate(texts.birthdate, { calendar }) ?? '';
  const values = {
    ...texts,
    birthdate,
    code: foldDigits(texts.code).trim(),
    phone: foldDigits(texts.phone).replace(/[\s()-]/g, ''),
  };
  const age = foldDigits(texts.age).trim();
  const typed = Object.entries(values)
    .map(([key, value]) => [key, value.trim()] as const)
    .filter(([key, value]) => value !== '' && key !== 'age');
  return { ...Object.fromEntries(typed), ...(/^\d{1,3}$/.test(age) && { age: Number(age) }) } as Patient;
}

const oldest = 150;

export function checkPatient(
  texts: PatientTexts,
  patient: Patient,
  settings: CategorySettings,
  t: LanguageTools['t'],
): Record<string, string | undefined> {
  const missing = (key: 'name' | 'code' | 'phone', required = false): string | undefined =>
    required && !patient[key] ? t('portal:fieldMissing') : undefined;
  return {
    name:
      missing('name', settings.requireNameForSave) ??
      (patient.name || patient.code || patient.phone ? undefined : t('portal:patient.nothing')),
    code:
      missing('code', settings.requireCodeForSave) ??
      (patient.code && !/^\d{10}$/.test(patient.code) ? t('portal:patient.badCode') : undefined),
    phone:
      missing('phone', settings.requirePhoneForSave) ??
      (patient.phone && !/^\+?\d{4,15}$/.test(patient.phone) ? t('portal:patient.badPhone') : undefined),
    age: texts.age.trim() && !((patient.age ?? oldest + 1) <= oldest) ? t('portal:patient.badAge') : undefined,
    birthdate: texts.birthdate.trim() && !patient.birthdate ? t('portal:patient.badDate') : undefined,
  };
}
