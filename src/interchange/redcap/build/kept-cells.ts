import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import type { Cells } from '../dictionary/columns.ts';

/**
 * What a question was in the dictionary, cell by cell: what has no counterpart here goes back as it came, and so does
 * the writing of what has one. A matrix has the cells of each row.
 */
export const keep = (...cells: readonly Cells[]): object => ({ redcap: cells });

export function keptCells(question: Question): readonly Cells[] {
  const kept: unknown = Reflect.get(question, 'redcap');
  return Array.isArray(kept) ? (kept as readonly Cells[]) : [];
}

/** The field that names the record, which nobody is asked for. */
export const keepRecord = (cells: Cells): object => ({ redcap: { record: cells } });

export function keptRecord(definition: FormDefinition): Cells | undefined {
  const kept: unknown = Reflect.get(definition, 'redcap');
  return typeof kept === 'object' && kept !== null ? (Reflect.get(kept, 'record') as Cells | undefined) : undefined;
}

/** The field that names the records and is asked for all the same: a study number that people write. */
export const keepAsked = ({ variable }: Cells): object => ({ redcap: { asked: variable } });

export function keptAsked(definition: FormDefinition): string | undefined {
  const kept: unknown = Reflect.get(definition, 'redcap');
  const asked: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'asked') : undefined;
  return typeof asked === 'string' ? asked : undefined;
}
