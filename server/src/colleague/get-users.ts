import { isAdmin } from '../guard/admin.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { isLive, sharesWith } from '../guard/find-share.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { describePeople, knownIn, ownRoles, pageOfPeople } from './people.ts';

/** People of the caller's categories; with admin access, of the clinic. */
export const getUsers: Handlers['/user/getusers'] = async (context, { category, role, ...query }) => {
  const roles = await ownRoles(context);
  const place = category === undefined ? undefined : (await reachCategory(context, category, 'share')).id;
  const ids =
    isAdmin(context.caller) && place === undefined
      ? await everybody(context)
      : await membersOf(context, place === undefined ? knownIn(roles) : [place]);
  const people = (await describePeople(context, ids, roles)).filter(
    (person) =>
      role === undefined ||
      person.roles.some((held) => held.role === role && (place === undefined || held.category === place)),
  );
  return pageOfPeople(people, query);
};

/** Colleagues; the caller is not their own. */
export const getConnectedUsers: Handlers['/user/getconnectedusers'] = async (context, query) => {
  const roles = await ownRoles(context);
  const { id } = signedIn(context);
  const ids = new Set([
    ...(await membersOf(context, knownIn(roles))),
    ...(await groupFellows(context)),
    ...(await sharers(context)),
  ]);
  ids.delete(id);
  return pageOfPeople(await describePeople(context, [...ids], roles), query);
};

async function everybody({ db, ...context }: Context): Promise<readonly string[]> {
  return (
    await db
      .selectFrom('users')
      .select('id')
      .where('clinic', '=', signedIn({ db, ...context }).clinic)
      .execute()
  ).map((row) => row.id);
}

async function membersOf(context: Context, categories: readonly string[]): Promise<readonly string[]> {
  if (categories.length === 0) return [];
  const rows = await context.db
    .selectFrom('members')
    .select('user_id')
    .distinct()
    .where('clinic', '=', signedIn(context).clinic)
    .where('category', 'in', categories)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Those of the caller's own groups, and of groups they are in, owners included. */
async function groupFellows(context: Context): Promise<readonly string[]> {
  const { clinic, id, category } = signedIn(context);
  if (category !== undefined) return [];
  const groups = await context.db
    .selectFrom('virtual_groups')
    .select(['id', 'owner'])
    .where('clinic', '=', clinic)
    .where(({ exists, or, eb, selectFrom }) =>
      or([
        eb('owner', '=', id),
        exists(
          selectFrom('group_users')
            .select('user_id')
            .where('group_users.clinic', '=', clinic)
            .whereRef('group_id', '=', 'virtual_groups.id')
            .where('user_id', '=', id),
        ),
      ]),
    )
    .execute();
  if (groups.length === 0) return [];
  const users = await context.db
    .selectFrom('group_users')
    .select('user_id')
    .where('clinic', '=', clinic)
    .where(
      'group_id',
      'in',
      groups.map((group) => group.id),
    )
    .execute();
  return [...groups.map((group) => group.owner), ...users.map((row) => row.user_id)];
}

/** Who shared a file with the caller, and with whom the caller shared one. */
async function sharers(context: Context): Promise<readonly string[]> {
  const { clinic, id, category } = signedIn(context);
  if (category !== undefined) return [];
  const received = await sharesWith(context).clearSelect().select('shares.shared_by').distinct().execute();
  const given = await context.db
    .selectFrom('shares')
    .select('to_id')
    .distinct()
    .where('clinic', '=', clinic)
    .where('shared_by', '=', id)
    .where('to_kind', '=', 'user')
    .where(isLive(context.clock()))
    .execute();
  return [
    ...received.flatMap((row) => (row.shared_by === null ? [] : [row.shared_by])),
    ...given.map((row) => row.to_id),
  ];
}
