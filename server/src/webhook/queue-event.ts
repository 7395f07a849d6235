import type { Transaction } from 'kysely';
import type { WebhookEvent } from '../../../src/api/contract/webhooks.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { prepared } from '../db/statements/prepared.ts';
import { newId } from '../db/uuid.ts';
import type { Clock } from '../context/context.ts';

export interface Happened {
  readonly clinic: string;
  readonly category: string;
  readonly event: WebhookEvent;
  readonly file?: string;
  readonly entry?: string;
}

/** Puts an event before every receiver that wants it, in the transaction of what happened: both are kept, or neither. */
export async function queueEvent(
  transaction: Transaction<Schema>,
  clock: Clock,
  { clinic, category, event, file, entry }: Happened,
): Promise<void> {
  const { rows } = await activeHooks(transaction, { clinic, category });
  const wanting = rows.filter((hook) => fromJson<readonly string[]>(hook.events).includes(event));
  if (wanting.length === 0) return;
  const now = clock();
  await transaction
    .insertInto('webhook_deliveries')
    .values(wanting.map((hook) => deliveryRow(now, { clinic, category, webhook: hook.id, event, file, entry })))
    .execute();
}

const activeHooks = prepared((db, { clinic, category }: Pick<Happened, 'clinic' | 'category'>) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('active', '=', 1),
);

export interface NewDelivery {
  readonly clinic: string;
  readonly category: string;
  readonly webhook: string;
  readonly event: string;
  readonly file?: string;
  readonly entry?: string;
}

export function deliveryRow(now: Date, { file, entry, ...delivery }: NewDelivery) {
  const at = now.toISOString();
  return {
    ...delivery,
    id: newId(now.getTime()),
    file: file ?? null,
    entry: entry ?? null,
    created_at: at,
    due_at: at,
    attempts: 0,
    ended_at: null,
    status: null,
    failure: null,
  };
}
