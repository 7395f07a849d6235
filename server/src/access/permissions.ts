import type { Can, Permissions, Standing } from '../../../src/api/contract/permissions.ts';
import type { Role } from '../../../src/engine/definition/types.ts';
import { decide, type Relation } from './decide.ts';
import { grantableBy } from './grants.ts';
import { actions, may } from './rules.ts';

/** What somebody signed in may do with a file they reach. A share adds nothing to a role that may view the file. */
export function canWith(relation: Relation): Can {
  const allowed = actions.map((action) => [action, decide({ action, isSignedIn: true, relation }).outcome === 'allow']);
  return Object.fromEntries(allowed) as Can;
}

/** What somebody with this role may do in a category, as the screens need it. */
export function permissionsOf(role: Role): Permissions {
  return {
    can: canWith({ role, isOwn: true }),
    canAll: canWith({ role, isOwn: false }),
    grants: [...grantableBy(role)],
  };
}

/** What somebody may do in any category of their clinic; admin access counts as owner of them all. */
export function standingOf(isAdmin: boolean, roles: readonly Role[]): Standing {
  const some = (action: 'administer' | 'view') => isAdmin || roles.some((role) => may(role, action, false));
  return { administers: some('administer'), readsFiles: some('view') };
}
