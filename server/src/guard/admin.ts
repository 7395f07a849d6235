import type { Caller } from '../context/caller.ts';
import { ServerError } from '../errors/server-error.ts';

/** A session opened for one category alone never carries admin access. */
export function isAdmin(caller: Caller): boolean {
  return caller.user?.access === 'admin' && caller.user.category === undefined;
}

/** Services and projects belong to the clinic as a whole: only admin access changes them. */
export function assertAdmin(caller: Caller): void {
  if (caller.user === undefined) throw new ServerError('unauthenticated');
  if (!isAdmin(caller)) throw new ServerError('forbidden');
}
