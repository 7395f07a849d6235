import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';
import { MemberRole } from './permissions.ts';
import { Access, Headline } from './shapes.ts';
import { Empty, Id, IdOrSlug, Localized, Role, Time, line, countedListOf, listQuery, shape } from './primitives.ts';

const RolesInstead = Type.Array(MemberRole, {
  description: 'Roles that the caller may give in place of this one; none where they may not change it',
});

export const Person = shape({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  picture: Type.String(),
  email: Type.String({ description: 'Blank where the caller may not invite into any of their categories' }),
  roles: Type.Array(shape({ category: Id, role: Role, grants: RolesInstead }), {
    description: 'In the categories that the caller reaches',
  }),
});
export type Person = Static<typeof Person>;

/** Somebody's account as admins manage it. */
export const Account = shape({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  access: Access,
  disabled: Type.Boolean({ description: 'Cannot sign in; what they stored stays' }),
  secondStep: Type.Boolean({ description: 'Signs in with two-factor authentication' }),
  usedAt: Type.Union([Time, Type.Null()], { description: 'When a session that is open was last used' }),
});
export type Account = Static<typeof Account>;

export const VisitedKind = Type.Union([Type.Literal('service'), Type.Literal('project'), Type.Literal('category')]);

const Marked = shape({
  kind: VisitedKind,
  id: Id,
  slug: Type.String(),
  title: Localized,
  headline: Type.Optional(Headline),
});
const groupState = { title: line({ minLength: 1, maxLength: 100 }), users: Type.Array(Id, { maxItems: 200 }) };

export const colleagues = {
  '/user/getusers': defineCall({
    summary: 'People the caller may see: of their categories, or of the clinic for admin access',
    who: 'user',
    body: shape({ ...listQuery, category: Type.Optional(IdOrSlug), role: Type.Optional(MemberRole) }),
    data: countedListOf(Person),
  }),
  '/user/getconnectedusers': defineCall({
    summary: 'Colleagues: people sharing a category, a group or a file with the caller',
    who: 'user',
    body: shape(listQuery),
    data: countedListOf(Person),
  }),
  '/user/storerole': defineCall({
    summary:
      'Changes a member’s role in a category, or removes the member. Where the role is not the one in `was` any more, nothing is stored',
    who: 'user',
    errors: ['brokenrule', 'olderrev'],
    body: shape({
      category: IdOrSlug,
      user: Id,
      role: Type.Union([MemberRole, Type.Null()]),
      was: Type.Optional(MemberRole),
    }),
    data: Empty,
  }),
  '/admin/getaccounts': defineCall({
    summary: 'The accounts of the clinic, by their email addresses',
    who: 'user',
    body: shape(listQuery),
    data: countedListOf(Account),
  }),
  '/admin/storeaccount': defineCall({
    summary:
      'Gives or takes admin access, disables an account or enables it again; whoever loses access is signed out everywhere',
    who: 'user',
    errors: ['lastadmin'],
    body: shape({ user: Id, access: Type.Optional(Access), disabled: Type.Optional(Type.Boolean()) }),
    data: Account,
  }),
  '/admin/endaccountsessions': defineCall({
    summary: 'Signs somebody of the clinic out everywhere',
    who: 'user',
    body: shape({ user: Id }),
    data: shape({ ended: Type.Integer() }),
  }),
  '/user/storeVirtualgroup': defineCall({
    summary:
      'Adds or changes one of the caller’s groups. Where it is not as in `was` any more, or was removed, nothing is stored',
    who: 'user',
    errors: ['brokenrule', 'olderrev'],
    body: shape({ id: Type.Optional(Id), ...groupState, was: Type.Optional(shape(groupState)) }),
    data: shape({ id: Id }),
  }),
  '/user/getvirtualgroups': defineCall({
    summary: 'The caller’s groups',
    who: 'user',
    body: Empty,
    data: Type.Array(shape({ id: Id, title: Type.String(), users: Type.Integer() })),
  }),
  '/user/getvirtualgroupusers': defineCall({
    summary: 'People of a group',
    who: 'user',
    body: shape({ group: Id }),
    data: Type.Array(Person),
  }),
  '/user/removevirtualgroup': defineCall({
    summary: 'Removes a group and withdraws what was shared with it',
    who: 'user',
    body: shape({ id: Id }),
    data: Empty,
  }),
  '/user/storemyfavorite': defineCall({
    summary: 'Marks or unmarks a favourite',
    who: 'user',
    body: shape({ kind: VisitedKind, id: IdOrSlug, favorite: Type.Boolean() }),
    data: Empty,
  }),
  '/user/getmyfavorites': defineCall({
    summary: 'Favourites, newest first',
    who: 'user',
    body: Empty,
    data: Type.Array(Marked),
  }),
  '/user/addmostvisited': defineCall({
    summary: 'Counts one visit',
    who: 'user',
    body: shape({ kind: VisitedKind, id: IdOrSlug }),
    data: Empty,
  }),
  '/user/storemostvisited': defineCall({
    summary: 'Replaces the list of the most visited, the first with the most weight',
    who: 'user',
    body: shape({ items: Type.Array(shape({ kind: VisitedKind, id: IdOrSlug }), { maxItems: 10 }) }),
    data: Empty,
  }),
  '/user/getmostvisiteds': defineCall({
    summary: 'The ten most visited, recent visits with more weight',
    who: 'user',
    body: Empty,
    data: Type.Array(Marked),
  }),
} as const;
