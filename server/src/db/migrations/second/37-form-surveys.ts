import type { Migration } from '../migration.ts';

/** What the columns of a form's export depend on, as far as its responses have been looked through. */
export const formSurveys: Migration = {
  name: '37-form-surveys',
  statements: [
    `create table form_surveys (
      clinic text not null, category text not null, until {binary} not null, entries integer not null, versions text not null,
      primary key (clinic, category)) {clustered}`,
  ],
};
