import { columnHeaders, columns, type Cells } from './columns.ts';

/** A data dictionary as a CSV file that REDCap takes: UTF-8 with a byte order mark, every column in REDCap's order. */
export function writeDictionary(rows: readonly Cells[]): string {
  const lines = [
    columns.map((column) => columnHeaders[column][0]),
    ...rows.map((cells) => columns.map((column) => cells[column] ?? '')),
  ];
  return `\ufeff${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

const quoted = (cell: string): string => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
