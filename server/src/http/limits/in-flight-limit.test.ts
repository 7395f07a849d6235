import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testServerContext } from '../../../test/context.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { call, openTestServer } from '../../../test/server.ts';
import { ServerError } from '../../errors/server-error.ts';
import { createInFlightLimit } from './in-flight-limit.ts';

describeEachDatabase('Calls under way', (database) => {
  let server: FastifyInstance;
  let begun: number;
  let release: () => void;
  beforeEach(async () => {
    begun = 0;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = async () => {
      begun += 1;
      await released;
      throw new ServerError('unknown');
    };
    server = await openTestServer(testServerContext(database.db), {
      handlers: { '/getStoreAdminProfile/': slow },
      standIns: true,
      limits: { general: { max: 1000, spanMs: 60_000 }, byCall: {}, shedding: { inFlight: 2, turnMs: Infinity } },
    });
  });
  afterEach(() => server.close());
  const ask = (options?: Parameters<typeof call>[3]) =>
    call(server, '/getStoreAdminProfile/', { store: 'clinic' }, options);

  test('are so many of one kind; others learn when to come again, and find room once one has ended', async () => {
    const taken = [ask(), ask()];
    await expect.poll(() => begun).toBe(2);
    const refused = await ask({ language: 'fa' });
    expect(refused).toMatchObject({
      status: 503,
      reply: { success: false, code: 5030, message: expect.stringMatching(/[\u0600-\u06ff]/) },
    });
    expect(refused.headers['retry-after']).toBe('3');
    expect((await call(server, '/public/resolvelink', { link: 'abc' })).status).not.toBe(503);
    release();
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([404, 404]);
    expect((await ask()).status).toBe(404);
  });

  test('end where the caller has disconnected', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const body = JSON.stringify({ store: 'clinic' });
    const callers = [1, 2].map(() =>
      connect(port, '127.0.0.1', function send(this: Socket) {
        this.write(
          `POST /getStoreAdminProfile/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        );
      }),
    );
    await expect.poll(() => begun).toBe(2);
    expect((await ask()).status).toBe(503);
    for (const caller of callers) {
      caller.destroy();
      await once(caller, 'close');
    }
    release();
    await expect.poll(async () => (await ask()).status).toBe(404);
  });
});

test('Calls that are to be quick find no room behind more than fifty of which the oldest waits for long', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  try {
    const admit = createInFlightLimit({ most: 400, oldestMs: 200, isOverloaded: () => false });
    const raws = Array.from({ length: 60 }, () => new PassThrough());
    const isAdmitted = (raw: PassThrough): boolean => {
      try {
        admit({ raw } as unknown as FastifyReply);
        return true;
      } catch (error) {
        expect(error).toMatchObject({ code: 'unavailable', detail: { retryAfter: 3 } });
        return false;
      }
    };
    const admitted = (from: number, to: number) => raws.slice(from, to).filter(isAdmitted).length;
    expect(admitted(0, 50)).toBe(50);
    now = 201;
    expect(admitted(50, 51)).toBe(1);
    expect(admitted(51, 52)).toBe(0);
    now = 200;
    expect(admitted(51, 60)).toBe(9);
  } finally {
    vi.restoreAllMocks();
  }
});
