import type { webhooks } from '../../../src/api/contract/webhooks.ts';
import { replayDeliveries } from '../webhook/replay.ts';
import { rotateSecret } from '../webhook/rotate-secret.ts';
import { storeWebhook } from '../webhook/store-webhook.ts';
import { getDeliveries, getWebhooks, removeWebhook, testWebhook } from '../webhook/webhooks.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Receivers of a category’s events in other systems. */
export const webhookHandlers: HandlersOf<typeof webhooks> = {
  '/category/storewebhook': storeWebhook,
  '/category/getwebhooks': getWebhooks,
  '/category/removewebhook': removeWebhook,
  '/category/testwebhook': testWebhook,
  '/category/rotatewebhook': rotateSecret,
  '/category/replaydeliveries': replayDeliveries,
  '/category/getdeliveries': getDeliveries,
};
