import type { Transaction } from 'kysely';
import { isAdmin } from '../guard/admin.ts';
import { memberRole } from '../guard/member-role.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { MemberRole } from '../../../src/api/contract/permissions.ts';
import { rolesInstead } from '../access/grants.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { publishEvent } from '../live/publish-event.ts';
import { mailRoleChange } from './role-message.ts';

/**
 * Gives a member another role, or none.
 *
 * Nobody changes their own, gives what they lack, or takes a role that they could not give; a category keeps an owner.
 * A role that somebody else has changed since it was read is not changed.
 */
export const storeRole: Handlers['/user/storerole'] = async (context, { category: idOrSlug, user, role, was }) => {
  const category = await reachCategory(context, idOrSlug, 'invite');
  const { clinic, id } = category;
  const held = await heldRole(context, category, user);
  const isOwn = user === signedIn(context).id && !isAdmin(context.caller);
  const instead = rolesInstead(category.role, held, isOwn);
  if (instead.length === 0 || (role !== null && !instead.includes(role))) {
    return refuse(context, beyondRole, {
      clinic,
      role: category.role,
      action: 'category.role',
      category: id,
      detail: { person: user, wanted: role },
    });
  }
  if (was !== undefined && was !== held) throw new ServerError('olderrev');
  await context.db.transaction().execute(async (transaction) => {
    await change(transaction, category, { user, held }, role);
    await assertOwned(transaction, category);
    await writeAudit(transaction, context, {
      clinic,
      role: category.role,
      action: 'category.role',
      category: id,
      detail: { person: user, role },
    });
    await publishEvent(transaction, context, [{ clinic, user }], 'rights', { category: id });
    if (role !== held) await mailRoleChange(transaction, context, { clinic, user });
  });
  return {};
};

async function heldRole({ db }: Context, { clinic, id }: ReachedCategory, user: string): Promise<MemberRole> {
  const held = await memberRole(db, { clinic, category: id, user });
  if (held === undefined) throw new ServerError('unknown');
  return held;
}

async function change(
  transaction: Transaction<Schema>,
  { clinic, id }: ReachedCategory,
  { user, held }: { readonly user: string; readonly held: MemberRole },
  role: MemberRole | null,
): Promise<void> {
  const key = { clinic, category: id, user_id: user, role: held };
  const [changed] =
    role === null
      ? await transaction
          .deleteFrom('members')
          .where((where) => where.and(key))
          .returning('user_id')
          .execute()
      : await transaction
          .updateTable('members')
          .set({ role })
          .where((where) => where.and(key))
          .returning('user_id')
          .execute();
  if (changed === undefined) throw new ServerError('olderrev');
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
