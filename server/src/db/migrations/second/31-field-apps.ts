import type { Migration } from '../migration.ts';

/** What digest authentication is checked by, of API keys that are made for field apps. */
export const fieldApps: Migration = {
  name: '31-field-apps',
  statements: ['alter table api_keys add column digest text'],
};
