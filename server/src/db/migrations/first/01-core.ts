import type { Migration } from '../migration.ts';

/** `{binary}`: texts that compare byte by byte. `{clustered}`: rows kept in the order of their key. See `dialect.ts`. */
export const core: Migration = {
  name: '1-house',
  statements: [
    `create table clinics (id text primary key, slug text not null unique, title text not null, created_at text not null)`,
    `create table users (
      clinic text not null references clinics (id), id text not null, email text not null unique, password_hash text,
      first_name text not null, last_name text not null, phone text not null default '', picture text not null default '',
      lang text not null default 'fa', date_mode text not null default 'fa',
      access text not null default 'user' check (access in ('user', 'admin')), verified integer not null default 0,
      created_at text not null, disabled_at text, primary key (clinic, id))`,
    `create index users_id on users (id)`,
    `create table sessions (
      hash text primary key, clinic text not null, user_id text not null, category text, created_at text not null,
      used_at text not null, expires_at text not null, foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `create index sessions_user on sessions (clinic, user_id)`,
    `create table secrets (
      hash text primary key, purpose text not null, clinic text, user_id text, category text, data text,
      created_at text not null, expires_at text not null, used_at text)`,
    `create index secrets_user on secrets (clinic, user_id, purpose)`,
    `create table services (
      clinic text not null references clinics (id), id text not null, slug text not null, title text not null,
      created_at text not null, primary key (clinic, id), unique (clinic, slug))`,
    `create table projects (
      clinic text not null, id text not null, service text not null, headline text not null, slug text not null, title text not null,
      created_at text not null, primary key (clinic, id), unique (clinic, slug),
      foreign key (clinic, service) references services (clinic, id))`,
    `create index projects_service on projects (clinic, service)`,
    `create table categories (
      clinic text not null, id text not null, project text not null, slug text not null, title text not null, settings text not null,
      draft text not null, rev integer not null, version integer, created_at text not null, updated_at text not null,
      primary key (clinic, id), unique (clinic, slug), foreign key (clinic, project) references projects (clinic, id)) {clustered}`,
    `create index categories_id on categories (id)`,
    `create index categories_slug on categories (slug, created_at)`,
    `create index categories_project on categories (clinic, project)`,
    `create table versions (
      clinic text not null, category text not null, version integer not null, definition text not null, rev integer not null,
      published_by text not null, published_at text not null, primary key (clinic, category, version),
      foreign key (clinic, category) references categories (clinic, id) on delete cascade) {clustered}`,
    `create table members (
      clinic text not null, category text not null, user_id text not null,
      role text not null check (role in ('owner', 'secretary', 'expert', 'newuser')), created_at text not null,
      primary key (clinic, category, user_id),
      foreign key (clinic, category) references categories (clinic, id) on delete cascade,
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `create index members_user on members (clinic, user_id)`,
    `create table files (
      clinic text not null, id text not null, category text not null, patient text not null, search text not null,
      sort_name {binary} not null, entries integer not null default 0, created_by text, created_at {binary} not null,
      updated_at {binary} not null, deleted_at text, primary key (clinic, id),
      foreign key (clinic, category) references categories (clinic, id)) {clustered}`,
    `create index files_updated on files (clinic, category, updated_at, id)`,
    `create index files_created on files (clinic, category, created_at, id)`,
    `create index files_name on files (clinic, category, sort_name, id)`,
    `create table entries (
      clinic text not null, id text not null, category text not null, file text not null, version integer not null, page text,
      answers text not null, computed text not null, body_hash text not null, created_by text, created_at {binary} not null,
      started_at text, source text, primary key (clinic, id),
      foreign key (clinic, file) references files (clinic, id),
      foreign key (clinic, category, version) references versions (clinic, category, version)) {clustered}`,
    `create index entries_file on entries (clinic, file, created_at, id)`,
    `create index entries_category on entries (clinic, category, created_at, id)`,
    `create table audit (
      clinic text not null, lane integer not null, seq integer not null, at {binary} not null, user_id text, role text not null,
      action text not null, result text not null, category text, file text, entry text, address text not null, detail text,
      prev text not null, hash text not null, primary key (clinic, lane, seq)) {clustered}`,
    `create index audit_file on audit (clinic, file, at)`,
    `create table audit_heads (
      clinic text not null, lane integer not null, seq integer not null, hash text not null, primary key (clinic, lane)) {clustered}`,
    `create table mails (
      id text primary key, recipient text not null, content text not null, created_at text not null, due_at text not null,
      attempts integer not null default 0, sent_at text, failure text)`,
    `create index mails_due on mails (sent_at, due_at)`,
    `create table counters (name text primary key, count integer not null, since text not null, blocked_until text) {clustered}`,
    `create table settings (name text primary key, value text not null) {clustered}`,
  ],
};
