import { createHmac } from 'node:crypto';
import { fromDayNumber, toDayNumber } from '../../../../src/engine/calendar/day-number.ts';
import type { Answer, Answers, FormDefinition, Question } from '../../../../src/engine/definition/types.ts';
import { isRepeating, walkQuestions } from '../../../../src/engine/definition/walk-questions.ts';
import { patientFact } from '../../../../src/engine/live-form/patient-facts.ts';
import { onceEach } from '../../answers/once-each.ts';
import type { GivenEntry } from './given-entries.ts';

/** Takes the person out of entries, the same person the same way each time. */
export interface Deidentifier {
  entry(given: GivenEntry): GivenEntry;
}

/** Ages above it are of so few people that they tell who it is. */
const oldestAge = 90;
const longestShift = 365;

/** Whether an answer may stay: a text can hold anything, and so can a file. Texts that a formula makes go too, dates among them stay. */
export function mayStay(question: Question): boolean {
  const kept: unknown = Reflect.get(question, 'redcap');
  const isIdentifier =
    Array.isArray(kept) && kept.some((cells: { identifier?: string }) => /^y/i.test(cells.identifier ?? ''));
  return (
    !['text', 'note', 'file', 'signature'].includes(question.type) &&
    question.patientField === undefined &&
    !isIdentifier
  );
}

/**
 * IDs become pseudonyms, dates move by up to a year into the past, by as many days for all dates of a patient.
 *
 * Both follow from the clinic's secret, so that exports of different days fit together and no one without it can undo them.
 */
export function createDeidentifier(secret: string): Deidentifier {
  const digest = (kind: string, id: string): Buffer => createHmac('sha256', secret).update(`${kind} ${id}`).digest();
  const pseudonym = (kind: string, id: string): string => digest(kind, id).toString('hex').slice(0, 16);
  return {
    entry(given) {
      const days = 1 + (digest('shift', given.file).readUInt32BE(0) % longestShift);
      const { gender } = given.patient;
      // Whole years, as the date of birth itself does not stay.
      const age = patientFact(given.patient, 'age', () => given.createdAt.slice(0, 10));
      return {
        ...given,
        id: pseudonym('response', given.id),
        file: pseudonym('file', given.file),
        createdAt: shifted(given.createdAt.slice(0, 10), days) ?? '',
        patient: {
          ...(gender !== undefined && { gender }),
          ...(typeof age === 'number' && { age: Math.min(age, oldestAge) }),
        },
        answers: withoutPerson(given.answers, questionsOf(given.definition), days),
      };
    },
  };
}

const questionsOf = onceEach(
  (definition: FormDefinition): ReadonlyMap<string, Question> =>
    new Map(walkQuestions(definition).map(({ question }) => [question.name, question])),
);

function withoutPerson(answers: Answers, questions: ReadonlyMap<string, Question>, days: number): Answers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      const question = questions.get(name);
      const kept =
        question && answer !== undefined && mayStay(question) ? stays(answer, question, questions, days) : undefined;
      return kept === undefined ? [] : [[name, kept] as const];
    }),
  );
}

function stays(
  answer: Answer,
  question: Question,
  questions: ReadonlyMap<string, Question>,
  days: number,
): Answer | undefined {
  if (isRepeating(question) && Array.isArray(answer))
    return (answer as readonly Answers[]).map((row) => withoutPerson(row, questions, days));
  if (typeof answer === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(answer)) return shifted(answer, days);
  if (question.type === 'calculated') return typeof answer === 'string' ? undefined : answer;
  if (question.allowother !== true) return answer;
  const known = new Set(question.options?.map(({ value }) => value));
  if (typeof answer === 'string') return known.has(answer) ? answer : undefined;
  return Array.isArray(answer) ? (answer as readonly string[]).filter((value) => known.has(value)) : answer;
}

/** A day, with its time where it has one, so many days earlier. */
function shifted(written: string, days: number): string | undefined {
  const day = written.slice(0, 10);
  const number = toDayNumber(day);
  const moved = number === undefined ? undefined : fromDayNumber(number - days);
  return moved === undefined ? undefined : `${moved}${written.slice(10)}`;
}
