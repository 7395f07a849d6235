import type { Migration } from '../migration.ts';

/** What the invitations of one email have in common. */
export const invitationBundles: Migration = {
  name: '25-invitation-bundles',
  statements: [
    'alter table invitations add column bundle text',
    'create index invitations_bundle on invitations (bundle)',
  ],
};
