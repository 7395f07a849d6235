import type { UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';

/** The caller's row. Throws `forbidden` in a session that a partner opened: the account is not the partner’s. */
export async function ownUser(context: Context): Promise<UserTable> {
  const { clinic, id, category } = signedIn(context);
  if (category !== undefined) throw new ServerError('forbidden');
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) throw new ServerError('unauthenticated');
  return user;
}
