import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { letAllIn } from './let-all-in.ts';

const people = 60;

let server: ReturnType<typeof Fastify>;
let inside: number;
beforeEach(() => {
  server = Fastify();
  inside = 0;
  server.server.on('connection', () => (inside += 1));
});
afterEach(() => server.close());

it('Whoever comes at the same moment is inside before the first call is worked on', async () => {
  letAllIn(server, Infinity);
  const seen: number[] = [];
  server.get('/', async () => {
    seen.push(inside);
    return 'here';
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  await Promise.all(
    Array.from({ length: people }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
      await once(socket, 'data');
      socket.destroy();
    }),
  );
  expect(seen).toEqual(Array<number>(people).fill(people));
});

it('Calls are answered though people never stop coming', async () => {
  letAllIn(server, 100);
  server.get('/', async () => 'here');
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  let isOver = false;
  const keepComing = (): void => {
    if (isOver) return;
    const socket = connect(port, '127.0.0.1', () => socket.destroy());
    // Those that are on their way when the server ends.
    socket.on('error', () => undefined);
    setImmediate(keepComing);
  };
  keepComing();
  const answer = await fetch(`http://127.0.0.1:${port}/`).finally(() => (isOver = true));
  expect(await answer.text()).toBe('here');
});
