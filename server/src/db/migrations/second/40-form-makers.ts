import type { Migration } from '../migration.ts';

/** Projects in which API keys make forms. */
export const formMakers: Migration = {
  name: '40-form-makers',
  statements: ['alter table api_keys add column projects text'],
};
