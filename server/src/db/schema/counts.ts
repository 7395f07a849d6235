/** How many files outside the bin forms have, and how many responses those have. See `schema.ts` for how columns are read. */
export interface CountTables {
  readonly form_counts: FormCountTable;
  readonly count_changes: CountChangeTable;
  readonly form_figures: FormFigureTable;
  readonly form_surveys: FormSurveyTable;
}

/** Files and responses that were made in a quarter of an hour. */
export interface FormCountTable {
  clinic: string;
  category: string;
  /** As `2026-11-24T17:15`; blank: all of them. */
  span: string;
  files: number;
  entries: number;
  /** How often anything of the span has changed. */
  changes: number;
}

/** What is to be added to a count. Whoever stores something adds a row and waits for nobody; rows are settled afterwards. */
export interface CountChangeTable {
  clinic: string;
  id: string;
  category: string;
  /** Blank: it corrects the number of all alone. */
  span: string;
  files: number;
  entries: number;
}

/** What reports have counted of the answers of a time. */
export interface FormFigureTable {
  clinic: string;
  category: string;
  /** A quarter of an hour, and the one before which it ends. */
  since: string;
  until: string;
  /** How often anything of that time had changed before: valid while that is so. */
  changes: number;
  /** JSON: Figures. */
  figures: string;
}

/** What the columns of a form's export depend on: which versions responses were given in, and how many rows they have. */
export interface FormSurveyTable {
  clinic: string;
  category: string;
  /** Responses that were stored before have been looked through, those in the bin too. */
  until: string;
  /** How many those were. */
  entries: number;
  /** JSON: by version, the most rows of each repeating question. */
  versions: string;
}
