import type { Migration } from '../migration.ts';

/** EHRs that open forms, whom and what they opened, and responses on their way back to them. */
export const smartLaunch: Migration = {
  name: '33-smart-launch',
  statements: [
    `create table ehrs (
      clinic text not null references clinics (id), id text not null, account text not null, title text not null, issuer text not null,
      client_id text not null, secret text, code_system text not null, active integer not null, created_at text not null,
      primary key (clinic, id))`,
    `create index ehrs_issuer on ehrs (issuer)`,
    `create table ehr_patients (
      clinic text not null, ehr text not null, subject text not null, patient text not null, primary key (clinic, ehr, subject),
      foreign key (clinic, ehr) references ehrs (clinic, id) on delete cascade)`,
    `create index ehr_patients_patient on ehr_patients (clinic, patient)`,
    `create table ehr_people (
      clinic text not null, ehr text not null, subject text not null, user_id text not null, created_at text not null,
      primary key (clinic, ehr, subject), foreign key (clinic, ehr) references ehrs (clinic, id) on delete cascade)`,
    `create table ehr_launches (
      clinic text not null, id text not null, ehr text not null, subject text not null, author text, user_id text, details text, token text,
      token_ends text not null, opened_at text, created_at text not null, primary key (clinic, id),
      foreign key (clinic, ehr) references ehrs (clinic, id) on delete cascade)`,
    `create table ehr_write_backs (
      clinic text not null, id text not null, ehr text not null, launch text not null, subject text not null, category text not null,
      file text not null, created_at {binary} not null, due_at {binary} not null, attempts integer not null default 0, ended_at text, status integer,
      failure text, primary key (clinic, id), foreign key (clinic, ehr) references ehrs (clinic, id) on delete cascade)`,
    `create index ehr_write_backs_due on ehr_write_backs (due_at) where ended_at is null`,
    `create index ehr_write_backs_ehr on ehr_write_backs (clinic, ehr, created_at)`,
    `create index ehr_write_backs_file on ehr_write_backs (clinic, file)`,
    `alter table short_links add column launch text`,
  ],
};
