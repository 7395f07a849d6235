import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';
import type { LiveEventTable } from '../db/schema/colleagues.ts';
import type { Schema } from '../db/schema/schema.ts';
import { prepared } from '../db/statements/prepared.ts';
import type { Context } from '../context/context.ts';
import { canNotify } from '../db/can-notify.ts';
import { channel, hintOf } from './hint.ts';

/** Events of open pages: a new or read notice, a withdrawn share, a changed role. */
export type LiveKind = 'notice' | 'read' | 'withdrawn' | 'rights';

export interface Receiver {
  readonly clinic: string;
  readonly user: string;
}

/** Ids and kinds, never health data. */
export type About = Readonly<Record<string, string | null>>;

/** Events are kept for pages that come back within a day. */
const keptMs = 24 * 3_600_000;

/** An event, and whose pages it is for. */
export interface LiveEvent {
  readonly receivers: readonly Receiver[];
  readonly kind: LiveKind;
  readonly about: About;
}

/** Publishes one event, as `publishEvents` does. */
export function publishEvent(
  transaction: Transaction<Schema>,
  context: Context,
  receivers: readonly Receiver[],
  kind: LiveKind,
  about: About,
): Promise<void> {
  return publishEvents(transaction, context, [{ receivers, kind, about }]);
}

/**
 * Publishes events to the open pages of people, once the transaction is committed.
 *
 * It comes last in its transaction, and once: it holds each receiver's head, in the order of their ids, until the end,
 * by which the numbers follow the commits, and no two transactions wait for one another.
 */
export async function publishEvents(
  transaction: Transaction<Schema>,
  context: Context,
  events: readonly LiveEvent[],
): Promise<void> {
  const now = context.clock();
  const all = events.flatMap(({ receivers, kind, about }) => {
    const unique = new Map(receivers.map((receiver) => [receiver.user, receiver]));
    return [...unique.values()].map((receiver) => ({ ...receiver, kind, about }));
  });
  for (const event of all.sort((a, b) => (a.user === b.user ? 0 : a.user < b.user ? -1 : 1)))
    await publishTo(transaction, now, event);
  if (all.length > 0) await hint(transaction, context.db, [...new Set(all.map(({ user }) => user))]);
}

async function publishTo(
  transaction: Transaction<Schema>,
  now: Date,
  { clinic, user, kind, about }: Receiver & Pick<LiveEvent, 'kind' | 'about'>,
): Promise<void> {
  const {
    rows: [head],
  } = await moveHead(transaction, { clinic, user });
  if (head === undefined) throw new Error('A head moves on.');
  await removeOld(transaction, { clinic, user, before: new Date(now.getTime() - keptMs).toISOString() });
  const event = { kind, about: JSON.stringify(about), created_at: now.toISOString() };
  await addEvent(transaction, { clinic, user_id: user, seq: head.seq, ...event });
}

const moveHead = prepared((db, { clinic, user }: Receiver) =>
  db
    .insertInto('live_heads')
    .values({ clinic, user_id: user, seq: 1 })
    .onConflict((conflict) =>
      conflict.columns(['clinic', 'user_id']).doUpdateSet((is) => ({ seq: is('live_heads.seq', '+', 1) })),
    )
    .returning('seq'),
);

const removeOld = prepared((db, { clinic, user, before }: Receiver & { readonly before: string }) =>
  db
    .deleteFrom('live_events')
    .where('clinic', '=', clinic)
    .where('user_id', '=', user)
    .where('created_at', '<', before),
);

const addEvent = prepared((db, row: Insertable<LiveEventTable>) => db.insertInto('live_events').values(row));

/** PostgreSQL passes the word on at the commit; SQLite's one connection lets readers in after it. */
async function hint(transaction: Transaction<Schema>, db: Database, users: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return hintOf(db)?.(users);
  if (!(await canNotify(db))) return;
  for (const user of users) await sql`select pg_notify(${channel}, ${user})`.execute(transaction);
}
