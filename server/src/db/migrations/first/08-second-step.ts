import type { Migration } from '../migration.ts';

/** The second step of signing in, and the roles that a clinic demands it of. */
export const secondStep: Migration = {
  name: '8-second-step',
  statements: [
    `create table second_steps (
      clinic text not null, user_id text not null, secret text not null, last_step integer not null, confirmed_at text, created_at text not null,
      primary key (clinic, user_id), foreign key (clinic, user_id) references users (clinic, id) on delete cascade)`,
    `create table recovery_codes (
      clinic text not null, user_id text not null, hash text not null, used_at text,
      primary key (clinic, user_id, hash), foreign key (clinic, user_id) references users (clinic, id) on delete cascade)`,
    `alter table clinics add column second_step_roles text not null default '[]'`,
  ],
};
