import type { Language } from '../../../../src/engine/definition/types.ts';
import { directionOf } from '../../../../src/engine/languages/native.ts';
import { localize } from '../../../../src/fields/texts/localize.ts';
import type { Cell } from '../cells.ts';
import { escapeXml } from '../../../../src/interchange/xlsform/workbook/write-xlsx.ts';
import { exportTexts } from '../export-texts.ts';
import type { StudyVariable } from './study-variables.ts';

const columns = [
  'variable',
  'question',
  'label',
  'type',
  'codes',
  'unit',
  'min',
  'max',
  'mandatory',
  'formula',
  'note',
] as const;

/** What each variable is: a row each, after the headings. */
export function* codebookRows(variables: readonly StudyVariable[], language: Language): Generator<readonly Cell[]> {
  const { codebook, removed } = exportTexts(language);
  const { columns: headings, kinds, yes } = codebook;
  yield columns.map((column) => headings[column]);
  for (const { name, label, kind, codes = [], column, question } of variables) {
    const { unit, min, max, mandatory, formula } = question;
    yield [
      name,
      column.key,
      label,
      kinds[kind],
      codes.map((each) => codeLine(each)).join(' | '),
      localize(unit, language),
      min,
      max,
      mandatory ? yes : '',
      column.score ? '' : (formula ?? ''),
      column.removed ? removed : '',
    ];
  }
}

const codeLine = ({
  code,
  value,
  label,
}: {
  readonly code: number;
  readonly value: string;
  readonly label: string;
}): string => (String(code) === value ? `${code} = ${label}` : `${code} = ${label} (${value})`);

/** The same as a page to be printed, without a script or anything from elsewhere. */
export function* codebookPage(
  title: string,
  variables: readonly StudyVariable[],
  language: Language,
): Generator<string> {
  const heading = `${title}: ${exportTexts(language).codebook.title}`;
  yield `<!doctype html>\n<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(heading)}</title><style>${style}</style></head><body><h1>${escapeXml(heading)}</h1><table>\n`;
  let isHead = true;
  for (const row of codebookRows(variables, language)) {
    const [open, tag, close] = isHead ? ['<thead>', 'th', '</thead><tbody>'] : ['', 'td', ''];
    const scope = isHead ? ' scope="col"' : '';
    yield `${open}<tr>${row.map((cell, index) => `<${tag}${scope}${index < 2 && !isHead ? ' dir="ltr"' : ''}>${linesOf(cell)}</${tag}>`).join('')}</tr>${close}\n`;
    isHead = false;
  }
  yield `${isHead ? '' : '</tbody>'}</table></body></html>\n`;
}

const linesOf = (cell: Cell): string => escapeXml(String(cell ?? '')).replaceAll(' | ', '<br>');

const style =
  'body{font:14px/1.5 Vazirmatn,system-ui,sans-serif;margin:2em;color:#1a1a1a;background:#fff}h1{font-size:20px}table{border-collapse:collapse;inline-size:100%}th,td{border:1px solid #bbb;padding:4px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{background:#eee}thead{display:table-header-group}tr{break-inside:avoid}@page{size:A4 landscape;margin:12mm}@media print{body{margin:0;font-size:9pt}}';
