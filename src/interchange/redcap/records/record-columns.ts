import type { Answer, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import type { DictionaryRows } from '../export/dictionary-rows.ts';
import { codesOf, partKey, pathSign } from '../export/variables.ts';
import { boxName } from './record-rows.ts';

/** A cell put into the answers of a record; false where the question has no such answer. */
type Take = (cell: string, answers: Record<string, Answer>) => boolean;

export interface Column {
  readonly take: Take;
  /** The repeating container that it stands in. */
  readonly container?: Question | undefined;
}

/** The columns of the flat file by their headers. */
export function columnsOf(definition: FormDefinition, { variables }: DictionaryRows): ReadonlyMap<string, Column> {
  const columns = new Map<string, Column>();
  for (const placed of walkQuestions(definition))
    for (const [header, take] of takesOf(placed, (key) => variables.of(key) ?? ''))
      columns.set(header, { take, container: placed.row?.question });
  return columns;
}

function takesOf(
  { question }: PlacedQuestion,
  variable: (key: string) => string,
): readonly (readonly [string, Take])[] {
  const { name, type, multimode } = question;
  const values = new Map([...codesOf(question)].map(([value, code]) => [code, value]));
  const field = variable(question.id);
  const set = (answers: Record<string, Answer>, answer: Answer | undefined): boolean => {
    if (answer === undefined) return false;
    answers[name] = answer;
    return true;
  };
  if (type === 'matrix')
    return (question.rows ?? []).map((row) => [
      variable(partKey(question, row.name)),
      (cell, answers) => {
        const value = values.get(cell);
        return value !== undefined && set(answers, { ...(answers[name] as object), [row.name]: value } as Answer);
      },
    ]);
  if (type === 'numericrange' && multimode)
    return ['from', 'to'].map((end, index) => [
      variable(partKey(question, end)),
      (cell, answers) => {
        const ends = [...((answers[name] as readonly number[] | undefined) ?? [])];
        ends[index] = Number(cell);
        return Number.isFinite(Number(cell)) && set(answers, ends);
      },
    ]);
  if (type === 'calculated') return [[field, () => true]];
  if (['file', 'signature', 'label', 'container'].includes(type)) return [];
  if (question.options && multimode)
    return [...values].map(([code, value]) => [
      `${field}___${boxName(code)}`,
      (cell, answers) => {
        const chosen = (answers[name] as readonly string[] | undefined) ?? [];
        return cell === '0' || (cell === '1' && set(answers, [...chosen, value]));
      },
    ]);
  return [[field, (cell, answers) => set(answers, answerOf(question, cell, values))]];
}

function answerOf(question: Question, cell: string, values: ReadonlyMap<string, string>): Answer | undefined {
  switch (question.type) {
    case 'checkbox':
      return cell === '1' ? true : cell === '0' ? false : undefined;
    case 'number':
    case 'numericrange':
    case 'rating': {
      const number = Number(cell.replace(/^(-?\d+),(\d+)$/, '$1.$2'));
      return Number.isFinite(number) ? number : undefined;
    }
    case 'datetime':
      return cell.replace(' ', 'T').slice(0, 16);
    case 'cascadeview':
      return values.get(cell)?.split(pathSign);
    default:
      return question.options ? values.get(cell) : cell;
  }
}
