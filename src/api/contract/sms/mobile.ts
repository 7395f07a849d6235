import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Session } from '../shapes.ts';
import { Device, Email, Empty, Password, PhoneNumber, Secret, SixDigits, shape } from '../primitives.ts';

const Word = Type.String({ minLength: 1, maxLength: 128 });
const Phone = Type.String({ description: 'With its country: +989121234567' });
const Sent = shape({ ending: Type.String({ description: 'The last two digits of the number' }) });

/** Verification codes by text message: the number they go to, a new password, and the second step of signing in. */
export const mobile = {
  '/auth/getmobile': defineCall({
    summary: 'The person’s verified mobile number, what its codes are for, and whether the server can send any',
    who: 'user',
    body: Empty,
    data: shape({
      offered: Type.Boolean(),
      phone: Type.Union([Phone, Type.Null()]),
      secondStep: Type.Boolean({ description: 'Codes go there when signing in; otherwise for a new password' }),
    }),
  }),
  '/auth/sendmobilecode': defineCall({
    summary: 'Texts a code of six digits that verifies a mobile number',
    who: 'user',
    errors: ['nosms', 'wrongpassword', 'numberinuse', 'toomany'],
    body: shape({ phone: PhoneNumber, password: Word }),
    data: shape({ phone: Phone }),
  }),
  '/auth/verifymobile': defineCall({
    summary: 'Verifies the number by its code; a new one replaces the old',
    who: 'user',
    errors: ['wrongcode', 'numberinuse', 'toomany'],
    body: shape({ code: SixDigits }),
    data: shape({ phone: Phone }),
  }),
  '/auth/removemobile': defineCall({
    summary: 'Removes the verified number',
    who: 'user',
    errors: ['wrongpassword', 'numberinuse', 'toomany'],
    body: shape({ password: Word }),
    data: Empty,
  }),
  '/auth/forgotbysms': defineCall({
    summary:
      'Texts a code for a new password to the account’s verified number; the reply is the same if there is no such account or number',
    who: 'anyone',
    errors: ['nosms', 'toomany'],
    body: shape({ email: Email }),
    data: Empty,
  }),
  '/auth/resetbysms': defineCall({
    summary: 'Uses the texted code, sets the password and ends every session',
    who: 'anyone',
    errors: ['wrongcode', 'secondstep', 'toomany'],
    body: shape({ email: Email, code: SixDigits, password: Password, device: Device }),
    data: Session,
  }),
  '/auth/startsmsstep': defineCall({
    summary: 'Makes texted codes the second step, ends every other session, and returns the recovery codes',
    who: 'user',
    errors: ['nosms', 'wrongpassword', 'nonumber', 'secondstepon', 'toomany'],
    body: shape({ password: Word }),
    data: shape({ recoveryCodes: Type.Array(Type.String(), { description: 'Shown once; kept as hashes' }) }),
  }),
  '/auth/sendsmsstep': defineCall({
    summary: 'Texts a code for the second step, for the challenge in `data` of the refusal `secondstep`',
    who: 'anyone',
    errors: ['nosms', 'signinagain', 'toomany'],
    body: shape({ challenge: Secret }),
    data: Sent,
  }),
  '/auth/sendownsmsstep': defineCall({
    summary: 'Texts a code with which somebody who is signed in turns the second step off or renews recovery codes',
    who: 'user',
    errors: ['nosms', 'secondstepoff', 'toomany'],
    body: Empty,
    data: Sent,
  }),
} as const;
