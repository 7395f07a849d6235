import type { FormDefinition } from '../../../engine/definition/types.ts';
import { writeXlsx, type WrittenSheet } from '../workbook/write-xlsx.ts';
import type { NotExported } from '../../shared/unexported-settings.ts';
import type { SurveyRow } from './choice-sheet.ts';
import { columnsOf, languageNames } from './survey-languages.ts';
import { isXmlName } from '../survey/xml-name.ts';
import { SurveySheet } from './survey-sheet.ts';

export interface XlsFormExport {
  /** The .xlsx file. */
  readonly file: Uint8Array<ArrayBuffer>;
  /** What XLSForm cannot hold; the file's sheet `not_exported` lists it too. */
  readonly notExported: readonly NotExported[];
}

/** The form as an XLSForm that KoboToolbox, ODK and ours read, with a column for each language of its texts. */
export function toXlsForm(definition: FormDefinition): XlsFormExport {
  const survey = new SurveySheet(definition);
  const notExported = survey.notExported.filter(
    ({ path, setting }) => !(survey.counted.has(path) && (setting === 'min' || setting === 'max')),
  );
  const sheets = [
    sheet(
      'survey',
      ['type', 'name', ...Object.keys(columnsOf('label', '', survey.languages))],
      rowsOf(survey, definition),
    ),
    sheet('choices', ['list_name', 'name'], survey.choices.rows),
    sheet('settings', [], [settingsOf(definition)]),
    ...(notExported.length > 0
      ? [
          sheet(
            'not_exported',
            [],
            notExported.map(({ path, name, setting }) => ({ path, name, setting })),
          ),
        ]
      : []),
  ];
  return { file: writeXlsx(sheets), notExported };
}

/** The rows as spreadsheets have them: a page without a heading is a group without a label, called as the page is. */
function rowsOf({ rows, names }: SurveySheet, definition: FormDefinition): readonly SurveyRow[] {
  const title = plainTitle(definition);
  const taken = new Set(['meta', 'data', ...rows.map((row) => (row['name'] ?? '').toLowerCase())]);
  const unheaded = new Map(
    definition.pages.flatMap(({ id, text, displayTitle }, index): [string, string][] => {
      const name = names.give(id, `page_${index + 1}`);
      if (displayTitle !== undefined) return [];
      if (text === title) return [[name, name]];
      if (taken.has(text.toLowerCase()) || !isXmlName(text)) return [];
      taken.add(text.toLowerCase());
      return [[name, text]];
    }),
  );
  return rows.map((row) => {
    const name = row['type'] === 'begin_group' ? unheaded.get(row['name'] ?? '') : undefined;
    if (name === undefined) return asNoted(row);
    return { ...Object.fromEntries(Object.entries(row).filter(([column]) => !column.startsWith('label'))), name };
  });
}

/** What a device notes by itself as a form is opened. */
const noted: Readonly<Record<string, string>> = { 'now()': 'start', 'today()': 'today' };

function asNoted(row: SurveyRow): SurveyRow {
  const { type, name = '', default: begins = '' } = row;
  return type === 'hidden' && Object.hasOwn(noted, begins) ? { type: noted[begins] ?? type, name } : row;
}

const plainTitle = ({ title, language }: FormDefinition): string =>
  typeof title === 'string' ? title : (title[language] ?? title.en ?? title.fa ?? '');

function settingsOf(definition: FormDefinition): SurveyRow {
  const { title, language } = definition;
  const text = plainTitle(definition);
  const id = (typeof title === 'string' ? title : (title.en ?? ''))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  return {
    form_title: text || 'Form',
    form_id: /^[a-z]/.test(id) ? id : `form_${id}`.replace(/_$/, ''),
    default_language: languageNames[language],
    style: 'pages',
  };
}

/** Rows by header as a sheet, the headers in the order in which they are first needed. */
function sheet(name: string, first: readonly string[], rows: readonly SurveyRow[]): WrittenSheet {
  const headers = [...new Set([...first, ...rows.flatMap((row) => Object.keys(row))])];
  return { name, rows: [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))] };
}
