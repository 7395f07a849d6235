import type { Webhook, WebhookDelivery, WebhookEvent } from '../../../src/api/contract/webhooks.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { fromJson } from '../db/json.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../db/schema/webhooks.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { deliveryRow } from './queue-event.ts';
import { checkUrl } from './safe-address.ts';
import { isLegacy, newSecret } from './sign.ts';

/** Receivers of one category, at most. */
const mostHooks = 20;

/** Adds or changes a receiver; its secret is only in the reply that creates it. */
export const storeWebhook: Handlers['/category/storewebhook'] = async (
  context,
  { category: idOrSlug, id, url, events, active = true, withAnswers = false },
) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'administer');
  if (checkUrl(url, context.config.webhookHosts ?? []) === undefined)
    throw new ServerError('addressrefused', { fields: [{ path: 'url', rule: 'publicaddress', message: '' }] });
  const change = { url, events: JSON.stringify(events), active: active ? 1 : 0, with_answers: withAnswers ? 1 : 0 };
  return context.db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('webhooks')
      .set(change)
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    await writeAudit(transaction, context, {
      clinic,
      role,
      action: 'webhook.store',
      category,
      detail: { webhook: id, withAnswers },
    });
    if (changed !== undefined) return { webhook: toWebhook(context, changed) };
    const { count } = await transaction
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .executeTakeFirstOrThrow();
    if (count >= mostHooks) throw new ServerError('toomany');
    const secret = newSecret();
    const row = {
      clinic,
      category,
      id,
      ...change,
      secret,
      previous_secret: null,
      previous_until: null,
      created_by: signedIn(context).id,
      created_at: context.clock().toISOString(),
    };
    await transaction.insertInto('webhooks').values(row).execute();
    return { webhook: toWebhook(context, row), secret };
  });
};

function toWebhook({ clock }: Context, row: WebhookTable): Webhook {
  const { id, url, events, active, with_answers: withAnswers, previous_until: until, created_at: createdAt } = row;
  return {
    id,
    url,
    events: [...fromJson<readonly WebhookEvent[]>(events)],
    active: active === 1,
    withAnswers: withAnswers === 1,
    createdAt,
    format: isLegacy(row) ? 'legacy' : 'standard',
    previousUntil: until !== null && clock().toISOString() < until ? until : null,
  };
}

export const getWebhooks: Handlers['/category/getwebhooks'] = async (context, body) => {
  const { clinic, id } = await reachCategory(context, body.category, 'administer');
  const rows = await context.db
    .selectFrom('webhooks')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => toWebhook(context, row));
};

export const removeWebhook: Handlers['/category/removewebhook'] = async (context, body) => {
  const { clinic, id: category, role } = await reachCategory(context, body.category, 'administer');
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('webhooks')
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('id', '=', body.id)
      .execute();
    await writeAudit(transaction, context, {
      clinic,
      role,
      action: 'webhook.remove',
      category,
      detail: { webhook: body.id },
    });
  });
  return {};
};

export const testWebhook: Handlers['/category/testwebhook'] = async (context, body) => {
  const { clinic, id: category } = await reachCategory(context, body.category, 'administer');
  const hook = await context.db
    .selectFrom('webhooks')
    .select('id')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('id', '=', body.id)
    .executeTakeFirst();
  if (hook === undefined) throw new ServerError('unknown');
  const row = deliveryRow(context.clock(), { clinic, category, webhook: hook.id, event: 'test' });
  await context.db.insertInto('webhook_deliveries').values(row).execute();
  return { id: row.id };
};

export const getDeliveries: Handlers['/category/getdeliveries'] = async (context, query) => {
  const { clinic, id: category } = await reachCategory(context, query.category, 'administer');
  const position = fromCursor(query.after);
  const limit = limitOf(query);
  const deliveries = context.db
    .selectFrom('webhook_deliveries')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('webhook', '=', query.id);
  const rows = await deliveries
    .selectAll()
    .$if(position !== undefined, (select) => select.where('id', '<', position?.[1] ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    ...toPage(rows, limit, (row) => [row.created_at, row.id], toDelivery),
    total: await countUpTo(context.db, deliveries.select('id')),
  };
};

function toDelivery({
  id,
  event,
  created_at: createdAt,
  attempts,
  ended_at: ended,
  status,
  failure,
}: WebhookDeliveryTable): WebhookDelivery {
  return {
    id,
    event,
    createdAt,
    attempts,
    state: ended === null ? 'waiting' : failure === null ? 'delivered' : 'failed',
    status,
    failure,
  };
}
