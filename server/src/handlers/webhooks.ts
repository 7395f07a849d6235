import type { webhooks } from '../../../src/api/contract/webhooks.ts';
import { getDeliveries, getWebhooks, removeWebhook, storeWebhook, testWebhook } from '../webhook/webhooks.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Receivers of a category’s events in other systems. */
export const webhookHandlers: HandlersOf<typeof webhooks> = {
  '/category/storewebhook': storeWebhook,
  '/category/getwebhooks': getWebhooks,
  '/category/removewebhook': removeWebhook,
  '/category/testwebhook': testWebhook,
  '/category/getdeliveries': getDeliveries,
};
