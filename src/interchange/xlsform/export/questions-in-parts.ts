import type { Localized, Option, Question } from '../../../engine/definition/types.ts';
import type { SurveyRow } from './choice-sheet.ts';
import { rangeCells, requiredCells, type Miss } from './question-cells.ts';
import type { SurveySheet } from './survey-sheet.ts';
import { columnsOf, joined } from './survey-languages.ts';
import { choiceName, partKey, type SurveyScope } from './survey-scope.ts';

interface Group {
  readonly cells: SurveyRow;
  write(scope: SurveyScope, miss: Miss): void;
}

/** How a question is written that XLSForm asks in several: a container, a matrix, a cascade, a range of two ends. */
export function inParts(question: Question, sheet: SurveySheet, name: string): Group | undefined {
  switch (question.type) {
    case 'container':
      return { cells: {}, write: () => sheet.questions(question.questions ?? []) };
    case 'matrix':
      return {
        cells: { appearance: 'table-list' },
        write: (scope, miss) => writeMatrix(question, sheet, name, scope, miss),
      };
    case 'cascadeview':
      return { cells: {}, write: () => writeCascade(question, sheet, name) };
    case 'numericrange':
      return question.multimode ? { cells: {}, write: () => writeEnds(question, sheet, name) } : undefined;
    default:
      return undefined;
  }
}

function writeMatrix(question: Question, sheet: SurveySheet, name: string, scope: SurveyScope, miss: Miss): void {
  const list = sheet.choices.listOf(question.options ?? [], name);
  for (const row of question.rows ?? [])
    sheet.rows.push({
      type: `select_one ${list}`,
      name: sheet.names.give(partKey(question, row.name), `${question.name}_${row.name}`),
      ...columnsOf('label', row.text, sheet.languages),
      ...requiredCells({ ...question, mandatory: row.mandatory ?? question.mandatory }, scope, miss),
    });
}

interface Level {
  readonly option: Option;
  readonly name: string;
  readonly parent: string;
}

/** A list for each level, the choices of the next by the one before. */
function writeCascade(question: Question, sheet: SurveySheet, name: string): void {
  let level: readonly Level[] = (question.options ?? []).map((option) => ({
    option,
    name: choiceName(option.value),
    parent: '',
  }));
  for (let depth = 1, before = ''; level.length > 0; depth += 1) {
    const own = sheet.names.give(`${question.id}.level${depth}`, `${name}_${depth}`);
    for (const { option, name: value, parent } of level)
      sheet.choices.rows.push({
        list_name: own,
        name: value,
        ...columnsOf('label', option.text, sheet.languages),
        ...(parent !== '' && { parent }),
      });
    sheet.rows.push({
      type: `select_one ${own}`,
      name: own,
      ...columnsOf('label', numbered(question.title, depth), sheet.languages),
      ...(depth === 1 && question.mandatory && { required: 'yes' }),
      ...(before !== '' && { choice_filter: `parent = \${${before}}`, relevant: hasNext(level, before) }),
    });
    level = level.flatMap(({ option, name: parent }) =>
      (option.children ?? []).map((child) => ({ option: child, name: `${parent}-${choiceName(child.value)}`, parent })),
    );
    before = own;
  }
}

const hasNext = (level: readonly Level[], before: string): string =>
  [...new Set(level.map(({ parent }) => parent))].map((parent) => `\${${before}} = '${parent}'`).join(' or ');

const numbered = (title: Localized, count: number): Localized =>
  count === 1
    ? title
    : (joined([title, { en: `(${count})`, fa: `(${count.toLocaleString('fa-IR')})` }], ['en', 'fa'], ' ') ?? title);

function writeEnds(question: Question, sheet: SurveySheet, name: string): void {
  const ends: readonly (readonly [string, Localized])[] = [
    ['from', { en: 'From', fa: 'از' }],
    ['to', { en: 'To', fa: 'تا' }],
  ];
  for (const [end, label] of ends)
    sheet.rows.push({
      type: 'range',
      name: sheet.names.give(`${question.id}.${end}`, `${name}_${end}`),
      ...columnsOf('label', label, sheet.languages),
      ...rangeCells(question),
      ...(question.mandatory && { required: 'yes' }),
    });
}
