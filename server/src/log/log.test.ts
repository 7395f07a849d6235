import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { testServerContext } from '../../test/context.ts';
import { addPerson, call, openTestServer } from '../../test/server.ts';
import { describeFailure } from './describe-failure.ts';

const canary = 'Qanari';
const id = '018f2f6e-7b3a-7c1d-8e4f-000000000001';

describeEachDatabase('The log', (database) => {
  const lines: string[] = [];
  let server: FastifyInstance;
  let token: string;

  beforeAll(async () => {
    const context = testServerContext(database.db);
    server = await openTestServer(context, {
      standIns: true,
      log: {
        write: (line) => {
          lines.push(line);
        },
      },
      handlers: {
        '/entry/storeentry': async (_context, { answers }) => {
          throw new Error(`cannot keep ${JSON.stringify(answers)}`);
        },
        '/file/storefile': async (_context, { patient }) => {
          throw Object.assign(new TypeError(`\n    at ${patient.name ?? ''}:1:1`), {
            code: '23505',
            detail: `Key (name)=(${patient.name ?? ''})`,
          });
        },
      },
    });
    ({ token } = await addPerson(context, { email: `${canary}1@clinic.test` }));
  });
  afterAll(() => server.close());

  test('holds nothing of bodies, names, tokens, addresses or queries, whatever fails', async () => {
    await call(server, '/entry/storeentry', {
      id,
      category: 'phq-9',
      version: 1,
      answers: { name: `${canary}2`, [`${canary}3`]: [{ deep: `${canary}4` }] },
    });
    await call(
      server,
      '/file/storefile',
      { id, category: 'phq-9', patient: { name: `${canary}5`, phone: `${canary}6` } },
      { token },
    );
    await call(server, '/auth/veryifypassword', { email: `${canary}7@clinic.test`, password: `${canary}8` });
    await call(
      server,
      '/auth/checkUserAccess',
      {},
      {
        token: `${canary}9`,
        headers: { referer: `https://x.test/${canary}`, 'user-agent': canary, origin: `https://${canary}.test` },
      },
    );
    await server.inject(`/activation/${canary}10/?token=${canary}11`);
    await server.inject(`/nothing/${canary}12`);
    await server.inject(`/%${canary}13`);
    await server.inject({
      method: 'POST',
      url: '/entry/storeentry',
      headers: { 'content-type': 'application/json', 'x-request-id': canary },
      payload: `{"${canary}14`,
    });
    await server.inject({
      method: 'POST',
      url: '/entry/storeentry',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ [`${canary}15`]: 1 }),
    });
    expect(lines.length).toBeGreaterThanOrEqual(9);
    expect(lines.join('')).not.toContain(canary);
    expect(lines.join('').toLowerCase()).not.toContain(token.toLowerCase());
  });

  test('records of each call its method, route, status, time and id, one line of JSON each', async () => {
    lines.length = 0;
    const { headers } = await call(server, '/auth/checkUserAccess', {}, { token });
    const [line = ''] = lines;
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      service: 'porsa',
      reqId: headers['x-request-id'],
      method: 'POST',
      route: '/auth/checkUserAccess',
      status: 200,
      ms: expect.any(Number),
      msg: 'call',
    });
  });

  test('records of a failure its kind, code and place', async () => {
    lines.length = 0;
    await call(server, '/entry/storeentry', { id, category: 'phq-9', version: 1, answers: {} });
    const failed = lines
      .map(
        (line) => JSON.parse(line) as { readonly failure?: { readonly type: string; readonly at: readonly string[] } },
      )
      .find((line) => line.failure);
    expect(failed?.failure?.type).toBe('Error');
    expect(failed?.failure?.at[0]).toContain('log.test.ts');
  });
});

test('A failure is described without its message, even where that spans lines', () => {
  const error = new RangeError(`first\n    at ${canary} (file.js:1:1)`);
  expect(JSON.stringify(describeFailure(error))).not.toContain(canary);
  expect(describeFailure('text')).toEqual({ type: 'string', at: [] });
});
