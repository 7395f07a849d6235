import type { Migration } from '../migration.ts';

/** API keys of service accounts. */
export const apiKeys: Migration = {
  name: '23-api-keys',
  statements: [
    `create table api_keys (
      clinic text not null references clinics (id), id text not null, user_id text not null, hash text not null,
      title text not null, scopes text not null, created_by text not null, created_at text not null,
      expires_at text not null, used_at text, removed_at text, primary key (clinic, id))`,
    `create index api_keys_hash on api_keys (hash)`,
  ],
};
