import { Type } from 'typebox';
import { defineStream, defineUpload } from './call.ts';
import { Empty, Id, IdOrSlug, shape } from './shapes.ts';

export const upload = {
  '/uploads/store': defineUpload({
    summary:
      'Keeps a file until the entry that names it is stored; `into` is the patient file of that entry, where it has one; a repeat of an id with the same bytes answers as the first did. Files that no entry names are gone after a day',
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
    summary: 'A file that an entry names, to whoever may read that entry',
    who: 'user',
    body: shape({ id: Id }),
  }),
  '/user/completeprofilepicture/': defineUpload({
    summary: 'The person’s own picture, cut square',
    who: 'user',
    file: 'picture',
    errors: ['toolarge', 'badfiletype', 'unreadablefile'],
    body: Empty,
    data: shape({ picture: Type.String({ description: 'Its name under `/images/`' }) }),
  }),
  '/images/:picture': defineStream({
    summary: 'A person’s picture; its name cannot be guessed, and is never used again',
    who: 'anyone',
    body: shape({ picture: Type.String({ pattern: '^[0-9a-f]{32}\\.webp$' }) }),
  }),
} as const;
