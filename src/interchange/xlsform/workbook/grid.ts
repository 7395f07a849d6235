import { bounds } from './bounds.ts';
import { refuse } from './xls-form-error.ts';

/** Sheets by name: rows of cells as texts; a row that is not there is empty. */
export type Workbook = Readonly<Record<string, readonly (readonly string[] | undefined)[]>>;

export const tooLongCell = `has a cell of more than ${bounds.cellCharacters} characters.`;

/** A sheet while it is read; refuses more than anybody writes by hand. */
export class Grid {
  readonly rows: string[][] = [];
  readonly #sheet: string;
  #cells = 0;

  constructor(sheet: string) {
    this.#sheet = sheet;
  }

  /** Row and column count from 1. */
  put(row: number, column: number, text: string): void {
    if (text === '') return;
    if (!(row >= 1 && row <= bounds.rows)) refuse(this.#sheet, row, `has more than ${bounds.rows} rows.`);
    if (!(column >= 1 && column <= bounds.columns))
      refuse(this.#sheet, row, `has more than ${bounds.columns} columns.`);
    this.#cells += 1;
    if (this.#cells > bounds.cells) refuse(this.#sheet, row, `has more than ${bounds.cells} cells.`);
    if (text.length > bounds.cellCharacters) refuse(this.#sheet, row, tooLongCell);
    const cells = (this.rows[row - 1] ??= []);
    while (cells.length < column) cells.push('');
    cells[column - 1] = text;
  }

  append(row: number, column: number, text: string): void {
    this.put(row, column, (this.rows[row - 1]?.[column - 1] ?? '') + text);
  }
}
