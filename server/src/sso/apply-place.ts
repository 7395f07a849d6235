import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Place } from './places.ts';

/**
 * Makes admin access and roles what the provider says, where it says something; other forms stay as they are.
 *
 * The last admin of a clinic and the last owner of a form stay, whatever the provider says. Gives the access from now on.
 */
export async function applyPlace(
  transaction: Transaction<Schema>,
  context: Context,
  person: UserTable,
  { isAdmin, roles }: Place,
): Promise<UserTable['access']> {
  const wanted = isAdmin === undefined ? person.access : isAdmin ? 'admin' : 'user';
  const isLast = wanted === 'user' && person.access === 'admin' && !(await hasOtherAdmin(transaction, person));
  const access = isLast ? 'admin' : wanted;
  if (access !== person.access) {
    await transaction
      .updateTable('users')
      .set({ access })
      .where('clinic', '=', person.clinic)
      .where('id', '=', person.id)
      .execute();
    await note(transaction, context, person, { access });
  }
  for (const [slug, role] of roles) await applyRole(transaction, context, person, slug, role);
  return access;
}

async function applyRole(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, id: user, access }: UserTable,
  slug: string,
  role: 'owner' | 'secretary' | 'expert' | 'newuser' | null,
): Promise<void> {
  const form = await transaction
    .selectFrom('categories')
    .select('id')
    .where('clinic', '=', clinic)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (form === undefined) return;
  const members = await transaction
    .selectFrom('members')
    .select(['user_id', 'role'])
    .where('clinic', '=', clinic)
    .where('category', '=', form.id)
    .execute();
  const held = members.find((member) => member.user_id === user)?.role ?? null;
  const isLastOwner = held === 'owner' && members.filter((member) => member.role === 'owner').length === 1;
  if (held === role || (isLastOwner && role !== 'owner')) return;
  const own = transaction
    .deleteFrom('members')
    .where('clinic', '=', clinic)
    .where('category', '=', form.id)
    .where('user_id', '=', user);
  await own.execute();
  if (role !== null)
    await transaction
      .insertInto('members')
      .values({ clinic, category: form.id, user_id: user, role, created_at: context.clock().toISOString() })
      .execute();
  await note(transaction, context, { clinic, id: user, access }, { role: role ?? 'none' }, form.id);
}

async function note(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, id, access }: Pick<UserTable, 'clinic' | 'id' | 'access'>,
  given: Readonly<Record<string, string>>,
  category?: string,
): Promise<void> {
  await writeAudit(transaction, context, {
    clinic,
    role: access,
    ...(category === undefined ? { action: 'clinic.account' } : { action: 'category.role', category }),
    detail: { person: id, by: 'sso', ...given },
  });
}

async function hasOtherAdmin(transaction: Transaction<Schema>, { clinic, id }: UserTable): Promise<boolean> {
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('clinic', '=', clinic)
    .where('access', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
