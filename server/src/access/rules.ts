import type { Can } from '../../../src/api/contract/permissions.ts';
import type { Role } from '../../../src/engine/definition/types.ts';

/** What can be done with a category and with what belongs to it. */
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
] as const satisfies readonly (keyof Can)[];
export type Action = (typeof actions)[number];

export const roles = ['owner', 'secretary', 'expert', 'newuser', 'public'] as const satisfies readonly Role[];

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

export type ShareRight = 'read' | 'write';

/** Which share of a file suffices, whatever role its receiver has or has not. */
export const rightsByShare: Readonly<Record<Action, ShareRight | 'none'>> = {
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

/** As an expert, but never more than the person who shares it sees. */
export function viewLentBy(giver: Role): SharedView {
  return giver === 'owner' || giver === 'expert' ? 'expert' : 'secretary';
}

/** Whether a share allows it by itself. */
export function mayByShare(share: ShareRight, action: Action): boolean {
  const needed = rightsByShare[action];
  return needed === 'read' || (needed === 'write' && share === 'write');
}

export function extentOf(role: Role, action: Action): Extent {
  return rights[action][role];
}

/** Whether a role allows it by itself, with what they created or with anybody's. */
export function may(role: Role, action: Action, isOwn: boolean): boolean {
  const extent = extentOf(role, action);
  return extent === 'all' || (extent === 'own' && isOwn);
}
