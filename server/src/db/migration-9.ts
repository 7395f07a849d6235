import type { Migration } from './migrate.ts';

/** Whether somebody chose dark screens; null where they never chose. */
export const migration9: Migration = {
  name: '9-dark-mode',
  statements: ['alter table users add column dark_mode integer'],
};
