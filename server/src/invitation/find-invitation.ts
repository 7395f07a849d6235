import type { ExpressionBuilder, Transaction } from 'kysely';
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

/** A link's secret and the address it was sent to. */
interface Found {
  readonly id: string;
  readonly email: string;
}

/**
 * The live invitations of a link and address, one for each form; those from somebody who may no longer grant the role do
 * not count. Throws `deadlink` where none is left.
 */
export async function findInvitations(
  context: Context,
  db: Database,
  link: Found,
): Promise<readonly [InvitationTable, ...InvitationTable[]]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where(isMeant(link))
    .where(isOpen(context))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return assertSome(await stillGranted(db, rows));
}

const isMeant = ({ id, email }: Found) => {
  const secret = hashToken(id);
  return ({ and, or, eb }: ExpressionBuilder<Schema, 'invitations'>) =>
    and([or([eb('secret', '=', secret), eb('bundle', '=', secret)]), eb('email', '=', normalEmail(email))]);
};

const isOpen =
  ({ clock }: Context) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'invitations'>) =>
    and([eb('accepted_at', 'is', null), eb('removed_at', 'is', null), eb('expires_at', '>', clock().toISOString())]);

function assertSome(rows: readonly InvitationTable[]): readonly [InvitationTable, ...InvitationTable[]] {
  const [first, ...others] = rows;
  if (first === undefined) throw new ServerError('deadlink');
  return [first, ...others];
}

async function stillGranted(db: Database, rows: readonly InvitationTable[]): Promise<readonly InvitationTable[]> {
  const granted = await Promise.all(rows.map((row) => mayStillInvite(db, row)));
  return rows.filter((_row, place) => granted[place]);
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

/** Marks the invitations of a link as accepted. Of simultaneous attempts exactly one succeeds. */
export async function useInvitations(
  transaction: Transaction<Schema>,
  context: Context,
  link: Found,
): Promise<readonly [InvitationTable, ...InvitationTable[]]> {
  const granted = await findInvitations(context, transaction, link);
  const rows = await transaction
    .updateTable('invitations')
    .set({ accepted_at: context.clock().toISOString() })
    .where(
      'id',
      'in',
      granted.map(({ id }) => id),
    )
    .where(isMeant(link))
    .where(isOpen(context))
    .returningAll()
    .execute();
  return assertSome(rows);
}

export function accountOf(db: Database, email: string): Promise<UserTable | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}
