import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';
import { normalEmail } from './email.ts';
import { hashToken } from '../crypto/tokens.ts';

/** Devices kept for one person, the latest used; one that nobody signed in on for so long is forgotten. */
export const keptDevices = { most: 20, forgottenAfterMs: 180 * 24 * 3_600_000 } as const;

interface Owner {
  readonly clinic: string;
  readonly id: string;
}

/** Whether the person with this address has signed in on the device before. */
export async function isKnownDevice(
  db: Database,
  now: Date,
  email: string,
  device: string | undefined,
): Promise<boolean> {
  if (device === undefined) return false;
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'known_devices.clinic').onRef('users.id', '=', 'known_devices.user_id'),
    )
    .select('known_devices.hash')
    .where('users.email', '=', normalEmail(email))
    .where('known_devices.hash', '=', hashToken(device))
    .where('known_devices.used_at', '>', forgottenBefore(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers the device that a person is signed in on; a browser makes its token itself, and the server keeps the hash. */
export async function keepDevice(db: Kysely<Schema>, now: Date, { clinic, id }: Owner, device: string): Promise<void> {
  const used_at = now.toISOString();
  await db
    .insertInto('known_devices')
    .values({ clinic, user_id: id, hash: hashToken(device), used_at })
    .onConflict((conflict) => conflict.columns(['clinic', 'user_id', 'hash']).doUpdateSet({ used_at }))
    .execute();
  const kept = await db
    .selectFrom('known_devices')
    .select('hash')
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where('used_at', '>', forgottenBefore(now))
    .orderBy('used_at', 'desc')
    .limit(keptDevices.most)
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where(
      'hash',
      'not in',
      kept.map(({ hash }) => hash),
    )
    .execute();
}

export async function forgetDevices(db: Kysely<Schema>, { clinic, id }: Owner): Promise<void> {
  await db.deleteFrom('known_devices').where('clinic', '=', clinic).where('user_id', '=', id).execute();
}

function forgottenBefore(now: Date): string {
  return new Date(now.getTime() - keptDevices.forgottenAfterMs).toISOString();
}
