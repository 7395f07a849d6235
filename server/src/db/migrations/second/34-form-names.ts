import type { Migration } from '../migration.ts';

/** Where the forms of a name lie, for who does not know the clinic: of several machines, only that one is asked then. */
export const formNames: Migration = {
  name: '34-form-names',
  statements: [
    `create table form_names (
      id text not null, clinic text not null, slug text not null, created_at {binary} not null,
      primary key (id, clinic)) {clustered}`,
    `create index form_names_slug on form_names (slug, created_at)`,
    `insert into form_names (id, clinic, slug, created_at) select id, clinic, slug, created_at from categories`,
  ],
};
