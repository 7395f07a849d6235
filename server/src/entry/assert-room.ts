import type { FieldFault } from '../../../src/api/contract/contract.ts';
import { limits } from '../../../src/engine/definition/limits.ts';
import type { Answers, FormDefinition, Question, Role } from '../../../src/engine/definition/types.ts';
import { isRecord, isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { questionsFor, sideBySide } from '../access/cut-answers.ts';
import { ServerError } from '../errors/server-error.ts';
import { unknownKeys } from '../answers/check-names.ts';
import { onceEach } from '../answers/once-each.ts';

/**
 * Refuses answers that no filling of the form can hold, before any work is done with them: a body of a megabyte would
 * keep everybody else waiting.
 *
 * A question that is hidden from the role counts as one that does not exist, so that a refusal reveals nothing of it.
 */
export function assertRoom(answers: Answers, definition: FormDefinition, role: Role): void {
  const questions = questionsFor(definition, role);
  if (hasRoom(answers, roomOf(definition, role), role)) return;
  const faults = [...unknownKeys(answers, questions, role), ...tooLong(answers, questions, role)];
  throw new ServerError('brokenrule', {
    fields: faults.length > 0 ? faults : [{ path: 'answers', rule: 'toomany', message: '' }],
  });
}

/** The questions that a record of answers may name, and how many keys it has at most: hidden questions count too. */
interface Room {
  readonly byName: ReadonlyMap<string, Question>;
  readonly keys: number;
}

const rooms = onceEach((_definition: FormDefinition) => new Map<Role, Room>());

function roomOf(definition: FormDefinition, role: Role): Room {
  const ofRoles = rooms(definition);
  const known = ofRoles.get(role);
  if (known !== undefined) return known;
  const all = definition.pages.flatMap(({ questions }) => questions);
  const room = roomIn(questionsFor(definition, role), all, role);
  ofRoles.set(role, room);
  return room;
}

function roomIn(seen: readonly Question[], all: readonly Question[], role: Role): Room {
  return {
    byName: new Map(sideBySide(seen, role).map((question) => [question.name, question])),
    keys: sideBySide(all, 'owner').length,
  };
}

function hasRoom(answers: Answers, { byName, keys }: Room, role: Role): boolean {
  const names = Object.keys(answers);
  return names.length <= keys && names.every((name) => fits(answers[name], byName.get(name), role));
}

function fits(answer: unknown, question: Question | undefined, role: Role): boolean {
  if (question === undefined || !isRepeating(question) || !Array.isArray(answer)) return isSmall(answer);
  if (answer.length > limits.rows) return false;
  const { questions = [] } = question;
  const room = roomIn(questions, questions, role);
  return answer.every((row) => (isRecord(row) ? hasRoom(row as Answers, room, role) : isSmall(row)));
}

/** Whether a single answer is no larger than the longest list of options. */
function isSmall(answer: unknown): boolean {
  if (typeof answer !== 'object') return true;
  const waiting: unknown[] = [answer];
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count + waiting.length > limits.options) return false;
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    if (inner.length > limits.options) return false;
    waiting.push(...inner);
  }
  return true;
}

function tooLong(answers: Answers, questions: readonly Question[], role: Role): readonly FieldFault[] {
  return questions
    .filter((question) => Object.hasOwn(answers, question.name) && !fits(answers[question.name], question, role))
    .map(({ name }) => ({ path: `answers.${name}`, rule: 'toomany', message: '' }));
}
