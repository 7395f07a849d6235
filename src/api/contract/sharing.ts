import { Type, type Static } from 'typebox';
import { defineCall, defineStream } from './call.ts';
import { Empty, Id, Localized, Time, listOf, listQuery, shape } from './shapes.ts';

/** A category of one's own clinic by id or slug, of another by id or, where it is open to the public, `clinic/category`. */
const CategoryAddress = Type.String({
  minLength: 1,
  maxLength: 130,
  pattern: '^[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)?$',
});

export const ShareAddress = Type.Unsafe<
  { readonly user: string } | { readonly group: string } | { readonly category: string }
>(Type.Union([shape({ user: Id }), shape({ group: Id }), shape({ category: CategoryAddress })]));
export type ShareAddress = Static<typeof ShareAddress>;

const Right = Type.Union([Type.Literal('read'), Type.Literal('write')]);
const Note = Type.String({ maxLength: 1000, 'x-text': 'lines' });

export const Share = shape({
  id: Id,
  to: shape({
    kind: Type.Union([Type.Literal('user'), Type.Literal('group'), Type.Literal('category')]),
    id: Id,
    title: Localized,
  }),
  right: Right,
  note: Type.String(),
  sharedBy: Type.Union([Type.String(), Type.Null()]),
  createdAt: Time,
});
export type Share = Static<typeof Share>;

export const SharedFile = shape({
  file: Id,
  category: Id,
  categoryTitle: Localized,
  clinicTitle: Localized,
  name: Type.String({ description: 'The patient’s' }),
  right: Right,
  note: Type.String(),
  sharedBy: Type.Union([Type.String(), Type.Null()]),
  createdAt: Time,
});
export type SharedFile = Static<typeof SharedFile>;

export const Notice = shape({
  id: Id,
  kind: Type.Union(
    ['shared', 'sent', 'joined'].map((kind) => Type.Literal(kind as 'shared')),
  ) as never as import('typebox').TUnsafe<'shared' | 'sent' | 'joined'>,
  by: Type.Union([Type.String(), Type.Null()]),
  file: Type.Union([Id, Type.Null()]),
  category: Type.Union([Localized, Type.Null()]),
  createdAt: Time,
  read: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

const Receivers = Type.Array(ShareAddress, { minItems: 1, maxItems: 50 });

export const sharing = {
  '/file/sharefile': defineCall({
    summary:
      'Shares a file with people, groups and categories; shared again, the right and the note are the later ones',
    who: 'user',
    errors: ['brokenrule'],
    body: shape({ file: Id, to: Receivers, right: Type.Optional(Right), note: Type.Optional(Note) }),
    data: Type.Array(Share),
  }),
  '/file/unsharefile': defineCall({
    summary: 'Withdraws what was shared, at once',
    who: 'user',
    body: shape({ file: Id, to: Receivers }),
    data: Type.Array(Share),
  }),
  '/file/getsharing': defineCall({
    summary: 'With whom a file is shared now',
    who: 'user',
    body: shape({ file: Id }),
    data: Type.Array(Share),
  }),
  '/file/getsharedfiles': defineCall({
    summary: 'Files that others have shared with the caller, newest first',
    who: 'user',
    body: shape(listQuery),
    data: listOf(SharedFile),
  }),
  '/app/getnotices': defineCall({
    summary: 'The caller’s notices, newest first',
    who: 'user',
    body: shape({ after: listQuery.after, limit: listQuery.limit }),
    data: shape({ items: Type.Array(Notice), next: Type.Union([Type.String(), Type.Null()]), unread: Type.Integer() }),
  }),
  '/app/readnotices': defineCall({
    summary: 'Marks notices as read; without ids, all',
    who: 'user',
    body: shape({ ids: Type.Optional(Type.Array(Id, { maxItems: 200 })) }),
    data: Empty,
  }),
  '/live/events': defineStream({
    summary:
      'Server-sent events of the caller: `notice`, `read`, `withdrawn`, `rights`; `after` is the last event’s id',
    who: 'user',
    body: shape({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) }),
    errors: ['toomany'],
  }),
} as const;
