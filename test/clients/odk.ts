import assert from 'node:assert/strict';
import { chromium, type Browser, type Page } from 'playwright-core';
import { samples } from '../../demo/samples/index.ts';
import { findBrowser } from '../../scripts/find-browser.mjs';
import type { Answers, FormDefinition } from '../../src/engine/definition/types.ts';
import { parseXml, type XmlElement } from '../../src/interchange/xforms/parse-xml.ts';
import { createForm } from '../../src/published/engine.ts';
import { clientVersion, fetchClient } from './odk/fetch-client.ts';
import { serveClient, serveForms, type FieldService } from './odk/serve.ts';

/**
 * ODK Web Forms, the web client of ODK, as a client of `/openrosa`: `npx tsx test/clients/odk.ts`.
 *
 * It opens every sample as the list of forms gives it, to a device that proves its key by digest. Those that give scores
 * are filled in by its own fields: it computes what the server computes, and what it sends is stored once, however often
 * it is sent. It is fetched from npm once (7 MB), and so no part of `npm test`.
 */
interface Client {
  readonly openForm: (xml: string) => void;
  readonly sent?: FormData;
}

/** Milliseconds that a step may take on a busy machine. */
const patience = 180_000;
const headers = { 'x-openrosa-version': '1.0' };

/** The form that the list leads to, drawn by the client; throws what the client says where it cannot open it. */
async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  await tab.waitForFunction(() => 'openForm' in globalThis, undefined, { timeout: patience });
  const written = await tab.evaluate(async (asked) => {
    const list = await (await fetch('/openrosa/formList', { headers: asked })).text();
    const url = new DOMParser().parseFromString(list, 'text/xml').querySelector('downloadUrl')?.textContent;
    if (!url) throw new Error(list);
    return (await fetch(url, { headers: asked })).text();
  }, headers);
  await tab.evaluate((xml) => (globalThis as unknown as Client).openForm(xml), written);
  const state = tab.locator('.form-initialization-status.ready, .form-load-failure-dialog');
  await state.first().waitFor({ state: 'attached', timeout: patience });
  const failed = tab.locator('.form-load-failure-dialog');
  if ((await failed.count()) > 0) throw new Error(await failed.innerText());
  await tab.locator('#form label, #form legend').first().waitFor({ timeout: patience });
}

/** Chooses one option of each question, another one each time, and writes numbers that fit a person. */
async function fill(tab: Page): Promise<void> {
  const groups = await tab.evaluate(() => [
    ...new Set([...document.querySelectorAll<HTMLInputElement>('input.p-radiobutton-input')].map(({ name }) => name)),
  ]);
  for (const [index, name] of groups.entries()) {
    const options = tab.locator(`input[name="${name}"]`);
    await options.nth(index % (await options.count())).check({ force: true });
  }
  const numbers = tab.locator('input.p-inputnumber-input');
  for (let index = 0; index < (await numbers.count()); index += 1) {
    await numbers.nth(index).click();
    await numbers.nth(index).pressSequentially(index === 0 ? '70' : '170');
    await numbers.nth(index).press('Tab');
  }
}

/** What the client makes of it; sent as often as a device would that hears nothing back. */
async function send(tab: Page, times: number) {
  await tab.getByRole('button', { name: 'Send' }).click();
  await tab.waitForFunction(() => 'sent' in globalThis, undefined, { timeout: patience });
  return tab.evaluate(
    async ({ asked, count }) => {
      const body = (globalThis as unknown as Client).sent!;
      const statuses: number[] = [];
      for (let time = 0; time < count; time += 1)
        statuses.push((await fetch('/openrosa/submission', { method: 'POST', headers: asked, body })).status);
      return { statuses, xml: await (body.get('xml_submission_file') as File).text() };
    },
    { asked: headers, count: times },
  );
}

