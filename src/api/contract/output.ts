import { Type, type Static } from 'typebox';
import { defineCall, defineStream } from './call.ts';
import {
  Definition,
  Empty,
  Id,
  IdOrSlug,
  Lang,
  Localized,
  Patient,
  PatientFile,
  Role,
  Time,
  Version,
  listOf,
  listQuery,
  shape,
} from './shapes.ts';

/** Minutes that clocks are ahead of UTC where the caller is: days and weekdays begin at their midnight. */
export const Offset = Type.Integer({ minimum: -840, maximum: 840 });

export const RemovedFile = shape({ file: PatientFile, removedAt: Time, goneAt: Time });
export type RemovedFile = Static<typeof RemovedFile>;

const Left = Type.Array(shape({ path: Type.String(), what: Type.String() }));

const range = { category: IdOrSlug, from: Type.Optional(Time), to: Type.Optional(Time) };

const Count = shape({ value: Type.String(), text: Localized, count: Type.Integer() });
const Bin = shape({ from: Type.Number(), to: Type.Number(), count: Type.Integer() });

/** What the answers to one question come to: how often each choice, or how numbers lie. */
export const QuestionFigures = shape({
  name: Type.String(),
  title: Localized,
  answered: Type.Integer(),
  gone: Type.Boolean({ description: 'No longer in the form' }),
  choices: Type.Optional(Type.Array(Count)),
  numbers: Type.Optional(
    shape({
      mean: Type.Number(),
      min: Type.Number(),
      max: Type.Number(),
      median: Type.Number(),
      bins: Type.Array(Bin),
    }),
  ),
});
export type QuestionFigures = Static<typeof QuestionFigures>;

export const DayCount = shape({
  day: Type.String({ description: 'YYYY-MM-DD, Gregorian, where the caller is' }),
  entries: Type.Integer(),
});
export type DayCount = Static<typeof DayCount>;

export const Summary = shape({
  entries: Type.Integer(),
  files: Type.Integer(),
  days: Type.Array(DayCount),
  read: Type.Integer({ description: 'Latest entries that the figures below rest on, at most 20,000' }),
  questions: Type.Array(QuestionFigures),
  seconds: Type.Union(
    [
      shape({ median: Type.Integer(), lower: Type.Integer(), upper: Type.Integer(), entries: Type.Integer() }),
      Type.Null(),
    ],
    { description: 'From the first look at the form to its saving; half lie between lower and upper' },
  ),
});
export type Summary = Static<typeof Summary>;

export const DashboardSummary = shape({
  filesToday: Type.Integer(),
  entriesToday: Type.Integer(),
  waitingShared: Type.Integer({ description: 'Notices of shared files not yet read' }),
  days: Type.Array(DayCount),
  categories: Type.Array(
    shape({
      id: Id,
      slug: Type.String(),
      title: Localized,
      project: Id,
      headline: Type.String(),
      role: Role,
      files: Type.Integer(),
      entries: Type.Integer({ description: 'Of the last 30 days' }),
    }),
  ),
});
export type DashboardSummary = Static<typeof DashboardSummary>;

export const WebhookEvent = Type.Union([
  Type.Literal('entry.stored'),
  Type.Literal('file.shared'),
  Type.Literal('file.removed'),
]);
export type WebhookEvent = Static<typeof WebhookEvent>;

export const Webhook = shape({
  id: Id,
  url: Type.String(),
  events: Type.Array(WebhookEvent),
  active: Type.Boolean(),
  withAnswers: Type.Boolean(),
  createdAt: Time,
});
export type Webhook = Static<typeof Webhook>;

