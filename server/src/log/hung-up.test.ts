import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServerContext } from '../../test/context.ts';
import { call, openTestServer } from '../../test/server.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrations/migrate.ts';

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly route?: string;
  readonly reqId?: string;
}

const lines: Line[] = [];
let db: Database;
let server: FastifyInstance;
let answerNow: (() => void) | undefined;

beforeAll(async () => {
  db = await openDatabase({});
  await migrate(db);
  server = await openTestServer(testServerContext(db), {
    standIns: true,
    log: { write: (line) => void lines.push(JSON.parse(line) as Line) },
    handlers: {
      '/category/getform': (_context, { category }) =>
        new Promise((_resolve, reject) => {
          const fail = () => reject(new Error('broken'));
          if (category === 'slow') answerNow = fail;
          else fail();
        }),
    },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

/** Sends bytes, hangs up when `until` holds, and waits for the server to notice. */
async function hangUp(bytes: string, until: () => void): Promise<readonly Line[]> {
  lines.length = 0;
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  await vi.waitFor(until, 120_000);
  socket.destroy();
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('client disconnected'), 120_000);
  return lines;
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: forms.test\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

test('A client that hangs up in the middle of its request is one line, and no error', async () => {
  const connections = () =>
    new Promise<number>((resolve) => server.server.getConnections((_, count) => resolve(count)));
  const found = await hangUp(`${head('/entry/storeentry', 5000)}{"answers":`, async () =>
    expect(await connections()).toBeGreaterThan(0),
  );
  expect(found.map(({ level, msg, route }) => [level, msg, route])).toEqual([
    ['info', 'client disconnected', '/entry/storeentry'],
  ]);
});

test('A client that does not wait for the answer is one line, and hides no fault of the server', async () => {
  const body = JSON.stringify({ category: 'slow' });
  await hangUp(head('/category/getform', body.length) + body, () => expect(answerNow).toBeDefined());
  answerNow?.();
  await server.inject('/healthz');
  expect(lines.filter(({ route }) => route === '/category/getform')).toHaveLength(1);
  expect(lines.filter(({ level }) => level !== 'info').map(({ msg }) => msg)).toEqual(['call failed']);
});

test('A fault of the server gives the person who meets it a reference that finds it in the log', async () => {
  lines.length = 0;
  for (const [language, word] of [
    ['en', 'Reference for support'],
    ['fa', 'کد پیگیری'],
  ] as const) {
    const { reply, headers } = await call(server, '/category/getform', { category: 'phq-9' }, { language });
    const { request = '', message } = reply as { readonly request?: string; readonly message: string };
    expect(request).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(headers['x-request-id']).toBe(request);
    expect(message).toContain(request);
    expect(message).toContain(word);
    expect(lines.find(({ reqId, level }) => reqId === request && level === 'error')?.msg).toBe('call failed');
  }
});

test('A refusal that the person can mend carries no reference', async () => {
  const { reply } = await call(server, '/entry/storeentry', {});
  expect(reply).toMatchObject({ success: false, code: 4000 });
  expect(reply).not.toHaveProperty('request');
});
