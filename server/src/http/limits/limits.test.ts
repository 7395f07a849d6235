import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contract, type Path } from '../../../../src/api/contract/contract.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { testClock, testServerContext, type TestClock } from '../../../test/context.ts';
import { call, openTestServer } from '../../../test/server.ts';
import { limitKey } from '../request/caller.ts';
import { rateLimits } from './limits.ts';
import { addressesKept, createRateLimiter } from './rate-limiter.ts';

describeEachDatabase('A limit', (database) => {
  let server: FastifyInstance;
  let clock: TestClock;
  beforeEach(async () => {
    await database.clear();
    clock = testClock();
    server = await openTestServer(testServerContext(database.db, { clock }), { limits: rateLimits });
  });
  afterEach(() => server.close());

  const reset = (options: Parameters<typeof call>[3] = {}) =>
    call(server, '/auth/resetpassword', { id: 'a-secret-that-opens-nothing', password: 'a quiet morning' }, options);

  test('lets one address try ten links in a quarter of an hour, exactly', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => reset()));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.reply).toMatchObject({ success: false, code: 4290, message: expect.stringContaining('Wait') });
    expect(refused?.headers['retry-after']).toBe('900');
    expect((await reset({ address: '10.0.0.9' })).status).toBe(404);
    clock.advance(900_000);
    expect((await reset()).status).toBe(404);
  });

  test('lets a flood of entries from one address through 120 times a minute, and other addresses go on', async () => {
    const entry = { id: randomUUID(), category: 'visit', version: 1, answers: {} };
    const store = (address: string) => call(server, '/entry/storeentry', entry, { address });
    const answers = await Promise.all(Array.from({ length: 1000 }, () => store('10.0.0.1')));
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(120);
    expect(answers.at(-1)?.headers['retry-after']).toBe('60');
    expect((await store('10.0.0.2')).status).not.toBe(429);
  });

  test('is not widened by a forged X-Forwarded-For', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, index) =>
        reset({ headers: { 'x-forwarded-for': `10.0.0.${index}`, 'x-real-ip': `10.0.1.${index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
  });

  test('counts by what the last trusted proxy saw', async () => {
    const behind = await openTestServer(testServerContext(database.db), {
      limits: rateLimits,
      config: { trustedProxies: 1 },
    });
    const from = (chain: string) =>
      call(
        behind,
        '/auth/resetpassword',
        { id: 'a-secret-that-opens-nothing', password: 'a quiet morning' },
        { headers: { 'x-forwarded-for': chain } },
      );
    const forged = await Promise.all(Array.from({ length: 20 }, (_one, index) => from(`10.9.9.${index}, 10.0.0.1`)));
    expect(forged.filter(({ status }) => status === 404)).toHaveLength(10);
    expect((await from('10.0.0.2')).status).toBe(404);
    await behind.close();
  });

  test.each([
    [0, '10.0.0.1'],
    [1, '10.9.9.9, 10.0.0.1'],
    [2, '10.9.9.9, 10.0.0.1, 172.16.0.1'],
  ])('believes %i proxies, and no header that comes before them', async (trustedProxies, chain) => {
    const behind = await openTestServer(testServerContext(database.db), {
      limits: rateLimits,
      config: { trustedProxies },
    });
    const from = (forwarded: string) =>
      call(
        behind,
        '/auth/resetpassword',
        { id: 'a-secret-that-opens-nothing', password: 'a quiet morning' },
        { headers: { 'x-forwarded-for': forwarded } },
      );
    const forged = await Promise.all(
      Array.from({ length: 15 }, (_one, index) => from(chain.replace('10.9.9.9', `10.9.9.${index}`))),
    );
    expect(forged.filter(({ status }) => status === 404)).toHaveLength(10);
    // Another visitor of the same proxies has tries of their own; without proxies all come from one place.
    expect((await from(chain.replace('10.0.0.1', '10.0.0.2'))).status).toBe(trustedProxies === 0 ? 429 : 404);
    await behind.close();
  });

  test('of one call leaves the others alone', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) await reset();
    expect((await call(server, '/category/getform', { category: 'phq-9' })).status).toBe(404);
  });

  test('of 120 a minute stands on public entries, of 20 on reading forms from elsewhere, and of 600 on everything else', async () => {
    const many = async (path: Path, count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => call(server, path, {})));
      return answers.filter(({ status }) => status !== 429).length;
    };
    expect(await many('/entry/storeentry', 130)).toBe(120);
    expect(await many('/category/import', 25)).toBe(20);
    expect(await many('/category/getform', 610)).toBe(600);
  });
});

test('Limits name only calls of the contract', () => {
  expect(Object.keys(rateLimits.byCall).filter((path) => !Object.hasOwn(contract, path))).toEqual([]);
});

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('The address %s counts as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

test('A limiter forgets the oldest of very many addresses, and no other', () => {
  const count = createRateLimiter({ max: 1, spanMs: 1000 }, testClock());
  for (let address = 0; address <= addressesKept; address += 1) count(String(address));
  expect([count('1'), count(String(addressesKept)), count('0')]).toEqual([1, 1, 0]);
});

test('However many came before, it knows the last of them, those first whose span began anew', () => {
  const clock = testClock();
  const count = createRateLimiter({ max: 1, spanMs: 1000 }, clock);
  const counted = (from: number, to: number) => {
    for (let address = from; address < to; address += 1) count(String(address));
  };
  counted(0, 2 * addressesKept);
  clock.advance(1000);
  counted(addressesKept, addressesKept + 1);
  counted(2 * addressesKept, 3 * addressesKept - 1);
  expect([count(String(addressesKept)), count(String(2 * addressesKept))]).toEqual([1, 1]);
  expect(count(String(addressesKept + 1))).toBe(0);
});
