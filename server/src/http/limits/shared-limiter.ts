import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { isPostgres } from '../../db/dialect.ts';
import { commitTogether } from '../../db/group-commit.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { hashToken } from '../../crypto/tokens.ts';
import type { Clock, Limiter } from '../../context/context.ts';
import type { RateLimit } from './rate-limiter.ts';

/** Counts so many calls at once; gives how many of them may pass, and when the span ends, in milliseconds. */
export type SharedCount = (
  address: string,
  calls: number,
) => Promise<{ readonly granted: number; readonly ends: number }>;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * A limiter that the processes over one database share: exact, at the price of one write a call.
 *
 * For calls that guess at secrets or send mails; addresses are kept as hashes, and for one span. On SQLite the write
 * shares its commit with others of the moment.
 */
export function createSharedLimiter(name: string, limit: RateLimit, parts: Parts): Limiter {
  const count = createSharedCount(name, limit, parts);
  return async (address) => {
    const { granted, ends } = await count(address, 1);
    return granted > 0 ? 0 : (ends - parts.clock().getTime()) / 1000;
  };
}

export function createSharedCount(name: string, { max, spanMs }: RateLimit, parts: Parts): SharedCount {
  const prefix = `limit:${name}:`;
  return async (address, calls) => {
    const now = parts.clock();
    const begun = new Date(now.getTime() - spanMs).toISOString();
    const counting = { name: `${prefix}${hashToken(address)}`, calls, now: now.toISOString(), begun };
    // By itself on PostgreSQL: a process that is paused between two statements would hold the row from all others.
    const counted = await (isPostgres(parts.db)
      ? count(parts.db, counting)
      : commitTogether(parts.db, (transaction) => count(transaction, counting)));
    if (counted.count === calls) await forget(parts.db, prefix, begun);
    return {
      granted: Math.max(0, Math.min(calls, max - counted.count + calls)),
      ends: Date.parse(counted.since) + spanMs,
    };
  };
}

interface Counting {
  readonly name: string;
  readonly calls: number;
  readonly now: string;
  readonly begun: string;
}

/** One statement, so that simultaneous calls cannot pass the limit; an expired span starts again. */
function count(db: Kysely<Schema>, { name, calls, now, begun }: Counting) {
  return db
    .insertInto('counters')
    .values({ name, count: calls, since: now, blocked_until: null })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((is) => ({
        count: is
          .case()
          .when('counters.since', '<=', begun)
          .then(calls)
          .else(is('counters.count', '+', calls))
          .end(),
        since: is.case().when('counters.since', '<=', begun).then(now).else(is.ref('counters.since')).end(),
      })),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

async function forget(db: Database, prefix: string, begun: string): Promise<void> {
  await db
    .deleteFrom('counters')
    .where('name', '>=', prefix)
    .where('name', '<', `${prefix}g`)
    .where('since', '<=', begun)
    .execute();
}
