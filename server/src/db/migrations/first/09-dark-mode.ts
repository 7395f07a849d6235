import type { Migration } from '../migration.ts';

/** Whether somebody chose dark screens; null where they never chose. */
export const darkMode: Migration = {
  name: '9-dark-mode',
  statements: ['alter table users add column dark_mode integer'],
};
