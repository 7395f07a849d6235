import { isFromFile } from '../check/check-lists.ts';
import { readParameters } from '../check/check-parameters.ts';
import { isNo } from '../survey/yes-no.ts';
import type { SurveyParts } from '../survey/survey-parts.ts';
import type { XlsFormLeft } from './xls-form-import.ts';
import { typeOf } from './question-of.ts';
import type { SurveyNode } from '../survey/survey-tree.ts';
import type { Table } from '../survey/tables.ts';
import { onceIn } from '../survey/unasked.ts';
import { wordsIn } from '../survey/words.ts';

/** Columns that are listed cell by cell where they are not carried. */
const cellByCell = ['read_only', 'trigger', 'required_message', 'save_to', 'parameters', 'appearance', 'calculation'];

const readColumns: Readonly<Record<string, RegExp>> = {
  survey:
    /^(?:type|name|label|hint|guidance_hint|constraint|constraint_message|choice_filter|repeat_count|relevant|required|default|disabled|media)(?:::|$)/,
  choices: /^(?:list_name|name|label|media)(?:::|$)/,
  external_choices: /^(?:list_name|name|label)(?:::|$)/,
};

/** What a row says beyond what is carried over, in words. */
export function uncarriedCells(node: SurveyNode): readonly string[] {
  const { cells, kind } = node;
  const found =
    kind === 'question' || kind === 'metadata'
      ? []
      : ['required', 'constraint']
          .filter((column) => cells.has(column) && !isNo(cells.get(column)))
          .map((column) => `${column} of a group: ${cells.get(column)?.slice(0, 300)}`);
  for (const [column, text] of cells) {
    const key = column.replace(/::.*/, '');
    if (key !== 'media' && !cellByCell.includes(key)) continue;
    const rest = restOf(key, text, node);
    if (rest !== '')
      found.push(
        key === 'parameters' && rest === 'randomize=true'
          ? 'the choices keep their order (randomize=true)'
          : `${column}: ${rest.slice(0, 300)}`,
      );
  }
  return found;
}

/** What of a cell is not carried: nothing, all of it, or some of its words. */
function restOf(key: string, text: string, node: SurveyNode): string {
  const type = typeOf(node);
  if (key === 'calculation') return type === 'calculated' || onceIn(node) !== undefined ? '' : text;
  if (key === 'read_only') return type === 'calculated' || type === 'label' || isNo(text) ? '' : text;
  if (key === 'appearance')
    return text
      .split(/\s+/)
      .filter((word) => !isLook(word, node))
      .join(' ');
  if (key !== 'parameters' || node.type === 'range') return key === 'parameters' ? '' : text;
  const written = readParameters(node);
  return [...written]
    .filter(([name, value]) => !(name === 'rows' && type === 'note') && !(name === 'randomize' && value === 'false'))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** Words of an appearance that say how a question, or a group, looks here too. */
function isLook(word: string, node: SurveyNode): boolean {
  if (word === 'hidden') return true;
  if (word === 'field-list') return node.kind === 'group';
  if (word === 'multiline') return node.type === 'text';
  if (word === 'signature') return node.type === 'image';
  return /^(?:minimal|autocomplete)$/.test(word) && node.type.startsWith('select') && !isFromFile(node);
}

const carriedSettings = [
  'form_title',
  'form_id',
  'name',
  'default_language',
  'allow_choice_duplicates',
  'omit_instanceid',
];

/** What the sheets hold besides the questions and is not carried over; `asked` are columns of choices that conditions ask for. */
export function uncarriedSheets(parts: SurveyParts, asked: ReadonlySet<string>): readonly XlsFormLeft[] {
  const { tables, settings } = parts;
  const rowsOf = (sheet: string): Table['rows'] => tables.get(sheet)?.rows ?? [];
  return [
    ...[...settings]
      .filter(([key, text]) => !carriedSettings.includes(key) && !(key === 'style' && text === 'pages'))
      .map(([key, text]) => ({ path: 'settings!2', what: `${key}: ${text.slice(0, 300)}` })),
    ...uncarriedChoices(parts),
    ...rowsOf('entities').map(({ row }) => ({ path: `entities!${row}`, what: 'an entity' })),
    ...rowsOf('settings')
      .slice(1)
      .map(({ row }) => ({ path: `settings!${row}`, what: 'a second row of settings' })),
    ...(rowsOf('osm').length > 0 ? [{ path: 'osm!1', what: 'the choices of this sheet' }] : []),
    ...[...tables.values()].flatMap((table) => uncarriedColumns(table, asked)),
  ];
}

function uncarriedChoices({ tree, tables }: SurveyParts): readonly XlsFormLeft[] {
  return ['choices', 'external_choices'].flatMap((sheet) => {
    const offered = new Set(
      tree.all
        .filter(({ type }) => (type === 'select_one_external') === (sheet === 'external_choices'))
        .map(({ list }) => list),
    );
    return (tables.get(sheet)?.rows ?? []).flatMap(({ row, cells }) =>
      [
        ...(offered.has(cells.get('list_name'))
          ? []
          : [`a choice of '${cells.get('list_name') ?? ''}', which no question offers`]),
        ...wordsIn(cells, 'label').others.map((other) => `label in ${other}`),
        ...[...cells].filter(([key]) => key.startsWith('media::')).map(([key, text]) => `${key}: ${text}`),
      ].map((what) => ({ path: `${sheet}!${row}`, what })),
    );
  });
}

/** Columns that nothing is read from, each once. */
function uncarriedColumns(
  { sheet, headerRow, headers, rows, unread: others }: Table,
  asked: ReadonlySet<string>,
): readonly XlsFormLeft[] {
  const pattern = readColumns[sheet];
  const known = sheet === 'survey' ? cellByCell : [...asked];
  const unread = [...new Set(headers)].filter(
    (column) =>
      pattern &&
      !pattern.test(column) &&
      !known.includes(column.replace(/::.*/, '')) &&
      rows.some(({ cells }) => cells.has(column)),
  );
  return [
    ...unread.map((column) => ({ path: `${sheet}!${headerRow}`, what: `the column '${column}'` })),
    ...others.map(({ row, what }) => ({ path: `${sheet}!${row}`, what })),
  ];
}
