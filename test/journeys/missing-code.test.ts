import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formIn } from '../support/filled-form.ts';
import { signIn } from '../support/portal.ts';
import { startProduct, type Product } from '../support/product.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/visitor.ts';

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
  visitor = await visit(browser, desk);
});
afterEach(() => visitor.leave());

const chunks = '**/embed/chunks/*';
const portal = () => visitor.page.locator('porsa-dashboard');
const notLoaded = () => portal().getByText('این بخش بارگذاری نشد');

describe('A screen whose code could not be fetched', () => {
  test('says so, leaves the menu standing, and is shown after another try', async () => {
    await signIn(visitor.page, product, 'owner');
    await visitor.context.route(chunks, (route) => route.abort('connectionreset'));
    await portal().getByRole('link', { name: 'افراد و نقش‌ها' }).click();
    await notLoaded().waitFor();
    await portal().getByRole('link', { name: 'داشبورد' }).waitFor();
    await visitor.context.unroute(chunks);
    await portal().getByRole('button', { name: 'تلاش دوباره' }).click();
    await portal().getByText('اعضا').first().waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/userRoles');
  });

  test('stays where it is while there is no connection, however often it is tried', async () => {
    await signIn(visitor.page, product, 'owner');
    await visitor.context.setOffline(true);
    await portal().getByRole('link', { name: 'افراد و نقش‌ها' }).click();
    for (const _try of [1, 2]) {
      await notLoaded().waitFor();
      await portal().getByRole('button', { name: 'تلاش دوباره' }).click();
    }
    await notLoaded().waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/userRoles');
  });

  test('keeps what was typed into a form before', async () => {
    const path = '/form/page/scores/-/phq-9/-/-/-';
    await signIn(visitor.page, product, 'owner', path);
    const form = formIn(visitor.page, 'porsa-dashboard');
    await form.choose('mood', 'چند روز');
    await form.form.getByText('روی این دستگاه').or(form.form.getByText('روی همین دستگاه')).first().waitFor();
    await visitor.context.route(chunks, (route) => route.abort('connectionreset'));
    await portal().getByRole('link', { name: 'افراد و نقش‌ها' }).click();
    await notLoaded().waitFor();
    await visitor.context.unroute(chunks);
    await portal().getByRole('button', { name: 'تلاش دوباره' }).click();
    await portal().getByText('اعضا').first().waitFor();
    await visitor.page.goto(`${product.portal}${path}`);
    await form.form.locator('.porsa-notice [data-primary]').click();
    await form.opened();
    expect(await form.question('mood').locator('input:checked').count()).toBe(1);
  });
});
