import type { Transaction } from 'kysely';
import { normalEmail } from '../accounts/email.ts';
import { mayGrant } from '../access/grants.ts';
import type { Context } from '../context/context.ts';
import { hashToken } from '../crypto/tokens.ts';
import type { Database } from '../db/database.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { InvitationTable } from '../db/schema/colleagues.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { memberRole } from '../guard/member-role.ts';

/** The live invitation of a link and address; one from somebody who may no longer grant the role does not count. */
export async function findInvitation(
  context: Context,
  db: Database,
  secret: string,
  email: string,
): Promise<InvitationTable> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('secret', '=', hashToken(secret))
    .where('email', '=', normalEmail(email))
    .where('accepted_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', context.clock().toISOString())
    .executeTakeFirst();
  if (row === undefined || !(await mayStillInvite(db, row))) throw new ServerError('deadlink');
  return row;
}

async function mayStillInvite(
  db: Database,
  { clinic, invited_by: by, category, role }: InvitationTable,
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('access')
    .where('clinic', '=', clinic)
    .where('id', '=', by)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (user === undefined || user.access === 'admin' || category === null) return user?.access === 'admin';
  const held = await memberRole(db, { clinic, category, user: by });
  return held !== undefined && mayGrant(held, role);
}

/** Marks an invitation as accepted. Of simultaneous attempts exactly one succeeds. */
export async function useInvitation(
  transaction: Transaction<Schema>,
  context: Context,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<InvitationTable> {
  const now = context.clock().toISOString();
  const row = await transaction
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('secret', '=', hashToken(id))
    .where('email', '=', normalEmail(email))
    .where('accepted_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || !(await mayStillInvite(transaction, row))) throw new ServerError('deadlink');
  return row;
}

export function accountOf(db: Database, email: string): Promise<UserTable | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}
