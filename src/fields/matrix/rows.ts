import type { Answer, MatrixAnswer, MatrixRow, Question } from '../../engine/definition/types.ts';
import { isRecord } from '../../engine/definition/walk-questions.ts';
import { optionOf } from '../choices/choice-rules.ts';

/** The chosen value of each row; undefined when the answer is none of a matrix. */
export function asMatrix(answer: Answer | undefined): MatrixAnswer | undefined {
  return isRecord(answer) && Object.values(answer).every((value) => typeof value === 'string')
    ? (answer as MatrixAnswer)
    : undefined;
}

export function valueOfRow(answer: MatrixAnswer | undefined, { name }: MatrixRow): string | undefined {
  return answer && Object.hasOwn(answer, name) ? answer[name] : undefined;
}

export function scoreOfRow(answer: MatrixAnswer, row: MatrixRow, question: Question): number | undefined {
  const value = valueOfRow(answer, row);
  return value === undefined ? undefined : optionOf(value, question)?.score;
}

export function isRowMandatory(row: MatrixRow, { mandatory }: Question): boolean {
  return row.mandatory ?? mandatory ?? false;
}

/** The first row that must be answered and is not. */
export function missingRow(answer: MatrixAnswer | undefined, question: Question): MatrixRow | undefined {
  return question.rows?.find((row) => isRowMandatory(row, question) && valueOfRow(answer, row) === undefined);
}
