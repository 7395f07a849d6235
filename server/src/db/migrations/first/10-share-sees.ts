import type { Migration } from '../migration.ts';

/** The view that a share gives, and an index for finding the shares of a file, which every call does that no role allows. */
export const shareSees: Migration = {
  name: '10-share-sees',
  statements: [
    `alter table shares add column sees text not null default 'expert' check (sees in ('expert', 'secretary'))`,
    `create index shares_file on shares (to_clinic, file)`,
  ],
};
