import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import { normalEmail } from './email.ts';

const hour = 3_600_000;

/** What a one-use link may be for, and how long it lives. One made for one purpose is dead for every other. */
export const secretLife = {
  firstadmin: 24 * hour,
  activation: 24 * hour,
  reset: hour / 2,
  emailcode: hour / 6,
  autologin: hour / 6,
  secondstep: hour / 12,
  smsverify: hour / 6,
  smsreset: hour / 6,
  smsstep: hour / 12,
} as const;
export type SecretPurpose = keyof typeof secretLife;

export interface SecretOwner {
  readonly clinic: string;
  readonly user: string;
}

/** A key for a secret that belongs to nobody, one per address, so that a repeated request finds the last one just as it would for an account. */
export function nobodyOf(email: string): SecretOwner {
  return { clinic: 'none', user: hashToken(normalEmail(email)) };
}

export interface LiveSecret {
  readonly purpose: SecretPurpose;
  readonly owner?: SecretOwner;
}

/** Makes a secret, or takes the one given, and gives it, which is kept nowhere; older ones of the same purpose and person die. */
export async function issueSecret(
  db: Kysely<Schema>,
  now: Date,
  purpose: SecretPurpose,
  owner?: SecretOwner,
  secret = newToken(),
): Promise<string> {
  const expires = new Date(now.getTime() + secretLife[purpose]).toISOString();
  await db
    .deleteFrom('secrets')
    .where('clinic', owner ? '=' : 'is', owner?.clinic ?? null)
    .where('user_id', owner ? '=' : 'is', owner?.user ?? null)
    .where('purpose', '=', purpose)
    .execute();
  await db
    .insertInto('secrets')
    .values({
      hash: hashToken(secret),
      purpose,
      clinic: owner?.clinic ?? null,
      user_id: owner?.user ?? null,
      category: null,
      data: null,
      created_at: now.toISOString(),
      expires_at: expires,
      used_at: null,
    })
    .execute();
  return secret;
}

/** What a secret is for, without using it up; undefined where it is unknown, used or too old. */
export async function findSecret(db: Kysely<Schema>, now: Date, secret: string): Promise<LiveSecret | undefined> {
  const row = await db
    .selectFrom('secrets')
    .select(['purpose', 'clinic', 'user_id'])
    .where('hash', '=', hashToken(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && liveSecret(row);
}

/** Uses a secret up for its purpose. Of many at once exactly one succeeds; undefined for all others. */
export async function useSecret(
  db: Kysely<Schema>,
  now: Date,
  purpose: SecretPurpose,
  secret: string,
): Promise<LiveSecret | undefined> {
  const row = await db
    .updateTable('secrets')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hashToken(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['purpose', 'clinic', 'user_id'])
    .executeTakeFirst();
  return row && liveSecret(row);
}

function liveSecret(row: {
  readonly purpose: string;
  readonly clinic: string | null;
  readonly user_id: string | null;
}): LiveSecret | undefined {
  if (!isPurpose(row.purpose)) return undefined;
  const owner = row.clinic !== null && row.user_id !== null ? { clinic: row.clinic, user: row.user_id } : undefined;
  return { purpose: row.purpose, ...(owner && { owner }) };
}

function isPurpose(text: string): text is SecretPurpose {
  return Object.hasOwn(secretLife, text);
}
