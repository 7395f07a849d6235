import { toRedcap } from '../redcap/to-redcap.ts';
import { toXlsForm } from './export/to-xls-form.ts';
import { readXlsx } from './workbook/read-xlsx.ts';
import { writeXlsx } from './workbook/write-xlsx.ts';

/** Forms and tables as .xlsx files, for a screen that fetches them when a file is wanted. */
export const spreadsheets = {
  toXlsForm,
  toRedcap,
  readRows: (file: Uint8Array): readonly (readonly string[])[] =>
    [...(Object.values(readXlsx(file))[0] ?? [])].flatMap((row) => (row?.some((cell) => cell !== '') ? [row] : [])),
  writeRows: (name: string, rows: readonly (readonly string[])[]) => writeXlsx([{ name, rows }]),
};
