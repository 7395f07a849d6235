import { Type, type Static } from 'typebox';
import { defineCall } from './call.ts';
import { shape, Empty, Id, IdOrSlug, Localized, Time, listQuery, countedListOf } from './primitives.ts';

const WebhookEvent = Type.Union([
  Type.Literal('entry.stored'),
  Type.Literal('entry.alert'),
  Type.Literal('file.created'),
  Type.Literal('file.shared'),
  Type.Literal('file.unshared'),
  Type.Literal('file.removed'),
  Type.Literal('file.restored'),
]);
export type WebhookEvent = Static<typeof WebhookEvent>;

export const Webhook = shape({
  id: Id,
  url: Type.String(),
  events: Type.Array(WebhookEvent),
  active: Type.Boolean(),
  withAnswers: Type.Boolean(),
  createdAt: Time,
  format: Type.Union([Type.Literal('standard'), Type.Literal('legacy')], {
    description: 'Standard Webhooks, or the headers and body of webhooks that were added before',
  }),
  previousUntil: Type.Union([Time, Type.Null()], {
    description: 'Until when the secret before the last rotation signs too',
  }),
  forms: Type.Array(shape({ id: Id, slug: Type.String(), title: Localized }), {
    description: 'Categories whose events it gets, those that the caller administers',
  }),
  otherForms: Type.Integer({
    description: 'How many more there are; only who administers all of them changes the webhook',
  }),
});
export type Webhook = Static<typeof Webhook>;

export const WebhookDelivery = shape({
  id: Id,
  category: Id,
  event: Type.String(),
  createdAt: Time,
  attempts: Type.Integer(),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('delivered'), Type.Literal('failed')]),
  status: Type.Union([Type.Integer(), Type.Null()]),
  failure: Type.Union([Type.String(), Type.Null()]),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** What is chosen of a webhook, beside its forms. */
const webhookState = {
  url: Type.String({ minLength: 8, maxLength: 500 }),
  events: Type.Array(WebhookEvent, { minItems: 1, maxItems: WebhookEvent.anyOf.length, uniqueItems: true }),
  active: Type.Optional(Type.Boolean()),
  withAnswers: Type.Optional(Type.Boolean()),
};

/** Receivers of a category’s events in other systems. */
export const webhooks = {
  '/category/storewebhook': defineCall({
    summary:
      'Adds or changes a webhook of one category or several; the secret is only returned when it is created, and is the same for all. Where the webhook is not as in `was` any more, or was removed, nothing is stored',
    who: 'user',
    errors: ['addressrefused', 'idtaken', 'olderrev'],
    body: shape({
      category: IdOrSlug,
      also: Type.Optional(
        Type.Array(IdOrSlug, {
          maxItems: 49,
          description: 'Further categories whose events it gets; without it, they stay as they are',
        }),
      ),
      id: Id,
      ...webhookState,
      was: Type.Optional(shape({ ...webhookState, forms: Type.Array(Id, { maxItems: 50 }) })),
    }),
    data: shape({ webhook: Webhook, secret: Type.Optional(Type.String()) }),
  }),
  '/category/getwebhooks': defineCall({
    summary: 'Webhooks of a category',
    who: 'user',
    body: shape({ category: IdOrSlug }),
    data: Type.Array(Webhook),
  }),
  '/category/removewebhook': defineCall({
    summary: 'Removes a webhook from a category, or with `all` from every category, and its pending deliveries',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id, all: Type.Optional(Type.Boolean()) }),
    data: Empty,
  }),
  '/category/testwebhook': defineCall({
    summary: 'Sends a test event to a webhook',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id }),
    data: shape({ id: Id }),
  }),
  '/category/rotatewebhook': defineCall({
    summary: 'Replaces the secret of a webhook and returns the new one; the previous secret signs too for a time',
    who: 'user',
    errors: ['oldwebhook', 'olderrev'],
    body: shape({
      category: IdOrSlug,
      id: Id,
      hours: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 168, description: 'For how long the previous secret signs too [24]' }),
      ),
    }),
    data: shape({ secret: Type.String(), previousUntil: Type.Union([Time, Type.Null()]) }),
  }),
  '/category/replaydeliveries': defineCall({
    summary: 'Sends a delivery again with the same ID, or without `delivery` all that failed, of all its categories',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id, delivery: Type.Optional(Id) }),
    data: shape({ count: Type.Integer() }),
  }),
  '/category/getdeliveries': defineCall({
    summary: 'Deliveries of a webhook for the categories that the caller administers, latest first',
    who: 'user',
    body: shape({ after: listQuery.after, limit: listQuery.limit, category: IdOrSlug, id: Id }),
    data: countedListOf(WebhookDelivery),
  }),
} as const;
