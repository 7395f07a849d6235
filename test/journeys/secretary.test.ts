import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn, tokenIn } from '../support/journeys/sign-in.ts';
import { ask, call, startProduct, type Product } from '../support/journeys/product.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;

const answers = {
  birthdate: '1991-04-21',
  seenbefore: 'yes',
  complaint: ['lungs', 'dyspnoea'],
  pain: 3,
  story: 'از سه روز پیش',
} as const;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  await ask(product.portal, '/entry/storeentry', {
    id: crypto.randomUUID(),
    category: 'first-visit',
    version: 1,
    patient: { name: 'مینا کریمی', phone: '09121234567' },
    answers,
  });
  await ask(product.portal, '/entry/storeentry', {
    id: crypto.randomUUID(),
    category: 'first-visit',
    version: 1,
    patient: { name: 'رضا نادری', phone: '09121234568' },
    answers,
  });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  visitor = await visit(browser, desk);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const files = '/form/file/complaints/general-clinic/first-visit';

describe('A secretary', () => {
  test('finds a patient’s file, reads what the patient wrote, and prints the report', async () => {
    const { page } = visitor;
    await signIn(page, product, 'secretary', files);
    const portal = page.locator('porsa-dashboard');
    await portal.getByRole('link', { name: 'رضا نادری' }).waitFor();
    await portal.locator('form[role="search"] input').fill('كريمي');
    await page.keyboard.press('Enter');
    await portal.getByRole('link', { name: 'رضا نادری' }).waitFor({ state: 'detached' });
    await portal.getByRole('link', { name: 'مینا کریمی' }).click();
    const sheet = portal.locator('.porsa-portal-sheet');
    await sheet.getByText('از سه روز پیش').waitFor();
    expect(await sheet.textContent()).toContain('تنگی نفس');
    expect(await sheet.locator('input:enabled').count()).toBe(0);

    const opening = page.waitForEvent('popup');
    await portal.getByRole('button', { name: 'چاپ گزارش' }).click();
    const report = await opening;
    await report.getByText('مینا کریمی').first().waitFor();
    expect(await report.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
      'rtl',
      'fa',
    ]);
    const text = await report.locator('body').innerText();
    expect(text).toContain('گزارش مراجعه');
    expect(text).toContain('تنگی نفس');
    expect(text).toContain('۱۴۰۵');
    expect(text).not.toContain('رضا نادری');
    expect(await report.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    await report.close();
  });

  test('who signs out leaves a dead token behind', async () => {
    const { page } = visitor;
    await signIn(page, product, 'secretary');
    const token = await tokenIn(page);
    expect((await call(product.portal, '/auth/checkUserAccess', {}, token)).status).toBe(200);
    const portal = page.locator('porsa-dashboard');
    await portal.getByRole('button', { name: 'حساب کاربری' }).click();
    await portal.getByRole('menuitem', { name: 'خروج' }).click();
    await page.waitForURL('**/signin*');
    await expect
      .poll(async () => (await call(product.portal, '/auth/checkUserAccess', {}, token)).status, { timeout: 60_000 })
      .toBe(401);
    expect(await tokenIn(page)).toBe('');
  });

  test('with a wrong password stays outside, and is told no more than that', async () => {
    const { page } = visitor;
    await page.goto(`${product.portal}${files}`);
    const portal = page.locator('porsa-dashboard');
    await portal.locator('input[name="email"]').fill('secretary@porsa.test');
    await portal.locator('input[name="password"]').fill('not this one');
    await portal.locator('input[name="password"]').press('Enter');
    await portal.getByRole('alert').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/signin');
    expect((await portal.textContent()) ?? '').not.toContain('مینا');
  });

  test('does not open the designer', async () => {
    await signIn(visitor.page, product, 'secretary');
    await visitor.page.goto(`${product.portal}/admin/forms/pages/complaints/general-clinic/first-visit/owner/all`);
    const portal = visitor.page.locator('porsa-dashboard');
    await portal.locator('h1').first().waitFor();
    expect(await portal.locator('.porsa-designer, porsa-designer').count()).toBe(0);
  });
});
