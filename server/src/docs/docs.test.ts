import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServerContext } from '../../test/context.ts';
import { openTestServer } from '../../test/server.ts';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { errors, type ErrorName } from '../../../src/api/contract/errors.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { errorTexts } from '../errors/error-texts.ts';
import { bodyRules } from '../errors/field-faults.ts';
import { rootFolder } from '../root-folder.ts';
import { accessPage } from './access-page.ts';
import { errorPage } from './error-page.ts';
import { openApi } from './openapi.ts';

const names = Object.keys(errors) as ErrorName[];
const document = openApi('https://forms.test');

let db: Database;
let server: FastifyInstance;

beforeAll(async () => {
  db = await openDatabase({});
  server = await openTestServer(testServerContext(db));
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

test('Every error has its sentence in both languages, and no sentence is without its error', () => {
  for (const texts of [errorTexts('en'), errorTexts('fa')]) {
    expect(Object.keys(texts.errors).sort()).toEqual([...names].sort());
    expect(Object.keys(texts.rules).sort()).toEqual([...bodyRules].sort());
    expect(Object.values({ ...texts.errors, ...texts.rules }).filter((text) => text.trim() === '')).toEqual([]);
  }
});

test('No Persian sentence is an English one', () => {
  const sentences = [...Object.values(errorTexts('fa').errors), ...Object.values(errorTexts('fa').rules)];
  expect(sentences.filter((sentence) => !/[\u0600-\u06ff]/.test(sentence))).toEqual([]);
});

test('Every code stands for one error', () => {
  expect(new Set(names.map((name) => errors[name].code)).size).toBe(names.length);
});

test('The documents list every error as it is', async () => {
  expect(await readFile(join(rootFolder, 'docs/errors.md'), 'utf8')).toContain(errorPage());
});

test('The documents say who may make every call, as the tables do now (`npm run docs:access`)', async () => {
  expect(await readFile(join(rootFolder, 'docs/access.md'), 'utf8')).toBe(accessPage());
});

test('The OpenAPI document says of every call who may make it', () => {
  expect(document.paths['/file/removefile']).toMatchObject({
    post: { 'x-access': 'signed in; may remove the file in `id`' },
  });
  expect(
    Object.values(document.paths)
      .flatMap((path) => Object.values(path) as readonly { readonly 'x-access'?: string }[])
      .filter((call) => !call['x-access']),
  ).toEqual([]);
});

test('Every error that a call names is in the table', () => {
  const named = (Object.keys(contract) as Path[]).flatMap((path) => contract[path].errors ?? []);
  expect(named.filter((name) => !Object.hasOwn(errors, name))).toEqual([]);
});

test('The OpenAPI document describes every call with its body, its data and its refusals', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(Object.keys(contract).map((path) => path.replace(/:(\w+)/g, '{$1}')));
  expect(document.paths['/uploads/{id}']).toMatchObject({
    get: { parameters: [{ name: 'id', in: 'path', required: true }] },
  });
  expect(document.paths['/uploads/store']).toMatchObject({
    post: {
      requestBody: { content: { 'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } } } },
    },
  });
  expect(document.paths['/entry/storeentry']).toMatchObject({
    post: {
      operationId: 'entry_storeentry',
      security: [{}, { session: [] }],
      requestBody: {
        content: {
          'application/json': {
            schema: { required: ['id', 'category', 'version', 'answers'], additionalProperties: false },
          },
        },
      },
      responses: {
        200: {},
        400: {},
        409: {},
        410: {},
        415: {},
        422: { description: '4220 brokenrule' },
        429: {},
        500: {},
      },
    },
  });
  expect(document.paths['/user/getprofile']).toMatchObject({
    get: { security: [{ session: [] }], responses: { 401: { description: '4010 unauthenticated' } } },
  });
});

test('Every reference in the OpenAPI document leads somewhere', () => {
  const text = JSON.stringify(document);
  const targets = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(targets)).toEqual(new Set(['#/components/schemas/Refusal', '#/components/schemas/MenuItem']));
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Refusal', 'MenuItem']));
});

test('The page is served with everything it needs, none of it from elsewhere', async () => {
  const page = await server.inject({ url: '/docs/', headers: { accept: 'text/html' } });
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("script-src 'self';"),
  ]);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file).toMatch(/^\.\/static\//);
    expect([file, (await server.inject(`/docs/${file.slice(2)}`)).statusCode]).toEqual([file, 200]);
  }
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|style=/);
  expect((await server.inject('/docs/json')).json()).toMatchObject({ openapi: '3.1.0' });
});

test('The page begins with signing in and calling, and the errors come last', () => {
  const { description } = document.info;
  expect([...description.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(['Sign in', 'Call', 'Errors']);
  expect(description).toContain('https://forms.test/auth/veryifypassword');
  expect(description).not.toContain('4220');
  expect(document.components.schemas.Refusal.properties.code.description).toContain('| 4220 | 422 |');
  // Aligned columns become styles of cells, which the page's policy refuses.
  expect(JSON.stringify(document)).not.toMatch(/--:|:--/);
});
