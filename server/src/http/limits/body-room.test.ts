import { connect, type AddressInfo, type Socket } from 'node:net';
import { EventEmitter, once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerError } from '../../errors/server-error.ts';
import { limitBodies } from './body-room.ts';

let server: FastifyInstance;
let port: number;
let sockets: Socket[];
/** Says `taken` of each body that there is room for. */
const room = new EventEmitter();
beforeEach(async () => {
  sockets = [];
  server = Fastify({ trustProxy: true });
  server.setErrorHandler((error, _request, reply) => {
    const { code, detail } = error as ServerError;
    return reply
      .code(code === 'toomany' ? 429 : 503)
      .header('retry-after', String(detail.retryAfter))
      .send({});
  });
  limitBodies(server, { each: 1000, all: 2500 });
  server.addHook('preParsing', async () => void room.emit('taken'));
  server.post('/', async () => ({}));
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Begins a body, and leaves it where it is; gives what comes back. */
function begin(address: string, lines: readonly string[], body = '{'): { readonly socket: Socket; heard(): string } {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.write(
    [
      'POST / HTTP/1.1',
      'host: a',
      `x-forwarded-for: ${address}`,
      'content-type: application/json',
      ...lines,
      '',
      body,
    ].join('\r\n'),
  );
  sockets.push(socket);
  return { socket, heard: () => heard };
}
const length = (bytes: number) => [`content-length: ${bytes}`];
/** Begins a body, and goes on once it takes its room. */
async function beginWhole(address: string, bytes: number): Promise<Socket> {
  const taken = once(room, 'taken');
  const { socket } = begin(address, length(bytes));
  await taken;
  return socket;
}
const send = async (address: string, bytes: number) =>
  server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: `"${'a'.repeat(bytes - 2)}"`,
  });
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000, interval: 20 });

it('Of bodies under way one address has so many bytes; what is more learns when to come again, and others are not concerned', async () => {
  await beginWhole('10.0.0.1', 900);
  expect((await send('10.0.0.1', 200)).statusCode).toBe(429);
  expect((await send('10.0.0.1', 200)).headers['retry-after']).toBe('5');
  expect((await send('10.0.0.1', 50)).statusCode).toBe(200);
  expect((await send('10.0.0.2', 900)).statusCode).toBe(200);
});

it('Whoever declares no length counts for much, and is cut off', async () => {
  const { heard, socket } = begin('10.0.0.1', ['transfer-encoding: chunked'], '1\r\n{\r\n');
  await once(socket, 'close');
  expect(heard()).toMatch(/^HTTP\/1.1 429[^]*connection: close/i);
});

it('All addresses together have so many bytes too', async () => {
  for (const address of ['10.0.0.1', '10.0.0.2']) await beginWhole(address, 1000);
  expect((await send('10.0.0.3', 900)).statusCode).toBe(503);
  expect((await send('10.0.0.3', 400)).statusCode).toBe(200);
});

it('A body that was broken off, or answered, takes no room any more', async () => {
  const socket = await beginWhole('10.0.0.1', 900);
  expect((await send('10.0.0.1', 200)).statusCode).toBe(429);
  socket.destroy();
  await until(async () => expect((await send('10.0.0.1', 900)).statusCode).toBe(200));
  for (let count = 0; count < 5; count += 1) expect((await send('10.0.0.1', 900)).statusCode).toBe(200);
});
