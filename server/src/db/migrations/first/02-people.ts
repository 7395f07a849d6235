import type { Migration } from '../migration.ts';

/** Profiles, and the devices of sessions. */
export const people: Migration = {
  name: '2-people',
  statements: [
    `create table profiles (
      clinic text not null, user_id text not null, speciality text not null, country text not null, bio text not null, allow_public_scores integer not null,
      primary key (clinic, user_id), foreign key (clinic, user_id) references users (clinic, id) on delete cascade)`,
    `alter table sessions add column device text not null default ''`,
    `alter table sessions add column address text not null default ''`,
  ],
};
