import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServerContext } from '../test/context.ts';
import { openTestServer } from '../test/server.ts';
import { openDatabase, type Database } from './db/database.ts';
import { ServerError } from './errors/server-error.ts';
import { createServer } from './server.ts';

let db: Database;
let server: FastifyInstance;
let port: number;
let release: () => void = () => undefined;
let reached: () => void = () => undefined;

beforeAll(async () => {
  db = await openDatabase({});
  server = await openTestServer(testServerContext(db), {
    standIns: true,
    handlers: {
      '/category/getform': async () => {
        reached();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        throw new ServerError('unpublished');
      },
    },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

/** Everything the server answers to these bytes before it closes the connection. */
function send(...parts: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    for (const part of parts) socket.write(part);
  });
}

const head = (...lines: readonly string[]) => [...lines, 'Host: forms.test', 'Connection: close', '', ''].join('\r\n');

test.each([
  [
    'two lengths of a body',
    head('POST /entry/storeentry HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    400,
    4001,
  ],
  ['a method nobody knows', head('FETCH / HTTP/1.1'), 405, 4050],
  ['a head of 64 KB', head('GET /healthz HTTP/1.1', `X-Long: ${'x'.repeat(65_536)}`), 413, 4130],
  ['the greeting of another protocol', '\x16\x03\x01\r\n\r\n', 405, 4050],
  ['a negative length', head('POST /entry/storeentry HTTP/1.1', 'Content-Length: -1'), 400, 4001],
])('%s is refused like anything else', async (_what, bytes, status, code) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ success: false, code });
  expect(answer).toContain("frame-ancestors 'none'");
});

test('TRACE is refused, and repeats nothing', async () => {
  const answer = await send(head('TRACE /healthz HTTP/1.1', 'access-token: secret-token'));
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain('secret-token');
});

test('A body without a length is counted as it comes, and stopped at its limit', async () => {
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  const answer = await send(
    head('POST /entry/storeentry HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
    ...Array.from({ length: 20 }, () => chunk),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('Slow connections meet their limits', () => {
  expect([server.server.headersTimeout, server.server.requestTimeout, server.server.keepAliveTimeout]).toEqual([
    10_000, 30_000, 72_000,
  ]);
});

describe('A connection that waits too long', () => {
  /** What comes before the server closes a connection that goes no further than these bytes. */
  async function sendAndWait(...parts: readonly string[]): Promise<string> {
    const impatient = createServer({ trustedProxies: 0, logLevel: 'silent', publicUrl: 'http://forms.test' });
    impatient.get('/slow', (_request, reply) => {
      reply.raw.writeHead(200, { 'content-length': '6' }).write('abc');
    });
    impatient.get('/', async () => 'here');
    impatient.server.headersTimeout = 50;
    impatient.server.requestTimeout = 50;
    await impatient.listen({ port: 0, host: '127.0.0.1' });
    const visitor = connect((impatient.server.address() as AddressInfo).port, '127.0.0.1');
    for (const part of parts) visitor.write(part);
    const answer = await text(visitor);
    await impatient.close();
    return answer;
  }

  test('is closed without a byte where it asked for nothing: browsers open some ahead of need', async () => {
    expect(await sendAndWait()).toBe('');
  });

  test.each([
    ['half of a head', 'GET / HTTP/1.1\r\nHost: forms.test\r\n'],
    [
      'half of a body',
      'POST / HTTP/1.1\r\nHost: forms.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
    ],
  ])('is answered 408 where it sent %s, which may be sent again', async (_what, bytes) => {
    const answer = await sendAndWait(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ success: false, code: 4080 });
  });

  test('is answered 408 after an earlier call of it was answered', async () => {
    const answers = await sendAndWait('GET / HTTP/1.1\r\nHost: forms.test\r\n\r\n', 'GET / HTTP/1.1\r\n');
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408']);
  });

  test('hears nothing in the middle of an answer', async () => {
    const answer = await sendAndWait('GET /slow HTTP/1.1\r\nHost: forms.test\r\nContent-Length: 10\r\n\r\nhalf');
    expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toBe('abc');
  });
});

test('A call under way ends before the server does, and no new one begins', async () => {
  const arrived = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const answer = fetch(`http://127.0.0.1:${port}/category/getform`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"category":"a"}',
  });
  await arrived;
  const closed = server.close();
  release();
  expect((await answer).status).toBe(404);
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

test('A call that has begun to arrive when the server begins to end is still answered', async () => {
  const ending = createServer({ trustedProxies: 0, logLevel: 'silent', publicUrl: 'http://forms.test' });
  ending.get('/', async () => 'here');
  await ending.listen({ port: 0, host: '127.0.0.1' });
  const opened = once(ending.server, 'connection') as Promise<[Socket]>;
  const visitor = connect((ending.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\n');
  const [arriving] = await opened;
  while (arriving.bytesRead === 0) await wait(5);
  const closed = ending.close();
  visitor.write('Host: forms.test\r\n\r\n');
  expect(await text(visitor)).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});
