/** A form that cannot be imported as it is written: which sheet and which of its rows, counted from 1, and why. */
export class XlsFormError extends Error {
  override readonly name = 'XlsFormError';
  readonly code = 'xlsformrefused';
  readonly sheet: string;
  readonly row: number | undefined;

  constructor(sheet: string, row: number | undefined, reason: string) {
    super(row === undefined ? `Sheet '${sheet}': ${reason}` : `Sheet '${sheet}', row ${row}: ${reason}`);
    this.sheet = sheet;
    this.row = row;
  }
}

export function refuse(sheet: string, row: number | undefined, reason: string): never {
  throw new XlsFormError(sheet, row, reason);
}
