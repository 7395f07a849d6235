import type { Transaction } from 'kysely';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { isTaken } from '../db/dialect.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { assertSeen } from '../guard/assert-seen.ts';
import { publishEvent } from '../live/publish-event.ts';
import { describePeople, ownRoles } from './people.ts';

/** Adds or changes a group; removed members lose what was shared with it. */
export const storeGroup: Handlers['/user/storeVirtualgroup'] = async (context, body) => {
  const { clinic, id: owner } = groupOwner(context);
  const users = [...new Set(body.users)];
  await assertColleagues(context, clinic, users);
  const id = body.id ?? newId(context.clock().getTime());
  const title = body.title.trim();
  await context.db
    .transaction()
    .execute(async (transaction) => {
      const held = await holdGroup(transaction, { clinic, id, owner });
      if (body.was !== undefined) {
        if (held === undefined) throw new ServerError('unknown');
        assertSeen({ title, users }, body.was, held);
      }
      await (held === undefined
        ? transaction
            .insertInto('virtual_groups')
            .values({ clinic, id, owner, title, created_at: context.clock().toISOString() })
            .execute()
        : transaction
            .updateTable('virtual_groups')
            .set({ title })
            .where('clinic', '=', clinic)
            .where('id', '=', id)
            .where('owner', '=', owner)
            .execute());
      const before = await transaction
        .deleteFrom('group_users')
        .where('clinic', '=', clinic)
        .where('group_id', '=', id)
        .returning('user_id')
        .execute();
      if (users.length > 0)
        await transaction
          .insertInto('group_users')
          .values(users.map((user) => ({ clinic, group_id: id, user_id: user })))
          .execute();
      const removed = before.map((row) => row.user_id).filter((user) => !users.includes(user));
      await publishEvent(
        transaction,
        context,
        removed.map((user) => ({ clinic, user })),
        'rights',
        {},
      );
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new ServerError('unknown') : error;
    });
  return { id };
};

interface OwnGroup {
  readonly clinic: string;
  readonly id: string;
  readonly owner: string;
}

/** A group as it is now, and its row is held, so that of two tabs that change it the second sees what the first has made of it. */
async function holdGroup(transaction: Transaction<Schema>, group: OwnGroup) {
  const row = await transaction
    .updateTable('virtual_groups')
    .set({ id: group.id })
    .where((where) => where.and(group))
    .returning('title')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const users = await transaction
    .selectFrom('group_users')
    .select('user_id')
    .where('clinic', '=', group.clinic)
    .where('group_id', '=', group.id)
    .execute();
  return { title: row.title, users: users.map((user) => user.user_id) };
}

export const getGroups: Handlers['/user/getvirtualgroups'] = async (context) => {
  const { clinic, id } = groupOwner(context);
  const rows = await context.db
    .selectFrom('virtual_groups')
    .select(({ selectFrom }) => [
      'id',
      'title',
      selectFrom('group_users')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('group_users.clinic', '=', 'virtual_groups.clinic')
        .whereRef('group_id', '=', 'virtual_groups.id')
        .as('users'),
    ])
    .where('clinic', '=', clinic)
    .where('owner', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, users: row.users ?? 0 }));
};

export const getGroupUsers: Handlers['/user/getvirtualgroupusers'] = async (context, { group }) => {
  const { clinic } = await ownGroup(context, group);
  const rows = await context.db
    .selectFrom('group_users')
    .select('user_id')
    .where('clinic', '=', clinic)
    .where('group_id', '=', group)
    .execute();
  return [
    ...(await describePeople(
      context,
      rows.map((row) => row.user_id),
      await ownRoles(context),
    )),
  ];
};

/** Files are no longer shared with a removed group. */
export const removeGroup: Handlers['/user/removevirtualgroup'] = async (context, { id }) => {
  const { clinic } = await ownGroup(context, id);
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('shares')
      .set({ withdrawn_at: context.clock().toISOString() })
      .where('to_clinic', '=', clinic)
      .where('to_kind', '=', 'group')
      .where('to_id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute();
    const users = await transaction
      .deleteFrom('group_users')
      .where('clinic', '=', clinic)
      .where('group_id', '=', id)
      .returning('user_id')
      .execute();
    await transaction.deleteFrom('virtual_groups').where('clinic', '=', clinic).where('id', '=', id).execute();
    await publishEvent(
      transaction,
      context,
      users.map((row) => ({ clinic, user: row.user_id })),
      'rights',
      {},
    );
  });
  return {};
};

/** A session of one category alone has no groups. */
function groupOwner(context: Context) {
  const user = signedIn(context);
  if (user.category !== undefined) throw new ServerError('forbidden');
  return user;
}

async function ownGroup(context: Context, id: string) {
  const { clinic, id: owner } = groupOwner(context);
  const row = await context.db
    .selectFrom('virtual_groups')
    .select(['clinic', 'id'])
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return row;
}

async function assertColleagues({ db }: Context, clinic: string, users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('clinic', '=', clinic)
    .where('id', 'in', users)
    .execute();
  if (rows.length !== users.length)
    throw new ServerError('brokenrule', { fields: [{ path: 'users', rule: 'choice', message: '' }] });
}
