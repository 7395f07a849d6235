import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashToken } from '../crypto/tokens.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Owner } from './second-step.ts';

const howMany = 10;
/** No letter that reads as a number, and 32 of them, so that each byte gives an even choice. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes ten codes of 80 random bits, which are kept as hashes alone; older ones die. */
export async function makeRecoveryCodes(db: Kysely<Schema>, owner: Owner): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await forgetRecoveryCodes(db, owner);
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ clinic: owner.clinic, user_id: owner.id, hash: hashOf(code), used_at: null })))
    .execute();
  return codes;
}

export async function forgetRecoveryCodes(db: Kysely<Schema>, { clinic, id }: Owner): Promise<void> {
  await db.deleteFrom('recovery_codes').where('clinic', '=', clinic).where('user_id', '=', id).execute();
}

/** Uses a code up; of many at once exactly one succeeds. Spaces, dashes and case do not count. */
export async function spendRecoveryCode(
  db: Kysely<Schema>,
  now: Date,
  { clinic, id }: Owner,
  code: string,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where('hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Kysely<Schema>, { clinic, id }: Owner): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function newCode(): string {
  const all = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('');
  return all.replace(/.{4}(?=.)/g, '$&-');
}

function hashOf(code: string): string {
  return hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}
