import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

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
  visitor = await visit(browser, { ...desk, locale: 'en-GB' });
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** Every violation of the page's own policy, from its first moment on. */
async function watchPolicy(): Promise<() => Promise<readonly string[]>> {
  await visitor.context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return () => visitor.page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

const foreign = () =>
  visitor.requests.filter(
    (address) =>
      !/^(data|blob):/.test(address) &&
      !address.startsWith(`${product.portal}/`) &&
      !address.startsWith(`${product.clinic}/`),
  );

describe('A clinic with a strict content security policy', () => {
  test('shows two forms beside each other, filled and sent, without one violation and without asking anybody else', async () => {
    const violations = await watchPolicy();
    await visitor.page.goto(`${product.clinic}/strict.html`);
    const bmi = formIn(visitor.page, 'porsa-form[category="bmi"]');
    const visitForm = formIn(visitor.page, 'porsa-form[category="first-visit"]');
    await bmi.opened();
    await bmi.write('weight', '70');
    await bmi.write('height', '175');
    expect(await bmi.result('bmi').textContent()).toContain('22.9');
    await visitForm.form.scrollIntoViewIfNeeded();
    await visitForm.opened();
    await visitForm.question('onset').locator('button').click();
    await visitForm.form.getByRole('dialog').waitFor();
    await visitor.page.keyboard.press('Escape');
    await bmi.send();
    await bmi.done.waitFor();
    expect(await violations()).toEqual([]);
    expect(foreign()).toEqual([]);
    expect(visitor.requests.some((address) => address.startsWith(product.portal))).toBe(true);
  });
});

describe('The portal', () => {
  test('keeps to its own policy and its own server from sign-in to a form', async () => {
    const violations = await watchPolicy();
    await visitor.page.goto(`${product.portal}/`);
    const portal = visitor.page.locator('porsa-dashboard');
    await portal.locator('input[name="email"]').fill('secretary@porsa.test');
    await portal.locator('input[name="password"]').fill(product.password);
    await portal.locator('input[name="password"]').press('Enter');
    await portal.getByText('Nasrin').or(portal.getByText('نسرین')).first().waitFor();
    for (const path of [
      '/dashboard',
      '/projects',
      '/services',
      '/form/projects/general-medicine/complaints',
      '/form/file/complaints/general-clinic/first-visit',
    ]) {
      await visitor.page.goto(`${product.portal}${path}`);
      await portal.locator('h1').first().waitFor();
    }
    expect(await violations()).toEqual([]);
    expect(foreign()).toEqual([]);
  });
});