export const WebhookDelivery = shape({
  id: Id,
  event: Type.String(),
  createdAt: Time,
  attempts: Type.Integer(),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('delivered'), Type.Literal('failed')]),
  status: Type.Union([Type.Integer(), Type.Null()]),
  failure: Type.Union([Type.String(), Type.Null()]),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const output = {
  '/file/getremovedfiles': defineCall({
    summary: 'The bin of a category, latest first; what lies in it goes after 30 days',
    who: 'user',
    body: shape({ after: listQuery.after, limit: listQuery.limit, category: IdOrSlug }),
    data: listOf(RemovedFile),
  }),
  '/file/restorefile': defineCall({
    summary: 'Takes a file back out of the bin',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id }),
    data: PatientFile,
  }),
  '/file/mergefile': defineCall({
    summary:
      'Makes one file of two of one person in the same category; the id of the merged one answers as the kept one',
    who: 'user',
    errors: ['notmergeable', 'invalidpatient'],
    body: shape({ keep: Id, merge: Id, patient: Type.Optional(Patient) }),
    data: PatientFile,
  }),
  '/file/exportfile': defineStream({
    summary:
      'Everything of one patient in one JSON document: file, entries, the same as a FHIR Bundle, and files within',
    who: 'user',
    method: 'POST',
    body: shape({ id: Id }),
  }),
  '/file/erasefile': defineCall({
    summary:
      'Erases a patient’s file for good; `confirm` is the patient’s name or code, or the file’s id where it has neither',
    who: 'user',
    errors: ['notconfirmed'],
    body: shape({ id: Id, confirm: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: shape({ entries: Type.Integer(), uploads: Type.Integer() }),
  }),
  '/category/exportanswers': defineStream({
    summary:
      'All entries of a category, answers to questions that no longer exist included: CSV, XLSX or a FHIR Bundle',
    who: 'user',
    method: 'POST',
    errors: ['toomuchforexcel'],
    body: shape({
      ...range,
      format: Type.Union([Type.Literal('csv'), Type.Literal('xlsx'), Type.Literal('fhir')]),
      version: Type.Optional(Version),
      language: Type.Optional(Lang),
      labels: Type.Optional(Type.Union([Type.Literal('values'), Type.Literal('texts')])),
    }),
  }),
  '/category/getsummary': defineCall({
    summary: 'Figures of a category: entries by day, how answers and scores lie, how long filling takes',
    who: 'user',
    body: shape({ ...range, offset: Type.Optional(Offset) }),
    data: Summary,
  }),
  '/dashboard/getsummary': defineCall({
    summary: 'The figures of the first screen',
    who: 'user',
    body: shape({ offset: Type.Optional(Offset) }),
    data: DashboardSummary,
  }),
  '/category/import': defineCall({
    summary: 'A form made of a Porsa, FHIR or XLSForm document, and what could not be carried over; nothing is stored',
    who: 'user',
    errors: ['unreadableform', 'toolarge', 'toomuchtoread'],
    body: shape({
      category: Type.Optional(IdOrSlug),
      format: Type.Union([Type.Literal('porsa'), Type.Literal('fhir'), Type.Literal('xlsform')]),
      content: Type.String({ maxLength: 6_000_000, description: 'JSON text, or for xlsform the file as base64' }),
    }),
    data: shape({ definition: Definition, left: Left }),
  }),
  '/category/export': defineStream({
    summary: 'The form as a file: a published version, or the draft where none is named',
    who: 'user',
    method: 'POST',
    body: shape({
      category: IdOrSlug,
      format: Type.Union([Type.Literal('porsa'), Type.Literal('fhir')]),
      version: Type.Optional(Version),
    }),
  }),
  '/category/storewebhook': defineCall({
    summary: 'Adds or changes a receiver of events; the secret is shown where it is made, and never again',
    who: 'user',
    errors: ['addressrefused'],
    body: shape({
      category: IdOrSlug,
      id: Id,
      url: Type.String({ minLength: 8, maxLength: 500 }),
      events: Type.Array(WebhookEvent, { minItems: 1, maxItems: 3, uniqueItems: true }),
      active: Type.Optional(Type.Boolean()),
      withAnswers: Type.Optional(Type.Boolean()),
    }),
    data: shape({ webhook: Webhook, secret: Type.Optional(Type.String()) }),
  }),
  '/category/getwebhooks': defineCall({
    summary: 'Receivers of a category’s events',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: Type.Array(Webhook),
  }),
  '/category/removewebhook': defineCall({
    summary: 'Removes a receiver and what it has not been told yet',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id }),
    data: Empty,
  }),
  '/category/testwebhook': defineCall({
    summary: 'Sends a receiver an event of no meaning, as the next delivery',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id }),
    data: shape({ id: Id }),
  }),
  '/category/getdeliveries': defineCall({
    summary: 'What a receiver was told, latest first',
    who: 'user',
    body: shape({ after: listQuery.after, limit: listQuery.limit, category: IdOrSlug, id: Id }),
    data: listOf(WebhookDelivery),
  }),
} as const;
