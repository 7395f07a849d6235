import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { large, paceBodies } from './pace-bodies.ts';

let server: FastifyInstance;
let reached: string[];
let answers: (() => void)[];
beforeEach(() => {
  reached = [];
  answers = [];
  server = Fastify({ trustProxy: true });
  const pace = paceBodies(server);
  server.addContentTypeParser('text/plain', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    await pace(request, body.length);
    return body;
  });
  server.decorateRequest('caller', null);
  server.post('/', async (request) => {
    reached.push(request.ip);
    await new Promise<void>((resolve) => answers.push(resolve));
    return {};
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const send = (address: string, bytes = large) =>
  server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'text/plain', 'content-length': bytes, 'x-forwarded-for': address },
    payload: 'a'.repeat(bytes),
  });
/** Waits until so many calls are being answered, and no others could be by now. */
const arrived = async (count: number) => {
  await expect.poll(() => reached.length, { interval: 5 }).toBeGreaterThanOrEqual(count);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('Of the large bodies of an address one is worked on at a time; others, and small ones, go ahead', async () => {
  const all = [send('10.0.0.1'), send('10.0.0.1'), send('10.0.0.2'), send('10.0.0.1', 10)];
  await arrived(3);
  expect([...reached].sort()).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2']);
  for (const answer of answers) answer();
  await arrived(4);
  expect(reached).toHaveLength(4);
  answers.at(-1)?.();
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});
