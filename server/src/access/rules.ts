import type { Static } from 'typebox';
import type { Can } from '../../../src/api/contract/shapes.ts';
import type { Role } from '../../../src/engine/definition/types.ts';

/** What can be asked of a category and of what lies in it. */
export const actions = [
  'fill',
  'view',
  'write',
  'remove',
  'report',
  'share',
  'invite',
  'design',
  'administer',
  'audit',
] as const;
export type Action = (typeof actions)[number];

export const roles = ['owner', 'secretary', 'expert', 'newuser', 'public'] as const satisfies readonly Role[];

/**
 * How a thing stands to the caller.
 *
 * `own`: they made it. `category`: it lies in a category they have a role in. `elsewhere`: in a category of their
 * clinic they have none in. `foreign`: in another clinic. `read`, `write`: a file of either that somebody shared with
 * them; once the share is withdrawn, the file is elsewhere or foreign again.
 */
export const relations = ['own', 'category', 'read', 'write', 'elsewhere', 'foreign'] as const;
export type Relation = (typeof relations)[number];

/** `all`: everything in the category; `own`: what they made themselves; `none`. */
type Extent = 'all' | 'own' | 'none';

/** The one table of rights. Whoever has admin access counts as owner of each category of their clinic. */
export const rights: Readonly<Record<Action, Readonly<Record<Role, Extent>>>> = {
  fill: { owner: 'all', secretary: 'all', expert: 'all', newuser: 'own', public: 'own' },
  view: { owner: 'all', secretary: 'all', expert: 'all', newuser: 'own', public: 'none' },
  write: { owner: 'all', secretary: 'all', expert: 'all', newuser: 'own', public: 'none' },
  remove: { owner: 'all', secretary: 'all', expert: 'none', newuser: 'none', public: 'none' },
  report: { owner: 'all', secretary: 'all', expert: 'all', newuser: 'own', public: 'none' },
  share: { owner: 'all', secretary: 'all', expert: 'all', newuser: 'none', public: 'none' },
  invite: { owner: 'all', secretary: 'all', expert: 'none', newuser: 'none', public: 'none' },
  design: { owner: 'all', secretary: 'none', expert: 'none', newuser: 'none', public: 'none' },
  administer: { owner: 'all', secretary: 'none', expert: 'none', newuser: 'none', public: 'none' },
  audit: { owner: 'all', secretary: 'none', expert: 'none', newuser: 'none', public: 'none' },
};

/** Which share of a file suffices, whatever role its receiver has or has not. */
export const rightsByShare: Readonly<Record<Action, 'read' | 'write' | 'none'>> = {
  fill: 'write',
  view: 'read',
  write: 'write',
  report: 'read',
  remove: 'none',
  share: 'none',
  invite: 'none',
  design: 'none',
  administer: 'none',
  audit: 'none',
};

/** As whom a colleague may see a file that was shared with them. */
export type SharedView = Extract<Role, 'expert' | 'secretary'>;

/** As an expert does, but never more than whoever shares it sees. */
export function viewLentBy(giver: Role): SharedView {
  return giver === 'owner' || giver === 'expert' ? 'expert' : 'secretary';
}

/** Whether a share allows it by itself. */
export function mayByShare(share: 'read' | 'write', action: Action): boolean {
  const needed = rightsByShare[action];
  return needed === 'read' || (needed === 'write' && share === 'write');
}

export function extentOf(role: Role, action: Action): Extent {
  return rights[action][role];
}

/** Whether the tables allow it. */
export function may(role: Role, action: Action, relation: Relation): boolean {
  if (relation === 'read' || relation === 'write') return mayByShare(relation, action);
  if (relation === 'elsewhere' || relation === 'foreign') return false;
  const extent = extentOf(role, action);
  return extent === 'all' || (extent === 'own' && relation === 'own');
}

/** What screens are told of the rights in a category. */
export function canOf(role: Role): Static<typeof Can> {
  const some = (action: Action) => extentOf(role, action) !== 'none';
  return {
    fill: some('fill'),
    view: some('view'),
    design: some('design'),
    share: some('share'),
    invite: some('invite'),
    report: some('report'),
  };
}
