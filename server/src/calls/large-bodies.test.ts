import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { testServerContext } from '../../test/context.ts';
import { addPerson, openTestServer } from '../../test/server.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import type { Handlers } from '../context/handler.ts';
import { bodyLimits } from '../http/limits/limits.ts';

let db: Database;
let server: FastifyInstance;
let port: number;
let token: string;
const reached: string[] = [];

beforeAll(async () => {
  db = await openDatabase({});
  await migrate(db);
  const context = testServerContext(db);
  const handlers = Object.fromEntries(
    Object.keys(contract).map((path) => [
      path,
      async () => {
        reached.push(path);
        return {};
      },
    ]),
  ) as unknown as Handlers;
  server = await openTestServer(context, { standIns: true, handlers });
  ({ token } = await addPerson(context, { email: 'mina@clinic.test', access: 'admin' }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const mebibyte = 1024 * 1024;
const chunk = Buffer.alloc(65_536, 32);
const posted = (Object.keys(contract) as Path[]).filter((path) => contract[path].method === 'POST');
const isUpload = (path: Path) => contract[path].file !== undefined;

/** Sends a head, then body after body for as long as anybody reads; gives the status, 0 where the connection was cut before it came, and how many bytes were taken. */
async function flood(
  path: Path,
  lines: readonly string[],
  first: string,
  next: (() => Buffer) | undefined,
): Promise<{ readonly status: number; readonly sent: number }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  let sent = 0;
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => {
    answer += data.toString();
  });
  const isOver = () => answer.includes('\r\n\r\n') || socket.destroyed;
  socket.write(
    `${[`POST ${path} HTTP/1.1`, 'host: forms.test', `access-token: ${token}`, ...lines, '', ''].join('\r\n')}${first}`,
  );
  const answered = Promise.race([
    new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
    }),
    new Promise<void>((resolve) => {
      socket.on('data', () => {
        if (isOver()) resolve();
      });
    }),
  ]);
  while (next !== undefined && !isOver() && sent < 64 * mebibyte) {
    const isTaken = socket.write(next());
    sent += chunk.length;
    await (isTaken
      ? new Promise((resolve) => {
          setImmediate(resolve);
        })
      : Promise.race([once(socket, 'drain').catch(() => undefined), answered]));
  }
  await answered;
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), sent };
}

test('A body that says it is too large is refused by every call before a byte of it has come', async () => {
  const wrong: string[] = [];
  for (const path of posted.filter((one) => !isUpload(one))) {
    const { status } = await flood(
      path,
      ['content-type: application/json', 'content-length: 100000000'],
      '',
      undefined,
    );
    if (status !== 413) wrong.push(`${path}: ${status}`);
  }
  expect([wrong, reached]).toEqual([[], []]);
});

// What both ends of a connection hold on its way counts as sent.
const onItsWay = 16 * mebibyte;

test.each(['/entry/storeentry', '/auth/veryifypassword', '/category/storedraft', '/category/import'] as const)(
  'A body without end is read to its limit and no further: %s',
  async (path) => {
    const { status, sent } = await flood(
      path,
      ['content-type: application/json', 'transfer-encoding: chunked'],
      '',
      () => Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]),
    );
    expect([413, 0]).toContain(status);
    expect(sent).toBeLessThan((bodyLimits.byCall[path] ?? bodyLimits.general) + onItsWay);
    expect(reached).toEqual([]);
  },
);

test.each(posted.filter(isUpload))('A file without end is cut off: %s', async (path) => {
  const file = `------x\r\ncontent-disposition: form-data; name="${contract[path].file}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const { status, sent } = await flood(
    path,
    ['content-type: multipart/form-data; boundary=----x', 'content-length: 1000000000'],
    file,
    () => chunk,
  );
  expect([413, 0]).toContain(status);
  expect(sent).toBeLessThan(8 * mebibyte + onItsWay);
  expect(reached).toEqual([]);
});
