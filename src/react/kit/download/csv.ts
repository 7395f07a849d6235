import { delimitedRows } from '../../../engine/rows/delimited-rows.ts';
import { keepFile } from './keep-file.ts';

/** Rows as CSV (RFC 4180) that spreadsheets open as text: a cell that would be a formula begins with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(toCell).join(',')).join('\r\n');
}

const formula = /^[=+\-@\t\r\n\0|%＝＋－＠]/;

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The rows of a CSV file, also as spreadsheets save it where the comma is taken; blank rows are left out. */
export function fromCsv(text: string): readonly (readonly string[])[] {
  const content = text.replace(/^\uFEFF/, '');
  const head = /^[^\r\n]*/.exec(content)![0];
  const delimiter = (['\t', ';', ','] as const).find((mark) => head.includes(mark)) ?? ',';
  return delimitedRows(content, delimiter)
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => row.map((cell) => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)));
}

/** Offers a CSV as a file; the byte order mark lets spreadsheets recognise UTF-8. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  keepFile(new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }), name);
}
