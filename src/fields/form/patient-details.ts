import type { Fault } from '../../engine/definition/problem.ts';
import type {
  FormDefinition,
  Option,
  PatientName,
  Question,
  QuestionType,
  TextFormat,
} from '../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../engine/definition/walk-questions.ts';

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
const formats: Readonly<Partial<Record<PatientName, TextFormat & string>>> = { code: 'nationalcode', phone: 'phone' };

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

/** Why the answer cannot be the detail that the question names. */
export function detailFault(question: Question): Fault | undefined {
  const { patientField: detail, format, options } = question;
  if (detail === undefined) return undefined;
  if (!detailsOf(question).includes(detail)) return { rule: 'patientfieldunfit' };
  const needed = formats[detail];
  if (needed && format !== needed) return { rule: 'patientfieldformat', params: { format: needed } };
  const values = Array.isArray(options) ? (options as readonly (Option | null)[]).map((option) => option?.value) : [];
  const saysGender = genders.every((gender) => values.includes(gender));
  return detail === 'gender' && !saysGender
    ? { rule: 'patientfieldgender', params: { values: genders.join(', ') } }
    : undefined;
}

/** The details that everybody who fills the form is asked for: no condition hides the question, or leads past it. */
export function detailsAsked(definition: FormDefinition): ReadonlySet<PatientName> {
  const hidden = new Set(definition.conditions.map((each) => (each.kind === 'visibility' ? each.target : undefined)));
  const leadsOn = definition.conditions.some(({ kind }) => kind === 'gotopage');
  const isAsked = (placed: PlacedQuestion): boolean =>
    placed.page.pageType === 'form' &&
    !(leadsOn && placed.pageIndex > 0) &&
    !hidden.has(placed.page.id) &&
    isVisible(placed);
  const isVisible = ({ question, parent }: PlacedQuestion): boolean =>
    !hidden.has(question.id) && (parent === undefined || isVisible(parent));
  return new Set(
    walkQuestions(definition).flatMap((placed) =>
      placed.question.patientField && !placed.row && isAsked(placed) ? [placed.question.patientField] : [],
    ),
  );
}
