import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { openDatabase } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrations/migrate.ts';
import { handlers } from '../../server/src/handlers/handlers.ts';
import { openClinic } from '../../server/test/clinic.ts';
import { testServerContext } from '../../server/test/context.ts';
import { openTestServer } from '../../server/test/server.ts';
import { phq9 } from '../../src/library/mood/phq-9.ts';
import { phqItems } from '../support/journeys/filled-form.ts';

/**
 * LHC-Forms of the U.S. National Library of Medicine as a client of `/fhir`: `npx tsx test/clients/lhc-forms.ts`.
 *
 * On a page of another origin it loads a Questionnaire, is filled in by its own fields, computes the score by itself and
 * sends the response, which the server stores with the same score. It is fetched from npm once (13 MB, without its
 * dependencies), and so no part of `npm test`.
 */
const version = '40.1.3';
const cache = resolve('node_modules/.cache/lhc-forms');
const dist = join(cache, 'package/dist/lforms');

function fetchClient(): void {
  if (existsSync(join(dist, 'webcomponent/main.js'))) return;
  mkdirSync(cache, { recursive: true });
  const run = (command: string, ...args: readonly string[]) => {
    const { status, stderr } = spawnSync(command, args, { cwd: cache, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  };
  run('npm', 'pack', `lforms@${version}`);
  run('tar', 'xzf', `lforms-${version}.tgz`);
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.png': 'image/png' };
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>LHC-Forms</title>
<link rel="stylesheet" href="/webcomponent/styles.css"></head><body><div id="form"></div>
<script src="/webcomponent/assets/lib/zone.min.js"></script>
<script src="/webcomponent/lhc-forms.js"></script>
<script src="/fhir/R4/lformsFHIR.min.js"></script></body></html>`;

/** A website that shows LHC-Forms. */
async function serveClient(): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(dist, pathname);
    if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else if (!file.startsWith(dist) || !existsSync(file)) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as { readonly port: number }).port}` };
}

/** The service with PHQ-9, open to all, on the pages of every origin. */
async function serveForm() {
  const database = await openDatabase({});
  await migrate(database);
  const settings = { allowPublicScores: true, allowedOrigins: ['*'] };
  const clinic = await openClinic(database, { slug: 'phq-9', settings, definition: phq9.definition });
  const context = testServerContext(database);
  const server = await openTestServer(context, { handlers });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const entries = async () =>
    (await database.selectFrom('entries').select(['id', 'answers', 'computed']).execute()).map(
      ({ answers, computed }) => ({
        answers: JSON.parse(answers) as Readonly<Record<string, unknown>>,
        computed: JSON.parse(computed) as Readonly<Record<string, unknown>>,
      }),
    );
  return { server, database, clinic, address, entries };
}

interface Sent {
  readonly status: number;
  readonly response: { readonly questionnaire?: string };
  readonly reply: unknown;
}

/** What LHC-Forms puts into the page. */
interface Client {
  readonly LForms: {
    readonly Util: {
      addFormToPage(questionnaire: unknown, into: string, options: object): Promise<void>;
      getFormFHIRData(type: string, version: string, from: string): Sent['response'];
    };
  };
}

/** Answers PHQ-9 in the fields of LHC-Forms and sends what it makes of that. */
async function fillAndSend(tab: Page, address: string): Promise<Sent & { readonly score: string }> {
  await tab.waitForFunction(() => 'LForms' in globalThis, undefined, { timeout: 60_000 });
  await tab.evaluate(async (url) => {
    const questionnaire: unknown = await (await fetch(url)).json();
    await (globalThis as unknown as Client).LForms.Util.addFormToPage(questionnaire, 'form', { fhirVersion: 'R4' });
  }, `${address}/fhir/Questionnaire/phq-9`);
  for (const [index, name] of phqItems.entries())
    await tab
      .locator(`[id^="${name}/1/1|"]`)
      .nth(index % 4)
      .click({ timeout: 60_000 });
  await tab.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('[id^="total/"]')?.value === wanted,
    String(expected),
    { timeout: 60_000 },
  );
  const score = await tab.locator('[id^="total/"]').first().inputValue();
  const sent = await tab.evaluate(async (url): Promise<Sent> => {
    const { LForms } = globalThis as unknown as Client;
    const response = LForms.Util.getFormFHIRData('QuestionnaireResponse', 'R4', '#form');
    const headers = { 'content-type': 'application/fhir+json' };
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(response) });
    return { status: reply.status, response, reply: await reply.json() };
  }, `${address}/fhir/QuestionnaireResponse`);
  return { ...sent, score };
}

/** 0, 1, 2, 3 in turn. */
const expected = 12;

fetchClient();
const [client, service, { executablePath, args, env }] = await Promise.all([serveClient(), serveForm(), findBrowser()]);
const browser = await chromium.launch({ executablePath, args, env });
try {
  const tab = await browser.newPage();
  await tab.goto(client.address);
  const { status, response, reply, score } = await fillAndSend(tab, service.address);
  process.stdout.write(`LHC-Forms ${version} computes ${score} and sends to ${response.questionnaire}: ${status}\n`);
  assert.equal(status, 201, JSON.stringify(reply));
  const [entry, ...others] = await service.entries();
  assert.deepEqual(others, []);
  assert.deepEqual(
    phqItems.map((name) => entry?.answers[name]),
    phqItems.map((_, index) => String(index % 4)),
  );
  assert.equal(entry?.computed['total'], expected);
  process.stdout.write('The server stores the same answers and the same score.\n');
} finally {
  await browser.close();
  client.server.close();
  client.server.closeAllConnections();
  await service.server.close();
  await service.database.destroy();
}
