import type { Transaction } from 'kysely';
import { commitTogether } from '../db/group-commit.ts';
import type { Schema } from '../db/schema.ts';
import type { ServerContext } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { normalEmail } from './email.ts';
import { hashToken } from './tokens.ts';

/** So many tries are free; each one after makes the next wait twice as long, up to the longest. */
export const patience = { freeTries: 5, firstWaitMs: 1000, longestWaitMs: 300_000, forgottenAfterMs: 24 * 3_600_000 } as const;

type Store = Pick<ServerContext, 'db' | 'clock'>;

/**
 * Counts a try to sign in before the password is looked at, so that no number of parallel tries slips through.
 *
 * Counted by address of mail, whether or not somebody has it. Throws `toomany` while the last wait lasts.
 */
export async function countAttempt({ db, clock }: Store, email: string): Promise<void> {
  const name = counterName(email);
  await commitTogether(db, async (transaction) => {
    const now = clock();
    await prepareCounter(transaction, name, now);
    const counted = await transaction.updateTable('counters').set((is) => ({ count: is('count', '+', 1), since: now.toISOString() }))
      .where('name', '=', name)
      .where((is) => is.or([is('blocked_until', 'is', null), is('blocked_until', '<=', now.toISOString())]))
      .returning('count').executeTakeFirst();
    if (!counted) throw new ServerError('toomany', { retryAfter: await secondsLeft(transaction, name, now) });
    await block(transaction, name, new Date(now.getTime() + waitAfter(counted.count)));
  });
}

/** Forgets the tries of somebody who got in. */
export async function forgetAttempts({ db }: Store, email: string): Promise<void> {
  await commitTogether(db, (transaction) => transaction.deleteFrom('counters').where('name', '=', counterName(email)).execute());
}

/** Milliseconds until the next try, after so many. */
export function waitAfter(tries: number): number {
  if (tries < patience.freeTries) return 0;
  return Math.min(patience.firstWaitMs * 2 ** (tries - patience.freeTries), patience.longestWaitMs);
}

function counterName(email: string): string {
  return `signin:${hashToken(normalEmail(email))}`;
}

async function prepareCounter(transaction: Transaction<Schema>, name: string, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - patience.forgottenAfterMs).toISOString();
  await transaction.deleteFrom('counters').where('name', '=', name).where('since', '<', forgotten).execute();
  await transaction.insertInto('counters').values({ name, count: 0, since: now.toISOString(), blocked_until: null })
    .onConflict((conflict) => conflict.doNothing()).execute();
}

async function block(transaction: Transaction<Schema>, name: string, until: Date): Promise<void> {
  await transaction.updateTable('counters').set({ blocked_until: until.toISOString() }).where('name', '=', name).execute();
}

async function secondsLeft(transaction: Transaction<Schema>, name: string, now: Date): Promise<number> {
  const row = await transaction.selectFrom('counters').select('blocked_until').where('name', '=', name).executeTakeFirst();
  return (Date.parse(row?.blocked_until ?? now.toISOString()) - now.getTime()) / 1000;
}
