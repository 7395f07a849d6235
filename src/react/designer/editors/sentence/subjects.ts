import { patientNames } from '../../../../engine/dependencies/question-names.ts';
import type {
  FormDefinition,
  Language,
  Option,
  PatientName,
  Question,
  QuestionType,
} from '../../../../engine/definition/types.ts';
import { pickText } from '../../../ui/language/language.tsx';
import { allQuestions } from '../../definition/tree.ts';
import { derived, sinceDate } from './derived-subjects.ts';
import type { Operator } from './sentence.ts';

export type SubjectKind =
  'choice' | 'several' | 'text' | 'number' | 'truth' | 'date' | 'time' | 'datetime' | 'presence';

/** Something a sentence can be about. */
export interface Subject {
  /** As formulas write it. */
  readonly name: string;
  readonly title: string;
  readonly kind: SubjectKind;
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  /** The answer to a question, now or at the last visit; facts of the patient and what is computed of answers are none. */
  readonly isAnswer?: boolean;
  /** Of the last visit. */
  readonly isLast?: boolean;
}

/** What answers of a type can be asked for; types without one have no answer of their own. */
const kinds: Readonly<Record<QuestionType, SubjectKind | undefined>> = {
  text: 'text',
  note: 'text',
  number: 'number',
  rating: 'number',
  numericrange: 'number',
  calculated: 'number',
  select: 'choice',
  flatview: 'choice',
  cascadeview: 'several',
  checkbox: 'truth',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  file: 'presence',
  signature: 'presence',
  matrix: undefined,
  container: undefined,
  link: undefined,
  label: undefined,
};

const presence: readonly Operator[] = ['answered', 'blank'];
const ordered: readonly Operator[] = ['=', '<>', '>', '>=', '<', '<=', ...presence];

/** What can be asked of each kind, in the order it is offered. */
export const operatorsOf: Readonly<Record<SubjectKind, readonly Operator[]>> = {
  choice: ['=', '<>', ...presence],
  several: ['=', '<>', ...presence],
  text: ['=', '<>', 'contains', 'omits', ...presence],
  number: ordered,
  date: ordered,
  time: ordered,
  datetime: ordered,
  truth: ['holds', 'fails', ...presence],
  presence,
};

const factKinds: Partial<Record<PatientName, SubjectKind>> = { age: 'number', birthdate: 'date', gender: 'choice' };
const genders = ['female', 'male'] as const;

interface Words {
  readonly language: Language;
  t(key: string, params?: Readonly<Record<string, string>>): string;
}

/** Whether its earlier answers are looked at: those of others can be compared with, and are not offered first. */
const isFollowed = ({ historytype, type }: Question): boolean => historytype !== undefined || type === 'calculated';

/** Everything a sentence can be about: questions in the form's order, what came of them last time, how long ago dates are, scores, what is known of the patient. */
export function subjectsOf(definition: FormDefinition, { language, t }: Words): readonly Subject[] {
  const questions = allQuestions(definition);
  const titles = questions.map(({ title, name }) => pickText(title, language) || name);
  const titled = questions.map((question, index) => {
    const title = titles[index] ?? question.name;
    const isShared = titles.indexOf(title) !== titles.lastIndexOf(title);
    return { question, title: isShared ? `${title} (${question.name})` : title };
  });
  const answers = titled.flatMap(({ question, title }) =>
    ofQuestion(question, title, language).map((subject) => ({ question, subject: { ...subject, isAnswer: true } })),
  );
  const facts = patientNames.map((fact) => ({
    name: `patient.${fact}`,
    title: t('sentence:patient', { fact: t(`designer:patient.${fact}`) }),
    kind: factKinds[fact] ?? ('text' as const),
    ...(fact === 'gender' && { options: genders.map((value) => ({ value, text: t(`designer:gender.${value}`) })) }),
  }));
  return [
    ...answers.map(({ subject }) => subject),
    ...answers.filter(({ question }) => isFollowed(question)).map(({ subject }) => derived(subject, 'last', t)),
    ...[...answers.map(({ subject }) => subject), ...facts].flatMap((subject) => sinceDate(subject, t)),
    ...titled
      .filter(({ question }) => question.options?.some(({ score }) => score !== undefined))
      .map(({ question, title }) => ({
        name: `SCORE(${question.name})`,
        title: t('sentence:score', { title }),
        kind: 'number' as const,
      })),
    ...facts,
  ];
}

function ofQuestion(question: Question, title: string, language: Language): readonly Subject[] {
  const { name, rows, multimode } = question;
  const options = question.options?.length ? { options: optionsOf(question.options, language) } : {};
  if (rows)
    return rows.map((row) => ({
      name: `${name}.${row.name}`,
      title: `${title}: ${pickText(row.text, language) || row.name}`,
      kind: 'choice' as const,
      ...options,
    }));
  const kind = kinds[question.type];
  return kind ? [{ name, title, kind: kind === 'choice' && multimode ? 'several' : kind, ...options }] : [];
}

const optionsOf = (options: readonly Option[], language: Language): NonNullable<Subject['options']> =>
  options.flatMap(({ value, text, children }) => [
    { value, text: pickText(text, language) || value },
    ...(children ? optionsOf(children, language) : []),
  ]);

/** The words of an operator depend on what it compares. */
export function operatorKey(operator: Operator, kind: SubjectKind | undefined): string {
  const isMoment = kind === 'date' || kind === 'time' || kind === 'datetime';
  const family = isMoment ? 'moment' : kind === 'several' ? 'several' : 'plain';
  return `sentence:${family}.${words[operator]}`;
}

const words: Readonly<Record<Operator, string>> = {
  '=': 'equal',
  '<>': 'unequal',
  '>': 'more',
  '>=': 'least',
  '<': 'less',
  '<=': 'most',
  contains: 'contains',
  omits: 'omits',
  answered: 'answered',
  blank: 'blank',
  holds: 'holds',
  fails: 'fails',
};
