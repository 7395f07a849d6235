import { existsSync, readFileSync } from 'node:fs';

const folder = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/xlsform`;

/** Whether this machine has no XLSForms that others wrote. */
export const absent = !existsSync(folder);

/** A test's sentence, which says why it is skipped where it is. */
export const title = (sentence: string): string => (absent ? `${sentence} (skipped: no ${folder})` : sentence);

/** The workbooks that others wrote. */
export const workbooks = [
  'pyxform__cascading_select_test_equivalent.xls',
  'pyxform__repeat_date_test.xls',
  'pyxform__widgets.xls',
  'pyxform__xlsform_spec_test.xlsx',
  'web-forms__all-question-types-v2024091201-3.xlsx',
  'web-forms__socio-economic-survey-v20240515.xlsx',
  'web-forms__whova_form.xlsx',
] as const;

export const workbook = (name: string): Uint8Array => new Uint8Array(readFileSync(`${folder}/forms/${name}`));

/** A file beside the workbooks. */
export const corpusText = (path: string): string => readFileSync(`${folder}/${path}`, 'utf8');
