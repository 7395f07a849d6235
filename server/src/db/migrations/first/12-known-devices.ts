import type { Migration } from '../migration.ts';

/**
 * Devices that people have signed in on. Passwords of accounts whose address nobody has proved are forgotten: whoever
 * typed them may not have been its owner.
 */
export const knownDevices: Migration = {
  name: '12-known-devices',
  statements: [
    `create table known_devices (
      clinic text not null, user_id text not null, hash text not null, used_at {binary} not null, primary key (clinic, user_id, hash),
      foreign key (clinic, user_id) references users (clinic, id) on delete cascade) {clustered}`,
    `update users set password_hash = null where verified = 0`,
  ],
};
