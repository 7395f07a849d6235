import type { Transaction } from 'kysely';
import type { CallData } from '../../../src/api/contract/contract.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { jsonField } from '../db/dialect.ts';
import { fromJson } from '../db/json.ts';
import { newestFirst } from '../db/newest-first.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import type { NoticeTable } from '../db/schema/colleagues.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { publishEvent, publishEvents, type LiveEvent, type Receiver } from './publish-event.ts';

/** What a notice is about: ids, which are read with the reader's own eyes. */
interface NoticeAbout {
  readonly by: string | null;
  readonly clinic: string;
  readonly file?: string;
  readonly category?: string;
}

export interface NewNotice {
  readonly kind: NoticeTable['kind'];
  /** One cause makes at most one notice per person. */
  readonly cause: string;
  readonly about: NoticeAbout;
}

/** A notice, whom it is for, and what follows for those who did not have it yet. */
export interface Announcement {
  readonly receivers: readonly Receiver[];
  readonly notice: NewNotice;
  follow(notified: readonly Receiver[]): Promise<void>;
}

/** Stores a notice for people and publishes it to their open pages; returns those who did not have it yet. Must come last in its transaction. */
export async function giveNotice(
  transaction: Transaction<Schema>,
  context: Context,
  receivers: readonly Receiver[],
  notice: NewNotice,
): Promise<readonly Receiver[]> {
  const notified = await storeNotice(transaction, context, receivers, notice);
  await publishEvents(transaction, context, [eventOf(notice, notified)]);
  return notified;
}

/** Gives several notices of one transaction, in whose end it must come, and publishes what else has happened in it. */
export async function announce(
  transaction: Transaction<Schema>,
  context: Context,
  announcements: readonly Announcement[],
  happened: readonly LiveEvent[] = [],
): Promise<void> {
  const events = [...happened];
  for (const { receivers, notice, follow } of announcements) {
    const notified = await storeNotice(transaction, context, receivers, notice);
    await follow(notified);
    events.push(eventOf(notice, notified));
  }
  await publishEvents(transaction, context, events);
}

/** What open pages learn of a notice. */
export const eventOf = ({ kind, about }: NewNotice, receivers: readonly Receiver[]): LiveEvent => ({
  receivers,
  kind: 'notice',
  about: { kind, file: about.file ?? null },
});

async function storeNotice(
  transaction: Transaction<Schema>,
  context: Context,
  receivers: readonly Receiver[],
  notice: NewNotice,
): Promise<readonly Receiver[]> {
  if (receivers.length === 0) return [];
  const rows = await transaction
    .insertInto('notices')
    .values([...noticeRows(receivers, notice, context.clock())])
    .onConflict((conflict) => conflict.columns(['clinic', 'user_id', 'kind', 'cause']).doNothing())
    .returning(['clinic', 'user_id'])
    .execute();
  return rows.map((row): Receiver => ({ clinic: row.clinic, user: row.user_id }));
}

/** A notice as it is kept for each of those it is for. */
export function noticeRows(
  receivers: readonly Receiver[],
  { kind, cause, about }: NewNotice,
  now: Date,
): readonly NoticeTable[] {
  const shared = { kind, cause, about: JSON.stringify(about), created_at: now.toISOString(), read_at: null };
  return receivers.map(({ clinic, user }) => ({ clinic, user_id: user, id: newId(now.getTime()), ...shared }));
}

type Notices = CallData<'/app/getnotices'>;

export const getNotices: Handlers['/app/getnotices'] = async (context, query) => {
  const { clinic, id } = signedIn(context);
  const position = fromCursor(query.after);
  const limit = limitOf(query);
  const own = context.db.selectFrom('notices').where('clinic', '=', clinic).where('user_id', '=', id);
  const rows = await own
    .selectAll()
    .$call(newestFirst('created_at', 'id', position))
    .limit(limit + 1)
    .execute();
  const { unread } = await own
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  const words = await wordsOf(context, rows);
  const page = toPage(
    rows,
    limit,
    (row) => [row.created_at, row.id],
    (row) => toItem(row, words),
  );
  return { ...page, unread };
};

interface Words {
  readonly names: ReadonlyMap<string, string>;
  readonly titles: ReadonlyMap<string, Localized>;
}

/** Names of people and titles of forms; deleted ones are left out. */
async function wordsOf({ db }: Context, rows: readonly NoticeTable[]): Promise<Words> {
  const abouts = rows.map((row) => fromJson<NoticeAbout>(row.about));
  const people = abouts.flatMap(({ by }) => (by === null ? [] : [by]));
  const categories = abouts.flatMap(({ category }) => (category === undefined ? [] : [category]));
  const names =
    people.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'first_name', 'last_name']).where('id', 'in', people).execute();
  const titles =
    categories.length === 0
      ? []
      : await db.selectFrom('categories').select(['id', 'title']).where('id', 'in', categories).execute();
  return {
    names: new Map(names.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()])),
    titles: new Map(titles.map((row) => [row.id, fromJson<Localized>(row.title)])),
  };
}

function toItem(row: NoticeTable, { names, titles }: Words): Notices['items'][number] {
  const { by, file, category } = fromJson<NoticeAbout>(row.about);
  return {
    id: row.id,
    kind: row.kind,
    by: (by === null ? undefined : names.get(by)) ?? null,
    file: file ?? null,
    category: (category === undefined ? undefined : titles.get(category)) ?? null,
    createdAt: row.created_at,
    read: row.read_at !== null,
  };
}

export const readNotices: Handlers['/app/readnotices'] = async (context, { ids, file }) => {
  const { clinic, id } = signedIn(context);
  await context.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('notices')
      .set({ read_at: context.clock().toISOString() })
      .where('clinic', '=', clinic)
      .where('user_id', '=', id)
      .where('read_at', 'is', null)
      .$if(ids !== undefined, (update) => update.where('id', 'in', ids?.length ? ids : ['']))
      .$if(file !== undefined, (update) => update.where(jsonField(context.db, 'about', 'file'), '=', file ?? ''))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await publishEvent(transaction, context, [{ clinic, user: id }], 'read', {});
  });
  return {};
};
