import type { Answer, Answers, FormDefinition, Language, Question } from '../../../engine/definition/types.ts';
import { InterchangeError } from '../../shared/interchange-error.ts';
import { keptAsked } from '../build/kept-cells.ts';
import { DictionaryRows } from '../export/dictionary-rows.ts';
import { recordOf } from '../to-redcap.ts';
import { columnsOf, type Column } from './record-columns.ts';

/** What a project knows of one record, or of one visit of it. */
export interface ReadRecord {
  readonly record: string;
  /** Of a project with events: which of them. */
  readonly event?: string;
  /** Of an event that repeats: which time. */
  readonly instance?: string;
  readonly answers: Answers;
}

/** What is not read: a column, a cell, a cell of an instance that the form has no row for, or a row that names no record. */
export type Unread =
  | { readonly kind: 'column'; readonly row: 1; readonly header: string }
  | { readonly kind: 'cell'; readonly row: number; readonly header: string; readonly cell: string }
  | { readonly kind: 'instance'; readonly row: number; readonly header: string; readonly instrument: string }
  | { readonly kind: 'nameless'; readonly row: number };

/** Reads the rows of a file one after another. */
export interface RecordReader {
  /** The column that names the records. */
  readonly field: string;
  /** `line` is the row’s number in the file, whose headers are row 1. */
  take(row: readonly string[], line: number): void;
  records(): readonly ReadRecord[];
}

/** What REDCap itself writes: how far a form is, and what the rows are placed by. */
const ofRedcap = /^redcap_(?:event_name|repeat_instrument|repeat_instance)$|_complete$|_timestamp$/;

/** The column that names the records of the form's project. */
export const recordField = (definition: FormDefinition, language: Language): string =>
  recordOf(definition, language)?.variable ?? keptAsked(definition) ?? 'record_id';

/** Throws where the headers are not of the form's project: they begin with the column that names the records. `note` hears what is not read. */
export function createRecordReader(
  definition: FormDefinition,
  headers: readonly string[],
  language: Language,
  note: (unread: Unread) => void,
): RecordReader {
  const own = recordOf(definition, language);
  const field = recordField(definition, language);
  if (field !== headers[0])
    throw new InterchangeError(
      'notdictionary',
      'row 1',
      `the records are named by '${field}', not '${headers[0] ?? ''}'`,
    );
  const dictionary = new DictionaryRows(definition, language, own?.variable ?? '');
  const columns = columnsOf(definition, dictionary);
  headers.forEach((header, index) => {
    if (columns.has(header) || ofRedcap.test(header) || (own && index === 0)) return;
    note({ kind: 'column', row: 1, header: header.slice(0, longest) });
  });
  const records = new Map<string, ReadRecord & { readonly answers: Record<string, Answer> }>();
  const cellOf = (name: string): ((row: readonly string[]) => string | undefined) => {
    const at = headers.indexOf(name);
    return (row) => row[at] || undefined;
  };
  const [eventOf, instrumentOf, instanceOf] = ['event_name', 'repeat_instrument', 'repeat_instance'].map((name) =>
    cellOf(`redcap_${name}`),
  ) as [Cell, Cell, Cell];
  return {
    field,
    records: () => [...records.values()],
    take(row, line) {
      const [record = ''] = row;
      if (record === '') {
        if (row.some((cell) => cell !== '')) note({ kind: 'nameless', row: line });
        return;
      }
      const event = eventOf(row);
      const instrument = instrumentOf(row);
      // Without an instrument it is the event that repeats.
      const instance = instrument === undefined ? instanceOf(row) : undefined;
      const key = JSON.stringify([record, event, instance]);
      const known = records.get(key) ?? {
        record,
        ...(event !== undefined && { event }),
        ...(instance !== undefined && { instance }),
        answers: {},
      };
      records.set(key, known);
      const noteCell = (what: UnreadCell): void => note({ ...what, row: line });
      const formOf = (id: string): string | undefined => dictionary.forms.of(id);
      takeRow({ headers, row, columns, instrument, note: noteCell, formOf }, known.answers);
    },
  };
}

type Cell = (row: readonly string[]) => string | undefined;

/** Letters of a header or a cell that are shown. */
const longest = 100;

type UnreadCell =
  Omit<Extract<Unread, { readonly kind: 'cell' }>, 'row'> | Omit<Extract<Unread, { readonly kind: 'instance' }>, 'row'>;

interface Row {
  readonly headers: readonly string[];
  readonly row: readonly string[];
  readonly columns: ReadonlyMap<string, Column>;
  readonly instrument: string | undefined;
  readonly note: (what: UnreadCell) => void;
  readonly formOf: (id: string) => string | undefined;
}

/** An instance of an instrument is a row of the container that it is here, also where it is filled in once; all else belongs to the record. */
function takeRow({ headers, row, columns, instrument, note, formOf }: Row, answers: Record<string, Answer>): void {
  const rows = new Map<Question, Record<string, Answer>>();
  headers.forEach((header, index) => {
    const column = columns.get(header);
    const cell = row[index] ?? '';
    if (column === undefined || cell === '') return;
    const { container } = column;
    if (instrument !== undefined && (container === undefined || formOf(container.id) !== instrument))
      return note({ kind: 'instance', header, instrument });
    const into = container === undefined ? answers : (rows.get(container) ?? {});
    if (!column.take(cell, into)) note({ kind: 'cell', header, cell: cell.slice(0, longest) });
    if (container !== undefined && Object.keys(into).length > 0) rows.set(container, into);
  });
  for (const [{ name }, inner] of rows) {
    const before = answers[name];
    answers[name] = [...(Array.isArray(before) ? (before as readonly Answers[]) : []), inner] as Answer;
  }
}
