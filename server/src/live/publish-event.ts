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
  const all = events.flatMap((event) => liveRows(event, now));
  for (const row of all.sort((a, b) => (a.user_id === b.user_id ? 0 : a.user_id < b.user_id ? -1 : 1)))
    await publishTo(transaction, row);
  if (all.length > 0) await hint(transaction, context.db, [...new Set(all.map(({ user_id: user }) => user))]);
}

/** An event as it is kept for each of those it is for, without its number. */
export function liveRows({ receivers, kind, about }: LiveEvent, now: Date): readonly LiveRow[] {
  const unique = new Map(receivers.map((receiver) => [receiver.user, receiver]));
  const row = { kind, about: JSON.stringify(about), created_at: now.toISOString() };
  return [...unique.values()].map(({ clinic, user }) => ({ clinic, user_id: user, ...row }));
}

type LiveRow = Omit<LiveEventTable, 'seq'>;

async function publishTo(transaction: Transaction<Schema>, row: LiveRow): Promise<void> {
  const {
    rows: [head],
  } = await moveHead(transaction, { clinic: row.clinic, user: row.user_id });
  if (head === undefined) throw new Error('A head moves on.');
  await addEvent(transaction, { ...row, seq: head.seq });
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

const addEvent = prepared((db, row: Insertable<LiveEventTable>) => db.insertInto('live_events').values(row));

/** PostgreSQL passes the word on at the commit; SQLite's one connection lets readers in after it. */
async function hint(transaction: Database, db: Database, users: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return hintOf(db)?.(users);
  if (!(await canNotify(db))) return;
  await notify(transaction, users);
}

const notify = (db: Database, users: readonly string[]) =>
  sql`select pg_notify(${channel}, word) from unnest(${users}::text[]) as word`.execute(db);

const grown = new WeakMap<Database, Set<string>>();

/** Passes on whose events have grown that are stored by now, at once for all that were stored together. */
export function hintSoon(db: Database, receivers: readonly Receiver[]): void {
  const users = grown.get(db) ?? new Set();
  if (users.size === 0 && receivers.length > 0)
    setImmediate(() => {
      grown.delete(db);
      // A page that misses the word reads the event with the next one.
      void hint(db, db, [...users]).catch(() => undefined);
    });
  for (const { user } of receivers) users.add(user);
  grown.set(db, users);
}
