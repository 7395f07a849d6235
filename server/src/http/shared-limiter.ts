import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { commitTogether } from '../db/group-commit.ts';
import type { Schema } from '../db/schema.ts';
import { hashToken } from '../auth/tokens.ts';
import type { Clock } from './handler.ts';
import type { RateLimit } from './rate-limiter.ts';

/** Counts one call of an address, or one use of a thing, with all processes of the database. Gives 0 where it may pass, or the seconds until the next may. */
export type SharedLimiter = (address: string) => Promise<number>;

/**
 * A limiter that the processes over one database share: exact, at the price of one write a call.
 *
 * For calls that guess at secrets or send mails, and for what a form takes from the public; addresses are kept as hashes,
 * and for one span. On SQLite the write shares its commit with others of the moment.
 */
export function createSharedLimiter(name: string, { max, spanMs }: RateLimit, parts: { readonly db: Database; readonly clock: Clock }): SharedLimiter {
  const prefix = `limit:${name}:`;
  return async (address) => {
    const now = parts.clock();
    const begun = new Date(now.getTime() - spanMs).toISOString();
    const counted = await commitTogether(parts.db, (transaction) => count(transaction, `${prefix}${hashToken(address)}`, now.toISOString(), begun));
    if (counted.count === 1) await forget(parts.db, prefix, begun);
    return Number(counted.count) <= max ? 0 : (Date.parse(counted.since) + spanMs - now.getTime()) / 1000;
  };
}

/** One statement, so that no number of calls at once slips through; a span that is over begins anew. */
function count(db: Kysely<Schema>, name: string, now: string, begun: string) {
  return db.insertInto('counters').values({ name, count: 1, since: now, blocked_until: null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((is) => ({
      count: is.case().when('counters.since', '<=', begun).then(1).else(is('counters.count', '+', 1)).end(),
      since: is.case().when('counters.since', '<=', begun).then(now).else(is.ref('counters.since')).end(),
    }))).returning(['count', 'since']).executeTakeFirstOrThrow();
}

async function forget(db: Database, prefix: string, begun: string): Promise<void> {
  await db.deleteFrom('counters').where('name', '>=', prefix).where('name', '<', `${prefix}g`).where('since', '<=', begun).execute();
}
