import type { Context } from './context.ts';
import type { CallingUser } from './caller.ts';
import { ServerError } from '../errors/server-error.ts';

/** The signed-in person, or the refusal `unauthenticated`. */
export function signedIn(context: Context): CallingUser {
  if (!context.caller.user) throw new ServerError('unauthenticated');
  return context.caller.user;
}
