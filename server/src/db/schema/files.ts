import type { Generated } from 'kysely';

/** Patient files, their entries and uploads, and what files are found by. See `schema.ts` for how columns are read. */
export interface FileTables {
  readonly files: FileTable;
  readonly entries: EntryTable;
  readonly uploads: UploadTable;
  readonly file_words: FileWordTable;
  readonly file_merges: FileMergeTable;
}

export interface FileTable {
  clinic: string;
  id: string;
  category: string;
  /** JSON: Patient. */
  patient: string;
  /** Name, code and phone, folded for search. */
  search: string;
  /** The name in the order of the alphabet. */
  sort_name: string;
  entries: number;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  /** In the bin since. */
  deleted_at: string | null;
  /** 1 once `file_words` holds what it is found by. */
  indexed: Generated<number>;
  /** The patient it hangs under; null until one of before `patients` has been matched. */
  patient_id: Generated<string | null>;
}

export interface EntryTable {
  clinic: string;
  /** Made by the client. */
  id: string;
  category: string;
  file: string;
  version: number;
  page: string | null;
  /** JSON: Answers, computed ones included. */
  answers: string;
  /** JSON: Answers the server computed. */
  computed: string;
  /** SHA-256 of the body, hex: tells a repeat from another entry. */
  body_hash: string;
  created_by: string | null;
  created_at: string;
  started_at: string | null;
  source: string | null;
  /** The id of the short link that it came by. */
  link: Generated<string | null>;
}

/** An uploaded file. Until an entry names it, `file` and `entry` are null, and it is deleted after a day. */
export interface UploadTable {
  clinic: string;
  /** Made by the client. */
  id: string;
  category: string;
  name: string;
  type: string;
  /** Bytes as they are kept. */
  size: number;
  /** SHA-256 of the category and the uploaded bytes, hex: tells a repeat from another file. */
  sent_hash: string;
  /** Base64. */
  bytes: string;
  created_by: string | null;
  created_at: string;
  file: string | null;
  entry: string | null;
}

/** What a file is found by: its name from each word on, its code and its phone, folded. */
export interface FileWordTable {
  clinic: string;
  file: string;
  category: string;
  word: string;
}

/** A file that became part of another one: its id answers as that one's. */
export interface FileMergeTable {
  clinic: string;
  id: string;
  kept: string;
  created_by: string | null;
  created_at: string;
}
