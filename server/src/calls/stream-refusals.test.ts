import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson, openTestServer } from '../../test/server.ts';

/** What a database says as it goes, in the middle of whatever it is asked. */
const leaving = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
const query = { category: 'c', format: 'csv' } as const;

async function* lines(...given: readonly (string | Error)[]): AsyncGenerator<string> {
  for (const one of given) {
    if (one instanceof Error) throw one;
    yield one;
  }
}

describeEachDatabase('A file that is written as it is read', (database) => {
  let server: FastifyInstance;
  afterEach(() => server.close());

  const ask = async (...given: readonly (string | Error)[]) => {
    const context = testServerContext(database.db);
    const stream = async () => ({
      type: 'text/csv; charset=utf-8',
      name: 'answers.csv',
      headers: { 'cache-control': 'public, max-age=600' },
      body: Readable.from(lines(...given)),
    });
    server = await openTestServer(context, { standIns: true, handlers: { '/category/exportanswers': stream } });
    const { token } = await addPerson(context, { email: `${crypto.randomUUID()}@clinic.test` });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    return fetch(`${address}/category/exportanswers`, {
      method: 'POST',
      body: JSON.stringify(query),
      headers: { 'content-type': 'application/json', 'access-token': token },
    });
  };

  test('is refused as any call, where the database goes before its first line', async () => {
    const response = await ask(leaving);
    expect([response.status, response.headers.get('retry-after'), response.headers.get('content-type')]).toEqual([
      503,
      '5',
      'application/json; charset=utf-8',
    ]);
    expect(await response.json()).toMatchObject({
      success: false,
      code: 5030,
      message: expect.stringMatching(/\w/) as string,
    });
    expect([response.headers.get('content-disposition'), response.headers.get('cache-control')]).toEqual([
      null,
      'no-store',
    ]);
  });

  test('is cut off where the database goes later, and never looks whole', async () => {
    const response = await ask('name,age\n', leaving);
    await expect(response.text()).rejects.toThrow();
  });

  test('comes whole otherwise', async () => {
    expect(await (await ask('name,age\n', 'Sara,30\n')).text()).toBe('name,age\nSara,30\n');
  });
});
