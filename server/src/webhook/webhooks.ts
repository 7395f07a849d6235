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
import { deliveryRow } from './queue-event.ts';
import { isLegacy } from './sign.ts';
import { administeredForms, administersAll, type Forms, seenForms } from '../guard/administered-forms.ts';
import { lockWebhook, readWebhook } from './webhook-forms.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';

/** What callers see of a webhook; `rows` are those of all its forms. */
export function toWebhook({ clock }: Context, rows: readonly [WebhookTable, ...WebhookTable[]], mine: Forms): Webhook {
  const [row] = rows;
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
    ...seenForms(rows, mine),
  };
}

export const getWebhooks: Handlers['/category/getwebhooks'] = async (context, body) => {
  const { clinic, id } = await reachCategory(context, body.category, 'administer');
  const own = await context.db
    .selectFrom('webhooks')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (own.length === 0) return [];
  const others = await context.db
    .selectFrom('webhooks')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('category', '!=', id)
    .where(
      'id',
      'in',
      own.map((hook) => hook.id),
    )
    .orderBy('category')
    .execute();
  const mine = await administeredForms(context);
  return own.map((hook) =>
    toWebhook(
      context,
      [hook, ...others.filter(({ id: same, secret }) => same === hook.id && secret === hook.secret)],
      mine,
    ),
  );
};

/** Takes a webhook from the form that is named, or with `all` from every form it serves. */
export const removeWebhook: Handlers['/category/removewebhook'] = async (context, { category: idOrSlug, id, all }) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'administer');
  const mine = await administeredForms(context);
  const attempt = { clinic, role, action: 'webhook.remove', category, detail: { webhook: id } };
  const isDone = await context.db.transaction().execute(async (transaction) => {
    const rows = await lockWebhook(transaction, { clinic, category, id });
    if (all === true && !administersAll(rows, mine)) return false;
    const leaving = all === true && rows.length > 0 ? rows.map((row) => row.category) : [category];
    await transaction
      .deleteFrom('webhooks')
      .where('clinic', '=', clinic)
      .where('category', 'in', leaving)
      .where('id', '=', id)
      .execute();
    for (const form of leaving) await writeAudit(transaction, context, { ...attempt, category: form });
    return true;
  });
  return isDone ? {} : refuse(context, beyondRole, attempt);
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
  const mine = await administeredForms(context);
  const hook = await readWebhook(context.db, { clinic, category, id: query.id });
  const forms = hook.map((row) => row.category).filter((form) => mine.has(form));
  const deliveries = context.db
    .selectFrom('webhook_deliveries')
    .where('clinic', '=', clinic)
    .where('category', 'in', forms.length > 0 ? forms : [category])
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
  category,
  event,
  created_at: createdAt,
  attempts,
  ended_at: ended,
  status,
  failure,
}: WebhookDeliveryTable): WebhookDelivery {
  return {
    id,
    category,
    event,
    createdAt,
    attempts,
    state: ended === null ? 'waiting' : failure === null ? 'delivered' : 'failed',
    status,
    failure,
  };
}
