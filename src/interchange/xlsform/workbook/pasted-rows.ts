import { delimitedRows } from '../../../engine/rows/delimited-rows.ts';
import { Grid } from './grid.ts';
import { refuse } from './xls-form-error.ts';

type SheetName = 'survey' | 'choices' | 'settings';

/** Headers of which every table of its kind has one each. */
const telling: readonly (readonly [SheetName, ...(readonly (readonly string[])[])])[] = [
  ['choices', ['list_name', 'list name'], ['name', 'value']],
  ['survey', ['type'], ['name', 'value', 'tag']],
  ['settings', ['form_title', 'title', 'form_id', 'default_language', 'id_string']],
];

/**
 * The sheets of an XLSForm from rows as a spreadsheet copies them: cells between tabs, those with line breaks in quotation marks.
 *
 * Several tables may stand below one another; each begins with its headers. Throws `XlsFormError` where the first row has none.
 */
export function readPastedRows(text: string): Readonly<Record<string, readonly (readonly string[])[]>> {
  const sheets: Partial<Record<SheetName, Grid>> = {};
  let sheet: Grid | undefined;
  delimitedRows(text, '\t').forEach((cells, index) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const begun = tableOf(filled);
    if (begun) sheet = sheets[begun] = new Grid(begun);
    else if (filled.length === 0 || isSheetName(filled)) return;
    if (!sheet) refuse('survey', index + 1, 'has to hold the headers: type, name and label.');
    const row = sheet.rows.length + 1;
    cells.forEach((cell, column) => sheet?.put(row, column + 1, cell));
  });
  return Object.fromEntries(Object.entries(sheets).map(([name, { rows }]) => [name, rows]));
}

function tableOf(cells: readonly string[]): SheetName | undefined {
  const headers = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  return telling.find(([, ...kinds]) => kinds.every((names) => names.some((name) => headers.has(name))))?.[0];
}

const isSheetName = (cells: readonly string[]): boolean =>
  cells.length === 1 && telling.some(([name]) => name === cells[0]?.trim().toLowerCase());
