import { Type, type Static } from 'typebox';
import { shape } from './primitives.ts';

export const MemberRole = Type.Unsafe<'owner' | 'secretary' | 'expert' | 'newuser'>(
  Type.Union(['owner', 'secretary', 'expert', 'newuser'].map((role) => Type.Literal(role))),
);
export type MemberRole = Static<typeof MemberRole>;

/** Every action on a category and what belongs to it: whether the caller may do it. */
export const Can = shape({
  fill: Type.Boolean(),
  view: Type.Boolean(),
  write: Type.Boolean(),
  remove: Type.Boolean(),
  report: Type.Boolean(),
  share: Type.Boolean(),
  invite: Type.Boolean(),
  design: Type.Boolean(),
  administer: Type.Boolean(),
  audit: Type.Boolean(),
});
export type Can = Static<typeof Can>;

/** One of those actions. */
export const Action = Type.Unsafe<keyof Can>(Type.Union(Object.keys(Can.properties).map((name) => Type.Literal(name))));

/** What the caller may do in one category; spread into the shapes that carry it. */
export const permissions = {
  /** With at least what they made themselves. */
  can: Can,
  /** With everything in the category. */
  canAll: Can,
  grants: Type.Array(MemberRole, { description: 'Roles that the caller may give, take, and find in members' }),
};
export const Permissions = shape(permissions);
export type Permissions = Static<typeof Permissions>;

/** What the caller may do somewhere in their clinic. */
export const standing = {
  administers: Type.Boolean({ description: 'Admin access, or may administer some category' }),
  readsFiles: Type.Boolean({ description: 'Admin access, or reads the files of others in some category' }),
};
export const Standing = shape(standing);
export type Standing = Static<typeof Standing>;
