import { bounds } from './workbook/bounds.ts';
import { buildDefinition } from './build/build-definition.ts';
import type { XlsFormImport } from './build/xls-form-import.ts';
import { checkEntities } from './check/check-entities.ts';
import { checkSurvey } from './check/check-survey.ts';
import { readChoices } from './survey/choice-lists.ts';
import type { Workbook } from './workbook/grid.ts';
import { readXls } from './workbook/read-xls.ts';
import { readXlsx } from './workbook/read-xlsx.ts';
import { isYes } from './survey/yes-no.ts';
import { readSurvey } from './survey/survey-tree.ts';
import { readTables, type XlsFormSheets } from './survey/tables.ts';
import { languageOf, withPersian } from './survey/words.ts';
import { refuse } from './workbook/xls-form-error.ts';
import { isXmlName } from './survey/xml-name.ts';

/**
 * A form from an XLSForm: the bytes of an .xlsx or .xls file (10 MB at most), or its sheets as rows (headers first) or records by header.
 *
 * What has no counterpart is in `left`. Throws one `XlsFormError`, naming sheet and row, where the form is none that readers of XLSForm accept.
 */
export function fromXlsForm(source: Uint8Array | ArrayBuffer | XlsFormSheets): XlsFormImport {
  const written = readTables(
    source instanceof ArrayBuffer || ArrayBuffer.isView(source) ? readWorkbook(new Uint8Array(source)) : source,
  );
  const tables = withPersian(
    written,
    languageOf(written.get('settings')?.rows[0]?.cells.get('default_language') ?? ''),
  );
  const settingsTable = tables.get('settings');
  const sheetSettings = settingsTable?.rows[0]?.cells ?? new Map<string, string>();
  const rootName = sheetSettings.get('name') ?? 'data';
  if (!isXmlName(rootName))
    refuse('settings', settingsTable?.rows[0]?.row, `'${rootName.slice(0, 80)}' cannot be the name of a form.`);
  const tree = readSurvey(tables.get('survey') as NonNullable<ReturnType<typeof tables.get>>, rootName);
  const settings = new Map([...sheetSettings, ...tree.settings]);
  const lists = readChoices(tables.get('choices'), isYes(settings.get('allow_choice_duplicates')));
  const parts = { tree, lists, tables, settings };
  checkSurvey(parts);
  checkEntities(parts);
  return buildDefinition(parts);
}

function readWorkbook(bytes: Uint8Array): Workbook {
  if (bytes.length > bounds.fileBytes) refuse('workbook', undefined, `is larger than ${bounds.fileBytes} bytes.`);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsx(bytes);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return readXls(bytes);
  return refuse('workbook', undefined, 'is neither an .xlsx nor an .xls file.');
}
