import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/audit.ts';
import { limitKey } from '../http/caller.ts';
import type { Schema, UserTable } from '../db/schema.ts';
import type { Context, Handler } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { actionLetter } from '../mail/letters/action-letter.ts';
import { assertPassword } from './assert-password.ts';
import { countUse } from './count-use.ts';
import { normalEmail } from './email.ts';
import { forgetDevices } from './known-devices.ts';
import { ownUser } from './own-user.ts';
import { mayMail } from './pace-mail.ts';
import { assertGoodPassword, type PasswordOwner } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { findSecret, issueSecret, useSecret, type SecretOwner } from './secrets.ts';
import { sessionReply } from './session-reply.ts';
import { forgetStrangers } from './sign-in-attempts.ts';
import { hashToken } from './tokens.ts';

/**
 * Mails a link where somebody has the address, or leaves it at the one just mailed. A stranger gets the same answer after the same work, and no letter.
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
    const letter = actionLetter({
      to: normalEmail(email),
      language: user?.lang ?? context.caller.language,
      kind: 'reset',
      words: {},
      url,
    });
    await (user ? context.mail.add(letter, transaction) : context.mail.addNone(letter, transaction));
  });
  return {};
};

/** Whose secret a stranger's is: nobody's, told apart by address, so that an address asked for again finds its last one as an owner's does. */
function nobodyOf(email: string): SecretOwner {
  return { clinic: 'none', user: hashToken(normalEmail(email)) };
}

/** Sets a password by a mailed link, which proves the address too, and ends every session. */
export const resetPassword: Handler<'/auth/resetpassword'> = async (context, { id, password, device }) => {
  const owner = await ownerOf(context, id);
  assertGoodPassword(password, wordsOf(owner));
  const passwordHash = await hashPassword(password);
  const user = await context.db.transaction().execute(async (transaction) => {
    const used = (await useSecret(transaction, context.clock(), 'reset', id))?.owner;
    if (used?.user !== owner.id) throw new ServerError('deadlink');
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
  const user =
    owner &&
    (await db
      .selectFrom('users')
      .selectAll()
      .where('clinic', '=', owner.clinic)
      .where('id', '=', owner.user)
      .where('disabled_at', 'is', null)
      .executeTakeFirst());
  if (!user) throw new ServerError('deadlink');
  return user;
}

/** Links that were mailed before die with the old password. */
async function setPassword(
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
    actionLetter({
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
