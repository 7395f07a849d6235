import type {
  Answer,
  Answers,
  FormDefinition,
  Language,
  Localized,
  Question,
} from '../../../../src/engine/definition/types.ts';
import { isRecord, walkQuestions } from '../../../../src/engine/definition/walk-questions.ts';
import { showYesNo } from '../../../../src/fields/choices/yes-no.ts';
import { exportTexts } from '../export-texts.ts';
import { ratingScale } from '../../../../src/fields/rating/scale.ts';
import { fieldModels } from '../../../../src/fields/models/models.ts';
import { localize } from '../../../../src/fields/texts/localize.ts';
import { codesOf, variableOf } from '../../../../src/interchange/redcap/export/variables.ts';
import type { Cell } from '../cells.ts';
import { answersAt, type Column, type UsedVersion } from '../columns.ts';
import { givesText } from './gives-text.ts';

/** A value that a number stands for. */
export interface CodedValue {
  readonly code: number;
  readonly value: string;
  readonly label: string;
}

export type VariableKind = 'number' | 'text' | 'date' | 'datetime' | 'time';

/** One column for a statistics program: a name that every one of them takes, its label and its codes. */
export interface StudyVariable {
  readonly name: string;
  readonly label: string;
  readonly kind: VariableKind;
  readonly codes?: readonly CodedValue[];
  /** Decimals of a number. */
  readonly decimals?: number;
  /** What it comes from. */
  readonly column: Column;
  readonly question: Question;
  read(answers: Answers, definition: FormDefinition): Cell;
}

/** Names that every program takes: 32 letters in Stata, of which a date needs some beside. */
const mostLetters = 26;

/** The variables of an export's columns, in their order. */
export function studyVariables(
  columns: readonly Column[],
  versions: readonly UsedVersion[],
  language: Language,
): readonly StudyVariable[] {
  const taken = new Set<string>(ownNames);
  const give = (wanted: string): string => {
    const start = variableOf(wanted).slice(0, mostLetters) || `v${taken.size}`;
    let name = start;
    for (let count = 2; taken.has(name); count += 1) name = `${start.slice(0, mostLetters - 4)}_${count}`;
    taken.add(name);
    return name;
  };
  return columns.flatMap((column) => {
    const known = questionsOf(column, versions);
    return known[0] ? variablesOf({ column, question: known[0], known, language, give }) : [];
  });
}

/** Columns that every file begins with. */
export const ownNames = [
  'response',
  'patient',
  'saved',
  'version',
  'patient_name',
  'patient_code',
  'patient_phone',
  'patient_gender',
  'patient_birthdate',
  'patient_age',
] as const;

/** The question in each version that has it, the newest first. */
function questionsOf({ question, row }: Column, versions: readonly UsedVersion[]): readonly Question[] {
  return versions.flatMap(({ definition }) => {
    const placed = walkQuestions(definition).find(
      (each) => each.question.name === question && (row === undefined || each.row?.question.name === row.container),
    );
    return placed ? [placed.question] : [];
  });
}

interface Making {
  readonly column: Column;
  readonly question: Question;
  readonly known: readonly Question[];
  readonly language: Language;
  give(wanted: string): string;
}

function variablesOf(making: Making): readonly StudyVariable[] {
  const { column, question, give } = making;
  const { type, multimode } = question;
  const base = { column, question, label: column.title || column.key };
  const raw = (answers: Answers): Answer | undefined => rawAt(answers, column);
  if (column.score)
    return [{ ...base, name: give(column.key), label: `${base.label} (score)`, kind: 'number', read: scoreOf(column) }];
  if (type === 'cascadeview') return [coded(making, raw)];
  if (question.options && multimode && column.line === undefined) return flags(making);
  if (question.options) return withOther(making, coded(making, raw));
  if (type === 'checkbox') {
    const codes = [
      { code: 0, value: 'false', label: showYesNo(false, making.language) },
      { code: 1, value: 'true', label: showYesNo(true, making.language) },
    ];
    return [
      { ...base, name: give(column.key), kind: 'number', codes, decimals: 0, read: (answers) => truth(raw(answers)) },
    ];
  }
  if (type === 'numericrange' && multimode)
    return ['from', 'to'].map((end, index) => ({
      ...base,
      name: give(`${column.key}_${end}`),
      label: `${base.label} (${end})`,
      kind: 'number',
      read: (answers: Answers) => numberIn(raw(answers), index),
    }));
  const kind = kindOf(making);
  const decimals = kind === 'number' ? decimalsOf(question) : undefined;
  const read = (answers: Answers): Cell => plain(raw(answers), question);
  return [{ ...base, name: give(column.key), kind, ...(decimals !== undefined && { decimals }), read }];
}

