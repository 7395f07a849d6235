import { isName } from '../syntax/tokens.ts';
import { limits } from '../definition/limits.ts';
import type { MatrixRow, PatientName, Question } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';

/** Every detail of the patient. */
export const patientNames = [
  'name',
  'code',
  'phone',
  'age',
  'gender',
  'birthdate',
  'address',
  'city',
  'nationality',
  'institution',
  'personnelcode',
] as const satisfies readonly PatientName[];

/** Letters of any script with half-spaces, digits and `_`, not beginning with a digit; `TRUE` and `FALSE` are values. */
export function isQuestionName(name: string): boolean {
  return name.length <= limits.nameCharacters && isName(name);
}

/** Where a name of an expression leads. */
export type Resolution =
  | { readonly kind: 'patient'; readonly fact: PatientName }
  /** `across`: the repeating container whose rows are all taken; absent for one value. `part`: which row of a matrix is meant. */
  | {
      readonly kind: 'question';
      readonly placed: PlacedQuestion;
      readonly across?: PlacedQuestion;
      readonly part?: number;
    };

export type QuestionsByName = ReadonlyMap<string, PlacedQuestion>;

/**
 * What a name means to an expression in a row of `row`, or outside all rows: that row's question, then what is
 * around it, then all rows of another container. `medications.dose` takes all rows from anywhere, `mood.sleep` a row of a matrix.
 */
export function resolveName(
  name: string,
  byName: QuestionsByName,
  row: PlacedQuestion | undefined,
): Resolution | undefined {
  const dot = name.indexOf('.');
  if (dot < 0) return resolveQuestion(byName.get(name), row);
  const container = name.slice(0, dot);
  const column = name.slice(dot + 1);
  const found = byName.get(container);
  const part = found ? rowIndex(found.question, column) : -1;
  if (found && part >= 0) return { kind: 'question', placed: found, across: outermostNotAround(found, row), part };
  if (found) return resolveColumn(found, byName.get(column), row);
  const fact = container === 'patient' ? patientNames.find((known) => known === column) : undefined;
  return fact && { kind: 'patient', fact };
}

/** Which row of a matrix has the name; -1 for none. */
export function rowIndex({ rows }: Question, name: string): number {
  return Array.isArray(rows) ? rows.findIndex((row?: MatrixRow) => row?.name === name) : -1;
}

function resolveQuestion(placed: PlacedQuestion | undefined, row: PlacedQuestion | undefined): Resolution | undefined {
  return placed && { kind: 'question', placed, across: outermostNotAround(placed, row) };
}

function resolveColumn(
  container: PlacedQuestion,
  column: PlacedQuestion | undefined,
  row: PlacedQuestion | undefined,
): Resolution | undefined {
  if (!column || !ancestors(column).includes(container)) return undefined;
  const across = outermostNotAround(column, row);
  const rows = container.question.multimode ? container : undefined;
  return { kind: 'question', placed: column, across: across ?? rows };
}

/** The repeating container, nearest the form itself, that holds the question but not the expression's row. */
function outermostNotAround(placed: PlacedQuestion, row: PlacedQuestion | undefined): PlacedQuestion | undefined {
  const around = new Set(row && [row, ...ancestors(row)]);
  let outermost: PlacedQuestion | undefined;
  for (let next = placed.row; next; next = next.row) if (!around.has(next)) outermost = next;
  return outermost;
}

/** From the innermost container outwards. */
function ancestors(placed: PlacedQuestion): readonly PlacedQuestion[] {
  const found: PlacedQuestion[] = [];
  for (let next = placed.parent; next; next = next.parent) found.push(next);
  return found;
}

/** All names an expression of this form may mention. */
export function namesInReach(byName: QuestionsByName): ReadonlySet<string> {
  const names = new Set<string>(patientNames.map((fact) => `patient.${fact}`));
  for (const [name, placed] of byName) {
    names.add(name);
    for (const container of ancestors(placed)) names.add(`${container.question.name}.${name}`);
    const { rows } = placed.question;
    if (Array.isArray(rows))
      for (const row of rows as readonly (MatrixRow | undefined)[]) names.add(`${name}.${row?.name}`);
  }
  return names;
}
