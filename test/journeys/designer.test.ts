import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { desk, openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';
import { openWebsite, type Website } from '../support/journeys/website.ts';

let product: Product;
let browser: Browser;
let website: Website;
let visitor: Visitor;

beforeAll(async () => {
  [product, browser, website] = await Promise.all([startProduct(), openBrowser(), openWebsite()]);
});
afterAll(async () => {
  await browser?.close();
  await website?.close();
  await product?.close();
});
beforeEach(async () => {
  visitor = await visit(browser, desk);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const route = '/admin/forms/pages/scores/body-measures/bmi/owner/all';

describe('An admin', () => {
  test('changes a form by keyboard, publishes it, and the clinic’s page shows it, while an old entry keeps its own version', async () => {
    const token = await tokenOf(product, 'admin');
    const old = await ask(product.portal, '/entry/storeentry', {
      id: crypto.randomUUID(),
      category: 'bmi',
      version: 1,
      answers: { weight: 70, height: 175 },
    });
    const { page } = visitor;
    await signIn(page, product, 'admin', route);
    const designer = page.locator('porsa-dashboard .porsa-d-workbench');
    const cards = designer.locator('.porsa-d-card-about code');
    await designer.locator('[data-focus-question="height"]').focus();
    await page.keyboard.press('Enter');

    await designer.locator('[data-focus-question="height"]').click();
    await designer.locator('button[data-type="note"]').first().click();
    await expect.poll(() => cards.allTextContents()).toEqual(expect.arrayContaining(['weight', 'height', 'note']));
    expect((await cards.allTextContents()).slice(0, 3)).toEqual(['weight', 'height', 'note']);

    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await cards.allTextContents()).slice(0, 3)).toEqual(['weight', 'note', 'height']);
    await page.keyboard.press('Control+KeyZ');
    await expect.poll(async () => (await cards.allTextContents()).slice(0, 3)).toEqual(['weight', 'height', 'note']);
    await page.keyboard.press('Control+Shift+KeyZ');
    await expect.poll(async () => (await cards.allTextContents()).slice(0, 3)).toEqual(['weight', 'note', 'height']);

    await page.keyboard.press('Enter');
    await page.keyboard.type('رژیم غذایی');
    await designer.getByText('ذخیره شد', { exact: true }).waitFor();
    await designer.locator('.porsa-d-publish').click();
    await page.getByText('در هر صورت منتشر شود', { exact: true }).click();
    await expect
      .poll(async () =>
        (await ask(product.portal, '/category/getversions', { category: 'bmi' }, token)).map(({ version }) => version),
      )
      .toEqual([2, 1]);

    const patient = await visit(browser, phone);
    website.hang(
      '<porsa-form category="bmi" language="fa"></porsa-form>',
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await patient.page.goto(website.address);
    const form = formIn(patient.page);
    await form.opened();
    expect(
      await form.form
        .locator('[data-name]')
        .evaluateAll((found) => found.map((element) => (element as HTMLElement).dataset['name']).slice(0, 3)),
    ).toEqual(['weight', 'note', 'height']);
    expect(await form.question('note').textContent()).toContain('رژیم غذایی');
    await form.write('weight', '۸۰');
    await form.write('height', '۱۸۰');
    await form.send();
    await form.done.waitFor();
    expect(patient.complaints).toEqual([]);
    await patient.leave();

    const entries = (await ask(product.portal, '/entry/getentries', { category: 'bmi' }, token)).items;
    // The latest two; before them lie those of the demo's patients.
    expect(
      entries
        .slice(0, 2)
        .map(({ version }) => version)
        .sort(),
    ).toEqual([1, 2]);
    await page.goto(`${product.portal}/form/entries/scores/body-measures/bmi/${old.file}`);
    const sheet = page.locator('porsa-dashboard .porsa-portal-sheet');
    await sheet.locator('[data-name="height"]').waitFor();
    expect(await sheet.locator('[data-name="note"]').count()).toBe(0);
    expect(await sheet.textContent()).toContain('۱۷۵');
  });
});
