import type { Migration } from '../migration.ts';

/** Mobile numbers that people have verified, for codes by text message. */
export const mobileNumbers: Migration = {
  name: '35-mobile-numbers',
  statements: [
    `create table mobile_numbers (
      clinic text not null, user_id text not null, phone text not null, second_step integer not null, verified_at text not null,
      primary key (clinic, user_id), foreign key (clinic, user_id) references users (clinic, id) on delete cascade)`,
  ],
};
