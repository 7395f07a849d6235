import type { Transaction } from 'kysely';
import { isAdmin } from '../guard/admin.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import type { MemberRole } from '../../../src/api/contract/permissions.ts';
import { mayGrant } from '../access/grants.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { normalEmail } from '../accounts/email.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { InvitationTable } from '../db/schema/colleagues.ts';
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
  /** None for the clinic alone. */
  readonly categories: readonly string[];
  readonly role: MemberRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

export const inviteUser: Handlers['/user/inviteuser'] = async (context, { id, email, category, also, role }) => {
  const categories = await assertMayGrantAll(context, [category, ...(also ?? [])], role);
  return invite(context, { id, email, categories, role, firstName: '', lastName: '', phone: '' });
};

/** Without a category somebody is registered with the clinic alone, which takes admin access. */
export const registerUser: Handlers['/user/registeruser'] = async (
  context,
  { category, also = [], role = 'newuser', ...person },
) => {
  if (category === undefined && !isAdmin(context.caller)) throw new ServerError('forbidden');
  const categories = await assertMayGrantAll(context, category === undefined ? also : [category, ...also], role);
  const names = {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    phone: person.phone?.trim() ?? '',
  };
  return invite(context, { id: person.id, email: person.email, ...names, categories, role });
};

/** All of them or none: whoever may not grant the role in one invites into none. */
async function assertMayGrantAll(
  context: Context,
  wanted: readonly string[],
  role: MemberRole,
): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const each of wanted) ids.add(await assertMayGrant(context, each, role));
  return [...ids];
}

/** The category's id. An attempt to grant a role that the caller may not is recorded. */
async function assertMayGrant(context: Context, idOrSlug: string, wanted: MemberRole): Promise<string> {
  const { clinic, id, role } = await reachCategory(context, idOrSlug, 'invite');
  if (mayGrant(role, wanted)) return id;
  return refuse(context, beyondRole, { clinic, role, action: 'user.invite', category: id, detail: { wanted } });
}

/**
 * Invites by one email into one category, several, or the clinic alone; open invitations of the same address into the
 * same places die. A repeat under one id is done once.
 */
async function invite(
  context: Context,
  { id = newId(context.clock().getTime()), email: given, categories, ...invitee }: Invitee,
): Promise<{ readonly id: string }> {
  const email = normalEmail(given);
  const secret = newToken();
  return context.db.transaction().execute(async (transaction) => {
    const rows = rowsOf(context, { ...invitee, id, email, secret, categories });
    if (await isRepeat(transaction, rows)) return { id };
    for (const row of rows) {
      await replaceEarlier(transaction, row);
      await transaction.insertInto('invitations').values(row).execute();
      const { clinic, role, category } = row;
      const place = category === null ? {} : { category };
      await writeAudit(transaction, context, {
        clinic,
        role,
        action: 'user.invite',
        ...place,
        detail: { invitation: row.id },
      });
    }
    await mailInvitation(transaction, context, { email, secret, categories });
    return { id };
  });
}

type Rows = readonly [InvitationTable, ...InvitationTable[]];

/** One row for each category. Further ones are found by what the email's invitations have in common, and have a secret that nobody knows. */
function rowsOf(
  context: Context,
  { id, secret, categories, ...invitee }: Invitee & { readonly id: string; readonly secret: string },
): Rows {
  const { clinic, id: by } = signedIn(context);
  const now = context.clock();
  const row = (category: string | null, place: number): InvitationTable => ({
    clinic,
    id: place === 0 ? id : newId(now.getTime() + place),
    email: invitee.email,
    category,
    role: invitee.role,
    secret: hashToken(place === 0 ? secret : newToken()),
    bundle: categories.length > 1 ? hashToken(secret) : null,
    first_name: invitee.firstName,
    last_name: invitee.lastName,
    phone: invitee.phone,
    invited_by: by,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + invitationLifeMs).toISOString(),
    accepted_at: null,
    removed_at: null,
  });
  const [first = null, ...others] = categories;
  return [row(first, 0), ...others.map((category, place) => row(category, place + 1))];
}

async function replaceEarlier(
  transaction: Transaction<Schema>,
  { clinic, email, category, created_at: at }: InvitationTable,
): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ removed_at: at })
    .where('clinic', '=', clinic)
    .where('email', '=', email)
    .where('category', category === null ? 'is' : '=', category)
    .where('accepted_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
}

/** Whether the same was sent before. Throws `idtaken` where the id was given to something else. */
async function isRepeat(transaction: Transaction<Schema>, rows: Rows): Promise<boolean> {
  const [{ clinic, id }] = rows;
  const sent = await transaction
    .selectFrom('invitations')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (sent === undefined) return false;
  const all =
    sent.bundle === null
      ? [sent]
      : await transaction
          .selectFrom('invitations')
          .selectAll()
          .where('clinic', '=', clinic)
          .where('bundle', '=', sent.bundle)
          .execute();
  const said = (row: InvitationTable): string => JSON.stringify([row.email, row.category, row.role, row.invited_by]);
  if (all.map(said).sort().join() !== rows.map(said).sort().join()) throw new ServerError('idtaken');
  return true;
}
