import type { FormDefinition } from '../../engine/definition/types.ts';
import { eachRow } from '../../engine/rows/delimited-rows.ts';
import { delimiterOf } from '../../interchange/redcap/dictionary/read-dictionary.ts';
import {
  createRecordReader,
  recordField,
  type ReadRecord,
  type Unread,
} from '../../interchange/redcap/records/record-reader.ts';
import type {
  ImportedRecord,
  OtherProject,
  Reading,
  RecordsFile,
  UnreadPart,
} from '../../react/dashboard/importing/types.ts';

/** Milliseconds of reading after which the page gets its turn. */
const turn = 12;

/** Parts that are told apart; a file with more of them is of another form, or has labels in place of codes. */
const mostUnread = 2000;

/** Reads the flat file of a REDCap project, row by row. */
export async function readRecordFile(
  definition: FormDefinition,
  text: string,
  { signal, onProgress }: Reading,
): Promise<RecordsFile | OtherProject | undefined> {
  const content = text.replace(/^\ufeff/, '');
  const rows = eachRow(content, delimiterOf(content));
  const headers = rows.next().value ?? [];
  const field = recordField(definition, definition.language);
  if (headers[0] !== field) return { expected: field, found: (headers[0] ?? '').slice(0, 100) };
  const unread = new UnreadParts();
  const reader = createRecordReader(definition, headers, definition.language, (each) => unread.add(each));
  let line = 1;
  let letters = 0;
  let until = performance.now() + turn;
  for (const row of rows) {
    line += 1;
    reader.take(row, line);
    letters += row.reduce((sum, cell) => sum + cell.length + 1, 0);
    if (performance.now() < until) continue;
    onProgress(Math.min(1, letters / content.length));
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    until = performance.now() + turn;
  }
  return { field, records: reader.records().map(toImported), unread: unread.parts() };
}

function toImported({ record, event, instance, answers }: ReadRecord): ImportedRecord {
  const visit = [event, instance].filter((part) => part !== undefined).join(' ');
  return { key: record, ...(visit !== '' && { event: visit }), answers };
}

class UnreadParts {
  readonly #parts = new Map<string, UnreadPart>();

  add(unread: Unread): void {
    const { row, ...what } = unread;
    const key = JSON.stringify(what);
    const known = this.#parts.get(key);
    if (known !== undefined) this.#parts.set(key, { ...known, rows: known.rows + 1 });
    else if (this.#parts.size < mostUnread) this.#parts.set(key, { ...what, row, rows: 1 });
  }

  parts(): readonly UnreadPart[] {
    return [...this.#parts.values()];
  }
}
