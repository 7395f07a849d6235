import type { Role } from '../../../engine/definition/types.ts';

export type MemberRole = Exclude<Role, 'public'>;

/** The roles a person may give where they have this one; the server decides, the screen offers no more. */
export function grantable(role: Role): readonly MemberRole[] {
  if (role === 'owner') return ['owner', 'secretary', 'expert', 'newuser'];
  return role === 'secretary' ? ['secretary', 'newuser'] : [];
}
