import type { Migration } from '../migration.ts';

/** Search words of files, merged files, and webhooks. */
export const output: Migration = {
  name: '6-output',
  statements: [
    `alter table files add column indexed integer not null default 0`,
    `create index files_unindexed on files (clinic, id) where indexed = 0`,
    `create index files_binned on files (clinic, category, deleted_at, id) where deleted_at is not null`,
    `create table file_words (
      clinic text not null, file text not null, category text not null, word {binary} not null, primary key (clinic, file, word),
      foreign key (clinic, file) references files (clinic, id) on delete cascade) {clustered}`,
    `create index file_words_word on file_words (clinic, category, word, file)`,
    `create table file_merges (
      clinic text not null, id text not null, kept text not null, created_by text, created_at text not null, primary key (clinic, id),
      foreign key (clinic, kept) references files (clinic, id) on delete cascade) {clustered}`,
    `create index file_merges_kept on file_merges (clinic, kept)`,
    `create table webhooks (
      clinic text not null, category text not null, id text not null, url text not null, secret text not null, events text not null,
      with_answers integer not null, active integer not null, created_by text not null, created_at {binary} not null, primary key (clinic, category, id),
      foreign key (clinic, category) references categories (clinic, id) on delete cascade) {clustered}`,
    `create table webhook_deliveries (
      clinic text not null, id {binary} not null, category text not null, webhook text not null, event text not null, file text, entry text, created_at {binary} not null,
      due_at {binary} not null, attempts integer not null default 0, ended_at text, status integer, failure text, primary key (clinic, id),
      foreign key (clinic, category, webhook) references webhooks (clinic, category, id) on delete cascade) {clustered}`,
    `create index webhook_deliveries_due on webhook_deliveries (due_at) where ended_at is null`,
    `create index webhook_deliveries_hook on webhook_deliveries (clinic, category, webhook, id)`,
    `create index webhook_deliveries_file on webhook_deliveries (clinic, file)`,
  ],
};
