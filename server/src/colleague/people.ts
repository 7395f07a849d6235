import type { Static } from 'typebox';
import type { Person } from '../../../src/api/contract/colleagues.ts';
import type { Role } from '../../../src/engine/definition/types.ts';
import type { MemberRole } from '../../../src/api/contract/permissions.ts';
import { rolesInstead } from '../access/grants.ts';
import { isAdmin } from '../guard/admin.ts';
import { extentOf } from '../access/rules.ts';
import { foldText } from '../../../src/engine/likeness/fold-text.ts';
import { sortKey } from '../db/fold.ts';
import { fromCursor, limitOf, toPage, type CountedPage, type ListQuery, type Position } from '../db/page.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { shownEmail } from '../accounts/partner-email.ts';

export type PersonItem = Static<typeof Person>;

/** The caller's role in each category they have a part in; admin access counts as owner of all. */
export async function ownRoles(context: Context): Promise<ReadonlyMap<string, Role>> {
  const { clinic, id, category } = signedIn(context);
  if (isAdmin(context.caller)) {
    const rows = await context.db.selectFrom('categories').select('id').where('clinic', '=', clinic).execute();
    return new Map(rows.map((row) => [row.id, 'owner']));
  }
  const rows = await context.db
    .selectFrom('members')
    .select(['category', 'role'])
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .$if(category !== undefined, (select) => select.where('category', '=', category ?? ''))
    .execute();
  return new Map(rows.map((row) => [row.category, row.role]));
}

/** Categories whose members the caller may know: a new user knows nobody yet. */
export function knownIn(roles: ReadonlyMap<string, Role>): readonly string[] {
  return [...roles].filter(([, role]) => role !== 'newuser').map(([category]) => category);
}

/** People of these ids as the caller may see them, themselves left out where `others`. */
export async function describePeople(
  context: Context,
  ids: readonly string[],
  roles: ReadonlyMap<string, Role>,
): Promise<readonly PersonItem[]> {
  if (ids.length === 0) return [];
  const { clinic, id } = signedIn(context);
  const known = new Set(knownIn(roles));
  const users = await context.db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'picture', 'email'])
    .where('clinic', '=', clinic)
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .execute();
  const members = await context.db
    .selectFrom('members')
    .select(['user_id', 'category', 'role'])
    .where('clinic', '=', clinic)
    .where('user_id', 'in', ids)
    .execute();
  const admin = isAdmin(context.caller);
  const grantsFor = (user: string, category: string, held: MemberRole) => [
    ...rolesInstead(roles.get(category) ?? 'public', held, user === id && !admin),
  ];
  return users.map((user) => {
    const shown = members
      .filter((member) => member.user_id === user.id && known.has(member.category))
      .map(({ category, role }) => ({ category, role, grants: grantsFor(user.id, category, role) }));
    const seesEmail =
      admin || shown.some(({ category }) => extentOf(roles.get(category) ?? 'public', 'invite') === 'all');
    return {
      id: user.id,
      firstName: user.first_name,
      lastName: user.last_name,
      picture: user.picture,
      email: seesEmail ? shownEmail(user.email) : '',
      roles: shown,
    };
  });
}

/** A page of people, searched by name and e-mail and sorted by name; a clinic has some thousands at most. */
export function pageOfPeople(people: readonly PersonItem[], query: ListQuery): CountedPage<PersonItem> {
  const search = foldText(query.search ?? '');
  const after = fromCursor(query.after);
  const found = people
    .filter((person) => foldText(`${nameOf(person)} ${person.email}`).includes(search))
    .sort((a, b) => compare(positionOf(a), positionOf(b)));
  const rows = found.filter((person) => after === undefined || compare(positionOf(person), after) > 0);
  return { ...toPage(rows, limitOf(query), positionOf, (person) => person), total: found.length };
}

function nameOf({ firstName, lastName }: PersonItem): string {
  return `${lastName} ${firstName}`;
}

function positionOf(person: PersonItem): Position {
  return [sortKey(nameOf(person)), person.id];
}

function compare([a, one]: Position, [b, other]: Position): number {
  if (a !== b) return a < b ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}
