import type { FormDefinition, Language } from '../../../engine/definition/types.ts';
import { delimitedRows } from '../../../engine/rows/delimited-rows.ts';
import type { Left } from '../../shared/raw.ts';
import { delimiterOf } from '../dictionary/read-dictionary.ts';
import { createRecordReader, type ReadRecord, type Unread } from './record-reader.ts';

export interface ReadRecords {
  readonly records: readonly ReadRecord[];
  /** What was not read, with its row: the headers are row 1. */
  readonly left: readonly Left[];
}

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
  const left: Left[] = [];
  const reader = createRecordReader(
    definition,
    headers,
    language,
    (unread) => void left.push({ path: `row ${unread.row}`, what: inWords(unread) }),
  );
  rows.forEach((row, index) => reader.take(row, index + 2));
  return { records: reader.records(), left };
}

function inWords(unread: Unread): string {
  switch (unread.kind) {
    case 'column':
      return `the column '${unread.header}'`;
    case 'cell':
      return `'${unread.header}' with ${unread.cell}`;
    case 'instance':
      return `'${unread.header}' in an instance of '${unread.instrument}'`;
    case 'nameless':
      return 'a row that names no record';
    default:
      return unread satisfies never;
  }
}
