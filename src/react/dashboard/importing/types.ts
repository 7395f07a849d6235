import type { CallBody, CallData } from '../../../api/contract/contract.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';

export type ImportedRecord = CallBody<'/entry/importentries'>['records'][number];
export type Outcome = CallData<'/entry/importentries'>['outcomes'][number];

/** What a file holds that the form has no place for, told once however many rows it is in. */
export interface UnreadPart {
  readonly kind: 'column' | 'cell' | 'instance' | 'nameless';
  readonly header?: string;
  readonly cell?: string;
  readonly instrument?: string;
  /** The first row that has it; the headers are row 1. */
  readonly row: number;
  readonly rows: number;
}

export interface RecordsFile {
  /** The column that names the records, and so the files. */
  readonly field: string;
  readonly records: readonly ImportedRecord[];
  readonly unread: readonly UnreadPart[];
}

/** The file is of another project: its first column is another. */
export interface OtherProject {
  readonly expected: string;
  readonly found: string;
}

export interface Reading {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(part: number): void;
}

/** Reads a file of records for a form, in pieces that let the page go on. Stopped, it gives nothing. */
export type ReadRecordsFile = (
  definition: FormDefinition,
  text: string,
  reading: Reading,
) => Promise<RecordsFile | OtherProject | undefined>;
