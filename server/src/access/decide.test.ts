import { describe, expect, it } from 'vitest';
import type { Role } from '../../../src/engine/definition/types.ts';
import { decide, type Decision, type Relation } from './decide.ts';
import { actions, roles, type Action } from './rules.ts';

/** The table of rights once more, by hand: who may do what with everything in a category, and who with their own alone. */
const all: Readonly<Record<Action, readonly Role[]>> = {
  fill: ['owner', 'secretary', 'expert'],
  view: ['owner', 'secretary', 'expert'],
  write: ['owner', 'secretary', 'expert'],
  remove: ['owner', 'secretary'],
  report: ['owner', 'secretary', 'expert'],
  share: ['owner', 'secretary', 'expert'],
  invite: ['owner', 'secretary'],
  design: ['owner'],
  administer: ['owner'],
  audit: ['owner'],
};
const own: Readonly<Partial<Record<Action, readonly Role[]>>> = {
  fill: ['newuser', 'public'],
  view: ['newuser'],
  write: ['newuser'],
  report: ['newuser'],
};
const shared: Readonly<Record<'read' | 'write', readonly Action[]>> = {
  read: ['view', 'report'],
  write: ['view', 'report', 'fill', 'write'],
};

const everyRole: readonly (Role | undefined)[] = [...roles, undefined];
const everyShare = [undefined, 'read', 'write'] as const;
const everyRelation: readonly Relation[] = everyRole.flatMap((role) =>
  [true, false].flatMap((isOwn) => everyShare.map((share) => ({ role, isOwn, share }))),
);

function mayByHand(action: Action, { role, isOwn }: Relation): boolean {
  if (role === undefined) return false;
  return all[action].includes(role) || (isOwn && (own[action]?.includes(role) ?? false));
}

describe('the decision on access', () => {
  it.each(actions)('to %s: allows what role or share allow, by that, and nothing else', (action) => {
    for (const relation of everyRelation) {
      for (const isSignedIn of [true, false]) {
        const bySharing = relation.share !== undefined && shared[relation.share].includes(action);
        const reason = mayByHand(action, relation) ? 'role' : bySharing ? 'share' : undefined;
        const { outcome, reason: given } = decide({ action, isSignedIn, relation });
        expect({ relation, isSignedIn, allowedBy: outcome === 'allow' ? given : undefined }).toEqual({
          relation,
          isSignedIn,
          allowedBy: reason,
        });
      }
    }
  });

  const refusals: readonly (readonly [string, Parameters<typeof decide>[0], Decision])[] = [
    ['what does not exist is unknown', { action: 'fill', isSignedIn: true }, { outcome: 'unknown', reason: 'missing' }],
    [
      'and so it is without a session',
      { action: 'fill', isSignedIn: false },
      { outcome: 'unknown', reason: 'missing' },
    ],
    [
      'without a role it is unknown',
      { action: 'view', isSignedIn: true, relation: { isOwn: false } },
      { outcome: 'unknown', reason: 'no-role' },
    ],
    [
      'even to who created it',
      { action: 'view', isSignedIn: true, relation: { isOwn: true } },
      { outcome: 'unknown', reason: 'no-role' },
    ],
    [
      'without a session signing in might help',
      { action: 'view', isSignedIn: false, relation: { isOwn: false } },
      { outcome: 'deny', reason: 'signed-out' },
    ],
    [
      'also where the public has a role',
      { action: 'view', isSignedIn: false, relation: { role: 'public', isOwn: true } },
      { outcome: 'deny', reason: 'signed-out' },
    ],
    [
      'or where the file is somebody else’s',
      { action: 'fill', isSignedIn: false, relation: { role: 'public', isOwn: false } },
      { outcome: 'deny', reason: 'signed-out' },
    ],
    [
      'other people’s files are unknown to new users',
      { action: 'view', isSignedIn: true, relation: { role: 'newuser', isOwn: false } },
      { outcome: 'unknown', reason: 'not-own' },
    ],
    [
      'a role that lacks the right is denied',
      { action: 'design', isSignedIn: true, relation: { role: 'expert', isOwn: true } },
      { outcome: 'deny', reason: 'beyond-role' },
    ],
    [
      'on their own files too',
      { action: 'share', isSignedIn: true, relation: { role: 'newuser', isOwn: true } },
      { outcome: 'deny', reason: 'beyond-role' },
    ],
    [
      'a shared file is no secret: beyond the share is denied',
      { action: 'write', isSignedIn: true, relation: { isOwn: false, share: 'read' } },
      { outcome: 'deny', reason: 'beyond-share' },
    ],
    [
      'whatever the role',
      { action: 'write', isSignedIn: true, relation: { role: 'newuser', isOwn: false, share: 'read' } },
      { outcome: 'deny', reason: 'beyond-share' },
    ],
  ];
  it.each(refusals)('%s', (_name, question, expected) => {
    expect(decide(question)).toEqual(expected);
  });
});
