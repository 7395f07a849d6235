import type { Migration } from '../migration.ts';

/** Patients of a clinic, under whom their files hang; files of before are matched beside the calls under way. */
export const patients: Migration = {
  name: '19-patients',
  statements: [
    `create table patients (
      clinic text not null references clinics (id), id text not null, code text, details text not null, search text not null,
      sort_name {binary} not null, birthdate text, phone text, created_by text, created_at {binary} not null,
      updated_at {binary} not null, primary key (clinic, id), unique (clinic, code)) {clustered}`,
    `create index patients_updated on patients (clinic, updated_at, id)`,
    `create index patients_name on patients (clinic, sort_name, id)`,
    `create index patients_birthdate on patients (clinic, birthdate) where birthdate is not null`,
    `create index patients_phone on patients (clinic, phone) where phone is not null`,
    `create index patients_creator on patients (clinic, created_by) where created_by is not null`,
    `create table patient_words (
      clinic text not null, patient text not null, word {binary} not null, primary key (clinic, patient, word),
      foreign key (clinic, patient) references patients (clinic, id) on delete cascade) {clustered}`,
    `create index patient_words_word on patient_words (clinic, word, patient)`,
    `create table patient_merges (
      clinic text not null, id text not null, kept text not null, created_by text, created_at text not null, primary key (clinic, id),
      foreign key (clinic, kept) references patients (clinic, id) on delete cascade) {clustered}`,
    `create index patient_merges_kept on patient_merges (clinic, kept)`,
    `alter table files add column patient_id text`,
    `create index files_patient on files (clinic, patient_id, category) where patient_id is not null`,
    `create index files_unmatched on files (clinic, updated_at, id) where patient_id is null`,
    `create index files_creator on files (clinic, created_by, category) where created_by is not null`,
  ],
};
