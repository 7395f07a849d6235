import { findActiveUser } from '../accounts/active-user.ts';
import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import { limitKey } from '../http/request/caller.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { actionMessage } from '../mail/messages/action-message.ts';
import { assertPassword } from './assert-password.ts';
import { countUse } from '../accounts/count-use.ts';
import { normalEmail } from '../accounts/email.ts';
import { forgetDevices } from '../accounts/known-devices.ts';
import { ownUser } from '../accounts/own-user.ts';
import { mayMail } from '../accounts/pace-mail.ts';
import { assertGoodPassword, type PasswordOwner } from '../accounts/password-rules.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { findSecret, issueSecret, nobodyOf, useSecret } from '../accounts/secrets.ts';
import { forgetNumber } from '../second-step/mobile-number.ts';
import { sessionReply } from '../sessions/session-reply.ts';
import { forgetStrangers } from './sign-in-attempts.ts';

/**
 * Mails a link where somebody has the address, or leaves it at the one just mailed. A stranger gets the same answer after the same work, and no email.
 */
export const forgotPassword: Handler<'/auth/forgotpassword'> = async (context, { email }) => {
  await countUse(context, 'resetFrom', limitKey(context.caller.address));
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  await context.db.transaction().execute(async (transaction) => {
    const isMailed = await mayMail(transaction, context.clock(), 'reset', email);
    const detail = user && { detail: { person: user.id } };
    await writeAudit(
      transaction,
      context,
      { clinic: user?.clinic ?? 'none', role: 'none', action: 'auth.forgot', ...detail },
      user && isMailed ? 'done' : 'denied',
    );
    if (!isMailed) return;
    const secret = await issueSecret(
      transaction,
      context.clock(),
      'reset',
      user ? { clinic: user.clinic, user: user.id } : nobodyOf(email),
    );
    const url = `${context.config.publicUrl}/reset/${secret}/`;
    const message = actionMessage({
      to: normalEmail(email),
      language: user?.lang ?? context.caller.language,
      kind: 'reset',
      words: {},
      url,
    });
    await (user ? context.mail.add(message, transaction) : context.mail.addNone(message, transaction));
  });
  return {};
};

/**
 * Sets a password by a mailed link, which proves the address too, and ends every session. A mobile number that gives new
 * passwords has to be verified again: whoever had the account before may have tied their own to it.
 */
export const resetPassword: Handler<'/auth/resetpassword'> = async (context, { id, password, device }) => {
  const owner = await ownerOf(context, id);
  assertGoodPassword(password, wordsOf(owner));
  const passwordHash = await hashPassword(password);
  const user = await context.db.transaction().execute(async (transaction) => {
    const used = (await useSecret(transaction, context.clock(), 'reset', id))?.owner;
    if (used?.user !== owner.id) throw new ServerError('deadlink');
    await forgetNumber(transaction, owner);
    return setPassword(transaction, context, owner, passwordHash);
  });
  await forgetStrangers(context, user.email);
  return sessionReply(context, user, { device });
};

/** Sets a new password for somebody who knows the old one, and ends their other sessions. */
export const changePassword: Handler<'/auth/changepassword'> = async (context, { old, password }) => {
  const user = await ownUser(context);
  await assertPassword(context, user, old);
  assertGoodPassword(password, wordsOf(user));
  const passwordHash = await hashPassword(password);
  await context.db
    .transaction()
    .execute((transaction) => setPassword(transaction, context, user, passwordHash, context.caller.session));
  return {};
};

async function ownerOf({ db, clock }: Context, id: string): Promise<UserTable> {
  const secret = await findSecret(db, clock(), id);
  const owner = secret?.purpose === 'reset' ? secret.owner : undefined;
  const user = await findActiveUser(db, owner);
  if (!user) throw new ServerError('deadlink');
  return user;
}

/** Links and codes that were sent before die with the old password. */
export async function setPassword(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, id }: UserTable,
  passwordHash: string,
  kept = '',
): Promise<UserTable> {
  const user = await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash, ...(kept === '' && { verified: 1 }) })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!user) throw new ServerError('deadlink');
  await transaction
    .deleteFrom('sessions')
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where('hash', '!=', kept)
    .execute();
  await transaction
    .deleteFrom('secrets')
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  if (kept === '') await forgetDevices(transaction, user);
  await context.mail.add(
    actionMessage({
      to: user.email,
      language: user.lang,
      kind: 'passwordchanged',
      words: {},
      url: `${context.config.publicUrl}/forgot`,
    }),
    transaction,
  );
  await writeAudit(transaction, context, {
    clinic,
    role: user.access,
    action: 'auth.password',
    detail: { person: id },
  });
  return user;
}

function wordsOf({ email, first_name: firstName, last_name: lastName }: UserTable): PasswordOwner {
  return { email, firstName, lastName };
}
