import type { SurveyParts } from '../survey/survey-parts.ts';
import { checkReferences } from '../survey/references.ts';
import type { SurveyNode } from '../survey/survey-tree.ts';
import { refuse } from '../workbook/xls-form-error.ts';
import { isXmlName } from '../survey/xml-name.ts';

const dataFile = /[^.]\.(?:csv|xml|geojson)$/;

/** Whether the choices are stored in a file beside the form. */
export const isFromFile = ({ type, list = '' }: SurveyNode): boolean =>
  type.endsWith('_from_file') || (type !== 'select_one_external' && dataFile.test(list));

/** Whether search() fills the list. */
export const isSearched = ({ cells }: SurveyNode): boolean => /\bsearch\s*\(/.test(cells.get('appearance') ?? '');

/** Refuses a select whose choices are nowhere, or that asks for another answer where none can be added. */
export function checkList(node: SurveyNode, parts: SurveyParts): void {
  const { list = '', row, kind, type } = node;
  if (kind === 'loop' && list === '') refuse('survey', row, 'a loop over no list.');
  if (type.endsWith('_from_file') && !(dataFile.test(list) && list.split('.').length === 2))
    refuse('survey', row, `the file '${list.slice(0, 80)}' is none of .csv, .xml, .geojson.`);
  if (isFromFile(node) && isSearched(node)) refuse('survey', row, 'a select from a file cannot use search() too.');
  if (node.isOther) checkOther(node, parts);
  if (isFromFile(node)) return;
  if (/\$\{/.test(list)) checkReferences('survey', row, list, parts);
  else if (!isKnown(node, parts)) refuse('survey', row, `the list '${list.slice(0, 80)}' has no choices.`);
  const unnamed =
    kind === 'loop'
      ? parts.lists.get(list)?.find(({ cells: choice }) => !isXmlName(choice.get('name') ?? ''))
      : undefined;
  if (unnamed)
    refuse(
      'choices',
      unnamed.row,
      `the name '${unnamed.cells.get('name')?.slice(0, 80)}' cannot be that of a group, and the loop of row ${row} makes one of it.`,
    );
  const spaced =
    type === 'select_multiple'
      ? parts.lists.get(list)?.find((choice) => choice.cells.get('name')?.includes(' '))
      : undefined;
  if (spaced)
    refuse(
      'choices',
      spaced.row,
      `the name '${spaced.cells.get('name')?.slice(0, 80)}' has blanks, and '${list}' takes several choices.`,
    );
}

function isKnown({ type, list = '' }: SurveyNode, { lists, tables }: SurveyParts): boolean {
  return type === 'select_one_external'
    ? tables.get('external_choices')?.rows.some((choice) => choice.cells.get('list_name') === list) === true
    : lists.has(list);
}

function checkOther({ list = '', row, cells }: SurveyNode, { lists }: SurveyParts): void {
  if (cells.has('choice_filter')) refuse('survey', row, 'a choice_filter does not go with or_other.');
  if (!lists.has(list)) refuse('survey', row, 'or_other needs choices of the form itself.');
}

/** Selects that stand in one table have one list. */
export function checkTables(all: readonly SurveyNode[]): void {
  for (const group of all) {
    if (!/\btable-list\b/.test(group.cells.get('appearance') ?? '') || group.kind === 'question') continue;
    const selects = group.children.filter(({ type }) => type.startsWith('select') || type === 'rank');
    const [first] = selects;
    if (first?.cells.has('choice_filter')) refuse('survey', first.row, 'a choice_filter does not go with table-list.');
    for (const node of selects)
      if (node.list !== first?.list)
        refuse('survey', node.row, `the list '${node.list}' stands in a table of '${first?.list}'.`);
  }
}
