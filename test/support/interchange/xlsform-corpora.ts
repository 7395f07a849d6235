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

/** A small form that others wrote as tables of text. */
export interface TabledForm {
  readonly test: string;
  readonly sheets: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Whether no reader may accept it. */
  readonly errored: boolean;
}

/** The small forms, each with the name of the test that it was written for. */
export function tabledForms(): readonly TabledForm[] {
  const { rows } = JSON.parse(readFileSync(`${folder}/markdown-forms.json`, 'utf8')) as {
    readonly rows: readonly (Pick<TabledForm, 'test' | 'errored'> & { readonly md: string })[];
  };
  return rows.map(({ test, errored, md }) => ({ test, errored, sheets: sheetsOf(md) }));
}

function sheetsOf(markdown: string): TabledForm['sheets'] {
  const sheets: Record<string, string[][]> = {};
  let current: string[][] = [];
  for (const line of markdown
    .split('\n')
    .map((written) => written.trim())
    .filter((written) => written.startsWith('|'))) {
    const [first = '', ...cells] = line
      .slice(1)
      .replace(/\|\s*$/, '')
      .split('|')
      .map((cell) => cell.trim());
    if (first !== '') sheets[first] = current = [];
    else current.push(cells);
  }
  return sheets;
}
