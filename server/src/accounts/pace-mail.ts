import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { normalEmail } from './email.ts';
import { hashToken } from '../crypto/tokens.ts';

const hour = 3_600_000;

/** Limits emails of a kind to one address, and codes to one mobile number: a few at once, then one in ten minutes; reset after an hour. */
export const mailPace = { atOnce: 3, spanMs: hour, thenEveryMs: hour / 6 } as const;

/** A supervisor may write twenty comments in an evening. */
const commentPace = { atOnce: 1, spanMs: hour, thenEveryMs: hour } as const;

/**
 * Whether a mail of this kind may go to an address now.
 *
 * Nobody is refused for the mails that others asked for: where none goes out, the last one is ten minutes old at most,
 * and its link works.
 */
export async function mayMail(
  transaction: Transaction<Schema>,
  now: Date,
  kind: 'reset' | 'join' | 'code' | 'commented' | 'sms',
  email: string,
): Promise<boolean> {
  const pace = kind === 'commented' ? commentPace : mailPace;
  const name = `mail:${kind}:${hashToken(normalEmail(email))}`;
  const at = now.toISOString();
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await transaction
    .deleteFrom('counters')
    .where('name', '=', name)
    .where('since', '<=', later(-pace.spanMs))
    .where('blocked_until', '<=', at)
    .execute();
  await transaction
    .insertInto('counters')
    .values({ name, count: 0, since: at, blocked_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const counted = await transaction
    .updateTable('counters')
    .set((is) => ({ count: is('count', '+', 1), blocked_until: later(pace.thenEveryMs) }))
    .where('name', '=', name)
    .where((is) => is.or([is('count', '<', pace.atOnce), is('blocked_until', '<=', at)]))
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}
