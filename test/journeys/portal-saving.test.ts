import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn, type FilledForm } from '../support/journeys/filled-form.ts';
import { signIn, tokenIn } from '../support/journeys/sign-in.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;
let token: string;
let file: string;

const saved = 'با موفقیت';
const category = 'phq-9';

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  token = await tokenOf(product, 'owner');
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  file = crypto.randomUUID();
  await ask(product.portal, '/file/storefile', { id: file, category, patient: { name: 'نگار شریفی' } }, token);
  visitor = await visit(browser, desk);
});
afterEach(() => visitor.leave());

const portal = (): Locator => visitor.page.locator('porsa-dashboard');
const toast = (): Locator => portal().locator('.porsa-kit-toast');
const strip = (): Locator => portal().locator('.porsa-portal-strip');
const path = () => new URL(visitor.page.url()).pathname;
const goHome = () => portal().locator('.porsa-portal-bottom-bar').getByText('خانه').click();
const entries = async () => (await ask(product.portal, '/entry/getentries', { file }, token)).items;
const fillPath = () => `/form/page/scores/-/${category}/${file}/-/-`;
const filePath = () => `/form/entries/scores/-/${category}/${file}`;

/** Signs in, opens the form for the file and answers all of it. */
async function fillIn(): Promise<FilledForm> {
  await signIn(visitor.page, product, 'owner', fillPath());
  const form = formIn(visitor.page, 'porsa-dashboard porsa-form');
  await answerAll(form, 'چند روز');
  return form;
}

/** What was typed is still there, and the page says why it was not saved and nothing else. */
async function expectKept(form: FilledForm, why: string): Promise<void> {
  await form.form.locator('.porsa-notice[data-kind="danger"]').getByText(why).waitFor();
  expect(await form.form.locator('input:checked').count()).toBeGreaterThanOrEqual(9);
  expect([await toast().count(), await form.done.count(), path()]).toEqual([0, 0, fillPath()]);
  expect(await strip().count()).toBe(0);
}

describe('A form filled in the portal', () => {
  test('is opened by one request, as on any other page', async () => {
    await signIn(visitor.page, product, 'owner', `/form/page/scores/-/${category}/-/-/-`);
    const form = formIn(visitor.page, 'porsa-dashboard porsa-form');
    await form.opened();
    await form.choose('mood', 'چند روز');
    expect(await form.question('mood').locator('input:checked').count()).toBe(1);
    const asked = visitor.requests.flatMap((address) => /\/category\/(openform|getform)/.exec(address)?.[1] ?? []);
    expect(asked).toEqual(['openform']);
    expect(visitor.complaints).toEqual([]);
  });
});

describe('An entry saved in the portal', () => {
  test('is called saved once the server has it, and shown in its file at once', async () => {
    const form = await fillIn();
    let answered = false;
    await visitor.context.route('**/entry/storeentry', async (route) => {
      const response = await route.fetch();
      expect([await toast().count(), path()]).toEqual([0, fillPath()]);
      answered = true;
      await route.fulfill({ response });
    });
    await form.send();
    await toast().filter({ hasText: saved }).waitFor();
    expect(answered).toBe(true);
    const [entry] = await entries();
    await visitor.page.waitForURL(`**${filePath()}/${entry?.id}`);
    await portal().locator('.porsa-portal-sheet').getByText('چند روز').first().waitFor();
    expect(await portal().locator('.porsa-portal-entry-list > li').count()).toBe(1);
  });

  test('into a file that was deleted meanwhile is refused, in words, with everything typed kept', async () => {
    const form = await fillIn();
    await ask(product.portal, '/file/removefile', { id: file }, token);
    await form.send();
    await expectKept(form, 'این پرونده باز نمی‌شود');
  });

  test('of a form that was withdrawn meanwhile is refused, in words, with everything typed kept', async () => {
    const form = await fillIn();
    const { items } = await ask(product.portal, '/category/getcategories', { search: category }, token);
    const { id, settings } = items.find(({ slug }) => slug === category)!;
    const withdraw = (withdrawn: boolean) =>
      ask(product.portal, '/category/storecategory', { id, settings: { ...settings, withdrawn } }, token);
    await withdraw(true);
    try {
      await form.send();
      await expectKept(form, 'دیگر پاسخ نمی‌پذیرد');
    } finally {
      await withdraw(false);
    }
    expect(await entries()).toEqual([]);
    await form.send();
    await visitor.page.waitForURL(`**${filePath()}/*`);
    expect(await entries()).toHaveLength(1);
  });

  test('without a connection waits on the device, is listed as waiting, and then is in its file', async () => {
    const form = await fillIn();
    await visitor.rest();
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.getByText('روی همین دستگاه').first().waitFor();
    expect([await toast().count(), path()]).toEqual([0, fillPath()]);
    await goHome();
    await strip().getByText('۱ پاسخ در انتظار ارسال است').waitFor();
    await strip().locator('summary').click();
    await strip().getByText('PHQ-9').waitFor();
    await visitor.context.setOffline(false);
    await toast().filter({ hasText: 'ارسال شد' }).waitFor();
    await strip().waitFor({ state: 'detached' });
    expect(await entries()).toHaveLength(1);
  });

  test('while the server is down waits in its file, which shows it once the server is back', async () => {
    const form = await fillIn();
    await visitor.context.route('**/entry/storeentry', (route) => route.abort('connectionrefused'));
    await form.send();
    await form.done.waitFor();
    await goHome();
    await strip().locator('summary').click();
    await strip().locator('li a').click();
    await visitor.page.waitForURL(`**/form/entries/**/${file}`);
    await portal().getByText('یک پاسخ از این پرونده در انتظار ارسال است').waitFor();
    await visitor.context.unroute('**/entry/storeentry');
    await strip().getByText('ارسال', { exact: true }).click();
    await portal().locator('.porsa-portal-sheet').getByText('چند روز').first().waitFor();
    expect(await entries()).toHaveLength(1);
  });

  test('after the session has ended waits for who saved it, and is in its file after signing in', async () => {
    const form = await fillIn();
    await ask(product.portal, '/auth/logout', {}, await tokenIn(visitor.page));
    await form.send();
    await portal().getByText('نشست شما به پایان رسیده است').waitFor();
    expect(path()).toBe('/signin');
    expect(await entries()).toEqual([]);
    await portal().locator('input[name="email"]').fill('owner@porsa.test');
    await portal().locator('input[name="password"]').fill(product.password);
    await portal().locator('input[name="password"]').press('Enter');
    await visitor.page.waitForURL(`**${filePath()}`);
    await portal().locator('.porsa-portal-sheet').getByText('چند روز').first().waitFor();
    expect(await entries()).toHaveLength(1);
  });

  test('that waited and is then refused is listed as such, and its form offers what was typed', async () => {
    const form = await fillIn();
    await visitor.rest();
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.waitFor();
    await ask(product.portal, '/file/removefile', { id: file }, token);
    await visitor.context.setOffline(false);
    await strip().getByText('سرور ۱ پاسخ را نپذیرفت').waitFor();
    expect(await toast().count()).toBe(0);
    await ask(product.portal, '/file/restorefile', { category, id: file }, token);
    await goHome();
    await strip().locator('summary').click();
    await strip().locator('li a').click();
    await visitor.page.waitForURL(`**/form/page/**/${file}/-/-`);
    await portal().locator('.porsa-notice [data-primary]').click();
    await form.opened();
    expect(await form.form.locator('input:checked').count()).toBeGreaterThanOrEqual(9);
  });
});
