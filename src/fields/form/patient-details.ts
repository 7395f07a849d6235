import type { PatientName, Question, QuestionType, TextFormat } from '../../engine/definition/types.ts';

const words = ['name', 'address', 'city', 'nationality', 'institution', 'personnelcode'] as const;
const choices = ['gender', 'city', 'nationality', 'institution'] as const;

/** Details of the patient that an answer of each type can be. */
const detailsByType: Readonly<Record<QuestionType, readonly PatientName[]>> = {
  text: [...words, 'code', 'phone'],
  note: ['address'],
  number: ['age', 'personnelcode'],
  numericrange: ['age'],
  select: choices,
  flatview: choices,
  date: ['birthdate'],
  calculated: [...words, 'age'],
  cascadeview: [],
  checkbox: [],
  time: [],
  datetime: [],
  rating: [],
  matrix: [],
  file: [],
  signature: [],
  link: [],
  label: [],
  container: [],
};

/** Formats without which an answer might be no such detail. */
export const formats: Readonly<Partial<Record<PatientName, TextFormat & string>>> = {
  code: 'nationalcode',
  phone: 'phone',
};

/** Values of the options that say a patient's gender; any other option says nothing of it. */
export const genders = ['female', 'male'] as const;

/** The details that a question of this type can be, whatever its format and options are. */
export const detailsOf = ({ type, multimode }: Pick<Question, 'type' | 'multimode'>): readonly PatientName[] =>
  multimode ? [] : detailsByType[type];

const genderTexts = { female: { en: 'Female', fa: 'زن' }, male: { en: 'Male', fa: 'مرد' } } as const;

/** Settings that a question needs to be the detail, beside its type; options that are in no words yet get those of a gender. */
export function settingsFor(detail: PatientName, { options }: Pick<Question, 'options'>): Partial<Question> {
  if (formats[detail]) return { format: formats[detail] };
  const isUnwritten = !options?.some(({ text }) => (typeof text === 'string' ? text : Object.values(text).join('')));
  return detail === 'gender' && isUnwritten
    ? { options: genders.map((value) => ({ value, text: genderTexts[value] })) }
    : {};
}
