import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { normalEmail } from './email.ts';
import { hashToken } from './tokens.ts';

/** So many mails of a kind go to an address at once, and then one in ten minutes; an hour later anew. */
export const mailPace = { atOnce: 3, spanMs: 3_600_000, thenEveryMs: 600_000 } as const;

/**
 * Whether a mail of this kind may go to an address now.
 *
 * Nobody is refused for the mails that others asked for: where none goes out, the last one is ten minutes old at most,
 * and its link works.
 */
export async function mayMail(
  transaction: Transaction<Schema>,
  now: Date,
  kind: 'reset' | 'join' | 'code',
  email: string,
): Promise<boolean> {
  const name = `mail:${kind}:${hashToken(normalEmail(email))}`;
  const at = now.toISOString();
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await transaction
    .deleteFrom('counters')
    .where('name', '=', name)
    .where('since', '<=', later(-mailPace.spanMs))
    .where('blocked_until', '<=', at)
    .execute();
  await transaction
    .insertInto('counters')
    .values({ name, count: 0, since: at, blocked_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const counted = await transaction
    .updateTable('counters')
    .set((is) => ({ count: is('count', '+', 1), blocked_until: later(mailPace.thenEveryMs) }))
    .where('name', '=', name)
    .where((is) => is.or([is('count', '<', mailPace.atOnce), is('blocked_until', '<=', at)]))
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}
