import type { Migration } from '../migration.ts';

/** What was changed in a published version, in its publisher's words. */
export const versionNotes: Migration = {
  name: '17-version-notes',
  statements: ['alter table versions add column note text'],
};
