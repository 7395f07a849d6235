import { clauseMark } from '../../engine/languages/traits.ts';
import { limits } from '../../engine/definition/limits.ts';
import { isQuestionName } from '../../engine/dependencies/question-names.ts';
import type { MatrixRow, Question } from '../../engine/definition/types.ts';
import { isRecord } from '../../engine/definition/walk-questions.ts';
import type { FieldModel, Parsed } from '../../engine/capabilities/field-model.ts';
import type { Fault } from '../../engine/definition/problem.ts';
import { optionOf } from '../choices/choice-rules.ts';
import { localize } from '../texts/localize.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { readText } from '../texts/plain-text.ts';
import { asMatrix, missingRow, scoreOfRow, valueOfRow } from './rows.ts';

/**
 * Rows that are answered on one scale: the chosen option's value by the row's name.
 *
 * Formulas see the values in the rows' order, or one of them as `mood.sleep`; `SCORE(mood)` is the rows' total.
 */
export const matrixModel: FieldModel = {
  type: 'matrix',
  kind: 'input',
  parse: parseMatrix,
  validate(answer, question) {
    const matrix = asMatrix(answer);
    const rows = new Set(question.rows?.map(({ name }) => name));
    const isKnown =
      matrix && Object.entries(matrix).every(([name, value]) => rows.has(name) && optionOf(value, question));
    return isKnown ? rowMissing(missingRow(matrix, question)) : { rule: 'notoption' };
  },
  missing: (question) => rowMissing(missingRow(undefined, question)),
  toValue: (answer, { rows = [] }) => rows.map((row) => valueOfRow(asMatrix(answer), row)),
  score(answer, question, part) {
    const { rows = [] } = question;
    const matrix = asMatrix(answer) ?? {};
    const scores = (part === undefined ? rows : rows.slice(part, part + 1))
      .map((row) => scoreOfRow(matrix, row, question))
      .filter((score) => score !== undefined);
    return scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0);
  },
  format(answer, question, { language }) {
    const matrix = asMatrix(answer) ?? {};
    const known = new Map(question.rows?.map((row) => [row.name, localize(row.text, language)]));
    const lines = Object.entries(matrix).map(
      ([name, value]) => `${known.get(name) ?? name}: ${localize(optionOf(value, question)?.text, language) || value}`,
    );
    return lines.join(clauseMark(language));
  },
  check(question, report) {
    if (!question.options?.length) report('options', { rule: 'optionsmissing' });
    const fault = rowsFault(question.rows);
    if (fault) report('rows', fault);
  },
};

function parseMatrix(input: unknown, { rows = [] }: Question): Parsed {
  if (isBlank(input)) return blank;
  if (!isRecord(input)) return refuse('notoption');
  const given = Object.entries(input)
    .filter(([, value]) => !isBlank(value))
    .map(([name, value]) => [name, readText(value)] as const);
  if (given.length > limits.rows || given.some(([, value]) => value === undefined)) return refuse('notoption');
  if (given.length === 0) return blank;
  const places = new Map(rows.map(({ name }, index) => [name, index]));
  const placeOf = (name: string) => places.get(name) ?? rows.length;
  const ordered = given.toSorted(([left], [right]) => placeOf(left) - placeOf(right));
  return accept(Object.fromEntries(ordered) as Record<string, string>);
}

function rowMissing(row: MatrixRow | undefined): Fault | undefined {
  return row && { rule: 'rowmissing', params: { row: row.text } };
}

function rowsFault(rows: unknown): Fault | undefined {
  if (!Array.isArray(rows) || rows.length === 0) return { rule: 'matrixrowsmissing' };
  if (rows.length > limits.rows) return { rule: 'toomanyrows', params: { max: limits.rows } };
  const names = new Set<unknown>();
  for (const row of rows as readonly unknown[]) {
    const { name, text } = isRecord(row) ? (row as Partial<MatrixRow>) : {};
    if (typeof name !== 'string') return { rule: 'keymissing', params: { key: 'name' } };
    if (!isQuestionName(name) || name === '__proto__')
      return { rule: 'badrowname', params: { name: name.slice(0, 50) } };
    if (names.has(name)) return { rule: 'rownamedouble', params: { name } };
    if (!localize(text, 'en').trim()) return { rule: 'rowtextmissing', params: { name } };
    names.add(name);
  }
  return undefined;
}