/** The same submission with one answer changed, as a device would send it that does not hold to the rules of the form. */
const sendChanged = (tab: Page, xml: string): Promise<number> =>
  tab.evaluate(
    async ({ asked, text }) => {
      const body = new FormData();
      body.append('xml_submission_file', new File([text], 'changed.xml', { type: 'text/xml' }));
      return (await fetch('/openrosa/submission', { method: 'POST', headers: asked, body })).status;
    },
    { asked: headers, text: xml },
  );

const all = (element: XmlElement): readonly XmlElement[] => [element, ...element.children.flatMap(all)];

async function storedIn({ database }: FieldService, category: string) {
  const rows = await database
    .selectFrom('entries')
    .select(['answers', 'computed'])
    .where('category', '=', category)
    .execute();
  return rows.map(({ answers, computed }) => ({
    answers: JSON.parse(answers) as Answers,
    computed: JSON.parse(computed) as Readonly<Record<string, number | string>>,
  }));
}

/** The engine, the client and the server have the same result of the same answers, and refuse the same. */
async function checkSending(tab: Page, service: FieldService, category: string, definition: FormDefinition) {
  await fill(tab);
  const { statuses, xml } = await send(tab, 3);
  assert.deepEqual(statuses, [201, 201, 201], xml);
  const [entry, ...others] = await storedIn(service, category);
  assert.ok(entry);
  assert.equal(others.length, 0);
  const form = createForm(definition, { answers: entry.answers, role: 'secretary' });
  assert.deepEqual(form.validate(), []);
  const sent = new Map(all(parseXml(xml)).map(({ name, text }) => [name, text.trim()]));
  const results = Object.entries(entry.computed).filter(([name]) => sent.has(name));
  assert.ok(results.length > 0);
  for (const [name, value] of results) {
    assert.equal(form.get(name), value, name);
    assert.equal(typeof value === 'number' ? Number(sent.get(name)) : sent.get(name), value, name);
  }
  const broken = xml.replace(/<(\w+)>[\d.]+<\/\1>/, '<$1>-99999</$1>').replace(/uuid:[^<]+/, 'uuid:changed');
  assert.equal(await sendChanged(tab, broken), 400, broken);
  assert.equal((await storedIn(service, category)).length, 1);
  return Object.fromEntries(results);
}

/** Forms whose questions are all choices or numbers. */
const scored: ReadonlySet<string> = new Set(['phq-9', 'gad-7', 'who-5', 'apgar', 'bmi']);

async function checkSample(browser: Browser, service: FieldService, address: string, { category, definition }: Sample) {
  // People that a form sends files to are accounts of the demo.
  const conditions = definition.conditions.filter(({ kind }) => kind !== 'sendfile');
  const { clinic, key } = await service.openForm({ ...definition, conditions }, category.slug);
  const context = await browser.newContext({ httpCredentials: { username: key.id, password: key.key } });
  const tab = await context.newPage();
  tab.setDefaultTimeout(patience);
  await open(tab, address);
  const questions = await tab.locator('#form label, #form legend').count();
  const results = scored.has(category.slug) ? await checkSending(tab, service, clinic.category, definition) : undefined;
  await context.close();
  process.stdout.write(
    `${category.slug}: opens (${questions} labels)${results ? `, sent three times and stored once: ${JSON.stringify(results)}` : ''}\n`,
  );
}
type Sample = (typeof samples)[number];

/** Slugs of samples; all of them where none is named. */
const asked = process.argv.slice(2);
fetchClient();
let port = 0;
const site = await serveClient(() => port);
const [service, { executablePath, args, env }] = await Promise.all([serveForms(site.address), findBrowser()]);
({ port } = service);
const browser = await chromium.launch({ executablePath, args, env });
try {
  process.stdout.write(`ODK Web Forms ${clientVersion}\n`);
  for (const sample of samples.filter(({ category }) => asked.length === 0 || asked.includes(category.slug)))
    await checkSample(browser, service, site.address, sample);
} finally {
  await browser.close();
  site.close();
  await service.close();
}
