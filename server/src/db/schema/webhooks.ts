import type { DeliveryColumns } from './deliveries.ts';

/** Receivers of events in other systems. See `schema.ts` for how columns are read. */
export interface WebhookTables {
  readonly webhooks: WebhookTable;
  readonly webhook_deliveries: WebhookDeliveryTable;
}

export interface WebhookTable {
  clinic: string;
  category: string;
  id: string;
  url: string;
  /** What its messages are signed with; shown to nobody once it has been given out. */
  secret: string;
  /** The secret before the last rotation, which signs too until `previous_until`. */
  previous_secret: string | null;
  previous_until: string | null;
  /** JSON: names of events. */
  events: string;
  with_answers: number;
  active: number;
  created_by: string;
  created_at: string;
}

/** One message to one receiver. It holds ids alone; answers are read when it is sent. */
export interface WebhookDeliveryTable extends DeliveryColumns {
  webhook: string;
  event: string;
  file: string | null;
  entry: string | null;
}
