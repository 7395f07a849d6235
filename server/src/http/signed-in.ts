import type { CallingUser, Context } from './handler.ts';
import { ServerError } from './server-error.ts';

/** The signed-in person, or the refusal `unauthenticated`. */
export function signedIn(context: Context): CallingUser {
  if (!context.caller.user) throw new ServerError('unauthenticated');
  return context.caller.user;
}
