import type { Migration } from '../migration.ts';

/** Who saved a draft last, and when, to show in conflicts. */
export const draftAuthor: Migration = {
  name: '11-draft-author',
  statements: [
    'alter table categories add column drafted_by text',
    'alter table categories add column drafted_at text',
  ],
};
