import { calendarFor } from '../../engine/languages/native.ts';
import type {
  Answer,
  Answers,
  FormDefinition,
  Language,
  PatientName,
  Question,
} from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import { fieldModels } from '../models/models.ts';
import { detailFault } from './detail-fault.ts';
import { genders } from './patient-details.ts';

/** What an answer says of the patient. */
export interface PatientAnswer {
  readonly detail: PatientName;
  /** The question's name. */
  readonly question: string;
  /** As the patient file keeps it. */
  readonly value: string | number;
}

/** Characters that the patient file keeps of each detail. */
const longest: Readonly<Partial<Record<PatientName, number>>> = {
  name: 200,
  address: 500,
  city: 100,
  nationality: 100,
  institution: 200,
  personnelcode: 50,
};
const oldest = 150;

/** Embeddings, overrides and isolates: they turn the text beside them, too. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** What stored answers say of the patient, an age last: it gives way to a birthdate. */
export function patientAnswers(definition: FormDefinition, answers: Answers): readonly PatientAnswer[] {
  const found = asking(definition).flatMap((question): readonly PatientAnswer[] => {
    const { name, patientField: detail } = question;
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (detail === undefined || answer === undefined) return [];
    const value = readDetail(detail, answer, question, definition.language);
    return value === undefined ? [] : [{ detail, question: name, value }];
  });
  return [...found.filter(({ detail }) => detail !== 'age'), ...found.filter(({ detail }) => detail === 'age')];
}

const known = new WeakMap<FormDefinition, readonly Question[]>();

/** The questions that ask for a detail: definitions never change. */
function asking(definition: FormDefinition): readonly Question[] {
  const questions =
    known.get(definition) ??
    walkQuestions(definition)
      .filter(({ question, row }) => question.patientField !== undefined && !row && !detailFault(question))
      .map(({ question }) => question);
  known.set(definition, questions);
  return questions;
}

/** Undefined where the answer says nothing that the patient file could keep. */
function readDetail(
  detail: PatientName,
  answer: Answer,
  question: Question,
  language: Language,
): string | number | undefined {
  switch (detail) {
    case 'age':
      return typeof answer === 'number' && answer >= 0 && answer <= oldest ? Math.floor(answer) : undefined;
    case 'gender':
      return genders.find((gender) => gender === answer);
    case 'code':
    case 'phone':
    case 'birthdate':
      return typeof answer === 'string' ? answer : undefined;
    case 'personnelcode':
      return typeof answer === 'number' ? String(answer) : readWords(detail, answer, question, language);
    default:
      return readWords(detail, answer, question, language);
  }
}

/** The answer in words, as the form's own language has them: a city that was chosen from a list is kept by its name. */
function readWords(detail: PatientName, answer: Answer, question: Question, language: Language): string | undefined {
  const written = typeof answer === 'string' && !question.options ? answer : inWords(answer, question, language);
  const straight = written.replace(turning, '');
  const tidy = (detail === 'address' ? straight : straight.replace(/[\s\p{Cc}]+/gu, ' ')).trim();
  return tidy === '' || tidy.length > (longest[detail] ?? 0) ? undefined : tidy;
}

const inWords = (answer: Answer, question: Question, language: Language): string =>
  fieldModels[question.type].format(answer, question, { language, calendar: calendarFor(language) });
