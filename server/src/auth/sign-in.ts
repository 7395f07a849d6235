import { writeAudit, type AuditEvent } from '../audit/write-audit.ts';
import { commitTogether } from '../db/group-commit.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { limitKey } from '../http/request/caller.ts';
import { ServerError } from '../errors/server-error.ts';
import { normalEmail } from '../accounts/email.ts';
import { fitsPassword, hashPassword, isOutdated } from '../accounts/passwords.ts';
import { sessionReply } from '../sessions/session-reply.ts';
import { countAttempt } from './sign-in-attempts.ts';

/**
 * Signs in. Somebody unknown, somebody disabled and a wrong password get the same answer after the same work; only who knows
 * the password learns that an account waits for its activation.
 */
export const signIn: Handler<'/auth/veryifypassword'> = async (context, { email, password, device }) => {
  const attempt = await countAttempt(context, email, device);
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  const fits = await fitsPassword(user?.password_hash, password, limitKey(context.caller.address));
  const passes = fits && user !== undefined && user.disabled_at === null;
  await writeDown(context, user, passes);
  if (!passes) throw new ServerError('wrongpassword');
  await attempt.forgive();
  if (user.verified === 0) throw new ServerError('notactivated');
  await renewHash(context, user, password);
  return sessionReply(context, user, { device });
};

/** Replaces a hash that was made with other parameters while the password is at hand. */
async function renewHash({ db }: Context, user: UserTable, password: string): Promise<void> {
  if (user.password_hash === null || !isOutdated(user.password_hash)) return;
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password, user.id) })
    .where('clinic', '=', user.clinic)
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}

/** A stranger's attempt is recorded too, under no clinic: it takes the same time and shows in the audit log. */
async function writeDown(context: Context, user: UserTable | undefined, passes: boolean): Promise<void> {
  const event: AuditEvent = {
    clinic: user?.clinic ?? 'none',
    role: user?.access ?? 'none',
    action: 'auth.signin',
    ...(user && { detail: { person: user.id } }),
  };
  await commitTogether(context.db, (transaction) =>
    writeAudit(transaction, context, event, passes ? 'done' : 'denied'),
  );
}
