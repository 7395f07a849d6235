import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { openBrowser, phone, visit } from '../support/journeys/visitor.ts';
import { openWebsite, type Website } from '../support/journeys/website.ts';

let product: Product;
let browser: Browser;
let website: Website;

beforeAll(async () => {
  [product, browser, website] = await Promise.all([
    startProduct(),
    openBrowser('installed', ['--blink-settings=defaultFontSize=32']),
    openWebsite(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await website?.close();
  await product?.close();
});

describe('A reader who has set text to twice its size', () => {
  test.each(['en', 'fa'] as const)(
    'reads a form in it, on a page that sets its own root to 10 px, with nothing beside the screen: %s',
    async (language) => {
      const { page, leave } = await visit(browser, phone);
      website.hang(
        `<main><porsa-form category="phq-9" language="${language}"></porsa-form></main>`,
        `<style>html { font-size: 10px }</style><script async src="${product.portal}/embed/porsa.js"></script>`,
      );
      await page.goto(website.address);
      const { opened, form } = formIn(page);
      await opened();
      expect(await form.locator('.porsa-form').evaluate((root) => getComputedStyle(root).fontSize)).toBe('32px');
      expect(
        await form
          .locator('.porsa-choice')
          .first()
          .evaluate((choice) => getComputedStyle(choice).fontSize),
      ).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await leave();
    },
  );
});
