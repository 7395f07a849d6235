import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';
import { MemberRole } from './permissions.ts';
import { Session } from './shapes.ts';
import {
  Device,
  Email,
  Empty,
  Id,
  IdOrSlug,
  Localized,
  Name,
  Password,
  Qr,
  Secret,
  Time,
  countedListOf,
  line,
  listQuery,
  shape,
} from './primitives.ts';

export const Invitation = shape({
  id: Id,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  category: Type.Union([Id, Type.Null()]),
  role: MemberRole,
  invitedBy: Type.String(),
  createdAt: Time,
  expiresAt: Time,
  state: Type.Union([Type.Literal('open'), Type.Literal('accepted'), Type.Literal('expired')]),
});
export type Invitation = Static<typeof Invitation>;

const KeyRole = Type.Union([Type.Literal('expert'), Type.Literal('newuser')]);
export const CategoryKey = shape({
  id: Id,
  title: Type.String(),
  role: KeyRole,
  createdAt: Time,
  usedAt: Type.Union([Time, Type.Null()]),
  forms: Type.Array(shape({ id: Id, slug: Type.String(), title: Localized }), {
    description: 'Categories that it opens, those that the caller administers',
  }),
  otherForms: Type.Integer({ description: 'How many more there are' }),
});
export type CategoryKey = Static<typeof CategoryKey>;

const Also = Type.Optional(
  Type.Array(IdOrSlug, { maxItems: 49, description: 'Further categories that the same email invites into' }),
);

export const waysIn = {
  '/user/inviteuser': defineCall({
    summary: 'Invites somebody into categories by one email; a second invitation into one replaces the first',
    who: 'user',
    body: shape({ id: Type.Optional(Id), email: Email, category: IdOrSlug, also: Also, role: MemberRole }),
    data: shape({ id: Id }),
  }),
  '/user/registeruser': defineCall({
    summary: 'Registers somebody, who gets an invitation',
    who: 'user',
    body: shape({
      id: Type.Optional(Id),
      firstName: Name,
      lastName: Name,
      email: Email,
      phone: Type.Optional(Type.String({ maxLength: 20 })),
      category: Type.Optional(IdOrSlug),
      also: Also,
      role: Type.Optional(MemberRole),
    }),
    data: shape({ id: Id }),
  }),
  '/user/getinvitedusers': defineCall({
    summary: 'Invitations sent, newest first; search by name and email',
    who: 'user',
    body: shape({ ...listQuery, category: Type.Optional(IdOrSlug) }),
    data: countedListOf(Invitation),
  }),
  '/user/removeInvitedUser': defineCall({
    summary: 'Withdraws an invitation',
    who: 'user',
    body: shape({ id: Id }),
    data: Empty,
  }),
  '/user/invitation': defineCall({
    summary: 'What an invitation is for, without using it',
    who: 'anyone',
    errors: ['deadlink'],
    body: shape({ id: Secret, email: Email }),
    data: shape({
      clinic: Localized,
      categories: Type.Array(Localized, { description: 'None for the clinic alone' }),
      role: MemberRole,
      firstName: Type.String(),
      lastName: Type.String(),
      hasAccount: Type.Boolean({ description: 'The address has an account: its person signs in first' }),
    }),
  }),
  '/user/acceptinvitation': defineCall({
    summary: 'Accepts an invitation, with a new account or the one signed in',
    who: 'anyone',
    errors: ['deadlink', 'signinfirst', 'otherclinic'],
    body: shape({
      id: Secret,
      email: Email,
      password: Type.Optional(Password),
      firstName: Type.Optional(Name),
      lastName: Type.Optional(Name),
      device: Device,
    }),
    data: Session,
  }),
  '/auth/storeautologin': defineCall({
    summary: 'A one-time sign-in link for another device of the person’s own, valid for ten minutes',
    who: 'user',
    body: shape({ to: Type.Optional(Type.String({ maxLength: 300, pattern: '^/(?!/)[^\\\\\\s]*$' })) }),
    data: shape({
      link: Type.String(),
      expiresAt: Time,
      qr: Qr,
    }),
  }),
  '/autologin/': defineCall({
    summary: 'Signs in with a one-time link',
    who: 'anyone',
    errors: ['deadlink', 'secondstep'],
    body: shape({ token: Secret }),
    data: Session,
  }),
  '/user/autologintocategory': defineCall({
    summary: 'Signs a partner’s person into one category alone',
    who: 'anyone',
    errors: ['wrongkey'],
    body: shape({
      category: IdOrSlug,
      token: Secret,
      user: Type.Optional(
        shape({
          firstName: Type.Optional(Name),
          lastName: Type.Optional(Name),
          email: Type.Optional(Email),
          role: Type.Optional(KeyRole),
        }),
      ),
    }),
    data: Session,
  }),
  '/category/storekey': defineCall({
    summary: 'Creates a partner’s key for a category or several; it is shown once',
    who: 'user',
    errors: ['idtaken'],
    body: shape({
      id: Type.Optional(Id),
      category: IdOrSlug,
      also: Type.Optional(
        Type.Array(IdOrSlug, { maxItems: 49, description: 'Further categories that the same key opens' }),
      ),
      title: line({ minLength: 1, maxLength: 100 }),
      role: Type.Optional(KeyRole),
    }),
    data: shape({ id: Id, key: Type.String() }),
  }),
  '/category/getkeys': defineCall({
    summary: 'Partners’ keys of a category',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: Type.Array(CategoryKey),
  }),
  '/category/removekey': defineCall({
    summary:
      'Withdraws a partner’s key from a category, or with `all` from every category; sessions of the category’s partners end',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id, all: Type.Optional(Type.Boolean()) }),
    data: Empty,
  }),
  '/getStoreAdminProfile/': defineCall({
    summary: 'A clinic’s public card',
    who: 'anyone',
    body: shape({ store: IdOrSlug }),
    data: shape({
      title: Localized,
      firstName: Type.String(),
      lastName: Type.String(),
      picture: Type.String(),
      categories: Type.Array(shape({ id: Id, slug: Type.String(), title: Localized })),
    }),
  }),
} as const;
