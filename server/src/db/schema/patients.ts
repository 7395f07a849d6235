/** Patients of a clinic, what they are found by and which of them became one. See `schema.ts` for how columns are read. */
export interface PatientTables {
  readonly patients: PatientTable;
  readonly patient_words: PatientWordTable;
  readonly patient_merges: PatientMergeTable;
}

export interface PatientTable {
  clinic: string;
  id: string;
  /** The national code, which no other patient of the clinic has. */
  code: string | null;
  /** JSON: PatientDetails. */
  details: string;
  /** Name, code and phone, folded for search. */
  search: string;
  /** The name in the order of the alphabet. */
  sort_name: string;
  birthdate: string | null;
  phone: string | null;
  /** Who entered the patient as such; null where a file made them. */
  created_by: string | null;
  created_at: string;
  updated_at: string;
}

/** What a patient is found by who was entered or changed as such; their files have words of their own. */
export interface PatientWordTable {
  clinic: string;
  patient: string;
  word: string;
}

/** A patient who became part of another one: the id answers as that one's. */
export interface PatientMergeTable {
  clinic: string;
  id: string;
  kept: string;
  created_by: string | null;
  created_at: string;
}
