import type { Transaction } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { WebhookEvent } from '../../../src/api/contract/webhooks.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { WebhookTable } from '../db/schema/webhooks.ts';
import { ServerError } from '../errors/server-error.ts';
import { assertSeen } from '../guard/assert-seen.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import { checkUrl } from './safe-address.ts';
import { newSecret } from './sign.ts';
import { administeredForms, administersAll } from '../guard/administered-forms.ts';
import { lockWebhook } from './webhook-forms.ts';
import { toWebhook } from './webhooks.ts';

/** Receivers of one category, at most. */
export const mostHooks = 20;

/**
 * Adds or changes a receiver, in every form it serves; its secret is only in the reply that creates it.
 *
 * `also` names the forms it serves besides; without it they stay as they are.
 */
export const storeWebhook: Handlers['/category/storewebhook'] = async (context, body) => {
  const { id, url, events, active = true, withAnswers = false } = body;
  const { clinic, id: category, role } = await reachCategory(context, body.category, 'administer');
  if (checkUrl(url, context.config.webhookHosts ?? []) === undefined)
    throw new ServerError('addressrefused', { fields: [{ path: 'url', rule: 'publicaddress', message: '' }] });
  const wanted = body.also && (await reachAll(context, category, body.also));
  const mine = await administeredForms(context);
  const change = { url, events: JSON.stringify(events), active: active ? 1 : 0, with_answers: withAnswers ? 1 : 0 };
  const attempt = { clinic, role, action: 'webhook.store', category, detail: { webhook: id, withAnswers } };
  const stored = await context.db.transaction().execute(async (transaction) => {
    const before = await lockWebhook(transaction, { clinic, category, id });
    if (!administersAll(before, mine)) return undefined;
    assertUnchanged(before, { url, events, active, withAnswers, forms: wanted }, body.was);
    const [known] = before;
    const row = { ...(known ?? newRow(context, { clinic, category, id })), ...change };
    const [first, ...others] = wanted ?? [category, ...before.slice(1).map((one) => one.category)];
    const rows = [
      { ...row, category: first ?? category },
      ...others.map((form) => ({ ...row, category: form })),
    ] as const;
    await writeRows(transaction, before, rows);
    const left = before.filter((one) => !rows.some((stays) => stays.category === one.category));
    for (const form of rows) await writeAudit(transaction, context, { ...attempt, category: form.category });
    for (const form of left)
      await writeAudit(transaction, context, { ...attempt, action: 'webhook.remove', category: form.category });
    return { webhook: toWebhook(context, rows, mine), ...(known === undefined && { secret: row.secret }) };
  });
  return stored ?? refuse(context, beyondRole, attempt);
};

/** It is still as whoever changes it has read it, and nobody has removed it. */
function assertUnchanged(
  rows: readonly WebhookTable[],
  given: object,
  was: CallBody<'/category/storewebhook'>['was'],
): void {
  if (was === undefined) return;
  const [row] = rows;
  if (row === undefined) throw new ServerError('unknown');
  const now = {
    url: row.url,
    events: fromJson<readonly WebhookEvent[]>(row.events),
    active: row.active === 1,
    withAnswers: row.with_answers === 1,
    forms: rows.map(({ category }) => category),
  };
  assertSeen(given, was, now);
}

/** The IDs of all of them, each once, that of the first form first. All may be administered, or none is changed. */
async function reachAll(context: Context, category: string, also: readonly string[]): Promise<readonly string[]> {
  const ids = new Set([category]);
  for (const each of also) ids.add((await reachCategory(context, each, 'administer')).id);
  return [...ids];
}

function newRow(context: Context, named: Pick<WebhookTable, 'clinic' | 'category' | 'id'>) {
  return {
    ...named,
    secret: newSecret(),
    previous_secret: null,
    previous_until: null,
    created_by: signedIn(context).id,
    created_at: context.clock().toISOString(),
  };
}

/** Takes away the rows of forms that are served no longer, with what waits for them, and writes the others. */
async function writeRows(
  transaction: Transaction<Schema>,
  before: readonly WebhookTable[],
  rows: readonly [WebhookTable, ...WebhookTable[]],
): Promise<void> {
  const [{ clinic, id, url, events, active, with_answers }] = rows;
  const served = rows.map(({ category }) => category);
  const known = before.map(({ category }) => category);
  const left = known.filter((category) => !served.includes(category));
  if (left.length > 0)
    await transaction
      .deleteFrom('webhooks')
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .where('category', 'in', left)
      .execute();
  if (known.length > 0)
    await transaction
      .updateTable('webhooks')
      .set({ url, events, active, with_answers })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .where('category', 'in', known)
      .execute();
  for (const row of rows) if (!known.includes(row.category)) await addRow(transaction, row);
}

/** Throws `toomany` for a form that has as many as it can, `idtaken` for one that has another webhook of that ID. */
async function addRow(transaction: Transaction<Schema>, row: WebhookTable): Promise<void> {
  const ofForm = await transaction
    .selectFrom('webhooks')
    .select('id')
    .where('clinic', '=', row.clinic)
    .where('category', '=', row.category)
    .execute();
  if (ofForm.some(({ id }) => id === row.id)) throw new ServerError('idtaken');
  if (ofForm.length >= mostHooks) throw new ServerError('toomany');
  await transaction.insertInto('webhooks').values(row).execute();
}
