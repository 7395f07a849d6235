import type { Cell } from './cells.ts';
import { safeText } from './safe-text.ts';

/** Rows as RFC 4180 has them, in UTF-8 with the mark that Excel knows it by. */
export async function* writeCsv(
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  let mark = '\ufeff';
  for await (const row of rows) {
    yield `${mark}${row.map(csvCell).join(',')}\r\n`;
    mark = '';
  }
}

function csvCell(cell: Cell): string {
  if (cell === undefined || typeof cell === 'number') return String(cell ?? '');
  const text = safeText(cell);
  return /[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
