import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServerContext } from '../../test/context.ts';
import { openTestServer } from '../../test/server.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { portalRoutes } from '../../../src/standalone/portal-routes.ts';

const page = '<!doctype html><porsa-dashboard routing="history"></porsa-dashboard>';
const helpPage = (title: string) => `<!doctype html><title>${title}</title>`;
const worker = 'addEventListener("fetch", () => undefined);\n';
const script = 'export const loaded = true;\n'.repeat(100);

const logged: { readonly level: string; readonly msg: string }[] = [];
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
    help: join(folder, 'help'),
  };
  for (const path of [
    join(folders.embed, 'chunks'),
    join(folders.locales, 'fa'),
    folders.portal,
    join(folders.kept, 'chunks'),
    join(folders.help, 'guide'),
    join(folders.help, 'assets'),
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
  await writeFile(join(folders.portal, 'service-worker.js'), worker);
  await writeFile(join(folders.help, 'index.html'), helpPage('Start'));
  await writeFile(join(folders.help, 'guide/clinics.html'), helpPage('For clinics'));
  await writeFile(join(folders.help, '404.html'), helpPage('Not found'));
  await writeFile(join(folders.help, 'assets/app.Ab12Cd34.js'), script);
  await writeFile(join(folders.help, '.stamp'), 'secret');
  await writeFile(join(folder, 'outside.txt'), 'secret');
  db = await openDatabase({});
  server = await openTestServer(testServerContext(db), {
    folders,
    log: { write: (line) => void logged.push(JSON.parse(line) as (typeof logged)[number]) },
  });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

test('A page is sent once: nothing is answered to a reply that is on its way', async () => {
  for (const url of ['/', '/nothing-here']) await server.inject({ url, headers: { accept: 'text/html' } });
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
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
    const policy = String(response.headers['content-security-policy']);
    for (const rule of ["frame-ancestors 'none'", "worker-src 'self'", "manifest-src 'self'"])
      expect(policy).toContain(rule);
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

test('The portal has the same scripts at an address of its own', async () => {
  for (const url of ['/shell/porsa.js', '/shell/chunks/c-Ab12Cd3.js', '/shell/~1/chunks/c-Old12ab.js'])
    expect((await server.inject(url)).body).toBe(script);
});

test('The portal’s service worker is asked for at each visit, and may load nothing but what it keeps', async () => {
  const { body, headers } = await server.inject('/service-worker.js');
  expect(body).toBe(worker);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
});

test('No other page may have a service worker or a manifest', async () => {
  for (const url of ['/docs', '/healthz', '/portal/index.html', '/nowhere']) {
    const policy = String((await server.inject(url)).headers['content-security-policy']);
    expect([url, /(?:worker|manifest)-src (?!'none')/.test(policy)]).toEqual([url, false]);
  }
});

test('Where the service worker is off, one is handed out that drops the portal’s files and removes itself', async () => {
  const off = await openTestServer(testServerContext(db), {
    folders: { embed: folder, locales: folder, portal: join(folder, 'portal') },
    config: { serviceWorker: 'off' },
  });
  const { body, headers } = await off.inject('/service-worker.js');
  await off.close();
  expect(headers['cache-control']).toBe('no-cache');
  const [listeners, dropped]: [Map<string, (event: object) => void>, string[]] = [new Map(), []];
  const works: Promise<unknown>[] = [];
  let isRegistered = true;
  runInNewContext(body, {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => works.push(Promise.resolve()),
    caches: {
      keys: async () => ['porsa-shell-1', 'porsa-used', 'another'],
      delete: async (name: string) => dropped.push(name),
    },
    registration: { unregister: async () => (isRegistered = false) },
  });
  for (const type of ['install', 'activate'])
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
  expect([works.length, dropped, isRegistered]).toEqual([2, ['porsa-shell-1', 'porsa-used'], false]);
});

test('A chunk with a hash in its name is kept for good', async () => {
  const { headers } = await server.inject('/embed/chunks/c-Ab12Cd3.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('A chunk is sent with what a script obeys, and not with what only a document or a file that changes needs', async () => {
  const [chunk, loader] = [await server.inject('/embed/chunks/c-Ab12Cd3.js'), await server.inject('/embed/porsa.js')];
  for (const { headers } of [chunk, loader])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  const names = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'etag', 'x-request-id'];
  for (const name of names) {
    expect(chunk.headers).not.toHaveProperty(name);
    expect(loader.headers).toHaveProperty(name);
  }
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
  '/shell/.stamp',
  '/shell/../outside.txt',
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

test.each([
  ['/help/', 200, 'Start'],
  ['/help/?q=a', 200, 'Start'],
  ['/help/guide/clinics', 200, 'For clinics'],
  ['/help/guide/clinics.html', 200, 'For clinics'],
  ['/help/nowhere', 404, 'Not found'],
  ['/help/../outside.txt', 404, undefined],
  ['/help/.stamp', 404, 'Not found'],
])('The documentation answers %s with %i', async (url, status, title) => {
  const response = await server.inject({ url, headers: { accept: 'text/html' } });
  expect([response.statusCode, response.body.includes('secret')]).toEqual([status, false]);
  if (title !== undefined) expect(response.body).toBe(helpPage(title));
});

test.each([
  ['en-GB,en;q=0.9', '/help/'],
  ['fa-IR,fa;q=0.9,en;q=0.8', '/help/fa/'],
  ['de', '/help/'],
])('A reader of %s who types /help is led to %s', async (language, address) => {
  const response = await server.inject({ url: '/help', headers: { 'accept-language': language } });
  expect([response.statusCode, response.headers['location']]).toEqual([302, address]);
  expect(response.headers['vary']).toContain('accept-language');
});

test('Pages of the documentation hold to the policy of all pages, and are asked for again; what they load is not', async () => {
  const shown = await server.inject({ url: '/help/guide/clinics' });
  const policy = String(shown.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'; style-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(shown.headers['cache-control']).toBe('no-cache');
  const asset = await server.inject({ url: '/help/assets/app.Ab12Cd34.js' });
  expect(asset.headers['cache-control']).toContain('immutable');
});

test('A server whose documentation has not been built is a server all the same', async () => {
  const bare = { embed: folder, locales: folder, portal: folder, help: join(folder, 'nowhere') };
  const other = await openTestServer(testServerContext(db), { folders: bare });
  expect((await other.inject({ url: '/help/' })).statusCode).toBe(404);
  await other.close();
});
