import { Type, type Static } from 'typebox';
import { defineCall, defineStream } from './call.ts';
import { shape, Empty, Id, Time, Localized, Slug, listQuery } from './primitives.ts';

export const Notice = shape({
  id: Id,
  kind: Type.Union(
    ['shared', 'sent', 'joined', 'alert'].map((kind) => Type.Literal(kind as 'shared')),
  ) as never as import('typebox').TUnsafe<'shared' | 'sent' | 'joined' | 'alert'>,
  by: Type.Union([Type.String(), Type.Null()]),
  file: Type.Union([Id, Type.Null()]),
  category: Type.Union([Localized, Type.Null()]),
  createdAt: Time,
  read: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

const Seen = shape({
  by: Type.String({ description: 'The person’s name; empty where the account is gone' }),
  at: Time,
});

/** A response that a rule of its form warns of, as the caller may see it. */
export const Alert = shape({
  id: Id,
  category: Id,
  slug: Slug,
  categoryTitle: Localized,
  file: Id,
  entry: Id,
  name: Type.String({ description: 'The patient’s' }),
  severity: Type.Union(
    ['neutral', 'info', 'warning', 'danger'].map((each) => Type.Literal(each as 'info')),
  ) as never as import('typebox').TUnsafe<'neutral' | 'info' | 'warning' | 'danger'>,
  text: Type.Union([Localized, Type.Null()], {
    description: 'What the rule says; null for whom a question that it asks is hidden, as is how urgent it is',
  }),
  createdAt: Time,
  seen: Type.Union([Seen, Type.Null()], { description: 'Who marked it as seen, and when' }),
});
export type Alert = Static<typeof Alert>;

/** Notices, what rules of forms have notified of, and events as they happen. */
export const live = {
  '/app/getnotices': defineCall({
    summary: 'The caller’s notices, newest first',
    who: 'user',
    body: shape({ after: listQuery.after, limit: listQuery.limit }),
    data: shape({ items: Type.Array(Notice), next: Type.Union([Type.String(), Type.Null()]), unread: Type.Integer() }),
  }),
  '/app/readnotices': defineCall({
    summary: 'Marks notices as read: these, those about a file, or all',
    who: 'user',
    body: shape({ ids: Type.Optional(Type.Array(Id, { maxItems: 200 })), file: Type.Optional(Id) }),
    data: Empty,
  }),
  '/app/getalerts': defineCall({
    summary:
      'Responses that a rule notified the caller of, newest first, of files they may read; those not seen by anybody yet, or all',
    who: 'user',
    body: shape({
      after: listQuery.after,
      limit: listQuery.limit,
      seen: Type.Optional(Type.Boolean({ description: 'With those that somebody has seen' })),
    }),
    data: shape({
      items: Type.Array(Alert),
      next: Type.Union([Type.String(), Type.Null()]),
      total: Type.Integer({ description: 'All of them, seen or not; 1001 stands for more than 1000' }),
      unseen: Type.Integer({ description: 'Those that nobody has seen yet; 1001 stands for more than 1000' }),
    }),
  }),
  '/app/seealert': defineCall({
    summary: 'Marks an alert as seen by the caller, for everybody it was for; the first one counts',
    who: 'user',
    body: shape({ id: Id }),
    data: Seen,
  }),
  '/live/events': defineStream({
    summary:
      'Server-sent events of the caller: `notice`, `read`, `withdrawn`, `rights`; `after` is the last event’s id',
    who: 'user',
    body: shape({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) }),
    errors: ['toomany'],
  }),
} as const;
