import type { FormDefinition, Localized, PatientName, Question } from '../../../../engine/definition/types.ts';
import { walkQuestions } from '../../../../engine/definition/walk-questions.ts';
import { foldForSearch } from '../../../ui/options/search-options.ts';

/** How forms ask for each detail of the patient, in both languages; a title that holds more asks for something else. */
const titles: Readonly<Record<PatientName, string>> = {
  name: 'name, full name, first and last name, name and surname, نام, نام و نام خانوادگی, نام کامل, نام و فامیل',
  code: 'national code, national id, national id number, national number, کد ملی, شماره ملی',
  phone:
    'phone, phone number, telephone, telephone number, mobile, mobile number, mobile phone, cell phone, contact number, تلفن, شماره تلفن, تلفن همراه, شماره تلفن همراه, موبایل, شماره موبایل, شماره همراه, شماره تماس',
  age: 'age, سن',
  gender: 'gender, sex, جنسیت, جنس',
  birthdate: 'date of birth, birth date, birthdate, birthday, day of birth, تاریخ تولد, روز تولد',
  address:
    'address, home address, postal address, آدرس, نشانی, آدرس منزل, نشانی منزل, آدرس محل سکونت, نشانی محل سکونت, آدرس پستی, نشانی پستی',
  city: 'city, town, city of residence, شهر, شهر محل سکونت, محل سکونت',
  nationality: 'nationality, citizenship, ملیت, تابعیت',
  institution: 'institution, organization, employer, workplace, company, سازمان, مؤسسه, محل کار, شرکت',
  personnelcode:
    'personnel code, personnel number, employee id, employee number, staff number, کد پرسنلی, شماره پرسنلی',
};

/** Words that say whose detail it is, or ask for it politely. */
const besides =
  /\b(?:patient(?:['’]s)?|your|the|please|enter|what is|(?:in )?years)\b|(?<!\p{L})(?:بیمار|شما|خود|لطفاً?|را|وارد کنید|چیست|به سال)(?!\p{L})/giu;
const unread = /[^\p{L}\p{N}\p{M}\s\u200c]/gu;

const folded = (text: string): string => foldForSearch(text.replace(besides, ' ').replace(unread, ' '));

const details: ReadonlyMap<string, PatientName> = new Map(
  Object.entries(titles).flatMap(([detail, words]) =>
    words.split(', ').map((title) => [foldForSearch(title), detail as PatientName] as const),
  ),
);

const textsOf = (title: Localized): readonly string[] =>
  typeof title === 'string' ? [title] : Object.values(title).filter((text) => typeof text === 'string');

/** Where the last name is asked apart, a name is the first one alone. */
const lastNames = new Set(['last name', 'family name', 'surname', 'نام خانوادگی', 'فامیل'].map(foldForSearch));

/** The detail that the question asks for by its title: one of those that `fit` it, and that no other question is. */
export function suggestDetail(
  definition: FormDefinition,
  question: Question,
  fit: readonly string[],
): PatientName | undefined {
  if (question.patientField !== undefined) return undefined;
  const detail = textsOf(question.title)
    .map((text) => details.get(folded(text)))
    .find((found) => found !== undefined && fit.includes(found));
  if (detail === undefined) return undefined;
  const placed = walkQuestions(definition);
  const isInRow = placed.some((other) => other.row && other.question.id === question.id);
  const isTaken = placed.some((other) => other.question.patientField === detail);
  const isHalf =
    detail === 'name' &&
    placed.some((other) => textsOf(other.question.title).some((text) => lastNames.has(folded(text))));
  return isInRow || isTaken || isHalf ? undefined : detail;
}
