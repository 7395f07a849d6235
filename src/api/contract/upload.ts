import { Type } from 'typebox';
import { defineCall, defineStream, defineUpload } from './call.ts';
import { Empty, Id, IdOrSlug, shape } from './primitives.ts';
import { Logo } from './shapes.ts';

export const upload = {
  '/uploads/store': defineUpload({
    summary:
      'Stores a file until the entry that names it is stored; `into` is the patient file of that entry, where it has one; a repeat of an id with the same bytes gets the first reply. Files that no entry names are deleted after a day',
    who: 'anyone',
    embeddable: true,
    file: 'file',
    errors: [
      'toolarge',
      'badfiletype',
      'unreadablefile',
      'idtaken',
      'formfull',
      'clinicfull',
      'withdrawn',
      'originnotallowed',
      'unknowncategory',
    ],
    body: shape({ id: Id, category: IdOrSlug, into: Type.Optional(Id) }),
    data: shape({
      id: Id,
      name: Type.String(),
      type: Type.String(),
      size: Type.Integer({ description: 'Bytes, as the server counted them' }),
    }),
  }),
  '/uploads/:id': defineStream({
    summary: 'An upload that an entry names, for those who may read the entry',
    who: 'user',
    body: shape({ id: Id }),
  }),
  '/user/completeprofilepicture/': defineUpload({
    summary: 'Stores the person’s own picture, cropped to a square',
    who: 'user',
    file: 'picture',
    errors: ['toolarge', 'badfiletype', 'unreadablefile'],
    body: Empty,
    data: shape({ picture: Type.String({ description: 'Its name under `/images/`' }) }),
  }),
  '/images/:picture': defineStream({
    summary: 'A person’s picture, or a form’s logo; its name cannot be guessed, and is never used again',
    who: 'anyone',
    body: shape({ picture: Type.String({ pattern: '^[0-9a-f]{32}\\.webp$' }) }),
  }),
  '/category/storelogo': defineUpload({
    summary: 'Stores the logo that a form shows at its head, re-encoded, in place of the one before',
    who: 'user',
    file: 'logo',
    errors: ['toolarge', 'badfiletype', 'unreadablefile', 'badlogo'],
    body: shape({ category: IdOrSlug }),
    data: Logo,
  }),
  '/category/removelogo': defineCall({
    summary: 'Removes the form’s logo',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: Empty,
  }),
} as const;
