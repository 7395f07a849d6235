import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { violations } from '../support/journeys/violations.ts';
import { openBrowser, phone, visit } from '../support/journeys/visitor.ts';
import type { Browser } from 'playwright-core';

let product: Product;
let browser: Browser;
let token: string;

/** Each language and each theme once, where there is least room: screens cost axe seconds. */
const looks = [
  { lang: 'fa', theme: 'light' },
  { lang: 'en', theme: 'dark' },
] as const;

/** Screens of a form and of an account that have come after the others, by their paths and what is opened there. */
const screens: readonly { readonly path: string; open?(portal: Locator): Promise<void> }[] = [
  // Two-factor authentication, and the number that codes are texted to.
  { path: '/profile' },
  { path: '/userRoles' },
  {
    path: '/userRoles',
    open: (portal) => portal.getByRole('button', { name: /^(Edit|ویرایش) .*City Hospital/ }).click(),
  },
  {
    path: '/userRoles',
    open: (portal) => portal.getByRole('button', { name: /^(New API key|کلید API جدید)$/ }).click(),
  },
  { path: '/admin/forms/reportdesign/complaints/general-clinic/first-visit' },
  { path: '/admin/forms/versions/complaints/general-clinic/first-visit' },
  { path: '/summary?category=phq-9' },
];

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ PORSA_SMS_URL: 'http://127.0.0.1:9/send', PORSA_SMS_BODY: '{{to}} {{text}}' }),
    openBrowser(),
  ]);
  token = await tokenOf(product, 'admin');
  const { items } = await ask(product.portal, '/category/getcategories', {}, token);
  const ehr = { id: crypto.randomUUID(), title: 'City Hospital', issuer: 'https://ehr.test/fhir', clientId: 'porsa' };
  await ask(
    product.portal,
    '/admin/storeehr',
    { ...ehr, codeSystem: '', forms: [items[0]?.id ?? ''], active: true },
    token,
  );
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

describe('What an admin opens', () => {
  test.each(looks)('has no barrier: $lang, $theme, on a phone', async ({ lang, theme }) => {
    await ask(product.portal, '/user/updateuserlang', { lang }, token);
    await ask(product.portal, '/user/updateuserdarkmode', { darkMode: theme === 'dark' }, token);
    const locale = lang === 'fa' ? 'fa-IR' : 'en-GB';
    const visitor = await visit(browser, { ...phone, locale, reducedMotion: 'reduce', colorScheme: theme });
    const { page } = visitor;
    const portal = page.locator('porsa-dashboard');
    await page.goto(`${product.portal}/forgot`);
    await portal.locator('h1').first().waitFor();
    await visitor.rest();
    const found = [...(await violations(page, '/forgot'))];
    await signIn(page, product, 'admin');
    for (const { path, open } of screens) {
      await page.goto(product.portal + path);
      await portal.locator('h1').first().waitFor();
      await visitor.rest();
      await portal.locator('.porsa-kit-placeholder').first().waitFor({ state: 'detached' });
      if (open) {
        await open(portal);
        await portal.locator('dialog[open]').waitFor();
        await visitor.rest();
      }
      found.push(...(await violations(page, open ? `${path}, dialog` : path)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await visitor.leave();
    expect(found).toEqual([]);
  });
});
