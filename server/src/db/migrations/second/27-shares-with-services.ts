import type { Migration } from '../migration.ts';

const columns =
  'clinic, file, id, to_kind, to_clinic, to_id, may, note, shared_by, created_at, withdrawn_at, sees, expires_at';

/** Files can be shared with a service. What a column allows can be changed by a new table alone, on SQLite. */
export const sharesWithServices: Migration = {
  name: '27-shares-with-services',
  statements: [
    `create table wider_shares (
      clinic text not null, file text not null, id text not null,
      to_kind text not null check (to_kind in ('user', 'group', 'category', 'service')),
      to_clinic text not null, to_id text not null, may text not null check (may in ('read', 'write')), note text not null,
      shared_by text, created_at {binary} not null, withdrawn_at text,
      sees text not null default 'expert' check (sees in ('expert', 'secretary')), expires_at text,
      primary key (clinic, file, to_kind, to_id),
      foreign key (clinic, file) references files (clinic, id) on delete cascade) {clustered}`,
    `insert into wider_shares (${columns}) select ${columns} from shares`,
    'drop table shares',
    'alter table wider_shares rename to shares',
    'create index shares_receiver on shares (to_clinic, to_kind, to_id, created_at)',
    'create index shares_file on shares (to_clinic, file)',
  ],
};
