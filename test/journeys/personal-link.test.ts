import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { openBrowser, phone, visit } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
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

const count = async () => (await ask(product.portal, '/entry/getentries', { category, limit: 1 }, token)).total;

describe('A personal link', () => {
  test('that a designer makes for one use is filled by somebody without an account, and refused in words the second time', async () => {
    const designer = await visit(browser);
    const { page } = designer;
    await page.goto(`${product.portal}/signin?next=/admin/forms/pages/scores/-/${category}/-/-`);
    await page.locator('input[name="email"]').fill('owner@porsa.test');
    await page.locator('input[name="password"]').fill(product.password);
    await page.locator('input[name="password"]').press('Enter');
    await page.locator('button[aria-label="Share"], button[aria-label="اشتراک‌گذاری"]').click();
    await page.locator('[data-tab="personal"]').click();
    const dialog = page.locator('.porsa-kit-dialog');
    await dialog.locator('sl-button[variant="primary"]').click();
    const link = (await dialog.locator('.porsa-d-share-code').first().textContent()) ?? '';
    expect(link).toMatch(/\/lnk\/[A-Za-z0-9]{12}$/);
    await designer.leave();

    const before = await count();
    const patient = await visit(browser, phone);
    await patient.page.goto(link);
    const form = formIn(patient.page);
    await answerAll(form, 'چند روز');
    await form.send();
    await form.done.getByText('ارسال شد').first().waitFor();
    expect(await count()).toBe(before + 1);
    await patient.leave();

    const another = await visit(browser, phone);
    await another.page.goto(link);
    await another.page.getByText('این لینک قبلاً استفاده شده است').first().waitFor();
    expect(await another.page.locator('porsa-form .porsa-filling').count()).toBe(0);
    expect(await count()).toBe(before + 1);
    await another.leave();
  });
});
