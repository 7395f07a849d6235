import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { WebhookTable } from '../db/schema/webhooks.ts';

interface Named {
  readonly clinic: string;
  /** One of the forms it serves. */
  readonly category: string;
  readonly id: string;
}

/**
 * The rows of a webhook, one for each form it serves, that of the named form first; none where that form has no such
 * webhook.
 *
 * They have an ID and a secret in common: IDs are made by clients, so two webhooks of different forms may share one.
 */
export async function readWebhook(db: Database, { clinic, category, id }: Named): Promise<readonly WebhookTable[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .orderBy('category')
    .execute();
  const own = rows.find((row) => row.category === category);
  if (own === undefined) return [];
  return [own, ...rows.filter((row) => row !== own && row.secret === own.secret)];
}

/** The same, and nobody else changes or adds one of them until the transaction ends. */
export async function lockWebhook(transaction: Transaction<Schema>, named: Named): Promise<readonly WebhookTable[]> {
  await transaction
    .updateTable('webhooks')
    .set(({ ref }) => ({ active: ref('active') }))
    .where('clinic', '=', named.clinic)
    .where('id', '=', named.id)
    .execute();
  // Read only now: whoever held the lock may have added a form.
  return readWebhook(transaction, named);
}
