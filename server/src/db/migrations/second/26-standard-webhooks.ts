import type { Migration } from '../migration.ts';

/** The secret of a webhook before its last rotation, and until when it still signs. */
export const standardWebhooks: Migration = {
  name: '26-standard-webhooks',
  statements: [
    'alter table webhooks add column previous_secret text',
    'alter table webhooks add column previous_until text',
  ],
};
