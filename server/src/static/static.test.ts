import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServerContext } from '../../test/context.ts';
import { openTestServer } from '../../test/server.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { portalRoutes } from '../access/portal-routes.ts';

const page = '<!doctype html><porsa-dashboard routing="history"></porsa-dashboard>';
const script = 'export const loaded = true;\n'.repeat(100);

let folder: string;
let db: Database;
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porsa-static-'));
  const folders = {
    embed: join(folder, 'embed'),
    locales: join(folder, 'locales'),
    portal: join(folder, 'portal'),
    kept: join(folder, 'kept'),
  };
  for (const path of [
    join(folders.embed, 'chunks'),
    join(folders.locales, 'fa'),
    folders.portal,
    join(folders.kept, 'chunks'),
  ])
    await mkdir(path, { recursive: true });
  await writeFile(join(folders.embed, 'porsa.js'), script);
  await writeFile(join(folders.embed, 'porsa.js.gz'), gzipSync(script));
  await writeFile(join(folders.embed, 'chunks/c-Ab12Cd3.js'), script);
  await writeFile(join(folders.kept, 'chunks/c-Old12ab.js'), script);
  await writeFile(join(folders.embed, 'porsa-designer.js'), script);
  await writeFile(join(folders.embed, '.stamp'), 'secret');
  await writeFile(join(folders.locales, 'fa/form.json'), '{"save":"ذخیره"}');
  await writeFile(join(folders.portal, 'index.html'), page);
  await writeFile(join(folder, 'outside.txt'), 'secret');
  db = await openDatabase({});
  server = await openTestServer(testServerContext(db), { folders });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

test.each(portalRoutes)('A person who opens %s gets the portal’s page', async (route) => {
  const url = route.replace(/:\w+/g, 'x').replace('*', 'a/b/c');
  for (const address of new Set([url, `${url.replace(/\/$/, '')}/`])) {
    const response = await server.inject({ url: address, headers: { accept: 'text/html' } });
    expect([address, response.statusCode, response.body, response.headers['cache-control']]).toEqual([
      address,
      200,
      page,
      'no-cache',
    ]);
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test('A person who opens an unknown address gets the page too, which says so; a program gets JSON', async () => {
  const person = await server.inject({ url: '/nowhere/at/all', headers: { accept: 'text/html,*/*' } });
  expect([person.statusCode, person.body]).toEqual([404, page]);
  const program = await server.inject({ url: '/nowhere/at/all' });
  expect([program.statusCode, program.json()]).toMatchObject([404, { code: 4044 }]);
});

test('The script of the tag may be used by pages of every origin, and is requested again after minutes', async () => {
  const response = await server.inject({ url: '/embed/porsa.js', headers: { origin: 'https://clinic.test' } });
  expect(response.body).toBe(script);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
    'content-type': expect.stringMatching(/^(?:text|application)\/javascript/) as string,
  });
});

test('A file whose name ends in a word of eight letters is not taken for one with a hash', async () => {
  expect((await server.inject('/embed/porsa-designer.js')).headers['cache-control']).toBe('public, max-age=300');
});

test('A chunk with a hash in its name is kept for good', async () => {
  const { headers } = await server.inject('/embed/chunks/c-Ab12Cd3.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('A script of an earlier build is there for pages that were open before the update', async () => {
  const { body, headers } = await server.inject('/embed/chunks/c-Old12ab.js');
  expect([body, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
    script,
    'public, max-age=31536000, immutable',
    '*',
  ]);
});

test('A page where a script did not come finds all of them under another address', async () => {
  const again = await server.inject('/embed/~1/chunks/c-Ab12Cd3.js');
  const old = await server.inject('/embed/~12/chunks/c-Old12ab.js');
  for (const { body, headers } of [again, old])
    expect([body, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
      script,
      'public, max-age=31536000, immutable',
      '*',
    ]);
});

test('Who takes gzip gets the file compressed beforehand', async () => {
  const response = await server.inject({ url: '/embed/porsa.js', headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(response.rawPayload).toString()).toBe(script);
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  });
});

test('Texts are read by language and namespace', async () => {
  const response = await server.inject('/locales/fa/form.json');
  expect([response.json(), response.headers['access-control-allow-origin']]).toEqual([{ save: 'ذخیره' }, '*']);
});

test.each([
  '/embed/',
  '/embed/chunks/',
  '/embed/.stamp',
  '/embed/~1/.stamp',
  '/embed/~1/../../outside.txt',
  '/embed/~1/%2e%2e/outside.txt',
  '/embed/../outside.txt',
  '/embed/%2e%2e/outside.txt',
  '/embed/..%2foutside.txt',
  '/embed/%2e%2e%2foutside.txt',
  '/locales/fa',
  '/embed/none.js',
  '/.git/config',
  '/package.json',
  '/portal/../outside.txt',
])('Nothing is revealed of %s', async (url) => {
  const response = await server.inject(url);
  expect([response.statusCode, response.json()]).toMatchObject([404, { success: false, code: 4044 }]);
});
