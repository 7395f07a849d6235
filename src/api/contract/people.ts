import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { secondStep } from './second-step.ts';
import {
  Device,
  Email,
  Empty,
  Id,
  Lang,
  Localized,
  Name,
  Password,
  PhoneNumber,
  Profile,
  Secret,
  Session,
  SixDigits,
  Time,
  shape,
} from './shapes.ts';

const Choice = shape({ id: Type.String(), title: Localized });
const SessionId = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Names the session; opens nothing' });

/** A person’s own account: joining, passwords, the second step, e-mail address, sessions and profile. */
export const people = {
  ...secondStep,
  '/auth/storuser': defineCall({
    summary:
      'Asks to join; the answer is the same whether or not the address has an account, its owner learns it by mail',
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
          description: 'Not kept: the account’s password is set by whoever opens the mailed link',
        }),
      ),
    }),
    data: shape({ id: Id }),
  }),
  '/auth/forgotpassword': defineCall({
    summary:
      'Mails a link that sets a new password, where somebody has the address; the answer is the same where nobody has',
    who: 'anyone',
    errors: ['toomany'],
    body: shape({ email: Email, lang: Type.Optional(Lang) }),
    data: Empty,
  }),
  '/auth/resetpassword': defineCall({
    summary: 'Uses the mailed link up, sets the password and ends every session',
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
    summary: 'Mails a code of six digits that proves an address, the person’s own or a new one',
    who: 'user',
    errors: ['toomany'],
    body: shape({ email: Email }),
    data: Empty,
  }),
  '/verifyEmailAddress/': defineCall({
    summary: 'Proves the address by its code; a new one takes the place of the old',
    who: 'anyone',
    errors: ['wrongcode', 'toomany'],
    body: shape({ email: Email, code: SixDigits }),
    data: shape({ verified: Type.Literal(true) }),
  }),
  '/auth/getsessions': defineCall({
    summary: 'Where the person is signed in, the latest used first',
    who: 'user',
    body: Empty,
    data: Type.Array(
      shape({
        id: SessionId,
        device: Type.String({ description: 'What the browser said of itself' }),
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
    summary: 'Ends all of the person’s sessions but this',
    who: 'user',
    body: Empty,
    data: Empty,
  }),
  '/user/completeprofile/': defineCall({
    summary: 'Keeps the person’s own data; what is left out stays',
    who: 'user',
    body: shape({
      firstName: Name,
      lastName: Name,
      phone: Type.Optional(PhoneNumber),
      speciality: Type.Optional(Type.String({ maxLength: 60, description: 'One of `/user/specialities`, or blank' })),
      country: Type.Optional(Type.String({ maxLength: 2, description: 'One of `/user/countries`, or blank' })),
      bio: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    data: Profile,
  }),
  '/user/updateUserAllowPublicScores': defineCall({
    summary: 'Whether others may see the person’s scores',
    who: 'user',
    body: shape({ allow: Type.Boolean() }),
    data: Empty,
  }),
  '/user/specialities': defineCall({
    method: 'GET',
    summary: 'The medical specialities',
    who: 'user',
    body: Empty,
    data: Type.Array(Choice),
  }),
  '/user/countries': defineCall({
    method: 'GET',
    summary: 'The countries of ISO 3166',
    who: 'user',
    body: Empty,
    data: Type.Array(Choice),
  }),
} as const;
