import type { Migration } from '../migration.ts';

/** What pseudonyms and shifted dates of a clinic's exports follow from. */
export const exportSecret: Migration = {
  name: '28-export-secret',
  statements: ['alter table clinics add column export_secret text'],
};
