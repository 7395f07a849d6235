import { prepareCounter } from '../accounts/counters.ts';
import type { Transaction } from 'kysely';
import { commitTogether } from '../db/group-commit.ts';
import type { Schema } from '../db/schema/schema.ts';
import { limitKey } from '../http/request/caller.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { normalEmail } from '../accounts/email.ts';
import { isKnownDevice } from '../accounts/known-devices.ts';
import { hashToken } from '../crypto/tokens.ts';

/** So many tries are free; each one after makes the next wait twice as long, up to the longest. */
interface Patience {
  readonly freeTries: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  readonly forgottenAfterMs: number;
}

const [minute, hour] = [60_000, 3_600_000];
const beginning = { freeTries: 5, firstWaitMs: 1000, forgottenAfterMs: 24 * hour } as const;

/** For the person themselves, on a device of theirs or signed in; and for anybody else, from one place. */
export const patience = {
  own: { ...beginning, longestWaitMs: 5 * minute },
  stranger: { ...beginning, longestWaitMs: hour },
} as const satisfies Record<string, Patience>;

/** Tries on devices where the person has never signed in: for one account from everywhere, and from one place for all accounts. */
export const strangersTries = {
  account: { max: 300, spanMs: 24 * hour },
  place: { max: 30, spanMs: 15 * minute },
} as const;

/** A try that was counted. */
export interface Attempt {
  /** The password was right: the tries of this device, or of this place, are forgotten. */
  forgive(): Promise<void>;
}

type Trying = Pick<Context, 'db' | 'clock' | 'caller'>;

/**
 * Counts a try to sign in before the password is looked at, so that no number of parallel tries slips through.
 *
 * Nobody can hold somebody off by trying: a device where the person has signed in before counts for itself, and so does
 * every place. Guessers at many places share the tries of the account: once those are used up, only a known device or a
 * mailed link lets in. Counted by address of mail, whether or not somebody has it. Throws `toomany` while a wait lasts,
 * and `signinheld` where the account's are used up.
 */
export async function countAttempt(context: Trying, email: string, device?: string): Promise<Attempt> {
  const { db, clock } = context;
  const [who, place] = [normalEmail(email), limitKey(context.caller.address)];
  const isKnown = await isKnownDevice(db, clock(), email, device);
  const name = isKnown ? counterName('device', `${who} ${device ?? ''}`) : counterName('place', `${who} ${place}`);
  const shared = isKnown
    ? []
    : [
        { name: counterName('from', place), limit: strangersTries.place, code: 'toomany' as const },
        { name: counterName('account', who), limit: strangersTries.account, code: 'signinheld' as const },
      ];
  await commitTogether(db, async (transaction) => {
    await countWithWaits(transaction, clock(), name, isKnown ? patience.own : patience.stranger);
    for (const one of shared) await countInSpan(transaction, clock(), one);
  });
  return {
    forgive: () =>
      commitTogether(db, async (transaction) => {
        await transaction.deleteFrom('counters').where('name', '=', name).execute();
        for (const one of shared)
          await transaction
            .updateTable('counters')
            .set((is) => ({ count: is('count', '-', 1) }))
            .where('name', '=', one.name)
            .where('count', '>', 0)
            .execute();
      }),
  };
}

/** Counts an attempt of somebody who is signed in and has to enter their password again; strangers cannot add to it. */
export async function countOwnAttempt({ db, clock }: Pick<Context, 'db' | 'clock'>, user: string): Promise<Attempt> {
  const name = counterName('own', user);
  await commitTogether(db, (transaction) => countWithWaits(transaction, clock(), name, patience.own));
  return {
    forgive: () =>
      commitTogether(db, async (transaction) => {
        await transaction.deleteFrom('counters').where('name', '=', name).execute();
      }),
  };
}

/** Somebody who verified their address by email starts again from zero, on every device. */
export async function forgetStrangers({ db }: Pick<Context, 'db'>, email: string): Promise<void> {
  await commitTogether(db, (transaction) =>
    transaction
      .deleteFrom('counters')
      .where('name', '=', counterName('account', normalEmail(email)))
      .execute(),
  );
}

/** Milliseconds until the next try, after so many. */
export function waitAfter(tries: number, { freeTries, firstWaitMs, longestWaitMs }: Patience): number {
  if (tries < freeTries) return 0;
  return Math.min(firstWaitMs * 2 ** (tries - freeTries), longestWaitMs);
}

function counterName(kind: 'device' | 'place' | 'from' | 'account' | 'own', whose: string): string {
  return `signin:${kind}:${hashToken(whose)}`;
}

async function countWithWaits(
  transaction: Transaction<Schema>,
  now: Date,
  name: string,
  patience: Patience,
): Promise<void> {
  await prepareCounter(transaction, name, now, patience.forgottenAfterMs);
  const counted = await transaction
    .updateTable('counters')
    .set((is) => ({ count: is('count', '+', 1), since: now.toISOString() }))
    .where('name', '=', name)
    .where((is) => is.or([is('blocked_until', 'is', null), is('blocked_until', '<=', now.toISOString())]))
    .returning('count')
    .executeTakeFirst();
  if (!counted) throw new ServerError('toomany', { retryAfter: await secondsLeft(transaction, name, now) });
  const blocked_until = new Date(now.getTime() + waitAfter(counted.count, patience)).toISOString();
  await transaction.updateTable('counters').set({ blocked_until }).where('name', '=', name).execute();
}

interface Span {
  readonly name: string;
  readonly limit: { readonly max: number; readonly spanMs: number };
  readonly code: 'toomany' | 'signinheld';
}

/** A refusal undoes what was counted: who is turned away uses nothing up. */
async function countInSpan(transaction: Transaction<Schema>, now: Date, { name, limit, code }: Span): Promise<void> {
  await prepareCounter(transaction, name, now, limit.spanMs);
  const row = await transaction
    .updateTable('counters')
    .set((is) => ({ count: is('count', '+', 1) }))
    .where('name', '=', name)
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
  if (row.count > limit.max)
    throw new ServerError(code, { retryAfter: (Date.parse(row.since) + limit.spanMs - now.getTime()) / 1000 });
}

async function secondsLeft(transaction: Transaction<Schema>, name: string, now: Date): Promise<number> {
  const row = await transaction
    .selectFrom('counters')
    .select('blocked_until')
    .where('name', '=', name)
    .executeTakeFirst();
  return (Date.parse(row?.blocked_until ?? now.toISOString()) - now.getTime()) / 1000;
}
