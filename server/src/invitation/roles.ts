import type { Transaction } from 'kysely';
import { isAdmin } from '../access/assert-may.ts';
import { reachCategory, type ReachedCategory } from '../access/find-category.ts';
import { mayGrant, type MemberRole } from '../access/grants.ts';
import { writeAudit, writeDenial } from '../audit/audit.ts';
import type { Schema } from '../db/schema.ts';
import type { Context, Handlers } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { signedIn } from '../http/signed-in.ts';
import { tellLive } from '../live/tell-live.ts';
import { mailRoleChange } from './role-letter.ts';

/**
 * Gives a member another role, or none.
 *
 * Nobody changes their own, gives what they lack, or takes a role that they could not give; a category keeps an owner.
 */
export const storeRole: Handlers['/user/storerole'] = async (context, { category: idOrSlug, user, role }) => {
  const category = await reachCategory(context, idOrSlug, 'invite');
  const { clinic, id } = category;
  const held = await heldRole(context, category, user);
  const isOwn = user === signedIn(context).id && !isAdmin(context.caller);
  if (isOwn || !mayGrant(category.role, held) || (role !== null && !mayGrant(category.role, role))) {
    await writeDenial(context, {
      clinic,
      role: category.role,
      action: 'category.role',
      category: id,
      detail: { person: user, wanted: role },
    });
    throw new ServerError('forbidden');
  }
  await context.db.transaction().execute(async (transaction) => {
    await change(transaction, category, user, role);
    await assertOwned(transaction, category);
    await writeAudit(transaction, context, {
      clinic,
      role: category.role,
      action: 'category.role',
      category: id,
      detail: { person: user, role },
    });
    await tellLive(transaction, context, [{ clinic, user }], 'rights', { category: id });
    if (role !== held) await mailRoleChange(transaction, context, { clinic, user });
  });
  return {};
};

async function heldRole({ db }: Context, { clinic, id }: ReachedCategory, user: string): Promise<MemberRole> {
  const row = await db
    .selectFrom('members')
    .select('role')
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return row.role;
}

async function change(
  transaction: Transaction<Schema>,
  { clinic, id }: ReachedCategory,
  user: string,
  role: MemberRole | null,
): Promise<void> {
  const key = { clinic, category: id, user_id: user };
  if (role === null)
    await transaction
      .deleteFrom('members')
      .where((where) => where.and(key))
      .execute();
  else
    await transaction
      .updateTable('members')
      .set({ role })
      .where((where) => where.and(key))
      .execute();
}

/** Two owners may step down for one another at the same moment: the category's row is held while its owners are counted. */
async function assertOwned(transaction: Transaction<Schema>, { clinic, id }: ReachedCategory): Promise<void> {
  await transaction.updateTable('categories').set({ id }).where('clinic', '=', clinic).where('id', '=', id).execute();
  const owner = await transaction
    .selectFrom('members')
    .select('user_id')
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('role', '=', 'owner')
    .limit(1)
    .executeTakeFirst();
  if (owner === undefined)
    throw new ServerError('brokenrule', { fields: [{ path: 'role', rule: 'required', message: '' }] });
}
