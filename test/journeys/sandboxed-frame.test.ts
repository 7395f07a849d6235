import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';
import { openWebsite, type Website } from '../support/journeys/website.ts';

let product: Product;
let browser: Browser;
let website: Website;
let visitor: Visitor;
let token: string;

beforeAll(async () => {
  [product, browser, website] = await Promise.all([startProduct(), openBrowser(), openWebsite()]);
  token = await tokenOf(product, 'owner');
});
afterAll(async () => {
  await browser?.close();
  await website?.close();
  await product?.close();
});
beforeEach(async () => {
  visitor = await visit(browser, { ...desk, locale: 'fa-IR' });
});
afterEach(async () => {
  expect(visitor.complaints.filter((complaint) => !complaint.includes('blocked by CORS policy'))).toEqual([]);
  await visitor.leave();
});

const stored = async () =>
  (await ask(product.portal, '/entry/getentries', { category: 'phq-9', limit: 1 }, token)).total;
const allow = async (...allowedOrigins: string[]) =>
  ask(
    product.portal,
    '/category/storecategory',
    { id: 'phq-9', settings: { allowPublicScores: true, allowedOrigins } },
    token,
  );

/** Shows the body in a frame whose origin is opaque: without storage, locks or cookies. */
async function frame(body: string, kind: 'src' | 'srcdoc' = 'src') {
  const page = `<!doctype html><html><meta charset="utf-8"><title>A frame</title><link rel="icon" href="data:,"><script async src="${product.portal}/embed/porsa.js"></script>${body}</html>`;
  const sandbox = 'sandbox="allow-scripts allow-forms" style="inline-size: 100%; block-size: 2400px"';
  website.hang(
    kind === 'src'
      ? `<iframe ${sandbox} src="/frame"></iframe>`
      : `<iframe ${sandbox} srcdoc="${page.replaceAll('"', '&quot;')}"></iframe>`,
  );
  website.frame(page);
  await visitor.page.goto(website.address);
  return visitor.page.frameLocator('iframe');
}

describe('In a sandboxed frame', () => {
  test.each(['src', 'srcdoc'] as const)(
    '(%s) a form that every site may show is filled, shown as kept in this page alone, and sent',
    async (kind) => {
      await allow('*');
      const before = await stored();
      const form = formIn((await frame('<porsa-form category="phq-9" language="fa"></porsa-form>', kind)) as never);
      await form.opened();
      await answerAll(form, 'چند روز');
      await form.form.getByText('پاسخ‌هایتان روی این دستگاه ذخیره نشد').waitFor();
      await form.send();
      await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
      expect(await stored()).toBe(before + 1);
    },
  );

  test('answers wait for the connection as long as the page is open', async () => {
    await allow('*');
    const before = await stored();
    const form = formIn((await frame('<porsa-form category="phq-9" language="fa"></porsa-form>')) as never);
    await form.opened();
    await answerAll(form, 'چند روز');
    await visitor.page.waitForLoadState('networkidle');
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.getByText('اگر آن را ببندید، پاسخ‌ها از دست می‌رود').waitFor();
    await visitor.context.setOffline(false);
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    expect(await stored()).toBe(before + 1);
  });

  test('a form that only listed sites may show is not shown, though the site around is listed', async () => {
    await allow(website.address);
    const frames = await frame('<porsa-form category="phq-9" language="en"></porsa-form>');
    await frames.locator('.porsa-notice').getByText('can’t be shown on this website').waitFor();
    await allow('*');
  });

  test('the reader’s language is found where the page says none', async () => {
    const frames = await frame('<porsa-form category="phq-9"></porsa-form>');
    await frames.locator('.porsa-form[lang="fa"]').waitFor();
  });

  test.each(['src', 'srcdoc'] as const)(
    '(%s) designer and portal come to their sign-in without an exception',
    async (kind) => {
      const frames = await frame(
        '<porsa-designer category="phq-9" language="en"></porsa-designer><porsa-dashboard language="en" path="/signin"></porsa-dashboard>',
        kind,
      );
      await frames.locator('porsa-designer [role="alert"]').waitFor();
      await frames.locator('porsa-dashboard').locator('h1, .porsa-kit-message').first().waitFor();
    },
  );
});
