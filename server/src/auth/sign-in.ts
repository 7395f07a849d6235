import { writeAudit, type AuditEvent } from '../audit/audit.ts';
import { commitTogether } from '../db/group-commit.ts';
import type { UserTable } from '../db/schema.ts';
import type { Context, Handler } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { normalEmail } from './email.ts';
import { fitsPassword, hashPassword, isOutdated } from './passwords.ts';
import { sessionReply } from './session-reply.ts';
import { countAttempt } from './sign-in-attempts.ts';

/**
 * Signs in. Somebody unknown, somebody disabled and a wrong password get the same answer after the same work; that an
 * account waits for its activation is told to whoever knows its password alone.
 */
export const signIn: Handler<'/auth/veryifypassword'> = async (context, { email, password, device }) => {
  const attempt = await countAttempt(context, email, device);
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  const fits = await fitsPassword(user?.password_hash, password);
  const passes = fits && user !== undefined && user.disabled_at === null;
  await writeDown(context, user, passes);
  if (!passes) throw new ServerError('wrongpassword');
  await attempt.forgive();
  if (user.verified === 0) throw new ServerError('notactivated');
  await renewHash(context, user, password);
  return sessionReply(context, user, { device });
};

/** A hash that was made with other parameters is made anew while the password is at hand. */
async function renewHash({ db }: Context, user: UserTable, password: string): Promise<void> {
  if (user.password_hash === null || !isOutdated(user.password_hash)) return;
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('clinic', '=', user.clinic)
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}

/** A stranger's try is written down too, under no clinic: it costs the same time and shows in the audit log. */
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
