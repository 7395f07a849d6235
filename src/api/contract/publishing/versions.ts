import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Empty, IdOrSlug, Revision, Time, Version, line, shape } from '../primitives.ts';
import { DefinitionProblems } from '../shapes.ts';

/** What was changed, for those who compare versions. */
export const VersionNote = line({ maxLength: 500 });

export const PublishedVersion = shape({
  version: Type.Integer(),
  publishedAt: Time,
  publishedBy: Type.String(),
  note: Type.Optional(Type.String()),
  entries: Type.Integer(),
  isLive: Type.Boolean({ description: 'People fill this one' }),
  withdrawnAt: Type.Optional(Time),
});
export type PublishedVersion = Static<typeof PublishedVersion>;

/** Why a scheduled publication did not take place. */
const FailureKind = Type.Union([Type.Literal('problems'), Type.Literal('newer'), Type.Literal('forbidden')], {
  description:
    '`problems` in the form, a `newer` version published meanwhile, or who scheduled it may no longer publish',
});
export type FailureKind = Static<typeof FailureKind>;

export const ScheduledPublication = shape({
  at: Time,
  rev: Type.Integer({ description: 'Revision of the draft that is published' }),
  note: Type.Optional(Type.String()),
  scheduledAt: Time,
  scheduledBy: Type.String(),
  failure: Type.Optional(shape({ kind: FailureKind, at: Time, problems: Type.Optional(DefinitionProblems) })),
});
export type ScheduledPublication = Static<typeof ScheduledPublication>;

/** Published versions of forms, and publications that are to come. */
export const versions = {
  '/category/getversions': defineCall({
    summary: 'Published versions, newest first',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: Type.Array(PublishedVersion),
  }),
  '/category/storeversion': defineCall({
    summary: 'Changes the note of a published version; a blank one removes it',
    who: 'user',
    body: shape({ category: IdOrSlug, version: Version, note: VersionNote }),
    data: Empty,
  }),
  '/category/withdrawversion': defineCall({
    summary:
      'Withdraws a published version, or takes its withdrawal back; the newest version that is not withdrawn is the live one',
    who: 'user',
    errors: ['onlyversion'],
    body: shape({ category: IdOrSlug, version: Version, withdrawn: Type.Boolean() }),
    data: shape({ live: Type.Integer() }),
  }),
  '/category/schedulepublication': defineCall({
    summary: 'Publishes the draft as it is now at a later time, in place of what was scheduled before',
    who: 'user',
    errors: ['olderrev', 'brokendefinition', 'timepassed'],
    body: shape({ category: IdOrSlug, rev: Revision, at: Time, note: Type.Optional(VersionNote) }),
    data: ScheduledPublication,
  }),
  '/category/getschedule': defineCall({
    summary: 'The publication that is scheduled, or that failed and was not dismissed, or null',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: shape({ scheduled: Type.Union([ScheduledPublication, Type.Null()]) }),
  }),
  '/category/cancelschedule': defineCall({
    summary: 'Cancels the scheduled publication, or dismisses one that failed',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: Empty,
  }),
} as const;
