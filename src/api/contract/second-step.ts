import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';
import { Session } from './shapes.ts';
import { Device, Empty, Secret, SixDigits, shape } from './primitives.ts';

const Word = Type.String({ minLength: 1, maxLength: 128 });
const Code = Type.String({ minLength: 6, maxLength: 40, 'x-text': 'digits' });
const RecoveryCodes = Type.Array(Type.String(), { description: 'Shown once; kept as hashes' });
const SecondStepRole = Type.Union([
  Type.Literal('admin'),
  Type.Literal('owner'),
  Type.Literal('secretary'),
  Type.Literal('expert'),
  Type.Literal('newuser'),
]);
/** `admin` is the access; the others are roles in any form of the clinic. */
export type SecondStepRole = Static<typeof SecondStepRole>;
const DemandedRoles = Type.Array(SecondStepRole, { maxItems: 20 });
const Roles = shape({ roles: DemandedRoles });

/** The second step of signing in: codes of an authenticator app (RFC 6238), or by text message. */
export const secondStep = {
  '/auth/verifytotp': defineCall({
    summary:
      'The second step: a code of the authenticator app, of a text message, or a recovery code, for the challenge in `data` of the refusal `secondstep`',
    who: 'anyone',
    errors: ['signinagain', 'wrongcode', 'toomany'],
    body: shape({
      challenge: Secret,
      code: Code,
      device: Device,
    }),
    data: Session,
  }),
  '/auth/gettotp': defineCall({
    summary: 'Whether the person has a second step, whether it is required, and how many recovery codes are left',
    who: 'user',
    body: Empty,
    data: shape({
      on: Type.Boolean(),
      sms: Type.Boolean({ description: 'Its codes come by text message' }),
      demanded: Type.Boolean(),
      recoveryCodes: Type.Integer(),
    }),
  }),
  '/auth/starttotp': defineCall({
    summary: 'Creates the secret of an authenticator app; it takes effect once a code of it is confirmed',
    who: 'user',
    errors: ['wrongpassword', 'secondstepon', 'toomany'],
    body: shape({ password: Word }),
    data: shape({
      secret: Type.String({ description: 'Base32' }),
      url: Type.String({ description: 'otpauth://' }),
      qr: Type.Array(Type.String(), { description: 'Rows of 0 and 1 from the top' }),
    }),
  }),
  '/auth/confirmtotp': defineCall({
    summary: 'Turns the second step on, ends every other session, and returns the recovery codes',
    who: 'user',
    errors: ['wrongcode', 'secondstepon', 'toomany'],
    body: shape({ code: SixDigits }),
    data: shape({ recoveryCodes: RecoveryCodes }),
  }),
  '/auth/stoptotp': defineCall({
    summary: 'Turns the second step off; takes a code of the authenticator app, of a text message, or a recovery code',
    who: 'user',
    errors: ['wrongpassword', 'wrongcode', 'toomany'],
    body: shape({ password: Word, code: Code }),
    data: Empty,
  }),
  '/auth/renewrecoverycodes': defineCall({
    summary:
      'Replaces the recovery codes; takes a code of the authenticator app, of a text message, or one of the previous, which stop working',
    who: 'user',
    errors: ['wrongpassword', 'wrongcode', 'secondstepoff', 'toomany'],
    body: shape({ password: Word, code: Code }),
    data: shape({ recoveryCodes: RecoveryCodes }),
  }),
  '/admin/getsecondsteproles': defineCall({
    summary: 'The roles for which the clinic requires a second step',
    who: 'user',
    body: Empty,
    data: Roles,
  }),
  '/admin/storesecondsteproles': defineCall({
    summary: 'Requires a second step for roles; people without one can only set it up (`totpneeded`)',
    who: 'user',
    errors: ['olderrev'],
    body: shape({
      roles: DemandedRoles,
      was: Type.Optional(
        Type.Array(SecondStepRole, {
          maxItems: 20,
          description: 'As they were read: where somebody else has changed them since, nothing is stored',
        }),
      ),
    }),
    data: Roles,
  }),
} as const;
