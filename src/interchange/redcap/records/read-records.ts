import type { Answer, Answers, FormDefinition, Language, Question } from '../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { delimitedRows } from '../../../engine/rows/delimited-rows.ts';
import { InterchangeError } from '../../shared/interchange-error.ts';
import type { Left } from '../../shared/raw.ts';
import { delimiterOf } from '../dictionary/read-dictionary.ts';
import { DictionaryRows } from '../export/dictionary-rows.ts';
import { codesOf, partKey, pathSign } from '../export/variables.ts';
import { recordOf } from '../to-redcap.ts';
import { boxName } from './record-rows.ts';

/** What a project knows of one record, or of one visit of it. */
export interface ReadRecord {
  readonly record: string;
  /** Of a project with events: which of them. */
  readonly event?: string;
  readonly answers: Answers;
}

export interface ReadRecords {
  readonly records: readonly ReadRecord[];
  /** What was not read, with its row: the headers are row 1. */
  readonly left: readonly Left[];
}

/** A cell put into the answers of a record; false where the question has no such answer. */
type Take = (cell: string, answers: Record<string, Answer>) => boolean;

interface Column {
  readonly take: Take;
  /** The repeating container that it stands in. */
  readonly container?: Question | undefined;
}

const ofRedcap = /^redcap_|_complete$|_timestamp$/;

/**
 * The records of a project, a flat CSV file with raw values as REDCap exports it, as answers of the form that its data
 * dictionary became. What is computed is left out: the form computes it anew.
 */
export function readRecords(
  definition: FormDefinition,
  text: string,
  language: Language = definition.language,
): ReadRecords {
  const [headers = [], ...rows] = delimitedRows(text.replace(/^\ufeff/, ''), delimiterOf(text));
  const own = recordOf(definition, language);
  const dictionary = new DictionaryRows(definition, language, own?.variable ?? '');
  const columns = columnsOf(definition, dictionary);
  const [name = ''] = headers;
  if (own !== undefined && own.variable !== name)
    throw new InterchangeError('notdictionary', 'row 1', `the records are named by '${own.variable}', not '${name}'`);
  const left: Left[] = headers
    .filter((header, index) => !columns.has(header) && !ofRedcap.test(header) && !(own && index === 0))
    .map((header) => ({ path: 'row 1', what: `the column '${header.slice(0, 100)}'` }));
  const records = new Map<string, { record: string; event?: string; answers: Record<string, Answer> }>();
  const at = (wanted: string): number => headers.indexOf(wanted);
  rows.forEach((row, index) => {
    const record = row[0] ?? '';
    if (record === '') return;
    const event = row[at('redcap_event_name')] || undefined;
    const instrument = row[at('redcap_repeat_instrument')] || undefined;
    const key = JSON.stringify([record, event]);
    const known = records.get(key) ?? { record, ...(event !== undefined && { event }), answers: {} };
    records.set(key, known);
    const note = (what: string): void => void left.push({ path: `row ${index + 2}`, what });
    takeRow({ headers, row, columns, instrument, note, formOf: (id) => dictionary.forms.of(id) }, known.answers);
  });
  return { records: [...records.values()], left };
}

interface Row {
  readonly headers: readonly string[];
  readonly row: readonly string[];
  readonly columns: ReadonlyMap<string, Column>;
  readonly instrument: string | undefined;
  readonly note: (what: string) => void;
  readonly formOf: (id: string) => string | undefined;
}

/** An instance of an instrument is a row of the container that it is here; all else belongs to the record. */
function takeRow({ headers, row, columns, instrument, note, formOf }: Row, answers: Record<string, Answer>): void {
  const inner: Record<string, Answer> = {};
  let container: Question | undefined;
  headers.forEach((header, index) => {
    const column = columns.get(header);
    const cell = row[index] ?? '';
    if (column === undefined || cell === '') return;
    const isInstance = column.container !== undefined && formOf(column.container.id) === instrument;
    if (instrument !== undefined && !isInstance) return note(`'${header}' in an instance of '${instrument}'`);
    if (isInstance) container = column.container;
    if (!column.take(cell, isInstance ? inner : answers)) note(`'${header}' with ${cell.slice(0, 100)}`);
  });
  if (container === undefined) return;
  const before = answers[container.name];
  answers[container.name] = [...(Array.isArray(before) ? (before as readonly Answers[]) : []), inner] as Answer;
}

function columnsOf(definition: FormDefinition, { variables }: DictionaryRows): ReadonlyMap<string, Column> {
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
