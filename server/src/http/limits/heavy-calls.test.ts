import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testServerContext } from '../../../test/context.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { addPerson, call, openTestServer } from '../../../test/server.ts';
import { ServerError } from '../../errors/server-error.ts';

describeEachDatabase('A call that reads every answer of a form', (database) => {
  let server: FastifyInstance;
  let begun: string[];
  let ends: (() => void)[];
  let tokens: readonly string[];
  beforeEach(async () => {
    await database.clear();
    [begun, ends] = [[], []];
    const context = testServerContext(database.db);
    server = await openTestServer(context, {
      standIns: true,
      handlers: {
        '/category/getsummary': async ({ caller }) => {
          begun.push(caller.user?.id ?? '');
          await new Promise<void>((resolve) => ends.push(resolve));
          throw new ServerError('unknown');
        },
      },
    });
    const people = [await addPerson(context, { email: 'a@a.test' }), await addPerson(context, { email: 'b@a.test' })];
    tokens = people.map(({ token }) => token);
  });
  afterEach(() => server.close());
  const ask = (token?: string) => call(server, '/category/getsummary', { category: 'phq-9' }, { token });

  const times = (count: number, status: number) => Array.from({ length: count }, () => status);

  test('is answered to a person once at a time; others do not wait, and who asks for many is told to come again', async () => {
    const [one, other] = tokens;
    const all = [...Array.from({ length: 13 }, () => ask(one)), ask(other)];
    await expect.poll(() => begun.length).toBe(2);
    expect(new Set(begun).size).toBe(2);
    // Nothing else is answered before one of them ends: all the others have come by then.
    expect((await Promise.race(all)).status).toBe(429);
    for (let answered = 0; answered < 13; answered += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(answered);
      ends[answered]?.();
    }
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...times(13, 404), 429]);
  });

  test('is not made for somebody who has left while they waited', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const first = ask(tokens[0]);
    await expect.poll(() => begun.length).toBe(1);
    const left = new AbortController();
    const { port } = server.server.address() as AddressInfo;
    const second = fetch(`http://127.0.0.1:${port}/category/getsummary`, {
      method: 'POST',
      signal: left.signal,
      headers: { 'content-type': 'application/json', 'access-token': tokens[0] ?? '' },
      body: '{"category":"phq-9"}',
    }).catch(() => 'left');
    const connections = () =>
      new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(1);
    left.abort();
    expect(await second).toBe('left');
    await expect.poll(connections).toBe(0);
    ends[0]?.();
    await first;
    const third = ask(tokens[0]);
    await expect.poll(() => begun.length).toBe(2);
    ends[1]?.();
    await third;
    expect(begun).toHaveLength(2);
  });
});
