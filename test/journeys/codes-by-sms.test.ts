import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Browser } from 'playwright-core';
import { openGateway } from '../../server/test/sms-gateway.ts';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

let gateway: Awaited<ReturnType<typeof openGateway>>;
let product: Product;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  gateway = await openGateway();
  [product, browser] = await Promise.all([
    startProduct({
      PORSA_SMS_URL: `${gateway.url}/send`,
      PORSA_SMS_HEADERS: '{"content-type": "application/json"}',
      PORSA_SMS_BODY: '{"to": "{{to}}", "text": "{{text}}"}',
      PORSA_SMS_NUMBERS: 'iran',
    }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
  await gateway.close();
});
beforeEach(async () => {
  visitor = await visit(browser, phone);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** The code of the message that comes after so many. */
const codeAfter = (count: number) =>
  vi.waitFor(
    () => {
      const { to, text } = JSON.parse(gateway.received[count]!.body) as { to: string; text: string };
      expect(to).toBe('09121234567');
      const code = /\n@127\.0\.0\.1 #(\d{6})$/.exec(text)?.[1];
      if (code === undefined) throw new Error(text);
      return code;
    },
    { timeout: 60_000, interval: 100 },
  );
const persian = (code: string) => code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);

describe('Somebody at a clinic in Iran, on a phone', () => {
  test('verifies a number, forgets the password, and is in again by a code', async () => {
    const { page } = visitor;
    const portal = page.locator('porsa-dashboard');
    await signIn(page, product, 'expert', '/profile');
    const form = portal.locator('form:has(input[name="mobile"])');
    await form.locator('input[name="mobile"]').fill('۰۹۱۲ ۱۲۳ ۴۵۶۷');
    await form.locator('input[type="password"]').fill(product.password);
    await form.locator('input[type="password"]').press('Enter');
    const field = portal.locator('input[name="mobilecode"]');
    await field.waitFor();
    await field.fill(persian(await codeAfter(0)));
    await field.press('Enter');
    await portal.getByText('اگر رمز عبور را فراموش کنید').waitFor();

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.portal}/forgot`);
    await portal.locator('input[type="email"]').fill('expert@porsa.test');
    await portal.getByLabel('کد با پیامک').check();
    await portal.locator('input[type="email"]').press('Enter');
    const code = portal.locator('input[name="code"]');
    await code.waitFor();
    expect(await code.evaluate((input: HTMLInputElement) => [input.autocomplete, input.inputMode])).toEqual([
      'one-time-code',
      'numeric',
    ]);
    await code.fill(persian(await codeAfter(1)));
    await portal.locator('input[name="password"]').fill('یک عصر بلندتر');
    await portal.locator('input[name="password"]').press('Enter');
    await page.waitForURL('**/dashboard');
    await portal.locator('h1').first().waitFor();
  });
});
