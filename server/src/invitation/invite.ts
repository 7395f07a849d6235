import type { Transaction } from 'kysely';
import { isAdmin } from '../guard/admin.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import type { MemberRole } from '../../../src/api/contract/permissions.ts';
import { mayGrant } from '../access/grants.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { normalEmail } from '../accounts/email.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { mailInvitation } from './invitation-message.ts';

/** An invitation waits three days: it may come before a weekend. */
export const invitationLifeMs = 72 * 3_600_000;

interface Invitee {
  readonly id?: string;
  readonly email: string;
  readonly category: string | null;
  readonly role: MemberRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

export const inviteUser: Handlers['/user/inviteuser'] = async (context, { id, email, category, role }) => {
  const found = await assertMayGrant(context, category, role);
  return invite(context, { id, email, category: found, role, firstName: '', lastName: '', phone: '' });
};

/** Without a category somebody is registered with the clinic alone, which takes admin access. */
export const registerUser: Handlers['/user/registeruser'] = async (
  context,
  { category, role = 'newuser', ...person },
) => {
  if (category === undefined && !isAdmin(context.caller)) throw new ServerError('forbidden');
  const found = category === undefined ? null : await assertMayGrant(context, category, role);
  const names = {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    phone: person.phone?.trim() ?? '',
  };
  return invite(context, { id: person.id, email: person.email, ...names, category: found, role });
};

/** The category's id. An attempt to grant a role that the caller may not is recorded. */
async function assertMayGrant(context: Context, idOrSlug: string, wanted: MemberRole): Promise<string> {
  const { clinic, id, role } = await reachCategory(context, idOrSlug, 'invite');
  if (mayGrant(role, wanted)) return id;
  return refuse(context, beyondRole, { clinic, role, action: 'user.invite', category: id, detail: { wanted } });
}

/** Invites; an open invitation of the same address into the same place dies. A repeat under one id is done once. */
async function invite(
  context: Context,
  { id = newId(context.clock().getTime()), email: given, ...invitee }: Invitee,
): Promise<{ readonly id: string }> {
  const { clinic, id: by } = signedIn(context);
  const email = normalEmail(given);
  const secret = newToken();
  return context.db.transaction().execute(async (transaction) => {
    const now = context.clock();
    const row = {
      clinic,
      id,
      email,
      category: invitee.category,
      role: invitee.role,
      secret: hashToken(secret),
      first_name: invitee.firstName,
      last_name: invitee.lastName,
      phone: invitee.phone,
      invited_by: by,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + invitationLifeMs).toISOString(),
      accepted_at: null,
      removed_at: null,
    };
    if (await isRepeat(transaction, row)) return { id };
    await transaction
      .updateTable('invitations')
      .set({ removed_at: now.toISOString() })
      .where('clinic', '=', clinic)
      .where('email', '=', email)
      .where('category', invitee.category === null ? 'is' : '=', invitee.category)
      .where('accepted_at', 'is', null)
      .where('removed_at', 'is', null)
      .execute();
    await transaction.insertInto('invitations').values(row).execute();
    await writeAudit(transaction, context, {
      clinic,
      role: invitee.role,
      action: 'user.invite',
      ...(invitee.category !== null && { category: invitee.category }),
      detail: { invitation: id },
    });
    await mailInvitation(transaction, context, { email, secret, category: invitee.category });
    return { id };
  });
}

interface Sent {
  readonly clinic: string;
  readonly id: string;
  readonly email: string;
  readonly category: string | null;
  readonly role: string;
  readonly invited_by: string;
}

async function isRepeat(
  transaction: Transaction<Schema>,
  { clinic, id, email, category, role, invited_by: by }: Sent,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('invitations')
    .select(['email', 'category', 'role', 'invited_by'])
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.email !== email || row.category !== category || row.role !== role || row.invited_by !== by)
    throw new ServerError('idtaken');
  return true;
}
