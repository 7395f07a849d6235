import type { Kysely, Transaction } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { higherRole, mayGrant } from '../access/grants.ts';
import { writeAudit } from '../audit/audit.ts';
import { addAccount } from '../auth/accounts.ts';
import { normalEmail } from '../auth/email.ts';
import { assertGoodPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { sessionReply } from '../auth/session-reply.ts';
import { hashToken } from '../auth/tokens.ts';
import { forgetWaysIn } from '../auth/ways-in.ts';
import { fromJson } from '../db/json.ts';
import type { InvitationTable } from '../db/schema-colleagues.ts';
import type { Schema, UserTable } from '../db/schema.ts';
import type { Context, Handlers } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { giveNotice } from '../live/notices.ts';

type Body = CallBody<'/user/acceptinvitation'>;
type Db = Kysely<Schema>;

/** What a link is to. Looking uses nothing up: mail scanners look too. */
export const lookAtInvitation: Handlers['/user/invitation'] = async (context, { id, email }) => {
  const { db } = context;
  const row = await findInvitation(context, db, id, email);
  const clinic = await db.selectFrom('clinics').select('title').where('id', '=', row.clinic).executeTakeFirstOrThrow();
  const category =
    row.category === null
      ? undefined
      : await db
          .selectFrom('categories')
          .select('title')
          .where('clinic', '=', row.clinic)
          .where('id', '=', row.category)
          .executeTakeFirst();
  const account = await accountOf(db, row.email);
  return {
    clinic: fromJson<Localized>(clinic.title),
    category: category === undefined ? null : fromJson<Localized>(category.title),
    role: row.role,
    firstName: row.first_name,
    lastName: row.last_name,
    hasAccount: account?.verified === 1,
  };
};

/**
 * Accepts, once, by the address invited alone.
 *
 * Whoever has an account accepts it signed in: a link that went astray gives nobody an account that exists. One whose
 * address was never proved may be somebody else's, who waited for its owner: it is made anew.
 */
export const acceptInvitation: Handlers['/user/acceptinvitation'] = async (context, body) => {
  const found = await findInvitation(context, context.db, body.id, body.email);
  const account = await accountOf(context.db, found.email);
  if (account !== undefined) assertTheirs(context, found, account);
  if (account?.verified !== 1)
    assertGoodPassword(withRequired(body, found).password, { ...withRequired(body, found), email: found.email });
  const passwordHash = account?.verified === 1 ? undefined : await hashPassword(withRequired(body, found).password);
  const user = await context.db.transaction().execute(async (transaction) => {
    const row = await useInvitation(transaction, context, body);
    const person =
      passwordHash === undefined
        ? account!
        : await makeAccount(transaction, context, row, { ...withRequired(body, row), passwordHash });
    await join(transaction, context, row, person.id);
    const place = row.category === null ? {} : { category: row.category };
    await writeAudit(transaction, context, {
      clinic: row.clinic,
      role: row.role,
      action: 'user.accept',
      ...place,
      detail: { invitation: row.id, person: person.id },
    });
    await giveNotice(transaction, context, [{ clinic: row.clinic, user: row.invited_by }], {
      kind: 'joined',
      cause: row.id,
      about: { by: person.id, clinic: row.clinic, ...place },
    });
    return person;
  });
  return sessionReply(context, user, {
    device: body.device,
    ...(context.caller.user?.id === user.id && { passed: true as const }),
  });
};

/** The live invitation of a link and address; one from somebody who may no longer give the role is dead. */
async function findInvitation(context: Context, db: Db, secret: string, email: string): Promise<InvitationTable> {
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

async function mayStillInvite(db: Db, { clinic, invited_by: by, category, role }: InvitationTable): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('access')
    .where('clinic', '=', clinic)
    .where('id', '=', by)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (user === undefined || user.access === 'admin' || category === null) return user?.access === 'admin';
  const member = await db
    .selectFrom('members')
    .select('role')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('user_id', '=', by)
    .executeTakeFirst();
  return member !== undefined && mayGrant(member.role, role);
}

/** Of many at once exactly one goes on. */
async function useInvitation(
  transaction: Transaction<Schema>,
  context: Context,
  { id, email }: Body,
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

function accountOf(db: Db, email: string): Promise<UserTable | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
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

/** Who was registered has a name already. */
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
  const unproved = await accountOf(transaction, row.email);
  if (unproved === undefined) {
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
  if (unproved.verified === 1) throw new ServerError('signinfirst');
  await forgetWaysIn(transaction, unproved);
  return transaction
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, password_hash: passwordHash, verified: 1 })
    .where('clinic', '=', unproved.clinic)
    .where('id', '=', unproved.id)
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
  const member = await transaction
    .selectFrom('members')
    .select('role')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (member !== undefined) {
    await transaction
      .updateTable('members')
      .set({ role: higherRole(member.role, role) })
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
