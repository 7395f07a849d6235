import type { Question } from '../../../engine/definition/types.ts';
import { readAnnotation, type ActionTag } from '../dictionary/annotation.ts';
import type { Cells, DictionaryRow } from '../dictionary/columns.ts';
import { translateCalculation, type LogicFields } from '../logic/translate-logic.ts';
import { computing, fieldType } from './field-types.ts';
import { choiceSettings, type ChoiceQuestion } from './choice-tags.ts';
import { keep } from './kept-cells.ts';
import { lostOfLabel, plainLabel } from './plain-label.ts';

/** Notes what is not carried over of a field. */
export type NoteField = (row: DictionaryRow, what: string) => void;

export interface FieldContext {
  readonly fields: LogicFields;
  readonly note: NoteField;
}

export const idOf = ({ line }: DictionaryRow): string => `q${line}`;

/** A field as a question, without its branching logic. */
export function questionOf(row: DictionaryRow, name: string, { fields, note }: FieldContext): Question {
  const { cells } = row;
  const { question, lost } = fieldType(cells);
  if (lost !== undefined) note(row, lost);
  for (const what of lostOfLabel(`${cells.label ?? ''} ${cells.note ?? ''}`)) note(row, what);
  const isAsked = question.type !== 'calculated' && question.type !== 'label';
  const made: Question = {
    id: idOf(row),
    name,
    ...question,
    title: plainLabel(cells.label ?? '') || name,
    ...(cells.note !== undefined && { subtext: plainLabel(cells.note) }),
    ...(isAsked && isYes(cells.required) && { mandatory: true }),
    ...boundsOf(row, question.type, fields, note),
    ...tagged(row, { ...question, name }, note),
    ...keep(cells),
  };
  return made.type === 'calculated' ? computed(row, made, fields, note) : made;
}

export const isYes = (cell: string | undefined): boolean => /^y/i.test(cell ?? '');

/** A computed field; one that cannot be computed here shows its text alone. */
function computed(row: DictionaryRow, made: Question, fields: LogicFields, note: NoteField): Question {
  const tag = computing(row.cells);
  const written = tag ? (tag.name === '@CALCDATE' ? `calcdate(${tag.value})` : tag.value) : row.cells.choices;
  const found = translateCalculation(written ?? '', fields);
  if (found.ok) return { ...made, formula: found.text };
  note(row, `the calculation, which ${found.why} (${(written ?? '').slice(0, 300)}): only its text is shown`);
  return { ...made, type: 'label' };
}

const bounded: readonly string[] = ['number', 'date', 'datetime', 'time'];

function boundsOf(row: DictionaryRow, type: Question['type'], fields: LogicFields, note: NoteField): Partial<Question> {
  const found: Partial<Record<'min' | 'max', number | string>> = {};
  if (!bounded.includes(type)) return found;
  for (const end of ['min', 'max'] as const) {
    const written = row.cells[end];
    if (written === undefined) continue;
    const bound = boundOf(written, type, fields);
    if (bound === undefined) note(row, `the ${end === 'min' ? 'least' : 'greatest'} value: ${written.slice(0, 100)}`);
    else found[end] = bound;
  }
  return found;
}

function boundOf(written: string, type: Question['type'], fields: LogicFields): number | string | undefined {
  if (type === 'number') {
    const number = Number(written.replace(/^(-?\d+),(\d+)$/, '$1.$2'));
    return Number.isFinite(number) ? number : fieldIn(written, fields);
  }
  if (/^today$/i.test(written)) return 'TODAY()';
  if (/^now$/i.test(written)) return 'NOW()';
  const day = '\\d{4}-\\d\\d-\\d\\d';
  const writing = {
    date: `^${day}$`,
    datetime: `^${day} \\d\\d:\\d\\d(?::\\d\\d)?$`,
    time: '^\\d\\d:\\d\\d(?::\\d\\d)?$',
  };
  if (!new RegExp(writing[type as keyof typeof writing]).test(written)) return fieldIn(written, fields);
  return written.replace(' ', 'T').slice(0, type === 'time' ? 5 : 16);
}

const fieldIn = (written: string, fields: LogicFields): string | undefined =>
  fields.get(/^\[(\w+)\]$/.exec(written)?.[1] ?? '')?.name;

/** What action tags set, each other one is noted. */
function tagged(row: DictionaryRow, question: ChoiceQuestion, note: NoteField): object {
  const { type } = question;
  const { tags, words } = readAnnotation(row.cells.annotation);
  if (words !== '') note(row, `the annotation: ${words.slice(0, 300)}`);
  let found: object = {};
  for (const tag of tags) {
    const settings = settingsOf(tag, type, row.cells) ?? choiceSettings(tag, { ...question, ...found });
    if (settings) found = { ...found, ...settings };
    else note(row, `the annotation: ${tag.written.slice(0, 300)}`);
  }
  return found;
}

function settingsOf(tag: ActionTag, type: Question['type'], cells: Cells): object | undefined {
  switch (tag.name) {
    case '@CALCTEXT':
    case '@CALCDATE':
      return computing(cells) && {};
    case '@HIDDEN':
      return { hidden: true };
    case '@HIDDEN-SURVEY':
      return { showforuser: false };
    case '@TODAY':
      return type === 'date' ? { initialformula: 'TODAY()' } : undefined;
    case '@NOW':
      return type === 'datetime' ? { initialformula: 'NOW()' } : undefined;
    case '@DEFAULT':
      return defaultOf(tag.value ?? '', type, cells);
    default:
      return undefined;
  }
}

function defaultOf(written: string, type: Question['type'], { type: field }: Cells): Partial<Question> | undefined {
  if (written === '' || /\[\w/.test(written) || ['file', 'signature', 'label', 'calculated'].includes(type))
    return undefined;
  if (field === 'checkbox') return { defaultvalue: written.split(',').map((code) => code.trim()) };
  if (type !== 'number' && type !== 'numericrange')
    return { defaultvalue: written.replace(/^(.{10}) (?=\d\d:)/, '$1T') };
  return Number.isFinite(Number(written)) ? { defaultvalue: Number(written) } : undefined;
}
