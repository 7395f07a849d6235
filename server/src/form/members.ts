import type { Transaction } from 'kysely';
import type { Role } from '../../../src/engine/definition/types.ts';
import { isAdmin } from '../guard/admin.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { mailRoleChange } from '../invitation/role-message.ts';
import { publishEvent } from '../live/publish-event.ts';
import type { FormKey } from './versions.ts';

interface Member {
  readonly user: string;
  readonly role: Role;
}
type MemberRole = Exclude<Role, 'public'>;

/** Puts the list in the place of the category's members; a category is never left without an owner, and nobody changes their own role. */
export async function storeMembers(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, id }: FormKey,
  members: readonly Member[],
): Promise<void> {
  const roles = new Map(members.map(({ user, role }) => [user, memberRole(role)]));
  if (![...roles.values()].includes('owner')) refuse('required');
  await assertColleagues(transaction, clinic, [...roles.keys()]);
  const before = await rolesHeld(transaction, clinic, id);
  assertOwnKept(context, before, roles);
  const now = context.clock().toISOString();
  await transaction.deleteFrom('members').where('clinic', '=', clinic).where('category', '=', id).execute();
  await transaction
    .insertInto('members')
    .values([...roles].map(([user, role]) => ({ clinic, category: id, user_id: user, role, created_at: now })))
    .execute();
  await writeAudit(transaction, context, {
    clinic,
    role: 'owner',
    action: 'category.members',
    category: id,
    detail: { members: Object.fromEntries(roles) },
  });
  const changed = [...before].filter(([user, role]) => roles.get(user) !== role).map(([user]) => ({ clinic, user }));
  for (const member of changed) await mailRoleChange(transaction, context, member);
  await publishEvent(transaction, context, changed, 'rights', { category: id });
}

async function rolesHeld(
  transaction: Transaction<Schema>,
  clinic: string,
  category: string,
): Promise<ReadonlyMap<string, MemberRole>> {
  const rows = await transaction
    .selectFrom('members')
    .select(['user_id', 'role'])
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.role]));
}

function assertOwnKept(
  { caller }: Context,
  before: ReadonlyMap<string, MemberRole>,
  after: ReadonlyMap<string, MemberRole>,
): void {
  const own = caller.user?.id ?? '';
  if (!isAdmin(caller) && before.get(own) !== after.get(own)) throw new ServerError('forbidden');
}

/** Nobody signed in is nobody to name. */
function memberRole(role: Role): MemberRole {
  return role === 'public' ? refuse('choice') : role;
}

async function assertColleagues(
  transaction: Transaction<Schema>,
  clinic: string,
  users: readonly string[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('clinic', '=', clinic)
    .where('id', 'in', users)
    .execute();
  if (rows.length !== users.length) refuse('choice');
}

function refuse(rule: string): never {
  throw new ServerError('brokenrule', { fields: [{ path: 'members', rule, message: '' }] });
}
