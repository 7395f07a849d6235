import type { Migration } from '../migration.ts';

/** Files that people send, and their own pictures. The bytes are base64 texts, so that both databases, their backups and the way between them keep the same. */
export const uploads: Migration = {
  name: '4-uploads',
  statements: [
    `create table uploads (
      clinic text not null, id text not null, category text not null, name text not null, type text not null, size integer not null,
      sent_hash text not null, bytes text not null, created_by text, created_at {binary} not null, file text, entry text,
      primary key (clinic, id), foreign key (clinic, category) references categories (clinic, id) on delete cascade,
      foreign key (clinic, file) references files (clinic, id) on delete cascade)`,
    `create index uploads_file on uploads (clinic, file, entry)`,
    `create index uploads_unclaimed on uploads (entry, created_at)`,
    `create index uploads_room on uploads (clinic, category, created_by, created_at, size)`,
    `create table pictures (
      name text primary key, clinic text not null, user_id text not null, type text not null, bytes text not null, created_at text not null,
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade)`,
    `create index pictures_user on pictures (clinic, user_id)`,
  ],
};
