import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn, tokenIn, type Person } from '../support/journeys/sign-in.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let visitors: Visitor[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(() => {
  visitors = [];
});
afterEach(async () => {
  await Promise.all(visitors.map((visitor) => visitor.leave()));
});

const route = '/admin/forms/pages/scores/body-measures/bmi/owner/all';

const designerIn = (page: Page) => page.locator('porsa-dashboard .porsa-d-workbench');

async function design(person: Person): Promise<Visitor> {
  const visitor = await visit(browser, desk);
  visitors.push(visitor);
  await signIn(visitor.page, product, person, route);
  await designerIn(visitor.page).locator('[data-focus-question="height"]').waitFor();
  return visitor;
}

/** Titles a question anew, as its settings let one. */
async function retitle(page: Page, question: string, title: string): Promise<void> {
  await designerIn(page).locator(`[data-focus-question="${question}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type(title);
}

const draft = async () =>
  JSON.stringify(await ask(product.portal, '/category/getdraft', { category: 'bmi' }, await tokenOf(product, 'admin')));

const saved = (page: Page) => designerIn(page).locator('.porsa-d-saving[data-kind="saved"]').waitFor();

describe('Two people in one form', () => {
  test('see each other, and what they change in different questions is saved for both without a question', async () => {
    const [one, other] = [await design('admin'), await design('owner')];
    await designerIn(other.page).locator('.porsa-d-editing-too:not(:empty)').waitFor();
    await retitle(one.page, 'weight', 'وزن امروز');
    await retitle(other.page, 'height', 'قد ایستاده');
    await Promise.all([saved(one.page), saved(other.page)]);
    await expect.poll(draft).toMatch(/وزن امروز[^]*قد ایستاده/);
    await expect.poll(() => designerIn(one.page).textContent(), { timeout: 30_000 }).toContain('قد ایستاده');
    await expect.poll(() => designerIn(other.page).textContent(), { timeout: 30_000 }).toContain('وزن امروز');
    expect(await one.page.locator('porsa-dashboard dialog').count()).toBe(0);
  });
});

describe('A window that is left', () => {
  test('has left where the installed portal’s worker stands between it and the server, too', async () => {
    const visitor = await visit(browser, { ...desk, serviceWorkers: 'allow' });
    visitors.push(visitor);
    const { page } = visitor;
    await signIn(page, product, 'admin', '/admin/forms/pages/scores/mood-scales/phq-9/owner/all');
    await designerIn(page).locator('.porsa-d-card').first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const token = await tokenOf(product, 'owner');
    const others = async () => {
      const window = crypto.randomUUID();
      const { editors } = await ask(product.portal, '/category/editform', { category: 'phq-9', window }, token);
      await ask(product.portal, '/category/editform', { category: 'phq-9', window, left: true }, token);
      return editors.length;
    };
    await expect.poll(others).toBe(1);
    // Longer than it takes to hear of it, and much shorter than a window without a word is waited for.
    await page.goto(`${product.portal}/f/phq-9`);
    await expect.poll(others, { timeout: 15_000 }).toBe(0);
  });
});

describe('A page that is reloaded', () => {
  test('as its session ended is not taken for another window once the same person is back', async () => {
    const { page } = await design('owner');
    const window = async () => {
      const request = await page.waitForRequest((asked) => asked.url().endsWith('/category/editform'));
      return (request.postDataJSON() as { readonly window: string }).window;
    };
    const before = await window();
    await ask(product.portal, '/auth/logout', {}, await tokenIn(page));
    await page.reload();
    await page.waitForURL('**/signin**');
    const [after] = await Promise.all([window(), signIn(page, product, 'owner', route)]);
    expect(after).toBe(before);
  });
});

describe('Nothing is lost', () => {
  test('of what could not be saved because the session had ended: it is saved once the same person is back', async () => {
    const { page } = await design('owner');
    await ask(product.portal, '/auth/logout', {}, await tokenIn(page));
    await retitle(page, 'weight', 'وزن پس از خروج');
    await page.waitForURL('**/signin**');
    expect(await draft()).not.toContain('وزن پس از خروج');
    await signIn(page, product, 'owner', route);
    await expect.poll(draft).toContain('وزن پس از خروج');
    await saved(page);
    expect(await page.locator('porsa-dashboard dialog').count()).toBe(0);
  });
});
