import { randomInt } from 'node:crypto';
import { writeAudit } from '../audit/audit.ts';
import { isTaken } from '../db/dialect.ts';
import type { UserTable } from '../db/schema.ts';
import type { Context, Handler } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { actionLetter } from '../mail/letters/action-letter.ts';
import { countUse, forgetUse } from './count-use.ts';
import { normalEmail } from './email.ts';
import { ownUser } from './own-user.ts';
import { mailPace, mayMail } from './pace-mail.ts';
import { issueSecret, useSecret } from './secrets.ts';
import { newToken } from './tokens.ts';

/**
 * Mails a code to an address. Where somebody else has it, they are told; the answer and the work are the same, and older
 * codes die as they would: else one that lives on would tell.
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
      actionLetter({ to: email, language: user.lang, kind: isFree ? 'emailcode' : 'taken', words: { code }, url }),
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

/** Proves an address by its code, for whoever asked for the code; ten tries a code. Tries of people who are not signed in count apart: they hold nobody off. */
export const verifyEmail: Handler<'/verifyEmailAddress/'> = async (context, body) => {
  const email = normalEmail(body.email);
  await countUse(context, 'code', context.caller.user?.id ?? email);
  const verified = await context.db
    .transaction()
    .execute(async (transaction) => {
      const owner = (await useSecret(transaction, context.clock(), 'emailcode', `${email}:${body.code}`))?.owner;
      const isAsked =
        owner !== undefined && (context.caller.user === undefined || context.caller.user.id === owner.user);
      const user =
        isAsked &&
        (await transaction
          .selectFrom('users')
          .selectAll()
          .where('clinic', '=', owner.clinic)
          .where('id', '=', owner.user)
          .where('disabled_at', 'is', null)
          .executeTakeFirst());
      if (!user) return false;
      await transaction
        .updateTable('users')
        .set({ email, verified: 1 })
        .where('clinic', '=', user.clinic)
        .where('id', '=', user.id)
        .execute();
      if (user.email !== email) await tellOldAddress(transaction, context, user);
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

async function tellOldAddress(
  transaction: Parameters<Context['mail']['add']>[1],
  { mail, config }: Context,
  user: UserTable,
): Promise<void> {
  await mail.add(
    actionLetter({
      to: user.email,
      language: user.lang,
      kind: 'emailchanged',
      words: {},
      url: `${config.publicUrl}/signin`,
    }),
    transaction,
  );
}
