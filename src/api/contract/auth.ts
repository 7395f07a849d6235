import { Type } from 'typebox';
import { defineCall } from './call.ts';
import {
  Access,
  Can,
  Device,
  Email,
  Empty,
  Id,
  IdOrSlug,
  Lang,
  Name,
  Password,
  Profile,
  Role,
  Secret,
  Session,
  shape,
} from './shapes.ts';

export const auth = {
  '/auth/veryifypassword': defineCall({
    summary: 'Signs in',
    who: 'anyone',
    errors: ['wrongpassword', 'notactivated', 'secondstep', 'toomany', 'signinheld'],
    body: shape({ email: Email, password: Type.String({ minLength: 1, maxLength: 128 }), device: Device }),
    data: Session,
  }),
  '/auth/activate': defineCall({
    summary:
      'Uses up an activation link and sets the account’s password; the first admin’s link takes the person’s data in its place',
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
    summary: 'What an activation link is for, without using it up',
    who: 'anyone',
    errors: ['deadlink'],
    body: shape({ id: Secret }),
    data: shape({ purpose: Type.Union([Type.Literal('firstadmin'), Type.Literal('activation')]) }),
  }),
  '/auth/logout': defineCall({ summary: 'Ends this session', who: 'user', body: Empty, data: Empty }),
  '/auth/getuseraccess': defineCall({
    summary: 'The person’s access and their roles',
    who: 'user',
    body: Empty,
    data: shape({ access: Access, categories: Type.Array(shape({ category: Id, role: Role })) }),
  }),
  '/auth/checkUserAccess': defineCall({
    summary: 'Whether the session lives',
    who: 'user',
    body: Empty,
    data: shape({ authenticated: Type.Literal(true), access: Access }),
  }),
  '/auth/getUserAccessForCategory': defineCall({
    summary: 'What the person may do in a category',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: shape({ role: Role, can: Can }),
  }),
  '/user/getprofile': defineCall({
    method: 'GET',
    summary: 'The person’s own profile',
    who: 'user',
    body: Empty,
    data: Profile,
  }),
  '/user/updateuserlang': defineCall({
    summary: 'Keeps the language chosen',
    who: 'user',
    body: shape({ lang: Lang }),
    data: Empty,
  }),
  '/user/updateuserdatemode': defineCall({
    summary: 'Keeps the calendar chosen',
    who: 'user',
    body: shape({ dateMode: Lang }),
    data: Empty,
  }),
  '/user/updateuserdarkmode': defineCall({
    summary: 'Keeps whether dark screens were chosen',
    who: 'user',
    body: shape({ darkMode: Type.Boolean() }),
    data: Empty,
  }),
} as const;
