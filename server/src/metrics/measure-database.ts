import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { within } from '../http/within.ts';
import { mostAttempts } from '../mail/create-mail-queue.ts';
import type { MetricsParts } from './create-metrics.ts';

interface Waiting {
  readonly mails: number;
  readonly given_up: number;
  readonly oldest_mail: string | null;
  readonly deliveries: number;
  readonly deliveries_failed: number;
  readonly responses: number;
  readonly responses_failed: number;
}

/** How long the database may take: a page of figures is needed most when it is slow. */
const patienceMs = 2000;

/** Gauges of what waits in the database; resolves when they are set. Where it does not answer, they say nothing, and `porsa_database_up` is 0. */
export function measureDatabase({ db, clock, pool }: MetricsParts, registers: Registry[]): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('porsa_database_up', '1 if the database responds');
  const states = new Gauge({
    name: 'porsa_mails',
    help: 'Unsent emails: waiting, or failed after the last attempt',
    labelNames: ['state'] as const,
    registers,
  });
  const oldest = gauge('porsa_mail_oldest_seconds', 'Age of the oldest waiting email');
  const deliveries = gauge('porsa_webhook_deliveries_waiting', 'Webhook events not delivered yet');
  const failures = gauge('porsa_webhook_deliveries_failed', 'Webhook events given up in the last 30 days');
  const responses = new Gauge({
    name: 'porsa_ehr_responses',
    help: 'Responses for EHRs: waiting, or failed in the last 30 days',
    labelNames: ['state'] as const,
    registers,
  });
  const setPool = pool === undefined ? () => undefined : measurePool(pool, registers);
  return async () => {
    setPool();
    try {
      const found = await within(patienceMs, readWaiting());
      up.set(1);
      states.set({ state: 'waiting' }, found.mails);
      states.set({ state: 'failed' }, found.given_up);
      oldest.set(found.oldest_mail === null ? 0 : (clock().getTime() - Date.parse(found.oldest_mail)) / 1000);
      deliveries.set(found.deliveries);
      failures.set(found.deliveries_failed);
      responses.set({ state: 'waiting' }, found.responses);
      responses.set({ state: 'failed' }, found.responses_failed);
    } catch {
      up.set(0);
      for (const one of [states, responses, oldest, deliveries, failures]) one.reset();
      for (const one of [oldest, deliveries, failures]) one.remove();
    }
  };

  async function readWaiting(): Promise<Waiting> {
    const { rows } = await sql<Waiting>`
      select
        (select count(*) from mails where sent_at is null and attempts < ${mostAttempts}) as mails,
        (select count(*) from mails where sent_at is null and attempts >= ${mostAttempts}) as given_up,
        (select min(created_at) from mails where sent_at is null and attempts < ${mostAttempts}) as oldest_mail,
        (select count(*) from webhook_deliveries where ended_at is null) as deliveries,
        (select count(*) from webhook_deliveries where ended_at is not null and failure is not null) as deliveries_failed,
        (select count(*) from ehr_write_backs where ended_at is null) as responses,
        (select count(*) from ehr_write_backs where ended_at is not null and failure is not null) as responses_failed
    `.execute(db);
    return rows[0]!;
  }
}

function measurePool(pool: NonNullable<MetricsParts['pool']>, registers: Registry[]): () => void {
  const connections = new Gauge({
    name: 'porsa_database_connections',
    help: 'Connections of the pool to PostgreSQL',
    labelNames: ['state'] as const,
    registers,
  });
  const waiting = new Gauge({
    name: 'porsa_database_waiting',
    help: 'Calls that wait for a free connection',
    registers,
  });
  return () => {
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    waiting.set(pool.waitingCount);
  };
}
