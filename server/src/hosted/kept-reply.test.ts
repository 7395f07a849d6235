import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { openHostedServer, type HostedServer } from '../../test/hosted.ts';
import { addPerson } from '../../test/server.ts';
import { loadRenderer } from './load-renderer.ts';

const url = '/category/openform?category=visit&language=en';
const view = { tree: ['text'], styles: [], at: '2026-05-04T08:00:00', files: [] };

describeEachDatabase('A form with its first view, asked for again', (database) => {
  let hosted: HostedServer;
  let finds = 0;
  beforeEach(async () => {
    finds = 0;
    const firstViews = {
      find: async () => {
        finds += 1;
        return view;
      },
      stop: async () => undefined,
    };
    hosted = await openHostedServer(database, loadRenderer(), { context: { firstViews } });
  });
  afterEach(() => hosted.server.close());
  const ask = (headers: Readonly<Record<string, string>> = {}) => hosted.server.inject({ url, headers });

  test('is sent compressed, by what the browser takes', async () => {
    const plain = await ask();
    const [br, gzip, none] = [
      await ask({ 'accept-encoding': 'gzip, deflate, br' }),
      await ask({ 'accept-encoding': 'gzip' }),
      await ask({ 'accept-encoding': 'br;q=0' }),
    ];
    expect([br, gzip, none].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(none.body).toBe(plain.body);
    expect(br.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      vary: expect.stringContaining('accept-encoding') as string,
    });
  });

  test('is not sent to a browser that has it, which asks each time', async () => {
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await ask({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    await database.db
      .updateTable('categories')
      .set({ settings: JSON.stringify({ allowPublicScores: true, withdrawn: true }) })
      .where('id', '=', hosted.clinic.category)
      .execute();
    expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(410);
    expect(finds).toBe(3);
  });

  test('is kept by no browser of somebody who is signed in', async () => {
    const { token } = await addPerson(hosted.context, { email: 'mina@forms.test' });
    const { headers } = await ask({ 'access-token': token });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });
});
