import type { Answers } from '../../../src/engine/definition/types.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../db/schema/webhooks.ts';
import { isLegacy } from './sign.ts';

type Delivery = Pick<WebhookDeliveryTable, 'clinic' | 'id' | 'event' | 'category' | 'file' | 'entry' | 'created_at'>;

/** The body of a message: `type`, `timestamp` and `data`, or all in one for webhooks of before Standard Webhooks. */
export async function bodyOf(
  db: Database,
  row: Delivery,
  hook: Pick<WebhookTable, 'secret' | 'with_answers'>,
): Promise<string> {
  const { id, event, created_at: at } = row;
  const data = await dataOf(db, row, hook.with_answers === 1);
  return JSON.stringify(isLegacy(hook) ? { id, event, at, ...data } : { type: event, timestamp: at, data });
}

/** Ids only, unless the receiver was set up to get the answers. */
async function dataOf(db: Database, row: Delivery, withAnswers: boolean) {
  const { clinic, event, category, file, entry } = row;
  const about = { category, ...(file !== null && { file }), ...(entry !== null && { entry }) };
  const data = { ...about, ...(event === 'entry.alert' && (await rulesOf(db, row))) };
  if (!withAnswers || entry === null) return data;
  const found = await db
    .selectFrom('entries')
    .select(['version', 'answers'])
    .where('clinic', '=', clinic)
    .where('id', '=', entry)
    .executeTakeFirst();
  return found === undefined ? data : { ...data, version: found.version, answers: fromJson<Answers>(found.answers) };
}

/** Which rules of the form held. */
async function rulesOf(db: Database, { clinic, entry }: Delivery) {
  const rows = await db
    .selectFrom('alerts')
    .select('rule')
    .where('clinic', '=', clinic)
    .where('entry', '=', entry ?? '')
    .orderBy('rule')
    .execute();
  return { rules: rows.map(({ rule }) => rule) };
}
