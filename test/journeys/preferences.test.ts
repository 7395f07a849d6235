import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;
let other: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  visitor = await visit(browser, desk);
  await signIn(visitor.page, product, 'owner');
  other = await visitor.context.newPage();
  await other.goto(`${product.portal}/patients`);
  await portalOf(other).locator('h1').first().waitFor();
});
afterAll(async () => {
  await visitor?.leave();
  await browser?.close();
  await product?.close();
});

const portalOf = (page: Page): Locator => page.locator('porsa-dashboard');

/** How a portal looks to who reads it. */
const looksOf = (page: Page) =>
  portalOf(page).evaluate(({ shadowRoot }) => {
    const root = shadowRoot!.querySelector<HTMLElement>('.porsa-screen > .porsa-root')!;
    const drawer = shadowRoot!.querySelector<HTMLElement>('.porsa-portal-drawer');
    const style = getComputedStyle(root);
    return {
      language: root.lang,
      direction: root.dir,
      theme: root.dataset['theme'],
      slider: drawer?.dataset['mode'],
      font: style.fontFamily.split(',')[0],
      radius: style.getPropertyValue('--porsa-radius').trim(),
    };
  });

const chosen = { language: 'en', direction: 'rtl', theme: 'dark', slider: 'rail', font: 'Tahoma', radius: '3px' };

const panel = () => portalOf(visitor.page).locator('dialog');
async function fromAccountMenu(page: Page, text: string | RegExp): Promise<void> {
  // A tab behind another draws nothing, and opens no menu.
  await page.bringToFront();
  const item = portalOf(page).locator('sl-menu-item', { hasText: text });
  // A screen that is just drawn in another language may close the menu with it.
  const isOpen = () =>
    item.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  do await portalOf(page).locator('.porsa-portal-account').click();
  while (!(await isOpen()));
  await item.click();
}

describe('What a person prefers', () => {
  test('is seen at once, and in every other tab', async () => {
    const { page } = visitor;
    await fromAccountMenu(page, 'English');
    await portalOf(page).locator('[lang="en"]').first().waitFor();
    await fromAccountMenu(page, 'Customize');
    for (const name of ['Dark mode', 'Compact menu']) await panel().getByRole('switch', { name }).press('Space');
    await panel().getByLabel('Font').selectOption('Tahoma');
    await panel().getByLabel('Layout direction').selectOption('rtl');
    await panel().locator('input[type="range"]').fill('3');
    await page.keyboard.press('Escape');
    await expect.poll(() => looksOf(page)).toEqual(chosen);
    await expect.poll(() => looksOf(other)).toEqual(chosen);
  });

  test('stays after both are loaded again', async () => {
    for (const page of [visitor.page, other]) {
      await page.bringToFront();
      await page.reload();
      await expect.poll(() => looksOf(page).catch(() => undefined)).toEqual(chosen);
    }
  });

  test('is known to another element beside the portal', async () => {
    await other.bringToFront();
    await other.addScriptTag({ type: 'module', url: '/embed/porsa.js' });
    const form = await other.evaluateHandle(() => {
      const element = Object.assign(document.createElement('porsa-form'), { category: 'phq-9' });
      document.body.prepend(element);
      return element;
    });
    const root = other.locator('body > porsa-form .porsa-root').first();
    await root.waitFor();
    await expect.poll(() => root.getAttribute('data-theme')).toBe('dark');
    expect(await root.getAttribute('lang')).toBe('en');
    await fromAccountMenu(visitor.page, 'فارسی');
    await expect.poll(() => root.getAttribute('lang')).toBe('fa');
    await form.dispose();
  });

  test('goes back to what everybody sees', async () => {
    const { page } = visitor;
    await fromAccountMenu(page, 'شخصی‌سازی ظاهر');
    await panel().getByRole('button', { name: 'بازگشت به پیش‌فرض' }).click();
    await expect
      .poll(() => looksOf(other))
      .toMatchObject({ language: 'fa', direction: 'rtl', slider: 'menu', font: 'Vazirmatn' });
  });
});
