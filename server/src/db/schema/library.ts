/** What clinics saved in their libraries. See `schema.ts` for how columns are read. */
export interface LibraryTables {
  readonly library_blocks: LibraryBlockTable;
}

export interface LibraryBlockTable {
  clinic: string;
  id: string;
  /** JSON: Localized. */
  title: string;
  /** JSON: FormDefinition, of one page. */
  definition: string;
  /** How many it has, those within containers among them. */
  questions: number;
  rev: number;
  saved_by: string;
  saved_at: string;
}
