import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Where the form about weight and height stands in each page. */
const weighed = {
  'research.html': 'porsa-form[category="bmi"]',
  'react.html': 'main',
  'vue.html': 'porsa-form',
  'strict.html': 'porsa-form[category="bmi"]',
  'hostile.html': 'porsa-form[category="bmi"]',
  'two-versions.html': 'porsa-form[category="bmi"]',
} as const;
/** Pages with other forms have journeys of their own. */
const elsewhere = ['clinic.html', 'proposal.html'];

/** Every violation of a page's own policy, from its first moment on. */
async function watchPolicy({ context, page }: Visitor): Promise<() => Promise<readonly string[]>> {
  await context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

test('The index leads to every host page', async () => {
  const pages = readdirSync('demo/hosts').filter((file) => file.endsWith('.html') && file !== 'index.html');
  const linked = [...readFileSync('demo/hosts/index.html', 'utf8').matchAll(/href="([a-z-]+\.html)"/g)];
  expect(linked.map(([, page]) => page).sort()).toEqual(pages.sort());
  expect([...Object.keys(weighed), ...elsewhere].sort()).toEqual(pages.sort());
  expect(await (await fetch(`${product.clinic}/`)).text()).toContain('two-versions.html');
});

test('On every host page a form is filled and sent, without an error and without a violation of its policy', async () => {
  const visitor = await visit(browser, { ...desk, locale: 'en-GB' });
  const { page } = visitor;
  const violations = await watchPolicy(visitor);
  const token = await tokenOf(product, 'owner');
  const countSent = async () =>
    (await ask(product.portal, '/entry/getentries', { category: 'bmi', limit: 1 }, token)).total;
  for (const [name, host] of Object.entries(weighed)) {
    const before = await countSent();
    await page.goto(`${product.clinic}/${name}`);
    const form = formIn(page, host);
    await form.opened();
    await form.write('weight', '70');
    await form.write('height', '175');
    await form.result('bmi').getByText('22.9').waitFor();
    await form.send();
    await form.done.waitFor();
    expect([name, await violations(), visitor.complaints, await countSent()]).toEqual([name, [], [], before + 1]);
  }
  await visitor.leave();
});

test('Styles of the page reach no question, and applications change the language of their form', async () => {
  const visitor = await visit(browser, { ...desk, locale: 'en-GB' });
  const { page } = visitor;
  await page.goto(`${product.clinic}/hostile.html`);
  const form = formIn(page, 'porsa-form[category="bmi"]');
  await form.opened();
  const look = await form
    .question('weight')
    .locator('input')
    .first()
    .evaluate((input) => {
      const { fontSize, textTransform, borderTopStyle, backgroundColor } = getComputedStyle(input);
      return { fontSize, textTransform, borderTopStyle, isMagenta: backgroundColor === 'rgb(255, 0, 255)' };
    });
  expect(look).toEqual({ fontSize: '16px', textTransform: 'none', borderTopStyle: 'solid', isMagenta: false });
  for (const name of ['react.html', 'vue.html']) {
    await page.goto(`${product.clinic}/${name}`);
    await page.getByRole('button', { name: 'فارسی' }).click();
    await page.locator('.porsa-form[lang="fa"][dir="rtl"] .porsa-filling').waitFor();
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
