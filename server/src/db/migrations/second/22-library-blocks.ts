import type { Migration } from '../migration.ts';

/** Questions and pages that a clinic saved, to be used in any of its forms. */
export const libraryBlocks: Migration = {
  name: '22-library-blocks',
  statements: [
    `create table library_blocks (
      clinic text not null references clinics (id), id text not null, title text not null, definition text not null,
      questions integer not null, rev integer not null, saved_by text not null, saved_at text not null,
      primary key (clinic, id))`,
  ],
};
