import type { Migration } from '../migration.ts';

/** People's research proposals, their earlier versions, and comments on them by a link without account. Long texts come last in their rows: SQLite reads past what stands before a column. */
export const proposals: Migration = {
  name: '13-proposals',
  statements: [
    `create table proposals (
      clinic text not null, user_id text not null, id text not null, title text not null, search text not null, template text not null,
      language text not null, rev integer not null, size integer not null, created_at text not null, updated_at {binary} not null,
      removed_at text, content text not null, own_template text, primary key (clinic, user_id, id),
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade)`,
    `create index proposals_updated on proposals (clinic, user_id, updated_at, id)`,
    `create index proposals_removed on proposals (removed_at) where removed_at is not null`,
    `create table proposal_versions (
      clinic text not null, user_id text not null, proposal text not null, id text not null, rev integer not null, name text,
      title text not null, size integer not null, saved_at {binary} not null, content text not null, own_template text,
      primary key (clinic, user_id, proposal, id),
      foreign key (clinic, user_id, proposal) references proposals (clinic, user_id, id) on delete cascade)`,
    `create index proposal_versions_saved on proposal_versions (clinic, user_id, proposal, saved_at, id)`,
    `create table comment_links (
      clinic text not null, user_id text not null, proposal text not null, id text not null, hash text not null unique,
      label text not null, created_at text not null, expires_at text, primary key (clinic, user_id, proposal, id),
      foreign key (clinic, user_id, proposal) references proposals (clinic, user_id, id) on delete cascade) {clustered}`,
    `create table proposal_comments (
      clinic text not null, user_id text not null, proposal text not null, id text not null, reply_to text, name text, question text,
      quote text, text text not null, created_at {binary} not null, resolved_at text, primary key (clinic, user_id, proposal, id),
      foreign key (clinic, user_id, proposal) references proposals (clinic, user_id, id) on delete cascade) {clustered}`,
  ],
};
