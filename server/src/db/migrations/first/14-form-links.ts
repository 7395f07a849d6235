import type { Migration } from '../migration.ts';

/** What a link to a form carries besides, whether it is used up or revoked, and the link that an entry came by. */
export const formLinks: Migration = {
  name: '14-form-links',
  statements: [
    `alter table short_links add column label text not null default ''`,
    `alter table short_links add column language text check (language in ('en', 'fa'))`,
    `alter table short_links add column single_use integer not null default 0`,
    `alter table short_links add column used_at text`,
    `alter table short_links add column revoked_at text`,
    `alter table short_links add column answers text`,
    `create index short_links_category on short_links (clinic, category, created_at, id)`,
    `create index short_links_carrying on short_links (expires_at) where answers is not null`,
    `alter table entries add column link text`,
    `create index entries_link on entries (clinic, link) where link is not null`,
  ],
};
