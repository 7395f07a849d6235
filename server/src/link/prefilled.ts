import type { FieldFault } from '../../../src/api/contract/contract.ts';
import type {
  Answer,
  Answers,
  FormDefinition,
  Language,
  Question,
  Role,
} from '../../../src/engine/definition/types.ts';
import { isRecord, isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { fieldModels } from '../../../src/fields/models/models.ts';
import { answerSentences } from '../../../src/fields/sentences/answer-sentences.ts';
import { createSentences } from '../../../src/fields/sentences/sentences.ts';
import { questionsFor, sideBySide } from '../access/cut-answers.ts';
import { isTyped, unknownKeys } from '../answers/check-names.ts';
import { ServerError } from '../errors/server-error.ts';

/** Most characters of one answer, and of all of them together, as JSON. */
const longest = { answer: 4000, all: 20_000 } as const;

interface Reader {
  readonly definition: FormDefinition;
  /** As whom the form is filled by the link. */
  readonly role: Role;
  readonly language: Language;
}

/** The answers that a link is to carry, as they are stored. Throws `brokenrule` with every one that the form does not take. */
export function checkPrefilled(answers: Answers, { definition, role, language }: Reader): Answers {
  const questions = questionsFor(definition, role);
  const sentence = createSentences(language, answerSentences);
  const unknown = unknownKeys(answers, questions, role);
  const wrong = faultsIn(answers, questions, role, 'answers').map(({ path, rule, params }) => ({
    path,
    rule,
    message: ownRules.has(rule) ? '' : sentence({ rule, ...(params && { params }) }),
  }));
  const faults: readonly FieldFault[] = [...unknown, ...wrong];
  if (faults.length > 0) throw new ServerError('brokenrule', { fields: faults });
  if (JSON.stringify(answers).length > longest.all)
    throw new ServerError('brokenrule', { fields: [{ path: 'answers', rule: 'toolong', message: '' }] });
  return readAll(answers, questions, role);
}

/** Of the answers that a link carries, those that the form takes as it is now: it may have been published anew since. */
export function usableAnswers(answers: Answers, definition: FormDefinition, role: Role): Answers {
  const questions = questionsFor(definition, role);
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => {
      const one = { [name]: answers[name] };
      return unknownKeys(one, questions, role).length === 0 && faultsIn(one, questions, role, '').length === 0;
    }),
  );
}

/** Rules whose sentences are the server's own, and not those of the fields. */
const ownRules: ReadonlySet<string> = new Set(['toolong', 'notprefilled', 'type']);

type Fault = Pick<FieldFault, 'path' | 'rule'> & {
  readonly params?: NonNullable<ReturnType<typeof faultOf>>['params'];
};

function faultsIn(answers: Answers, questions: readonly Question[], role: Role, path: string): readonly Fault[] {
  return questions
    .filter(({ name }) => Object.hasOwn(answers, name) && answers[name] !== undefined)
    .flatMap((question): readonly Fault[] => {
      const place = `${path}.${question.name}`;
      const answer = answers[question.name] as Answer;
      if (JSON.stringify(answer).length > longest.answer) return [{ path: place, rule: 'toolong' }];
      if (isRepeating(question)) return faultsInRows(answer, question, role, place);
      const fault = faultOf(answer, question);
      return fault === undefined ? [] : [{ path: place, ...fault }];
    });
}

function faultsInRows(answer: Answer, question: Question, role: Role, path: string): readonly Fault[] {
  if (!Array.isArray(answer) || !answer.every(isRecord)) return [{ path, rule: 'type' }];
  const columns = sideBySide(question.questions ?? [], role);
  return answer.flatMap((row, index) => faultsIn(row as Answers, columns, role, `${path}[${index}]`));
}

/** A computed answer is computed, and nobody signs or chooses a file for somebody else. */
function faultOf(answer: Answer, question: Question) {
  const model = fieldModels[question.type];
  if (!isTyped(question) || model.attachments !== undefined) return { rule: 'notprefilled' };
  const parsed = model.parse(answer, question);
  if (!parsed.ok) return parsed.fault;
  return parsed.answer === undefined ? undefined : model.validate(parsed.answer, question, { today: noDay });
}

/** Bounds that depend on the day are looked at when the form is sent. */
const noDay = '';

function readAll(answers: Answers, questions: readonly Question[], role: Role): Answers {
  const given = questions.filter(({ name }) => Object.hasOwn(answers, name));
  return Object.fromEntries(
    given.flatMap((question): readonly (readonly [string, Answer])[] => {
      const answer = read(answers[question.name], question, role);
      return answer === undefined ? [] : [[question.name, answer]];
    }),
  );
}

function read(answer: Answer | undefined, question: Question, role: Role): Answer | undefined {
  if (answer === undefined) return undefined;
  if (isRepeating(question))
    return (answer as readonly Answers[]).map((row) => readAll(row, sideBySide(question.questions ?? [], role), role));
  const parsed = fieldModels[question.type].parse(answer, question);
  return parsed.ok ? parsed.answer : undefined;
}
