import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import en from '../../locales/en/hosted.json' with { type: 'json' };
import fa from '../../locales/fa/hosted.json' with { type: 'json' };
import { answerPage, fillPlainForm, goOn } from '../support/journeys/plain-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { violations } from '../support/journeys/violations.ts';
import { openBrowser, phone, visit } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let token: string;
const category = 'who-5';

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  token = await tokenOf(product, 'owner');
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const languages = ['en', 'fa'] as const;
const store = (more: object = {}) => ask(product.portal, '/app/storelink', { kind: 'form', category, ...more }, token);
const count = async () => (await ask(product.portal, '/entry/getentries', { category, limit: 1 }, token)).total;
const withoutScript = () => visit(browser, { ...phone, javaScriptEnabled: false });
const addressOf = (link: string, language: string) => `${product.portal}/lnk/${link}?language=${language}&plain=1`;

const notices = { en: en.notices, fa: fa.notices } as const;

/** Links that open nothing, and how each came to that. */
const dead = {
  revoked: {
    notice: 'deadlink',
    make: async () => {
      const { id, link } = await store();
      await ask(product.portal, '/app/removelink', { category, id }, token);
      return link;
    },
  },
  expired: {
    notice: 'deadlink',
    make: async () => {
      const { link } = await store({ expiresAt: new Date(Date.now() + 1500).toISOString() });
      await expect.poll(async () => (await fetch(addressOf(link, 'en'))).status, { timeout: 60_000 }).toBe(410);
      return link;
    },
  },
  'changed by one character': {
    notice: 'deadlink',
    make: async () => {
      const { link } = await store();
      return `${link.slice(0, -1)}${link.endsWith('a') ? 'b' : 'a'}`;
    },
  },
} as const;

describe.each(languages)('Without a script, in %s, a link', (language) => {
  const titleOf = (notice: 'deadlink' | 'linkused') => notices[language][notice].title;

  test.each(Object.entries(dead))('that is %s says so in words, without a barrier', async (_, { notice, make }) => {
    const link = await make();
    const reader = await withoutScript();
    await reader.page.goto(addressOf(link, language));
    const page = reader.page.locator('html');
    expect([await page.getAttribute('lang'), await page.getAttribute('dir')]).toEqual([
      language,
      language === 'fa' ? 'rtl' : 'ltr',
    ]);
    expect(await reader.page.locator('h1').innerText()).toBe(titleOf(notice));
    expect(await reader.page.locator('#plain-form').count()).toBe(0);
    await reader.leave();
    const looked = await visit(browser, { ...phone, bypassCSP: true });
    await looked.page.goto(addressOf(link, language));
    expect(await violations(looked.page, notice)).toEqual([]);
    await looked.leave();
  });

  test('of a single use begins with its answers, takes one response, and then says that it is used', async () => {
    const form = await ask(product.portal, '/category/getform', { category }, token);
    const [first] = form.definition.pages.flatMap(({ questions }) => questions.filter(({ options }) => options));
    const value = first!.options!.at(-1)!.value;
    const { link } = await store({ singleUse: true, answers: { [first!.name]: value } });
    const [one, other] = [await withoutScript(), await withoutScript()];
    for (const { page } of [one, other]) await page.goto(addressOf(link, language));
    const chosen = one.page.locator(`#plain-form [name="${first!.name}"]:checked`);
    expect(await chosen.getAttribute('value')).toBe(String(value));
    const before = await count();
    await fillPlainForm(one.page, {});
    expect(await count()).toBe(before + 1);
    await answerPage(other.page, {});
    await goOn(other.page);
    expect(await other.page.locator('.porsa-done').count()).toBe(0);
    expect(await other.page.locator('.porsa-foot [data-primary]').count()).toBe(0);
    await other.page.goto(addressOf(link, language));
    expect(await other.page.locator('h1').innerText()).toBe(titleOf('linkused'));
    expect(await count()).toBe(before + 1);
    await one.leave();
    await other.leave();
  });

  test('takes no page whose sealed answers were changed', async () => {
    const { link } = await store();
    const reader = await withoutScript();
    await reader.page.goto(addressOf(link, language));
    const before = await count();
    await answerPage(reader.page, {});
    await reader.page
      .locator('#plain-form input[type="hidden"]')
      .first()
      .evaluate((field) => {
        const sealed = field as HTMLInputElement;
        sealed.value = `${sealed.value.slice(0, 20)}${sealed.value[20] === 'A' ? 'B' : 'A'}${sealed.value.slice(21)}`;
      });
    await goOn(reader.page);
    await reader.page.getByText(notices[language].badbody.title).first().waitFor();
    expect(await count()).toBe(before);
    await reader.leave();
  });
});
