import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handlers, openClinic, type TestClinic } from '../../test/clinic.ts';
import { testClock, testServerContext, type TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { call, openTestServer } from '../../test/server.ts';
import { openDatabase } from '../db/database.ts';
import { newId } from '../db/uuid.ts';
import { createMailQueue } from '../mail/create-mail-queue.ts';
import { openSession } from '../sessions/sessions.ts';
import { deliverWebhooks } from '../webhook/deliver.ts';
import { createMetrics } from './create-metrics.ts';

const here = { host: 'localhost:8080' };

async function read(server: FastifyInstance, options: InjectOptions = {}) {
  const reply = await server.inject({ url: '/metrics', headers: here, ...options });
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.body };
}

/** The value of one line, such as `porsa_mails{state="waiting"}`. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describeEachDatabase('The metrics', (database) => {
  let context: TestServerContext;
  let server: FastifyInstance;
  let clinic: TestClinic;
  let token: string;

  beforeAll(async () => {
    clinic = await openClinic(database.db);
    const clock = testClock();
    context = testServerContext(database.db, { clock, metrics: createMetrics({ db: database.db, clock }) });
    server = await openTestServer(context, { handlers });
    token = await openSession(context, { clinic: clinic.id, id: clinic.userId('owner') });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database.db.deleteFrom('mails').execute();
  });

  const entry = (id = newId()) => ({
    id,
    category: clinic.category,
    version: 1,
    answers: { weight: 83, height: 180 },
    patient: { name: 'Zanbur Patient' },
  });

  test('count requests by route and status, how long they take, why they are rejected and how many are being answered', async () => {
    await call(server, '/entry/storeentry', {}, { token });
    await call(server, '/auth/checkUserAccess', {}, { token });
    await server.inject('/nothing/at/all');
    const { status, type, text } = await read(server);
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    const labels = (route: string, code: number, method = 'POST') =>
      `porsa_requests_total{method="${method}",route="${route}",status="${code}"}`;
    expect(valueOf(text, labels('/entry/storeentry', 400))).toBe(1);
    expect(valueOf(text, labels('/auth/checkUserAccess', 200))).toBe(1);
    expect(valueOf(text, labels('unknown', 404, 'GET'))).toBe(1);
    expect(valueOf(text, 'porsa_refusals_total{route="/entry/storeentry",error="badbody"}')).toBe(1);
    expect(valueOf(text, 'porsa_request_duration_seconds_count{method="POST",route="/auth/checkUserAccess"}')).toBe(1);
    expect(valueOf(text, 'porsa_requests_in_flight')).toBe(1);
  });

  test('count a response once, however often it is sent', async () => {
    const before = valueOf((await read(server)).text, 'porsa_entries_stored_total') ?? 0;
    const one = entry();
    for (let sent = 0; sent < 3; sent += 1)
      expect((await call(server, '/entry/storeentry', one, { token })).status).toBe(200);
    expect(valueOf((await read(server)).text, 'porsa_entries_stored_total')).toBe(before + 1);
  });

  test('say which emails wait, how long, which are given up, and how attempts end', async () => {
    const { metrics, clock, logger } = context;
    let isAway = true;
    const transport = {
      send: async () => {
        if (isAway) throw new Error('away');
      },
      close: () => undefined,
    };
    const mail = createMailQueue({ db: database.db, clock, logger, transport, metrics });
    for (const to of ['a@clinic.test', 'b@clinic.test']) await mail.add({ to, subject: 's', text: 't' });
    await mail.deliver();
    clock.advance(90_000);
    const waiting = (await read(server)).text;
    expect(valueOf(waiting, 'porsa_mails{state="waiting"}')).toBe(2);
    expect(valueOf(waiting, 'porsa_mail_oldest_seconds')).toBe(90);
    await database.db.updateTable('mails').set({ attempts: 12 }).where('recipient', '=', 'a@clinic.test').execute();
    isAway = false;
    await mail.deliver();
    const { text } = await read(server);
    expect(valueOf(text, 'porsa_mails{state="waiting"}')).toBe(0);
    expect(valueOf(text, 'porsa_mails{state="failed"}')).toBe(1);
    expect(valueOf(text, 'porsa_mail_attempts_total{outcome="failed"}')).toBe(2);
    expect(valueOf(text, 'porsa_mail_attempts_total{outcome="sent"}')).toBe(1);
  });

  test('say how many webhook events wait, and how attempts end', async () => {
    await handlers['/category/storewebhook'](clinic.as('owner'), {
      category: clinic.category,
      id: newId(),
      url: 'https://records.example.com/porsa',
      events: ['entry.stored'],
    });
    await call(server, '/entry/storeentry', entry(), { token });
    expect(valueOf((await read(server)).text, 'porsa_webhook_deliveries_waiting')).toBe(1);
    context.clock.advance(60_000);
    await deliverWebhooks({ server: context, post: async () => 500, chance: () => 0 });
    context.clock.advance(600_000);
    await deliverWebhooks({ server: context, post: async () => 204, chance: () => 0 });
    const { text } = await read(server);
    expect(valueOf(text, 'porsa_webhook_deliveries_waiting')).toBe(0);
    expect(valueOf(text, 'porsa_webhook_attempts_total{outcome="failed"}')).toBe(1);
    expect(valueOf(text, 'porsa_webhook_attempts_total{outcome="delivered"}')).toBe(1);
  });

  test('say how many webhook events and responses for EHRs were given up, and how many responses wait', async () => {
    const ehr = newId();
    await handlers['/admin/storeehr'](
      { ...context, config: { ...context.config, webhookHosts: ['127.0.0.1'] }, caller: clinic.as('admin').caller },
      {
        id: ehr,
        title: 'Zanbur Hospital',
        issuer: 'http://127.0.0.1:1/fhir',
        clientId: 'porsa',
        forms: [clinic.category],
      },
    );
    const at = context.clock().toISOString();
    const delivery = { clinic: clinic.id, category: clinic.category, file: newId(), created_at: at, due_at: at };
    const queued = { ...delivery, ehr, launch: newId(), subject: 'zanbur', attempts: 1, status: null };
    await database.db
      .insertInto('ehr_write_backs')
      .values([
        { ...queued, id: newId(), ended_at: null, failure: 'http503' },
        { ...queued, id: newId(), ended_at: at, failure: null },
        { ...queued, id: newId(), ended_at: at, failure: 'http422' },
        { ...queued, id: newId(), ended_at: at, failure: 'tokenexpired' },
      ])
      .execute();
    const webhook = newId();
    const url = 'https://records.example.com/zanbur';
    await handlers['/category/storewebhook'](clinic.as('owner'), {
      category: clinic.category,
      id: webhook,
      url,
      events: ['entry.stored'],
    });
    const sent = { ...delivery, webhook, event: 'entry.stored', entry: null, attempts: 9, status: 500 };
    await database.db
      .insertInto('webhook_deliveries')
      .values({ ...sent, id: newId(), ended_at: at, failure: 'http500' })
      .execute();
    const { text } = await read(server);
    expect(valueOf(text, 'porsa_ehr_responses{state="waiting"}')).toBe(1);
    expect(valueOf(text, 'porsa_ehr_responses{state="failed"}')).toBe(2);
    expect(valueOf(text, 'porsa_webhook_deliveries_failed')).toBe(1);
  });

  test('hold no id, name, address or token', async () => {
    const one = entry();
    await call(server, '/entry/storeentry', one, { token });
    await server.inject(`/uploads/${newId()}?secret=zanbur`);
    await server.inject('/zanbur/zanbur');
    const { text } = await read(server);
    expect(text).not.toMatch(/zanbur|[0-9a-f]{8}-[0-9a-f]{4}|127\.0\.0\.1|@/i);
    expect(text).not.toContain(clinic.category);
    expect(text).not.toContain(token);
  });

  test('are there when the database is not, and say so', async () => {
    const away = await openDatabase(database.config);
    const metrics = createMetrics({ db: away, clock: testClock() });
    const lonely = await openTestServer(testServerContext(away, { metrics }));
    expect(valueOf((await read(lonely)).text, 'porsa_database_up')).toBe(1);
    await away.destroy();
    const { status, text } = await read(lonely);
    expect([status, valueOf(text, 'porsa_database_up')]).toEqual([200, 0]);
    expect(valueOf(text, 'porsa_mails{state="waiting"}')).toBeUndefined();
    await lonely.close();
  });

  test('are read on the machine itself, and by nobody whom a proxy on it lets in', async () => {
    expect((await read(server, { headers: { host: '[::1]:8080' }, remoteAddress: '::1' })).status).toBe(200);
    for (const options of [
      { remoteAddress: '192.0.2.7' },
      { remoteAddress: '::ffff:10.0.0.5' },
      { headers: { ...here, 'x-forwarded-for': '192.0.2.7' } },
      { headers: { ...here, forwarded: 'for=192.0.2.7' } },
      { headers: { host: 'forms.example.org' } },
    ]) {
      const { status, text } = await read(server, options);
      expect([status, text.includes('porsa_'), JSON.parse(text)]).toEqual([
        404,
        false,
        expect.objectContaining({ code: 4044 }),
      ]);
    }
  });

  test('are read from anywhere with the token of the configuration, and without it from nowhere', async () => {
    const metricsToken = 'a-token-of-the-clinic';
    const guarded = await openTestServer(context, { config: { metricsToken } });
    const status = async (authorization?: string) =>
      (await read(guarded, { remoteAddress: '192.0.2.7', headers: authorization ? { authorization } : {} })).status;
    expect(await status(`Bearer ${metricsToken}`)).toBe(200);
    expect([await status(), await status('Bearer a-token'), await status(metricsToken)]).toEqual([404, 404, 404]);
    expect((await read(guarded)).status).toBe(404);
    await guarded.close();
  });
});

test('The pool of PostgreSQL is told by its connections, and the process by its event loop and memory', async () => {
  const db = await openDatabase({});
  const pool = { totalCount: 7, idleCount: 4, waitingCount: 2 };
  const metrics = createMetrics({ db, clock: () => new Date(), pool, ofProcess: true });
  const { text } = await metrics.read();
  expect(valueOf(text, 'porsa_database_connections{state="idle"}')).toBe(4);
  expect(valueOf(text, 'porsa_database_connections{state="busy"}')).toBe(3);
  expect(valueOf(text, 'porsa_database_waiting')).toBe(2);
  expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  await db.destroy();
});
