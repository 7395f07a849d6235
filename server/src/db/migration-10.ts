import type { Migration } from './migrate.ts';

/** As whom the receiver of a share sees the file, and the way from a file to its shares, which every call that nobody's role allows goes. */
export const migration10: Migration = {
  name: '10-share-sees',
  statements: [
    `alter table shares add column sees text not null default 'expert' check (sees in ('expert', 'secretary'))`,
    `create index shares_file on shares (to_clinic, file)`,
  ],
};
