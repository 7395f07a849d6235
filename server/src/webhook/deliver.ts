import { runRegularly } from '../schedule/run-regularly.ts';
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { WebhookDeliveryTable } from '../db/schema/webhooks.ts';
import type { ServerContext } from '../context/context.ts';
import { describeFailure } from '../log/describe-failure.ts';
import { bodyOf } from './payload.ts';
import { postTo, type PostMessage } from './post-message.ts';
import { signedHeaders } from './sign.ts';

/** Tries before a message is given up: a day of waits that double, three hours at the longest. */
export const mostAttempts = 15;

const firstWaitMs = 30_000;
const longestWaitMs = 3 * 3_600_000;

const batch = 20;

export interface DeliveryParts {
  readonly server: ServerContext;
  readonly post: PostMessage;
  /** From 0 to 1. */ readonly chance: () => number;
}

/** Sends what is due, several at a time; resolves to the number that arrived. Any process may do so: each message is claimed first. */
export async function deliverWebhooks(parts: DeliveryParts): Promise<number> {
  const { db, clock } = parts.server;
  const due = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('due_at', '<=', clock().toISOString())
    .orderBy('due_at')
    .limit(batch)
    .execute();
  const arrived = await Promise.all(due.map(async (row) => (await claim(parts, row)) && send(parts, row)));
  return arrived.filter(Boolean).length;
}

/** Takes a message for this process, and sets when it is due again should it fail, or the process die with it. Waits differ by chance, lest receivers be met by all at once. */
async function claim(
  { server: { db, clock }, chance }: DeliveryParts,
  { clinic, id, attempts }: WebhookDeliveryTable,
): Promise<boolean> {
  const wait = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs) * (0.75 + chance() / 2);
  const claimed = await db
    .updateTable('webhook_deliveries')
    .set({ attempts: attempts + 1, due_at: new Date(clock().getTime() + wait).toISOString() })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function send(parts: DeliveryParts, row: WebhookDeliveryTable): Promise<boolean> {
  const {
    server: { db, clock, logger, metrics },
    post,
  } = parts;
  const hook = await db
    .selectFrom('webhooks')
    .select(['url', 'secret', 'previous_secret', 'previous_until', 'with_answers', 'active'])
    .where('clinic', '=', row.clinic)
    .where('category', '=', row.category)
    .where('id', '=', row.webhook)
    .executeTakeFirst();
  if (hook === undefined || hook.active === 0) return end(parts, row, { failure: 'inactive' });
  const body = await bodyOf(db, row, hook);
  const headers = { ...signedHeaders(hook, row.id, body, clock()), 'user-agent': 'Porsa' };
  try {
    const status = await post({ url: hook.url, body, headers });
    const isTaken = status >= 200 && status < 300;
    metrics?.webhookTried(isTaken ? 'delivered' : 'failed');
    if (isTaken) return await end(parts, row, { status });
    return await fail(parts, row, { status, failure: `http${status}` });
  } catch (error) {
    metrics?.webhookTried('failed');
    const { code, type } = describeFailure(error);
    logger.warn({ delivery: row.id, attempts: row.attempts + 1, failure: code ?? type }, 'webhook not delivered');
    return fail(parts, row, { status: null, failure: code ?? type });
  }
}

async function end(
  { server: { db, clock } }: DeliveryParts,
  { clinic, id }: WebhookDeliveryTable,
  result: { readonly status?: number | null; readonly failure?: string },
): Promise<boolean> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ended_at: clock().toISOString(), status: result.status ?? null, failure: result.failure ?? null })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .execute();
  return result.failure === undefined;
}

async function fail(
  parts: DeliveryParts,
  row: WebhookDeliveryTable,
  result: { readonly status: number | null; readonly failure: string },
): Promise<boolean> {
  if (row.attempts + 1 >= mostAttempts) return end(parts, row, result);
  await parts.server.db
    .updateTable('webhook_deliveries')
    .set(result)
    .where('clinic', '=', row.clinic)
    .where('id', '=', row.id)
    .execute();
  return false;
}

const everyMs = 3000;
const keptMs = 30 * 24 * 3_600_000;

/** Forgets what ended a month ago. */
export async function forgetDeliveries({ db, clock }: ServerContext): Promise<void> {
  await sql`delete from webhook_deliveries where ended_at < ${new Date(clock().getTime() - keptMs).toISOString()}`.execute(
    db,
  );
}

/** Delivers due messages now and again, until the function it returns is called. */
export function deliverWebhooksRegularly(server: ServerContext): () => Promise<void> {
  const parts: DeliveryParts = {
    server,
    post: postTo(server.config.webhookHosts ?? []),
    chance: () => randomInt(1_000_000) / 1_000_000,
  };
  const forgetting = forgetDeliveries(server).catch(() => undefined);
  const stop = runRegularly(() => deliverWebhooks(parts), {
    everyMs,
    logger: server.logger,
    failure: 'webhooks cannot be read',
  });
  return async () => {
    await forgetting;
    await stop();
  };
}
