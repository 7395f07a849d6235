import type { ErrorName } from '../../../src/api/contract/errors.ts';
import type { Role } from '../../../src/engine/definition/types.ts';
import type { Caller } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { extentOf, may, type Action, type Relation } from './rules.ts';

/** What is asked for, as it stands to the caller. */
export interface Resource {
  readonly relation: Relation;
  /** The caller's role where the thing lies; absent where they have none. */
  readonly role?: Role;
  /** What is said to those who may not know of it: the same as for an id that does not exist. */
  readonly unknown: ErrorName;
}

/**
 * Passes, or throws what the caller may know.
 *
 * 404 for what is not theirs, the same as for an unknown id; 401 where signing in might help; 403 where they belong
 * but lack the right.
 */
export function assertMay(caller: Caller, action: Action, resource: Resource): void {
  const { role, relation } = resource;
  if (role !== undefined && may(role, action, relation)) return;
  if (role === undefined || relation === 'elsewhere' || relation === 'foreign') {
    throw new ServerError(caller.user === undefined ? 'unauthenticated' : resource.unknown);
  }
  if (extentOf(role, action) === 'own') throw new ServerError(resource.unknown);
  throw new ServerError(caller.user === undefined ? 'unauthenticated' : 'forbidden');
}

/** Services and projects are the clinic's furniture: only admin access changes them. */
export function assertAdmin(caller: Caller): void {
  if (caller.user === undefined) throw new ServerError('unauthenticated');
  if (!isAdmin(caller)) throw new ServerError('forbidden');
}

/** A session opened for one category alone never carries admin access. */
export function isAdmin(caller: Caller): boolean {
  return caller.user?.access === 'admin' && caller.user.category === undefined;
}
