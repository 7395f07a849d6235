import type { Cell } from './cells.ts';
import { safeText } from './safe-text.ts';

/** For whom a file is: people open it in spreadsheets, which take some texts for formulas; programs take each text as it is. */
type Readers = 'people' | 'programs';

/** Rows as RFC 4180 has them, in UTF-8 with the mark that Excel knows it by. */
export async function* writeCsv(
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
  readers: Readers = 'people',
): AsyncGenerator<string> {
  let mark = '\ufeff';
  for await (const row of rows) {
    yield `${mark}${row.map((cell) => csvCell(cell, readers)).join(',')}\r\n`;
    mark = '';
  }
}

function csvCell(cell: Cell, readers: Readers): string {
  if (cell === undefined || typeof cell === 'number') return String(cell ?? '');
  const text = readers === 'people' ? safeText(cell) : cell;
  return /[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
