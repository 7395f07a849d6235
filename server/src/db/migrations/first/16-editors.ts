import type { Migration } from '../migration.ts';

/** Designer windows in which a form is open, to show others who edits it too. */
export const editors: Migration = {
  name: '16-editors',
  statements: [
    `create table editors (
      clinic text not null, category text not null, window_id text not null, user_id text not null,
      page text, question text, seen_at text not null,
      primary key (clinic, category, window_id), foreign key (clinic, category) references categories (clinic, id) on delete cascade)`,
  ],
};
