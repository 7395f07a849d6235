import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;
let token: string;
const category = 'phq-9';

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  token = await tokenOf(product, 'owner');
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  visitor = await visit(browser, phone);
});
afterEach(() => visitor.leave());

const portal = () => visitor.page.locator('porsa-dashboard');
const linkTo = async (body: object) =>
  `${product.portal}/lnk/${(await ask(product.portal, '/app/storelink', body as never, token)).link}`;
const path = () => new URL(visitor.page.url()).pathname;

describe('A short link', () => {
  test('leads a patient without an account to the public form, in their language, and takes the answers', async () => {
    const before = (await ask(product.portal, '/entry/getentries', { category, limit: 1 }, token)).total;
    const link = await linkTo({ kind: 'form', category });
    await visitor.page.goto(link);
    const form = formIn(visitor.page);
    await answerAll(form, 'چند روز');
    expect(`${product.portal}${path()}`).toBe(link);
    await form.send();
    await form.done.getByText('ارسال شد').first().waitFor();
    expect((await ask(product.portal, '/entry/getentries', { category, limit: 1 }, token)).total).toBe(before + 1);
  });

  test('to a form that was withdrawn says that it is closed', async () => {
    const link = await linkTo({ kind: 'form', category });
    const { items } = await ask(product.portal, '/category/getcategories', { search: category }, token);
    const { id, settings } = items.find(({ slug }) => slug === category)!;
    await ask(product.portal, '/category/storecategory', { id, settings: { ...settings, withdrawn: true } }, token);
    try {
      await visitor.page.goto(link);
      await visitor.page.getByText('دیگر پاسخ نمی‌پذیرد').waitFor();
    } finally {
      await ask(product.portal, '/category/storecategory', { id, settings: { ...settings, withdrawn: false } }, token);
    }
  });

  test('that does not exist, or was revoked, says so and asks for no password', async () => {
    const revoked = await ask(product.portal, '/app/storelink', { kind: 'form', category }, token);
    await ask(product.portal, '/app/removelink', { category, id: revoked.id }, token);
    for (const link of [`${product.portal}/lnk/abcdefghjkmn`, revoked.url]) {
      await visitor.page.goto(link);
      await visitor.page.getByText('لینک جدیدی').waitFor();
      expect(await visitor.page.locator('input[type="password"], a[href="/dashboard"]').count()).toBe(0);
    }
  });

  test('to a patient file asks to sign in, and then leads there', async () => {
    const file = crypto.randomUUID();
    await ask(product.portal, '/file/storefile', { id: file, category, patient: { name: 'سعید مرادی' } }, token);
    await visitor.page.goto(await linkTo({ kind: 'file', file }));
    await visitor.page.waitForURL('**/signin?**');
    await portal().locator('input[name="email"]').fill('owner@porsa.test');
    await portal().locator('input[name="password"]').fill(product.password);
    await portal().locator('input[name="password"]').press('Enter');
    await visitor.page.waitForURL(`**/form/entries/**/${file}`);
    await portal().getByText('سعید مرادی').first().waitFor();
  });
});
