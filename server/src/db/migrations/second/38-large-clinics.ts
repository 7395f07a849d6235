import type { Migration } from '../migration.ts';

/**
 * What lists, searches and figures of very large clinics ask of files and responses, in indexes, so that these themselves
 * are not read: files of one person; those of a patient by whether they are in the bin; names with all that files are
 * searched by, where a text in the middle of a word is found; and what responses are counted by.
 */
export const largeClinics: Migration = {
  name: '38-large-clinics',
  statements: [
    `create index files_own on files (clinic, created_by, category, deleted_at, created_at, id, patient_id) where created_by is not null`,
    `drop index files_creator`,
    `drop index files_patient`,
    `create index files_patient on files (clinic, patient_id, deleted_at, category, created_by, id) where patient_id is not null`,
    `drop index files_name`,
    `create index files_name on files (clinic, category, sort_name, id, search, deleted_at, patient_id)`,
    `drop index entries_category`,
    `create index entries_category on entries (clinic, category, created_at, id, file, version)`,
  ],
};
