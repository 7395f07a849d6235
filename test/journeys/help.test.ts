import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { violations } from '../support/journeys/violations.ts';
import { desk, openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  visitor = await visit(browser, desk);
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterEach(async () => {
  // A refusal of the policy is a complaint of the browser.
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const open = (path: string) => visitor.page.goto(`${product.portal}/help/${path}`);
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('The documentation', () => {
  test('is found by its words, read in Persian, and left for the same page in English', async () => {
    await open('fa/');
    const { page } = visitor;
    await page.getByRole('button', { name: 'جست‌وجو' }).click();
    await page.getByRole('searchbox').fill('اشتراك گذاري');
    await page.getByRole('option').filter({ hasText: 'راهنمای کلینیک‌ها' }).first().click();
    await page.waitForURL(/\/help\/fa\/guide\/clinics/);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await page.getByRole('button', { name: 'زبان' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'For clinics', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/help/guide/clinics');
  });

  test('shows an element beside its code, and the events of what is done with it', async () => {
    await open('elements/porsa-form');
    const form = formIn(visitor.page);
    await form.opened();
    await form.write('pulse', '120');
    await visitor.page.locator('summary').filter({ hasText: 'Events' }).click();
    await visitor.page.getByRole('listitem').filter({ hasText: 'porsa-change' }).first().waitFor();
    expect(await form.result('reading').textContent()).toContain('fast');
  });

  test('gives a definition that someone has changed to whoever opens the link', async () => {
    const { page } = visitor;
    await open('playground?form=bmi');
    await formIn(page).opened();
    const editor = page.getByLabel('Definition');
    await editor.fill((await editor.inputValue()).replace('Body mass index and body surface area', 'Our own measure'));
    await page.getByRole('heading', { name: 'Our own measure' }).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await visitor.context.newPage();
    await other.bringToFront();
    await other.goto(link);
    await other.getByRole('heading', { name: 'Our own measure' }).waitFor();
    const form = formIn(other);
    await form.opened();
    await form.write('weight', '۷۰');
    await form.write('height', '175');
    await form.result('bmi').filter({ hasText: '22.9' }).waitFor();
  });

  test('says in a playground what is wrong with a definition, and that a link is damaged', async () => {
    const { page } = visitor;
    await open('playground#code=broken');
    await page.getByText('This link is damaged').waitFor();
    await formIn(page).opened();
    await page.getByLabel('Definition').fill('{ "schema": 1, ');
    await page.locator('porsa-form').locator('.porsa-notice').waitFor();
  });

  test('has a page for what does not exist', async () => {
    await open('fa/nowhere');
    await visitor.page.getByRole('link', { name: 'رفتن به صفحهٔ اول' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'پرسا' }).waitFor();
  });
});

const pages = ['', 'fa/guide/designers', 'elements/porsa-form', 'fa/playground', 'nowhere'];

test.each(pages)('/help/%s holds to WCAG, light and dark, and fits a phone', async (path) => {
  await visitor.page.setViewportSize(phone.viewport!);
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.page.emulateMedia({ colorScheme });
    await open(path);
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
    await visitor.rest();
    expect(await violations(visitor.page, `${path} ${colorScheme}`)).toEqual([]);
    expect(await overflow(visitor.page)).toBeLessThanOrEqual(0);
  }
});
