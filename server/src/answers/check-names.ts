import type { FieldFault } from '../../../src/api/contract/contract.ts';
import type { Answer, Answers, Question, Role } from '../../../src/engine/definition/types.ts';
import { isRecord, isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { fieldModels } from '../../../src/fields/models/models.ts';
import { sideBySide } from '../access/cut-answers.ts';
import { onceEach } from './once-each.ts';

const none: readonly FieldFault[] = [];

/** Keys that are no question the role may answer; one that is hidden from the role is as unknown as any. */
export function unknownKeys(
  answers: Answers,
  questions: readonly Question[],
  role: Role,
  path = 'answers',
): readonly FieldFault[] {
  const byName = answerable(questions);
  return Object.keys(answers).flatMap((name): readonly FieldFault[] => {
    const question = byName.get(name);
    if (question === undefined) return [{ path: `${path}.${name}`, rule: 'unknownkey', message: '' }];
    return isRepeating(question) ? unknownInRows(answers[name], question, role, `${path}.${name}`) : none;
  });
}

const answerable = onceEach(
  (questions: readonly Question[]): ReadonlyMap<string, Question> =>
    new Map(questions.filter(takesAnswer).map((question) => [question.name, question])),
);

function unknownInRows(
  answer: Answer | undefined,
  question: Question,
  role: Role,
  path: string,
): readonly FieldFault[] {
  if (!Array.isArray(answer)) return [];
  const columns = sideBySide(question.questions ?? [], role);
  return answer.flatMap((row, index) =>
    isRecord(row) ? unknownKeys(row as Answers, columns, role, `${path}[${index}]`) : [],
  );
}

/** Computed answers may be sent, and are computed again. */
function takesAnswer(question: Question): boolean {
  return isTyped(question) || fieldModels[question.type].kind === 'calculated';
}

/** What a person answers, as against what is computed or only shown. */
export function isTyped(question: Question): boolean {
  return isRepeating(question) || fieldModels[question.type].kind === 'input';
}
