import type { Cell } from '../cells.ts';
import type { GivenEntry } from './given-entries.ts';
import type { ownNames } from './study-variables.ts';
import { type StudyVariable, type VariableKind } from './study-variables.ts';

/** A column that every file begins with: of the response and of the patient, not of the form. */
export interface OwnColumn {
  readonly name: (typeof ownNames)[number];
  readonly kind: VariableKind;
  read(entry: GivenEntry): Cell;
}

const own: readonly OwnColumn[] = [
  { name: 'response', kind: 'text', read: ({ id }) => id },
  { name: 'patient', kind: 'text', read: ({ file }) => file },
  { name: 'saved', kind: 'datetime', read: ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' ') },
  { name: 'version', kind: 'number', read: ({ version }) => version },
  { name: 'patient_name', kind: 'text', read: ({ patient }) => patient.name },
  { name: 'patient_code', kind: 'text', read: ({ patient }) => patient.code },
  { name: 'patient_phone', kind: 'text', read: ({ patient }) => patient.phone },
  { name: 'patient_gender', kind: 'text', read: ({ patient }) => patient.gender },
  { name: 'patient_birthdate', kind: 'date', read: ({ patient }) => patient.birthdate },
  { name: 'patient_age', kind: 'number', read: ({ patient }) => patient.age },
];

/** What of a patient tells who it is. */
const telling: ReadonlySet<string> = new Set(['patient_name', 'patient_code', 'patient_phone', 'patient_birthdate']);

export const ownColumns = (isDeidentified: boolean): readonly OwnColumn[] =>
  isDeidentified
    ? own
        .filter(({ name }) => !telling.has(name))
        .map((column) => (column.name === 'saved' ? { ...column, kind: 'date' as const } : column))
    : own;

/** A row for each response. */
export async function* studyRows(
  entries: AsyncIterable<GivenEntry>,
  columns: readonly OwnColumn[],
  variables: readonly StudyVariable[],
): AsyncGenerator<readonly Cell[]> {
  yield [...columns.map(({ name }) => name), ...variables.map(({ name }) => name)];
  for await (const entry of entries)
    yield [
      ...columns.map((column) => column.read(entry)),
      ...variables.map((variable) => variable.read(entry.answers, entry.definition)),
    ];
}