/** The answer itself; of a matrix that of the column's row. */
export function rawAt(answers: Answers, column: Column): Answer | undefined {
  const within = answersAt(answers, column);
  const answer = Object.hasOwn(within, column.question) ? within[column.question] : undefined;
  if (column.line === undefined) return answer;
  const line: unknown = isRecord(answer) && Object.hasOwn(answer, column.line) ? answer[column.line] : undefined;
  return typeof line === 'string' ? line : undefined;
}

/** Scores are those of the version in which the answer was given. */
function scoreOf(column: Column): StudyVariable['read'] {
  return (answers, definition) => {
    const answer = rawAt(answers, column);
    const question = walkQuestions(definition).find((each) => each.question.name === column.question)?.question;
    return answer === undefined || !question ? undefined : fieldModels[question.type].score?.(answer, question);
  };
}

/** Every value that any version offers: numbers as they are where all are whole numbers, else by their places. */
function codesIn({ known, language }: Making): readonly CodedValue[] {
  const labels = new Map<string, Localized>();
  for (const question of known)
    for (const value of codesOf(question).keys()) if (!labels.has(value)) labels.set(value, labelOf(question, value));
  const isNumbered = [...labels.keys()].every((value) => /^-?\d{1,9}$/.test(value));
  return [...labels].map(([value, label], index) => ({
    code: isNumbered ? Number(value) : index + 1,
    value,
    label: localize(label, language) || value,
  }));
}

/** Of a cascade the text of the last level. */
function labelOf({ options = [] }: Question, value: string): Localized {
  for (const option of options) {
    if (option.value === value) return option.text;
    if (option.children && value.startsWith(`${option.value}-`))
      return labelOf({ options: option.children } as Question, value.slice(option.value.length + 1));
  }
  return value;
}

function coded(making: Making, raw: (answers: Answers) => Answer | undefined): StudyVariable {
  const { column, question, give } = making;
  const codes = codesIn(making);
  const byValue = new Map(codes.map(({ value, code }) => [value, code]));
  return {
    column,
    question,
    name: give(column.key),
    label: column.title || column.key,
    kind: 'number',
    decimals: 0,
    codes,
    read(answers) {
      const answer = raw(answers);
      const value = Array.isArray(answer) ? (answer as readonly string[]).join('-') : answer;
      return typeof value === 'string' ? byValue.get(value) : undefined;
    },
  };
}

/** A text of one's own beside the choices. */
function withOther(making: Making, variable: StudyVariable): readonly StudyVariable[] {
  const { column, question, give } = making;
  if (question.allowother !== true) return [variable];
  const known = new Set(variable.codes?.map(({ value }) => value));
  const read = (answers: Answers): Cell => {
    const answer = rawAt(answers, column);
    return typeof answer === 'string' && !known.has(answer) ? answer : undefined;
  };
  const label = `${variable.label} (${exportTexts(making.language).other})`;
  return [variable, { column, question, name: give(`${column.key}_other`), label, kind: 'text', read }];
}

/** Of several choices each is a variable, 1 where it was made and 0 where another was. */
function flags(making: Making): readonly StudyVariable[] {
  const { column, question, give, language } = making;
  const yesNo = [
    { code: 0, value: '0', label: showYesNo(false, language) },
    { code: 1, value: '1', label: showYesNo(true, language) },
  ];
  return codesIn(making).map(({ value, label }) => ({
    column,
    question,
    name: give(`${column.key}_${value}`),
    label: `${column.title || column.key}: ${label}`,
    kind: 'number',
    decimals: 0,
    codes: yesNo,
    read(answers) {
      const answer = rawAt(answers, column);
      return Array.isArray(answer) ? Number((answer as readonly unknown[]).includes(value)) : undefined;
    },
  }));
}

function kindOf({ question, known }: Making): VariableKind {
  const { type } = question;
  if (type === 'date' || type === 'datetime' || type === 'time') return type;
  if (type === 'number' || type === 'rating' || type === 'numericrange') return 'number';
  return type === 'calculated' && !known.some(({ formula = '' }) => givesText(formula)) ? 'number' : 'text';
}

function decimalsOf(question: Question): number {
  if (question.type === 'rating') return Number.isInteger(ratingScale(question).step) ? 0 : 2;
  return question.floatcount ?? (question.type === 'calculated' || question.type === 'number' ? 2 : 0);
}

const truth = (answer: Answer | undefined): Cell => (typeof answer === 'boolean' ? Number(answer) : undefined);

const numberIn = (answer: Answer | undefined, index: number): Cell => {
  const end: unknown = Array.isArray(answer) ? answer[index] : undefined;
  return typeof end === 'number' ? end : undefined;
};

function plain(answer: Answer | undefined, { type }: Question): Cell {
  if (answer === undefined || typeof answer === 'number') return answer;
  if (type === 'datetime') return String(answer).replace('T', ' ');
  const files = fieldModels[type].attachments?.(answer) ?? [];
  if (files.length > 0) return files.map(({ name }) => name).join('; ');
  if (Array.isArray(answer))
    return answer.map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part))).join('; ');
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
}
