import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';
import { fileOf, largestFile, readMultipart, takeMultipartAlone } from './read-multipart.ts';
import { replyWithError } from '../reply/reply-with-error.ts';
import { sendStream } from '../../calls/send-stream.ts';

const servers: { close(): Promise<unknown> }[] = [];
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

/** A route that takes one file, and says what came. */
async function open() {
  const server = Fastify();
  servers.push(server);
  server.decorateRequest('caller', null);
  server.setErrorHandler(replyWithError);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJson(body),
  );
  await server.register(async (scope) => {
    await takeMultipartAlone(scope);
    scope.post(
      '/upload',
      { preValidation: async (request, reply) => readMultipart(request, reply, 'picture') },
      async (request) => {
        const file = fileOf(request)!;
        return { body: request.body, name: file.name, size: file.bytes.length };
      },
    );
  });
  server.get('/file', async (_request, reply) =>
    sendStream(reply, { type: 'text/plain; charset=utf-8', name: 'گزارش ۱.csv', body: Buffer.from('a') }),
  );
  return server;
}

async function send(parts: readonly (readonly [name: string, value: string | Blob, filename?: string])[]) {
  const server = await open();
  const form = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename);
  }
  const request = new Request('http://x', { method: 'POST', body: form });
  const response = await server.inject({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const blob = (size: number) => new Blob([new Uint8Array(size)]);

it('takes one file with the texts around it, before or after', async () => {
  const { status, body } = await send([
    ['id', '1'],
    ['picture', blob(3), 'a.png'],
    ['category', 'phq-9'],
  ]);
  expect({ status, body }).toEqual({
    status: 200,
    body: { body: { id: '1', category: 'phq-9' }, name: 'a.png', size: 3 },
  });
});

it('counts the bytes itself: the last allowed one passes, the next does not', async () => {
  expect((await send([['picture', blob(largestFile), 'a']])).status).toBe(200);
  expect(await send([['picture', blob(largestFile + 1), 'a']])).toMatchObject({ status: 413, body: { code: 4130 } });
});

it('refuses what it did not ask for', async () => {
  expect(await send([['id', '1']])).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'picture', rule: 'required' }] },
  });
  expect((await send([['other', blob(1), 'a']])).status).toBe(400);
  expect(
    await send([
      ['picture', blob(1), 'a'],
      ['picture', blob(1), 'b'],
    ]),
  ).toMatchObject({ status: 400, body: { code: 4000, fields: [{ path: 'picture', rule: 'toomany' }] } });
  expect(
    (
      await send([
        ['id', '1'],
        ['id', '2'],
        ['picture', blob(1), 'a'],
      ])
    ).status,
  ).toBe(400);
  expect(
    (
      await send([
        ['__proto__', '1'],
        ['picture', blob(1), 'a'],
      ])
    ).status,
  ).toBe(400);
});

it('takes no other kind of body', async () => {
  const server = await open();
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    expect(
      (await server.inject({ method: 'POST', url: '/upload', headers: { 'content-type': type }, payload: '{}' }))
        .statusCode,
    ).toBe(415);
  }
  const cut = await server.inject({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\nabc',
  });
  expect(cut.statusCode).toBe(400);
});

it('names a file in any script', async () => {
  const { headers } = await (await open()).inject('/file');
  expect(headers['content-disposition']).toBe(
    `attachment; filename="_.csv"; filename*=UTF-8''${encodeURIComponent('گزارش ۱.csv')}`,
  );
});
