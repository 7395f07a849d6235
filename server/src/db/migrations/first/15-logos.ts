import type { Migration } from '../migration.ts';

/** The logos that forms show at their head; what is known of one stands in its form's settings. */
export const logos: Migration = {
  name: '15-logos',
  statements: [
    `create table logos (
      clinic text not null, category text not null, name text not null unique, created_at text not null, bytes text not null,
      primary key (clinic, category), foreign key (clinic, category) references categories (clinic, id) on delete cascade)`,
  ],
};
