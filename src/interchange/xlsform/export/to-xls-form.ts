import type { FormDefinition } from '../../../engine/definition/types.ts';
import { writeXlsx, type WrittenSheet } from '../workbook/write-xlsx.ts';
import type { NotExported } from '../../shared/unexported-settings.ts';
import type { SurveyRow } from './choice-sheet.ts';
import { languageNames } from './survey-languages.ts';
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
  const { notExported } = survey;
  const sheets = [
    sheet('survey', ['type', 'name'], survey.rows),
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

function settingsOf({ title, language }: FormDefinition): SurveyRow {
  const text = typeof title === 'string' ? title : (title[language] ?? title.en ?? title.fa ?? '');
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
