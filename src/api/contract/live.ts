import { Type, type Static } from 'typebox';
import { defineCall, defineStream } from './call.ts';
import { shape, Empty, Id, Time, Localized, listQuery } from './primitives.ts';

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

/** Notices, and events as they happen. */
export const live = {
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
