import type { Kysely } from 'kysely';
import { readPhone } from '../../../src/fields/texts/text-formats.ts';
import type { SmsCodes } from '../configuration/configuration.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { MobileNumberTable } from '../db/schema/second-step.ts';

interface Owner {
  readonly clinic: string;
  readonly id: string;
}

/** A mobile number that codes may go to, as `+98912…`; undefined for landlines, other countries and what is no number. */
export function readMobile(text: string, { prefixes }: Pick<SmsCodes, 'prefixes'>): string | undefined {
  const phone = readPhone(text);
  if (phone === undefined || !prefixes.some((prefix) => phone.startsWith(prefix))) return undefined;
  return phone.startsWith('+98') && !/^\+989\d{9}$/.test(phone) ? undefined : phone;
}

/** The number that a person has verified. */
export async function findNumber(db: Kysely<Schema>, { clinic, id }: Owner): Promise<MobileNumberTable | undefined> {
  return db
    .selectFrom('mobile_numbers')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .executeTakeFirst();
}

/** Whether the person's second step is a code by text message. */
export async function hasSmsStep(db: Kysely<Schema>, owner: Owner): Promise<boolean> {
  return (await findNumber(db, owner))?.second_step === 1;
}

/** Ties a number to a person, in place of the one before. */
export async function keepNumber(db: Kysely<Schema>, now: Date, { clinic, id }: Owner, phone: string): Promise<void> {
  const number = { phone, second_step: 0, verified_at: now.toISOString() };
  await db
    .insertInto('mobile_numbers')
    .values({ clinic, user_id: id, ...number })
    .onConflict((conflict) =>
      conflict.columns(['clinic', 'user_id']).doUpdateSet(number).where('mobile_numbers.second_step', '=', 0),
    )
    .execute();
}

/** Unties a number that codes for a new password go to. One that the second step needs stays. Gives whether there was one. */
export async function forgetNumber(db: Kysely<Schema>, { clinic, id }: Owner): Promise<boolean> {
  const gone = await db
    .deleteFrom('mobile_numbers')
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where('second_step', '=', 0)
    .returning('phone')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Makes the number the second step, or no longer. Gives whether that changed anything. */
export async function switchSmsStep(db: Kysely<Schema>, { clinic, id }: Owner, to: 0 | 1): Promise<boolean> {
  const changed = await db
    .updateTable('mobile_numbers')
    .set({ second_step: to })
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where('second_step', '!=', to)
    .returning('phone')
    .executeTakeFirst();
  return changed !== undefined;
}
