import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { shape, CalendarName, Empty, Name, PhoneNumber, Lang, Localized } from './primitives.ts';
import { Profile, MenuItem } from './shapes.ts';

const Choice = shape({ id: Type.String(), title: Localized });

/** The person’s own profile, preferences and menu. */
export const profile = {
  '/user/getprofile': defineCall({
    method: 'GET',
    summary: 'The person’s own profile',
    who: 'user',
    body: Empty,
    data: Profile,
  }),
  '/user/completeprofile/': defineCall({
    summary: 'Updates the person’s profile; omitted fields stay as they are',
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
  '/user/updateuserlang': defineCall({
    summary: 'Stores the person’s language',
    who: 'user',
    body: shape({ lang: Lang }),
    data: Empty,
  }),
  '/user/updateuserdatemode': defineCall({
    summary: 'Stores the person’s calendar',
    who: 'user',
    body: shape({ dateMode: CalendarName }),
    data: Empty,
  }),
  '/user/updateuserdarkmode': defineCall({
    summary: 'Stores whether the person uses the dark theme; without `darkMode`, that they follow their system again',
    who: 'user',
    body: shape({ darkMode: Type.Optional(Type.Boolean()) }),
    data: Empty,
  }),
  '/app/getmenu': defineCall({
    summary: 'The menu of the person’s mode',
    who: 'user',
    body: shape({ mode: Type.Optional(Type.Union([Type.Literal('user'), Type.Literal('admin')])) }),
    data: Type.Array(MenuItem),
  }),
} as const;
