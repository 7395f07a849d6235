import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../../src/api/contract/contract.ts';
import { testConfiguration, testServerContext } from '../../test/context.ts';
import { app } from '../app.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { handlers } from '../handlers/handlers.ts';
import { securityHeaders } from '../http/reply/security-headers.ts';
import { createServer } from '../server.ts';
import { fhirRoutes } from './fhir-routes.ts';
import { otherRoutes } from './other-routes.ts';

interface Route {
  readonly method: string;
  readonly url: string;
}

let db: Database;
let server: FastifyInstance;
let folder: string;
const routes: Route[] = [];

beforeAll(async () => {
  db = await openDatabase({});
  await migrate(db);
  folder = await mkdtemp(join(tmpdir(), 'porsa-routes-'));
  for (const name of ['embed', 'locales', 'portal', 'help']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.html'), '<!doctype html><title>Porsa</title>');
  }
  await writeFile(join(folder, 'help/404.html'), '<!doctype html><title>Porsa</title>');
  const at = (name: string) => join(folder, name);
  const folders = { embed: at('embed'), locales: at('locales'), portal: at('portal'), help: at('help') };
  server = createServer({ ...testConfiguration, logLevel: 'silent' });
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  const limits = { general: { max: 1_000_000, spanMs: 60_000 }, byCall: {} };
  await server.register(async (instance) =>
    app(instance, { context: testServerContext(db), handlers, limits, folders }),
  );
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** They read and store as the calls do, for pages without scripts. */
const takesForms: ReadonlySet<string> = new Set(['/f/:category', '/lnk/:link']);

/** Where field apps send responses, with an API key. */
const takesSubmissions = 'POST /openrosa/submission';

/** Where an identity provider disables who has left. */
const takesLeavers: ReadonlySet<string> = new Set(['PATCH /scim/v2/Users/:id', 'DELETE /scim/v2/Users/:id']);

/** A GET is asked by HEAD too, and a preflight comes before what a page of another origin asks. */
const isFhir = ({ method, url }: Route): boolean =>
  (method === 'OPTIONS' && url === '/fhir/*') ||
  Object.hasOwn(fhirRoutes, `${method === 'HEAD' ? 'GET' : method} ${url}`);

const isCall = ({ url }: Route): boolean => Object.hasOwn(contract, url);
const isOther = ({ url }: Route): boolean =>
  Object.hasOwn(otherRoutes, url) || (url.startsWith('/docs/') && Object.hasOwn(otherRoutes, '/docs/*'));

test('Every route is a call of the contract, behind its row, an interaction of FHIR, or one of the few others with its reason', () => {
  expect(routes.filter((route) => !isCall(route) && !isFhir(route) && !isOther(route))).toEqual([]);
  expect(Object.keys(contract).filter((path) => !routes.some(({ url }) => url === path))).toEqual([]);
  expect(
    Object.keys(fhirRoutes).filter((name) => !routes.some(({ method, url }) => `${method} ${url}` === name)),
  ).toEqual([]);
  expect(
    Object.keys(otherRoutes).filter(
      (path) => !routes.some(({ url }) => url === path || (path === '/docs/*' && url.startsWith('/docs/'))),
    ),
  ).toEqual([]);
});

test('Calls are asked by the contract’s method alone, and a preflight only where a page of another origin may call; the others only read', () => {
  const wrong = routes
    .filter((route) => !isFhir(route))
    .filter(({ method, url }) => {
      if (!Object.hasOwn(contract, url))
        return (
          method !== 'GET' &&
          method !== 'HEAD' &&
          !takesForms.has(url) &&
          !takesLeavers.has(`${method} ${url}`) &&
          takesSubmissions !== `${method} ${url}`
        );
      const call: { readonly method: string; readonly embeddable?: boolean } = contract[url as keyof typeof contract];
      return (
        method !== call.method &&
        !(method === 'HEAD' && call.method === 'GET') &&
        !(method === 'OPTIONS' && call.embeddable)
      );
    })
    .filter(({ method, url }) => !(method === 'POST' && Object.hasOwn(contract, `${url}/`)));
  expect(wrong).toEqual([]);
});

const filled = (url: string): string => url.replace(/:(\w+)/g, 'x').replace('*', 'index.html');

test('Every route answers with the safe headers: as asked, refused, broken, by another method', async () => {
  const bare: string[] = [];
  const {
    'cache-control': _cache,
    'cross-origin-resource-policy': _policy,
    ...always
  }: Readonly<Record<string, string>> = securityHeaders(testConfiguration.publicUrl);
  // A form's page names itself to this server when it sends answers.
  const safe = (header: string, found: unknown): boolean =>
    header === 'content-security-policy'
      ? typeof found === 'string'
      : found === always[header] || (header === 'referrer-policy' && found === 'same-origin');
  for (const { url } of routes) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      const reply = await server.inject({
        method: method as 'GET',
        url: filled(url),
        ...(method === 'POST' && { payload: '{', headers: { 'content-type': 'application/json' } }),
      });
      const missing = Object.entries(always).filter(([name]) => !safe(name, reply.headers[name]));
      if (
        missing.length > 0 ||
        reply.headers['x-powered-by'] !== undefined ||
        /unsafe-(?:eval|inline)/.test(String(reply.headers['content-security-policy'])) ||
        reply.statusCode >= 500
      )
        bare.push(`${method} ${url} ${reply.statusCode} ${missing.map(([name]) => name).join()}`);
    }
  }
  expect(bare).toEqual([]);
});

test('What is about people or patients is kept in no cache', async () => {
  for (const { method, url } of routes.filter(isCall)) {
    if (method === 'HEAD' || method === 'OPTIONS') continue;
    const reply = await server.inject({ method: method as 'GET', url: filled(url) });
    expect({ url, cache: url === '/images/:picture' ? 'no-store' : reply.headers['cache-control'] }).toEqual({
      url,
      cache: 'no-store',
    });
  }
});
