import type { Answers, FormDefinition, Language, Question, Role } from '../../../src/engine/definition/types.ts';
import { isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { localize } from '../../../src/fields/texts/localize.ts';
import { isScored, rowQuestions, seenQuestions } from '../answers/seen-questions.ts';

/** Where a cell's answer lies: a question, maybe in a row of a repeating container; a row of a matrix; or what the choice scores. */
export interface Column {
  readonly key: string;
  readonly title: string;
  readonly question: string;
  readonly row?: { readonly container: string; readonly index: number };
  readonly line?: string;
  readonly score?: true;
  /** No longer in the published form. */
  readonly removed: boolean;
}

/** A version of the form that entries of the export were given in. */
export interface UsedVersion {
  readonly version: number;
  readonly definition: FormDefinition;
}

export interface ColumnsWanted {
  /** The newest first; the first is the form in use. */
  readonly versions: readonly UsedVersion[];
  /** Rows of each repeating container, at most, by its name. */
  readonly rows: ReadonlyMap<string, number>;
  readonly role: Role;
  readonly language: Language;
}

/** Rows of a container that have columns of their own; the survey counts no further. */
export const mostRows = 100;

/** A column for every question of any version: the published form in its order, then questions that are no longer in it. */
export function columnsOf({ versions, rows, role, language }: ColumnsWanted): readonly Column[] {
  const columns = new Map<string, Column>();
  versions.forEach(({ definition }, index) => {
    for (const column of seenQuestions(definition, role).flatMap((question) =>
      columnsFor(question, { rows, role, language, removed: index > 0 }),
    )) {
      if (!columns.has(column.key)) columns.set(column.key, column);
    }
  });
  return [...columns.values()];
}

type Wanted = Omit<ColumnsWanted, 'versions'> & { readonly removed: boolean };

function columnsFor(question: Question, wanted: Wanted): readonly Column[] {
  if (!isRepeating(question)) return columnsIn(question, wanted);
  const inner = rowQuestions(question, wanted.role);
  return Array.from({ length: wanted.rows.get(question.name) ?? 0 }).flatMap((_row, index) =>
    inner.flatMap((one) =>
      columnsIn(
        one,
        wanted,
        { container: question.name, index },
        `${localize(question.title, wanted.language)} ${index + 1}: `,
      ),
    ),
  );
}

function columnsIn(
  question: Question,
  { language, removed }: Wanted,
  row?: Column['row'],
  before = '',
): readonly Column[] {
  const place = row === undefined ? question.name : `${row.container}[${row.index + 1}].${question.name}`;
  const base: Column = {
    key: place,
    title: `${before}${localize(question.title, language)}`,
    question: question.name,
    removed,
    ...(row !== undefined && { row }),
  };
  if (question.rows !== undefined)
    return question.rows.map((line) => ({
      ...base,
      key: `${place}.${line.name}`,
      title: `${base.title}: ${localize(line.text, language)}`,
      line: line.name,
    }));
  return isScored(question) ? [base, { ...base, key: `${place}.score`, score: true }] : [base];
}

/** The answers that a column reads from: the entry's own, or those of one row of it. */
export function answersAt(answers: Answers, { row }: Column): Answers {
  if (row === undefined) return answers;
  const rows = answers[row.container];
  const found: unknown = Array.isArray(rows) ? rows[row.index] : undefined;
  return typeof found === 'object' && found !== null ? (found as Answers) : {};
}
