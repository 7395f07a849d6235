import type { Migration } from '../migration.ts';

/** What reports have counted of the answers of a time, to be used again until anything of that time changes. */
export const figures: Migration = {
  name: '32-figures',
  statements: [
    `create table form_figures (
      clinic text not null, category text not null, since {binary} not null, until {binary} not null, changes integer not null,
      figures text not null, primary key (clinic, category, since, until)) {clustered}`,
  ],
};
