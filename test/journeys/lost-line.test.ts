import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn, type FilledForm } from '../support/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/product.ts';
import { openBrowser, phone, visit, type Visitor } from '../support/visitor.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;
let token: string;
let before: number;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  token = await tokenOf(product, 'owner');
});
afterAll(async () => { await browser?.close(); await product?.close(); });
beforeEach(async () => {
  visitor = await visit(browser, phone);
  before = await stored();
});
afterEach(() => visitor.leave());

const stored = async () => (await ask(product.portal, '/entry/getentries', { category: 'phq-9', limit: 200 }, token)).items.length;
const arrivals = async () => await stored() - before;

async function openClinic(): Promise<FilledForm> {
  await visitor.page.goto(`${product.clinic}/clinic.html`);
  const form = formIn(visitor.page);
  await form.form.locator('.porsa-filling, .porsa-notice').first().waitFor();
  return form;
}

describe('Without a line', () => {
  test('answers are kept, said to wait, and sent once as soon as it is back', async () => {
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.waitFor();
    expect(await form.done.textContent()).toContain('روی همین دستگاه محفوظ است');
    expect(await arrivals()).toBe(0);
    await visitor.context.setOffline(false);
    await form.done.getByText('پاسخ‌های شما فرستاده شد').waitFor();
    expect(await arrivals()).toBe(1);
  });

  test('a page that is closed meanwhile loses nothing: the next visit sends it, once', async () => {
    const form = await openClinic();
    await answerAll(form, 'هیچ‌وقت');
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.waitFor();
    await visitor.page.close();
    await visitor.context.setOffline(false);
    visitor = { ...visitor, page: await visitor.context.newPage() };
    const delivered = visitor.page.waitForResponse((response) => response.url().endsWith('/entry/storeentry') && response.request().method() === 'POST');
    await openClinic();
    expect((await delivered).status()).toBe(200);
    await visitor.page.reload();
    await openClinic();
    expect(await arrivals()).toBe(1);
  });

  test('an answer of the server that is lost on the way does not store a second entry', async () => {
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    let losses = 0;
    await visitor.context.route('**/entry/storeentry', async (route) => {
      if (route.request().method() !== 'POST' || losses > 0) return route.continue();
      losses += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await form.send();
    await form.done.getByText('پاسخ‌های شما فرستاده شد').waitFor({ timeout: 60_000 });
    expect(losses).toBe(1);
    expect(await arrivals()).toBe(1);
  });

  test('a server that is down comes back to answers that waited for it', async () => {
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    await product.stop();
    await form.send();
    await form.done.getByText('روی همین دستگاه محفوظ است').waitFor();
    await product.start();
    await form.done.getByText('پاسخ‌های شما فرستاده شد').waitFor({ timeout: 60_000 });
    expect(await arrivals()).toBe(1);
  });
});

describe('What was typed', () => {
  test('is sent once, however often the button is pressed', async () => {
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    await form.form.locator('.porsa-foot [data-primary]').dblclick();
    await form.done.waitFor();
    expect(await arrivals()).toBe(1);
  });

  test('is offered again after a reload, and gone once it is sent', async () => {
    let form = await openClinic();
    await answerAll(form, 'چند روز', ['interest', 'mood', 'sleep']);
    await form.form.getByText('پاسخ‌های شما روی همین دستگاه نگه داشته می‌شود').waitFor();
    await visitor.page.reload();
    form = await openClinic();
    await form.form.getByText('ادامه می‌دهم', { exact: true }).click();
    expect(await form.question('mood').locator('input:checked').count()).toBe(1);
    expect(await form.question('energy').locator('input:checked').count()).toBe(0);
    await answerAll(form, 'چند روز');
    await form.send();
    await form.done.getByText('پاسخ‌های شما فرستاده شد').waitFor();
    await visitor.page.reload();
    form = await openClinic();
    await form.opened();
    expect(await form.form.locator('input:checked').count()).toBe(0);
  });

  test('stays unread on the device: the stored draft holds no word of it', async () => {
    const form = await openClinic();
    await answerAll(form, 'تقریباً هر روز', ['selfharm']);
    await form.form.getByText('پاسخ‌های شما روی همین دستگاه نگه داشته می‌شود').waitFor();
    const kept = await visitor.page.evaluate(readWholeDevice);
    expect(kept.entries).toBeGreaterThan(0);
    expect(kept.text).not.toContain('selfharm');
  });
});

/** Everything that the page's origin holds, as text. Runs in the page. */
async function readWholeDevice(): Promise<{ entries: number; text: string }> {
  const parts: string[] = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map(String);
  const wait = <T,>(request: IDBRequest<T>) => new Promise<T>((done, fail) => { request.onsuccess = () => done(request.result); request.onerror = () => fail(request.error); });
  const asText = (value: unknown): string => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value as ArrayBuffer);
    return value !== null && typeof value === 'object' ? Object.entries(value).map(([key, part]) => `${key} ${asText(part)}`).join(' ') : String(value);
  };
  let entries = 0;
  for (const { name } of await indexedDB.databases()) {
    const database = await wait(indexedDB.open(name!));
    for (const store of database.objectStoreNames) {
      const values = await wait(database.transaction(store).objectStore(store).getAll());
      entries += values.length;
      parts.push(...values.map(asText));
    }
    database.close();
  }
  return { entries, text: parts.join('\n') };
}
