import type { MemberRole } from '../../../src/api/contract/permissions.ts';
import type { Role } from '../../../src/engine/definition/types.ts';

/**
 * The roles that each role may give, take, and find in others when it changes them.
 *
 * Nobody gives what they lack: an expert reads answers that are hidden from secretaries, so a secretary gives no such
 * role, and nobody but an owner makes owners.
 */
const grants: Readonly<Record<Role, readonly MemberRole[]>> = {
  owner: ['owner', 'secretary', 'expert', 'newuser'],
  secretary: ['secretary', 'newuser'],
  expert: [],
  newuser: [],
  public: [],
};

export function grantableBy(role: Role): readonly MemberRole[] {
  return grants[role];
}

/**
 * The roles that somebody may give a member in place of the one held: none where they could not give that one either, or
 * where it is their own and they have no admin access.
 */
export function rolesInstead(role: Role, held: MemberRole, isOwn: boolean): readonly MemberRole[] {
  return isOwn || !mayGrant(role, held) ? [] : grants[role];
}

export function mayGrant(role: Role, wanted: MemberRole): boolean {
  return grants[role].includes(wanted);
}

const order: readonly MemberRole[] = ['newuser', 'secretary', 'expert', 'owner'];

/** The role that sees and does more; an invitation takes nothing away. */
export function higherRole(one: MemberRole, other: MemberRole): MemberRole {
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}
