import type { Migration } from '../migration.ts';

/** When a share ends by itself. */
export const shareExpiry: Migration = {
  name: '24-share-expiry',
  statements: ['alter table shares add column expires_at text'],
};
