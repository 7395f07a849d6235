/** The columns of a data dictionary by our short names, with their headers as REDCap writes them and as its API calls them. */
export const columnHeaders = {
  variable: ['Variable / Field Name', 'field_name'],
  form: ['Form Name', 'form_name'],
  section: ['Section Header', 'section_header'],
  type: ['Field Type', 'field_type'],
  label: ['Field Label', 'field_label'],
  choices: ['Choices, Calculations, OR Slider Labels', 'select_choices_or_calculations'],
  note: ['Field Note', 'field_note'],
  validation: ['Text Validation Type OR Show Slider Number', 'text_validation_type_or_show_slider_number'],
  min: ['Text Validation Min', 'text_validation_min'],
  max: ['Text Validation Max', 'text_validation_max'],
  identifier: ['Identifier?', 'identifier'],
  branching: ['Branching Logic (Show field only if...)', 'branching_logic'],
  required: ['Required Field?', 'required_field'],
  alignment: ['Custom Alignment', 'custom_alignment'],
  number: ['Question Number (surveys only)', 'question_number'],
  matrix: ['Matrix Group Name', 'matrix_group_name'],
  ranking: ['Matrix Ranking?', 'matrix_ranking'],
  annotation: ['Field Annotation', 'field_annotation'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type Column = keyof typeof columnHeaders;

export const columns = Object.keys(columnHeaders) as readonly Column[];

/** Cells of one field; blank ones are left out. */
export type Cells = { readonly [column in Column]?: string };

/** A field of the dictionary and the line of the table it stands on; the headers are line 1. */
export interface DictionaryRow {
  readonly line: number;
  readonly cells: Cells;
}
