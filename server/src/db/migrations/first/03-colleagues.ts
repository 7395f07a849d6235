import type { Migration } from '../migration.ts';

/** Shares, groups, notices, invitations, partners' keys, short links, favourites and visits. */
export const colleagues: Migration = {
  name: '3-colleagues',
  statements: [
    `create table shares (
      clinic text not null, file text not null, id text not null, to_kind text not null check (to_kind in ('user', 'group', 'category')),
      to_clinic text not null, to_id text not null, may text not null check (may in ('read', 'write')), note text not null,
      shared_by text, created_at {binary} not null, withdrawn_at text, primary key (clinic, file, to_kind, to_id),
      foreign key (clinic, file) references files (clinic, id) on delete cascade) {clustered}`,
    `create index shares_receiver on shares (to_clinic, to_kind, to_id, created_at)`,
    `create table virtual_groups (
      clinic text not null, id text not null, owner text not null, title text not null, created_at text not null, primary key (clinic, id),
      foreign key (clinic, owner) references users (clinic, id) on delete cascade) {clustered}`,
    `create index virtual_groups_owner on virtual_groups (clinic, owner)`,
    `create table group_users (
      clinic text not null, group_id text not null, user_id text not null, primary key (clinic, group_id, user_id),
      foreign key (clinic, group_id) references virtual_groups (clinic, id) on delete cascade,
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `create index group_users_user on group_users (clinic, user_id)`,
    `create table notices (
      clinic text not null, user_id text not null, id {binary} not null, kind text not null, cause text not null, about text not null,
      created_at {binary} not null, read_at text, primary key (clinic, user_id, id), unique (clinic, user_id, kind, cause),
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `create table live_heads (
      clinic text not null, user_id text not null, seq integer not null, primary key (clinic, user_id),
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `create table live_events (
      clinic text not null, user_id text not null, seq integer not null, kind text not null, about text not null, created_at {binary} not null,
      primary key (clinic, user_id, seq),
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `create index live_events_age on live_events (created_at)`,
    `create table invitations (
      clinic text not null, id text not null, email text not null, category text, role text not null, secret text not null unique,
      first_name text not null, last_name text not null, phone text not null, invited_by text not null, created_at {binary} not null,
      expires_at text not null, accepted_at text, removed_at text, primary key (clinic, id),
      foreign key (clinic, category) references categories (clinic, id) on delete cascade) {clustered}`,
    `create index invitations_email on invitations (clinic, email)`,
    `create table category_keys (
      clinic text not null, category text not null, id text not null, hash text not null unique, title text not null, role text not null,
      created_by text not null, created_at text not null, used_at text, removed_at text, primary key (clinic, category, id),
      foreign key (clinic, category) references categories (clinic, id) on delete cascade) {clustered}`,
    `create table key_people (
      clinic text not null, category text not null, email text not null, user_id text not null, primary key (clinic, category, email),
      foreign key (clinic, category) references categories (clinic, id) on delete cascade,
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `create table short_links (
      link text primary key, clinic text not null, id text not null, kind text not null check (kind in ('form', 'file', 'report')),
      category text not null, file text, entry text, created_by text not null, created_at text not null, expires_at text,
      foreign key (clinic, category) references categories (clinic, id) on delete cascade) {clustered}`,
    `create unique index short_links_id on short_links (clinic, id)`,
    `create table favourites (
      clinic text not null, user_id text not null, kind text not null, id text not null, created_at {binary} not null,
      primary key (clinic, user_id, kind, id), foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `create table visits (
      clinic text not null, user_id text not null, kind text not null, id text not null, score double precision not null, visited_at {binary} not null,
      primary key (clinic, user_id, kind, id), foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
  ],
};
