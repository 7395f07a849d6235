import { findActiveUser } from '../accounts/active-user.ts';
import { randomInt } from 'node:crypto';
import { writeAudit } from '../audit/write-audit.ts';
import { isTaken } from '../db/dialect.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { actionMessage } from '../mail/messages/action-message.ts';
import { countUse, forgetUse } from '../accounts/count-use.ts';
import { normalEmail } from '../accounts/email.ts';
import { ownUser } from '../accounts/own-user.ts';
import { mailPace, mayMail } from '../accounts/pace-mail.ts';
import { issueSecret, useSecret } from '../accounts/secrets.ts';
import { newToken } from '../crypto/tokens.ts';

/**
 * Mails a code to an address. Where somebody else has it, they are notified; the answer and the work are the same, and older
 * codes die as they would: else one that lives on would reveal it.
 */
export const sendEmailCode: Handler<'/sendemailverifycode/'> = async (context, body) => {
  const user = await ownUser(context);
  const email = normalEmail(body.email);
  await countUse(context, 'verify', user.id);
  const isOwn = email === user.email;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const url = `${context.config.publicUrl}/profile`;
  await context.db.transaction().execute(async (transaction) => {
    if (!isOwn && !(await mayMail(transaction, context.clock(), 'code', email)))
      throw new ServerError('toomany', { retryAfter: mailPace.thenEveryMs / 1000 });
    const holder = await transaction.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    const isFree = holder === undefined || holder.id === user.id;
    await issueSecret(
      transaction,
      context.clock(),
      'emailcode',
      { clinic: user.clinic, user: user.id },
      isFree ? `${email}:${code}` : newToken(),
    );
    await context.mail.add(
      actionMessage({ to: email, language: user.lang, kind: isFree ? 'emailcode' : 'taken', words: { code }, url }),
      transaction,
    );
    await writeAudit(
      transaction,
      context,
      { clinic: user.clinic, role: user.access, action: 'auth.emailcode', detail: { person: user.id } },
      isFree ? 'done' : 'denied',
    );
  });
  await forgetUse(context, 'code', user.id);
  return {};
};

/** Verifies an address by its code; ten attempts per code. Attempts without a session are counted apart, so that strangers cannot lock anybody out. */
export const verifyEmail: Handler<'/verifyEmailAddress/'> = async (context, body) => {
  const email = normalEmail(body.email);
  await countUse(context, 'code', context.caller.user?.id ?? email);
  const verified = await context.db
    .transaction()
    .execute(async (transaction) => {
      const owner = (await useSecret(transaction, context.clock(), 'emailcode', `${email}:${body.code}`))?.owner;
      const isRequested =
        owner !== undefined && (context.caller.user === undefined || context.caller.user.id === owner.user);
      const user = isRequested ? await findActiveUser(transaction, owner) : undefined;
      if (!user) return false;
      await transaction
        .updateTable('users')
        .set({ email, verified: 1 })
        .where('clinic', '=', user.clinic)
        .where('id', '=', user.id)
        .execute();
      if (user.email !== email) await notifyOldAddress(transaction, context, user);
      await writeAudit(transaction, context, {
        clinic: user.clinic,
        role: user.access,
        action: 'auth.email',
        detail: { person: user.id },
      });
      return true;
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new ServerError('wrongcode') : error;
    });
  if (!verified) throw new ServerError('wrongcode');
  return { verified };
};

async function notifyOldAddress(
  transaction: Parameters<Context['mail']['add']>[1],
  { mail, config }: Context,
  user: UserTable,
): Promise<void> {
  await mail.add(
    actionMessage({
      to: user.email,
      language: user.lang,
      kind: 'emailchanged',
      words: {},
      url: `${config.publicUrl}/signin`,
    }),
    transaction,
  );
}
