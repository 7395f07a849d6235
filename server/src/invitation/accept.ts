import type { Transaction } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { memberRole } from '../guard/member-role.ts';
import { higherRole } from '../access/grants.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { addAccount } from '../accounts/accounts.ts';
import { assertGoodPassword } from '../accounts/password-rules.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { sessionReply } from '../sessions/session-reply.ts';
import { forgetWaysIn } from '../sessions/forget-ways-in.ts';
import type { InvitationTable } from '../db/schema/colleagues.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { giveNotice } from '../live/notices.ts';
import { accountOf, findInvitations, useInvitations } from './find-invitation.ts';

type Body = CallBody<'/user/acceptinvitation'>;

/**
 * Accepts an invitation, once, and only for the invited address.
 *
 * Somebody with an account accepts it signed in, so that a misdirected link opens no existing account. An account whose
 * address was never verified may have been prepared by somebody else: it is set up again.
 */
export const acceptInvitation: Handlers['/user/acceptinvitation'] = async (context, body) => {
  const [found] = await findInvitations(context, context.db, body);
  const account = await accountOf(context.db, found.email);
  if (account !== undefined) assertTheirs(context, found, account);
  if (account?.verified !== 1)
    assertGoodPassword(withRequired(body, found).password, { ...withRequired(body, found), email: found.email });
  const passwordHash = account?.verified === 1 ? undefined : await hashPassword(withRequired(body, found).password);
  const user = await context.db.transaction().execute(async (transaction) => {
    const rows = await useInvitations(transaction, context, body);
    const [row] = rows;
    const person =
      passwordHash === undefined
        ? account!
        : await makeAccount(transaction, context, row, { ...withRequired(body, row), passwordHash });
    for (const each of rows) await enter(transaction, context, each, person.id);
    await tellInviter(transaction, context, rows, person.id);
    return person;
  });
  return sessionReply(context, user, {
    device: body.device,
    ...(context.caller.user?.id === user.id && { passed: true as const }),
  });
};

/** Gives the role of an invitation. */
async function enter(
  transaction: Transaction<Schema>,
  context: Context,
  row: InvitationTable,
  person: string,
): Promise<void> {
  await join(transaction, context, row, person);
  const place = row.category === null ? {} : { category: row.category };
  await writeAudit(transaction, context, {
    clinic: row.clinic,
    role: row.role,
    action: 'user.accept',
    ...place,
    detail: { invitation: row.id, person },
  });
}

/** Whoever invited learns of it once, into however many forms it was. */
async function tellInviter(
  transaction: Transaction<Schema>,
  context: Context,
  [row, ...others]: Awaited<ReturnType<typeof useInvitations>>,
  person: string,
): Promise<void> {
  const { clinic, id: cause, category, invited_by: inviter } = row;
  const place = category === null || others.length > 0 ? {} : { category };
  const about = { by: person, clinic, ...place };
  await giveNotice(transaction, context, [{ clinic, user: inviter }], { kind: 'joined', cause, about });
}

function assertTheirs({ caller }: Context, invitation: InvitationTable, account: UserTable): void {
  if (account.disabled_at !== null) throw new ServerError('deadlink');
  if (account.verified === 1 && (caller.user?.id !== account.id || caller.user.category !== undefined))
    throw new ServerError('signinfirst');
  if (account.clinic !== invitation.clinic) throw new ServerError('otherclinic');
}

interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Registered people have a name already. */
function withRequired({ firstName, lastName, password }: Body, row: InvitationTable): NewPerson {
  const person = {
    firstName: firstName ?? row.first_name,
    lastName: lastName ?? row.last_name,
    password: password ?? '',
  };
  const missing = Object.entries(person).flatMap(([path, value]) =>
    value === '' ? [{ path, rule: 'required', message: '' }] : [],
  );
  if (missing.length > 0) throw new ServerError('badbody', { fields: missing });
  return person;
}

async function makeAccount(
  transaction: Transaction<Schema>,
  context: Context,
  row: InvitationTable,
  person: NewPerson & { readonly passwordHash: string },
): Promise<UserTable> {
  const { firstName, lastName, passwordHash } = person;
  const unverified = await accountOf(transaction, row.email);
  if (unverified === undefined) {
    const user = await addAccount(transaction, context.clock(), row.clinic, {
      firstName,
      lastName,
      passwordHash,
      email: row.email,
      access: 'user',
      lang: context.caller.language,
    });
    if (row.phone !== '')
      await transaction
        .updateTable('users')
        .set({ phone: row.phone })
        .where('clinic', '=', user.clinic)
        .where('id', '=', user.id)
        .execute();
    return { ...user, phone: row.phone };
  }
  if (unverified.verified === 1) throw new ServerError('signinfirst');
  await forgetWaysIn(transaction, unverified);
  return transaction
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, password_hash: passwordHash, verified: 1 })
    .where('clinic', '=', unverified.clinic)
    .where('id', '=', unverified.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An invitation takes no role away. */
async function join(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, category, role }: InvitationTable,
  user: string,
): Promise<void> {
  if (category === null) return;
  const held = await memberRole(transaction, { clinic, category, user });
  if (held !== undefined) {
    await transaction
      .updateTable('members')
      .set({ role: higherRole(held, role) })
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('user_id', '=', user)
      .execute();
  } else
    await transaction
      .insertInto('members')
      .values({ clinic, category, user_id: user, role, created_at: context.clock().toISOString() })
      .execute();
}
