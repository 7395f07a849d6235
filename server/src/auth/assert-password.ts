import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { fitsPassword } from '../accounts/passwords.ts';
import { countOwnAttempt } from './sign-in-attempts.ts';

/** Asks somebody who is signed in for their password once more, with the waits of signing in. Throws `wrongpassword`. */
export async function assertPassword(context: Context, user: UserTable, password: string): Promise<void> {
  const attempt = await countOwnAttempt(context, user.id);
  if (!(await fitsPassword(user.password_hash, password, user.id))) throw new ServerError('wrongpassword');
  await attempt.forgive();
}
