import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../context/metrics.ts';
import type { Clock } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import type { PoolState } from '../db/postgres.ts';
import { measureDatabase } from './measure-database.ts';

export interface MetricsParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Absent for SQLite, which has no pool. */
  readonly pool?: PoolState | undefined;
  /** Measures event loop, memory and garbage collection too, which belong to the process and not to one server in it. */
  readonly ofProcess?: boolean;
}

/** What nginx calls a client that hung up. */
const disconnected = 499;

/** From the quickest call to the longest that a client waits for. In seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counters of one server since its start, and gauges that are read from the database when they are asked for. */
export function createMetrics(parts: MetricsParts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (parts.ofProcess) collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'porsa_requests_total',
    help: 'Requests by method, route and status; 499: the client disconnected',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'porsa_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response',
    labelNames: ['method', 'route'] as const,
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'porsa_refusals_total',
    help: 'Rejected requests by route and error (docs/errors.md); toomany: rate limit, unavailable: load shedding or no database',
    labelNames: ['route', 'error'] as const,
    registers,
  });
  const inFlight = new Gauge({ name: 'porsa_requests_in_flight', help: 'Requests being answered', registers });
  const entries = new Counter({ name: 'porsa_entries_stored_total', help: 'Responses to forms stored', registers });
  const mails = counterOf('porsa_mail_attempts_total', 'Attempts to send an email', registers);
  const texts = counterOf(
    'porsa_sms_attempts_total',
    'Attempts to send a text message; limited: codes held back by a limit',
    registers,
  );
  const webhooks = counterOf('porsa_webhook_attempts_total', 'Attempts to deliver a webhook event', registers);
  const measure = measureDatabase(parts, registers);
  return {
    callBegun: () => inFlight.inc(),
    callEnded: ({ method, route, status, ms, refusal }) => {
      inFlight.dec();
      calls.inc({ method, route, status: status ?? disconnected });
      if (status !== undefined) duration.observe({ method, route }, ms / 1000);
      if (refusal !== undefined) refusals.inc({ route, error: refusal });
    },
    entryStored: () => entries.inc(),
    mailTried: (outcome) => mails.inc({ outcome }),
    smsTried: (outcome) => texts.inc({ outcome }),
    webhookTried: (outcome) => webhooks.inc({ outcome }),
    read: async () => {
      await measure();
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

function counterOf(name: string, help: string, registers: Registry[]): Counter<'outcome'> {
  return new Counter({ name, help, labelNames: ['outcome'] as const, registers });
}
