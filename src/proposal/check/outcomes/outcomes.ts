import type { ProposalRow } from '../../types.ts';
import type { StudyAnswer } from '../study/answer.ts';

/** A row of the table of outcomes or variables, with the place that it has there. */
export interface PlacedRow {
  readonly index: number;
  readonly row: ProposalRow;
  /** What it is called, without spaces around. */
  readonly name: string;
}

/** Rows in which something was written. */
export const rowsWithText = (answer: StudyAnswer | undefined): readonly PlacedRow[] =>
  (answer?.rows ?? [])
    .map((row, index) => ({ row, index, name: row['name']?.trim() ?? '' }))
    .filter(({ row, name }) => name !== '' || ['measure', 'time', 'definition'].some((column) => row[column]?.trim()));

export const rowsOfRank = (answer: StudyAnswer | undefined, rank: 'primary' | 'secondary' | 'harm') =>
  rowsWithText(answer).filter(({ row }) => row['rank'] === rank);
