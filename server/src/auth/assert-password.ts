import type { UserTable } from '../db/schema.ts';
import type { Context } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { fitsPassword } from './passwords.ts';
import { countOwnAttempt } from './sign-in-attempts.ts';

/** Asks somebody who is signed in for their password once more, with the waits of signing in. Throws `wrongpassword`. */
export async function assertPassword(context: Context, user: UserTable, password: string): Promise<void> {
  const attempt = await countOwnAttempt(context, user.id);
  if (!(await fitsPassword(user.password_hash, password))) throw new ServerError('wrongpassword');
  await attempt.forgive();
}
