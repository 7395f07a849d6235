import type { FormDefinition } from '../../../engine/definition/types.ts';

/** What could not be carried over: its place (`survey!12` is row 12 of that sheet) and what it was. */
export interface XlsFormLeft {
  readonly path: string;
  readonly what: string;
}

export interface XlsFormImport {
  readonly definition: FormDefinition;
  readonly left: readonly XlsFormLeft[];
}
