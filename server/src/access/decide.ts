import type { Role } from '../../../src/engine/definition/types.ts';
import { extentOf, may, mayByShare, type Action, type ShareRight } from './rules.ts';

/** How the caller is related to a category or file. */
export interface Relation {
  /** Their role in the category it belongs to; absent where they have none. */
  readonly role?: Role | undefined;
  /** Whether they created it. For a category: what they may do with their own entries in it. */
  readonly isOwn: boolean;
  /** What a share of it allows. */
  readonly share?: ShareRight | undefined;
}

export interface AccessQuestion {
  readonly action: Action;
  readonly isSignedIn: boolean;
  /** Absent where no such thing exists. */
  readonly relation?: Relation | undefined;
}

/**
 * `deny`: they may know of it, but not do this: without a session, beyond their role, beyond what was shared.
 * `unknown`: the answer is the same as for an id that never existed: because it does not exist, because it belongs to a
 * category they have no role in, or because it is somebody else's and they reach only their own.
 */
export type Decision =
  | { readonly outcome: 'allow'; readonly reason: 'role' | 'share' }
  | { readonly outcome: 'deny'; readonly reason: 'signed-out' | 'beyond-role' | 'beyond-share' }
  | { readonly outcome: 'unknown'; readonly reason: 'missing' | 'no-role' | 'not-own' };

export type Refusal = Exclude<Decision, { readonly outcome: 'allow' }>;

/** Whether the caller may do this; reads nothing but the tables of rights. */
export function decide({ action, isSignedIn, relation }: AccessQuestion): Decision {
  if (relation === undefined) return { outcome: 'unknown', reason: 'missing' };
  const { role, isOwn, share } = relation;
  if (role !== undefined && may(role, action, isOwn)) return { outcome: 'allow', reason: 'role' };
  if (share !== undefined && mayByShare(share, action)) return { outcome: 'allow', reason: 'share' };
  if (!isSignedIn) return { outcome: 'deny', reason: 'signed-out' };
  if (share !== undefined) return { outcome: 'deny', reason: 'beyond-share' };
  if (role === undefined) return { outcome: 'unknown', reason: 'no-role' };
  return extentOf(role, action) === 'own'
    ? { outcome: 'unknown', reason: 'not-own' }
    : { outcome: 'deny', reason: 'beyond-role' };
}
