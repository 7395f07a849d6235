import type { FormDefinition, Language } from '../../../engine/definition/types.ts';

/** A setting that the file cannot hold: where it stands, the name of the question or page, and which it is. */
export interface NotExported {
  readonly path: string;
  readonly name: string;
  readonly setting: string;
}

/** Formats of other systems that the page itself writes. */
export type ExchangeFormat = 'xlsform' | 'xform' | 'redcap';

/** What reads and writes spreadsheets; fetched when a file is wanted. */
export interface Spreadsheets {
  toXlsForm(definition: FormDefinition): {
    readonly file: Uint8Array<ArrayBuffer>;
    readonly notExported: readonly NotExported[];
  };
  /** The form for field apps, under an id of its own. */
  toXForm(
    definition: FormDefinition,
    id: string,
  ): { readonly xml: string; readonly notExported: readonly NotExported[] };
  /** The form as a data dictionary, its texts in one language. */
  toRedcap(
    definition: FormDefinition,
    language: Language,
  ): { readonly text: string; readonly notExported: readonly NotExported[] };
  /** The first sheet's rows, blank ones left out. Throws where the file is no .xlsx. */
  readRows(file: Uint8Array): readonly (readonly string[])[];
  writeRows(name: string, rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer>;
}

export type FetchSpreadsheets = () => Promise<Spreadsheets>;

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
