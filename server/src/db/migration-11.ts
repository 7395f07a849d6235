import type { Migration } from './migrate.ts';

/** Who saved the form being designed last, and when: whoever comes second is told whose work is at stake. */
export const migration11: Migration = {
  name: '11-draft-author',
  statements: [
    'alter table categories add column drafted_by text',
    'alter table categories add column drafted_at text',
  ],
};
