import { Type } from 'typebox';
import { defineCall } from './call.ts';
import {
  shape,
  Empty,
  Id,
  IdOrSlug,
  Time,
  Email,
  Name,
  Password,
  Device,
  Secret,
  SixDigits,
  Lang,
  Role,
} from './primitives.ts';
import { Access, Session } from './shapes.ts';
import { permissions, standing } from './permissions.ts';

const SessionId = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'Identifies the session; cannot be used to sign in',
});

/** Signing in and out, passwords, addresses and sessions, and what the caller may do. */
export const auth = {
  '/auth/veryifypassword': defineCall({
    summary: 'Signs in',
    who: 'anyone',
    errors: ['wrongpassword', 'notactivated', 'secondstep', 'toomany', 'signinheld'],
    body: shape({ email: Email, password: Type.String({ minLength: 1, maxLength: 128 }), device: Device }),
    data: Session,
  }),
  '/auth/getwaysin': defineCall({
    summary: 'Ways to sign in besides a password',
    who: 'anyone',
    body: Empty,
    data: shape({
      sso: Type.Union([shape({ label: Type.String() }), Type.Null()]),
      sms: Type.Boolean({ description: 'A new password can be set by a code in a text message' }),
    }),
  }),
  '/auth/startsso': defineCall({
    summary: 'Starts single sign-on: the address of the provider, and what the page keeps until the person is back',
    who: 'anyone',
    errors: ['ssofailed', 'toomany'],
    body: Empty,
    data: shape({ url: Type.String(), flow: Type.String() }),
  }),
  '/auth/finishsso': defineCall({
    summary: 'Finishes single sign-on with the query that the provider returned',
    who: 'anyone',
    errors: ['signinagain', 'ssofailed', 'ssounverified', 'ssounknown', 'secondstep', 'toomany'],
    body: shape({
      flow: Type.String({ maxLength: 2000 }),
      query: Type.String({ maxLength: 4000 }),
      device: Device,
    }),
    data: Session,
  }),
  '/auth/activate': defineCall({
    summary:
      'Uses an activation link and sets the account’s password; the first admin’s link takes the person’s data instead',
    who: 'anyone',
    errors: ['deadlink'],
    body: shape({
      id: Secret,
      password: Type.Optional(Password),
      device: Device,
      person: Type.Optional(
        shape({ firstName: Name, lastName: Name, email: Email, password: Password, lang: Type.Optional(Lang) }),
      ),
    }),
    data: Session,
  }),
  '/auth/activation': defineCall({
    summary: 'What an activation link is for, without using it',
    who: 'anyone',
    errors: ['deadlink'],
    body: shape({ id: Secret }),
    data: shape({ purpose: Type.Union([Type.Literal('firstadmin'), Type.Literal('activation')]) }),
  }),
  '/auth/storuser': defineCall({
    summary:
      'Signs up; the reply is the same whether or not the address has an account, which only its owner learns, by email',
    who: 'anyone',
    errors: ['signupclosed', 'toomany'],
    body: shape({
      firstName: Name,
      lastName: Name,
      email: Email,
      lang: Type.Optional(Lang),
      password: Type.Optional(
        Type.String({
          minLength: 8,
          maxLength: 128,
          description: 'Not stored: the account’s password is set by the person who opens the emailed link',
        }),
      ),
    }),
    data: shape({ id: Id }),
  }),
  '/auth/forgotpassword': defineCall({
    summary:
      'Emails a link for setting a new password, if the address has an account; the reply is the same if it has none',
    who: 'anyone',
    errors: ['toomany'],
    body: shape({ email: Email, lang: Type.Optional(Lang) }),
    data: Empty,
  }),
  '/auth/resetpassword': defineCall({
    summary: 'Uses the emailed link, sets the password and ends every session',
    who: 'anyone',
    errors: ['deadlink', 'secondstep'],
    body: shape({ id: Secret, password: Password, device: Device }),
    data: Session,
  }),
  '/auth/changepassword': defineCall({
    summary: 'Sets a new password and ends every other session',
    who: 'user',
    errors: ['wrongpassword', 'toomany'],
    body: shape({ old: Type.String({ minLength: 1, maxLength: 128 }), password: Password }),
    data: Empty,
  }),
  '/sendemailverifycode/': defineCall({
    summary: 'Emails a code of six digits that verifies an address, the person’s own or a new one',
    who: 'user',
    errors: ['toomany'],
    body: shape({ email: Email }),
    data: Empty,
  }),
  '/verifyEmailAddress/': defineCall({
    summary: 'Verifies an address by its code; a new one replaces the old',
    who: 'anyone',
    errors: ['wrongcode', 'toomany'],
    body: shape({ email: Email, code: SixDigits }),
    data: shape({ verified: Type.Literal(true) }),
  }),
  '/auth/getsessions': defineCall({
    summary: 'Where the person is signed in, most recently used first',
    who: 'user',
    body: Empty,
    data: Type.Array(
      shape({
        id: SessionId,
        device: Type.String({ description: 'The browser’s user-agent' }),
        address: Type.String(),
        createdAt: Time,
        usedAt: Time,
        current: Type.Boolean(),
      }),
    ),
  }),
  '/auth/endsession': defineCall({
    summary: 'Ends one of the person’s own sessions',
    who: 'user',
    body: shape({ id: SessionId }),
    data: Empty,
  }),
  '/auth/endothersessions': defineCall({
    summary: 'Ends all of the person’s other sessions',
    who: 'user',
    body: Empty,
    data: Empty,
  }),
  '/auth/logout': defineCall({ summary: 'Ends this session', who: 'user', body: Empty, data: Empty }),
  '/auth/getuseraccess': defineCall({
    summary: 'The person’s access, and their roles with what they allow',
    who: 'user',
    body: Empty,
    data: shape({
      access: Access,
      ...standing,
      categories: Type.Array(shape({ category: Id, role: Role, ...permissions })),
    }),
  }),
  '/auth/checkUserAccess': defineCall({
    summary: 'Whether the session is valid',
    who: 'user',
    body: Empty,
    data: shape({ authenticated: Type.Literal(true), access: Access }),
  }),
  '/auth/getUserAccessForCategory': defineCall({
    summary: 'The person’s role in a category, and what it allows',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: shape({ role: Role, ...permissions }),
  }),
} as const;
