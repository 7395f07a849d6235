import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { testClock, testConfiguration, testServerContext, type TestClock } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { call, openTestServer } from '../../test/server.ts';
import { openSession } from '../sessions/sessions.ts';
import { handlers } from '../handlers/handlers.ts';
import { rateLimits } from '../http/limits/limits.ts';

describeEachDatabase('What a form takes from the public', (database) => {
  let server: FastifyInstance;
  let clock: TestClock;
  let [flooded, other]: TestClinic[] = [];
  const openWith = async (entriesPerForm: number) => {
    clock = testClock();
    const config = { ...testConfiguration, entriesPerForm };
    server = await openTestServer(testServerContext(database.db, { clock, config }), {
      handlers,
      limits: { ...rateLimits, shedding: undefined },
      config,
    });
  };
  beforeEach(async () => {
    await database.clear();
    [flooded, other] = [
      await openClinic(database.db, { settings: { allowPublicScores: true } }),
      await openClinic(database.db, { settings: { allowPublicScores: true } }),
    ];
  });
  afterEach(() => server.close());
  const store = (
    clinic: TestClinic | undefined,
    address: string,
    options: Parameters<typeof call>[3] = {},
    body = visit(clinic!.category),
  ) => call(server, '/entry/storeentry', body, { address, ...options });
  const stored = async () =>
    (await database.db.selectFrom('entries').select('id').where('category', '=', flooded!.category).execute()).length;

  test('is a tenth of its hour in a minute, from five hundred addresses together; other forms, members and repeats go on', async () => {
    await openWith(400);
    const sent = Array.from({ length: 500 }, (_one, index) => ({
      address: `10.7.${index >> 8}.${index & 255}`,
      body: visit(flooded!.category),
    }));
    const answers = await Promise.all(sent.map(({ address, body }) => store(flooded, address, {}, body)));
    expect([
      answers.filter(({ status }) => status === 200).length,
      answers.filter(({ status }) => status === 429).length,
      await stored(),
    ]).toEqual([40, 460, 40]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.reply).toMatchObject({
      success: false,
      code: 4292,
      message: expect.stringContaining('Your answers are not lost'),
    });
    expect(refused?.headers['retry-after']).toBe('60');
    expect((await store(flooded, '10.8.0.1', { language: 'fa' })).reply).toMatchObject({
      code: 4292,
      message: expect.stringContaining('پاسخ‌های شما محفوظ است'),
    });

    expect((await store(other, '10.8.0.2')).status).toBe(200);
    const token = await openSession({ db: database.db, clock }, { clinic: flooded!.id, id: flooded!.userId('expert') });
    expect((await store(flooded, '10.8.0.3', { token })).status).toBe(200);
    const first = sent[answers.findIndex(({ status }) => status === 200)]!;
    expect((await store(flooded, first.address, {}, first.body)).status).toBe(200);
    clock.advance(60_000);
    expect((await store(flooded, '10.8.0.4')).status).toBe(200);
  });

  test('is so much in an hour, whatever the minute and the process', async () => {
    await openWith(2);
    const statuses: number[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      statuses.push((await store(flooded, `10.9.0.${minute}`)).status);
      clock.advance(60_000);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    const begun = clock;
    await server.close();
    await openWith(2);
    clock.advance(begun().getTime() - clock().getTime());
    const again = await store(flooded, '10.9.1.1');
    expect([again.status, again.headers['retry-after']]).toEqual([429, String(56 * 60)]);
    clock.advance(56 * 60_000);
    expect((await store(flooded, '10.9.1.1')).status).toBe(200);
  });
});
