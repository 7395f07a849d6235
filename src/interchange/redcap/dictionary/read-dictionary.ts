import { limits } from '../../../engine/definition/limits.ts';
import { delimitedRows, type Delimiter } from '../../../engine/rows/delimited-rows.ts';
import { InterchangeError } from '../../shared/interchange-error.ts';
import { columnHeaders, columns, type Cells, type Column, type DictionaryRow } from './columns.ts';

const needed: readonly Column[] = ['variable', 'form', 'type', 'label'];

const plain = (header: string): string => header.toLowerCase().replaceAll(/[^a-z]/g, '');

const byHeader: ReadonlyMap<string, Column> = new Map(
  columns.flatMap((column) => columnHeaders[column].map((header) => [plain(header), column] as const)),
);

/** The fields of a data dictionary as REDCap exports it (CSV, parted by commas, semicolons or tabs). */
export function readDictionary(text: string): readonly DictionaryRow[] {
  const [head = [], ...rest] = delimitedRows(text.replace(/^\ufeff/, ''), delimiterOf(text));
  const headers = headersOf(head);
  const missing = needed.find((column) => !headers.includes(column));
  if (missing !== undefined)
    throw new InterchangeError('notdictionary', 'row 1', `the column '${columnHeaders[missing][0]}' is missing`);
  const read = rest.flatMap((row, index): readonly DictionaryRow[] =>
    row.some((cell) => cell.trim() !== '') ? [{ line: index + 2, cells: cellsOf(row, headers) }] : [],
  );
  const rows = isOfR(read) ? read.map(withoutNa) : read;
  if (rows.length > limits.questions)
    throw new InterchangeError('toomanyitems', '', `at most ${limits.questions} fields`);
  checkVariables(rows);
  return rows;
}

const headersOf = (row: readonly string[]): readonly (Column | undefined)[] =>
  row.map((header) => byHeader.get(plain(header)));

export function delimiterOf(text: string): Delimiter {
  const head = text.slice(0, 4000).split(/[\r\n]/, 1)[0] ?? '';
  const counts = (['\t', ';', ','] as const).map((each) => [head.split(each).length, each] as const);
  return counts.toSorted(([one], [other]) => other - one)[0]?.[1] ?? ',';
}

function cellsOf(row: readonly string[], headers: readonly (Column | undefined)[]): Cells {
  return Object.fromEntries(
    headers.flatMap((column, index) => {
      const cell = (row[index] ?? '').replaceAll('\r\n', '\n').trim();
      return column === undefined || cell === '' ? [] : [[column, cell] as const];
    }),
  );
}

/** R writes NA where a cell is blank: a file that does so where there is only yes or nothing does so everywhere. */
const isOfR = (rows: readonly DictionaryRow[]): boolean =>
  rows.some(({ cells }) => [cells.required, cells.identifier, cells.ranking].includes('NA'));

const withoutNa = ({ line, cells }: DictionaryRow): DictionaryRow => ({
  line,
  cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== 'NA')),
});

function checkVariables(rows: readonly DictionaryRow[]): void {
  const known = new Map<string, number>();
  for (const { line, cells } of rows) {
    const { variable } = cells;
    if (variable === undefined) throw new InterchangeError('notdictionary', `row ${line}`, 'the field has no name');
    const before = known.get(variable);
    if (before !== undefined)
      throw new InterchangeError(
        'notdictionary',
        `row ${line}`,
        `the field '${variable.slice(0, 80)}' stands in row ${before} too`,
      );
    known.set(variable, line);
  }
}
