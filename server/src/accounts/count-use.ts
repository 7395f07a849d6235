import { prepareCounter } from './counters.ts';
import type { ServerContext } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { hashToken } from '../crypto/tokens.ts';

export interface UseLimit {
  readonly max: number;
  readonly spanMs: number;
}

const hour = 3_600_000;

/** How often something may be done by one person, for one code or from one place, counted in the database over all processes. */
export const useLimits = {
  resetFrom: { max: 20, spanMs: hour },
  verify: { max: 10, spanMs: hour },
  code: { max: 10, spanMs: hour / 6 },
  challenge: { max: 5, spanMs: hour / 12 },
  step: { max: 10, spanMs: hour / 4 },
  steps: { max: 30, spanMs: hour / 4 },
  smsFrom: { max: 30, spanMs: 24 * hour },
  smsPerson: { max: 20, spanMs: 24 * hour },
  smsNumber: { max: 20, spanMs: 24 * hour },
  /** A stranger who knows an address can have no more texted to its owner. */
  smsReset: { max: 5, spanMs: 24 * hour },
  smsTry: { max: 5, spanMs: hour / 6 },
  smsTries: { max: 20, spanMs: 24 * hour },
  /** Where the configuration says nothing else. */
  smsAll: { max: 500, spanMs: 24 * hour },
  joinFrom: { max: 20, spanMs: hour },
  comment: { max: 60, spanMs: hour },
  /** Where the configuration says nothing else. */
  assist: { max: 60, spanMs: hour },
  assistAll: { max: 600, spanMs: hour },
} as const satisfies Readonly<Record<string, UseLimit>>;

/** Counts one use before its work is done, so that of many at once no more than the limit pass. Throws `toomany`. */
export async function countUse(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  what: keyof typeof useLimits,
  whose: string,
  { max, spanMs }: UseLimit = useLimits[what],
): Promise<void> {
  const name = `${what}:${hashToken(whose)}`;
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    await prepareCounter(transaction, name, now, spanMs);
    const counted = await transaction
      .updateTable('counters')
      .set((is) => ({ count: is('count', '+', 1) }))
      .where('name', '=', name)
      .where('count', '<', max)
      .returning('count')
      .executeTakeFirst();
    if (counted) return;
    const row = await transaction.selectFrom('counters').select('since').where('name', '=', name).executeTakeFirst();
    const ends = Date.parse(row?.since ?? now.toISOString()) + spanMs;
    throw new ServerError('toomany', { retryAfter: Math.ceil((ends - now.getTime()) / 1000) });
  });
}

/** Resets the count for a new code. */
export async function forgetUse(
  { db }: Pick<ServerContext, 'db'>,
  what: keyof typeof useLimits,
  whose: string,
): Promise<void> {
  await db
    .deleteFrom('counters')
    .where('name', '=', `${what}:${hashToken(whose)}`)
    .execute();
}
