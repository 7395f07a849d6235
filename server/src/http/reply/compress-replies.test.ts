import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { compressReplies } from './compress-replies.ts';

const long = { data: 'پرسش '.repeat(1000) };

describe('A reply', () => {
  let server: FastifyInstance;
  const ask = (url: string, encodings?: string) =>
    server.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

  beforeAll(async () => {
    server = fastify();
    await compressReplies(server);
    server.get('/long', async () => long);
    server.get('/short', async () => ({ data: 'yes' }));
    server.get('/stream', { compress: false }, async () => long);
    server.get('/picture', async (_request, reply) => reply.type('image/png').send('1;'.repeat(5000)));
  });

  test('of some length is compressed as the client accepts it, and says that it depends on that', async () => {
    const small = await ask('/long', 'gzip, deflate, br');
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
    expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(long);
    expect(JSON.parse(gunzipSync((await ask('/long', 'gzip')).rawPayload).toString())).toEqual(long);
  });

  test('is sent as it is to a client that names no encoding', async () => {
    const plain = await ask('/long');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.json()).toEqual(long);
  });

  test.each(['/short', '/stream', '/picture'])('that gains nothing by it stays as it is: %s', async (url) => {
    const plain = await ask(url, 'br');
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });
});
