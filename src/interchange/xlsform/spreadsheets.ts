import type { FormDefinition } from '../../engine/definition/types.ts';
import { localize } from '../../fields/texts/localize.ts';
import { toRedcap } from '../redcap/to-redcap.ts';
import { fieldForm } from '../xforms/field-form.ts';
import { toXForm } from '../xforms/to-xform.ts';
import { toXlsForm } from './export/to-xls-form.ts';
import { readXlsx } from './workbook/read-xlsx.ts';
import { writeXlsx } from './workbook/write-xlsx.ts';

/** Forms and tables as files of other tools, for a screen that fetches them when a file is wanted. */
export const spreadsheets = {
  toXlsForm,
  toRedcap,
  /** As its owner sees it, and of the minute it is made in: field apps tell forms apart by that. */
  toXForm: (definition: FormDefinition, id: string) => {
    const version = new Date().toISOString().replace(/\D/g, '').slice(0, 12);
    const title = localize(definition.title, definition.language);
    return toXForm(fieldForm(definition, 'owner'), { id, version, title });
  },
  readRows: (file: Uint8Array): readonly (readonly string[])[] =>
    [...(Object.values(readXlsx(file))[0] ?? [])].flatMap((row) => (row?.some((cell) => cell !== '') ? [row] : [])),
  writeRows: (name: string, rows: readonly (readonly string[])[]) => writeXlsx([{ name, rows }]),
};
