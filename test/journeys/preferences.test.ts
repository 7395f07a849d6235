import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;
let other: Page;

beforeEach(async () => {
  const { browser, product } = journey;
  await ask(product.portal, '/user/updateuserlang', { lang: 'fa' }, await tokenOf(product, 'owner'));
  visitor = await visit(browser);
  await signIn(visitor.page, product, 'owner');
  other = await visitor.context.newPage();
  await other.goto(`${product.portal}/patients`);
  await portalOf(other).locator('h1').first().waitFor();
});
afterEach(() => visitor.leave());

const portalOf = (page: Page): Locator => page.locator('porsa-dashboard');

/** How a portal looks to who reads it. */
const looksOf = (page: Page) =>
  portalOf(page).evaluate(({ shadowRoot }) => {
    const root = shadowRoot!.querySelector<HTMLElement>('.porsa-screen > .porsa-root')!;
    const drawer = shadowRoot!.querySelector<HTMLElement>('.porsa-portal-drawer');
    const style = getComputedStyle(root);
    return {
      language: root.lang,
      page: document.documentElement.lang,
      direction: root.dir,
      theme: root.dataset['theme'],
      slider: drawer?.dataset['mode'],
      font: style.fontFamily.split(',')[0],
      radius: style.getPropertyValue('--porsa-radius').trim(),
    };
  });

const chosen = {
  language: 'en',
  page: 'en',
  direction: 'rtl',
  theme: 'dark',
  slider: 'rail',
  font: 'Tahoma',
  radius: '3px',
};

const panel = () => portalOf(visitor.page).locator('dialog');
async function fromAccountMenu(page: Page, text: string | RegExp): Promise<void> {
  // A tab behind another draws nothing, and opens no menu.
  await page.bringToFront();
  const item = portalOf(page).locator('sl-menu-item', { hasText: text });
  // A screen that is just drawn in another language may close the menu with it.
  await vi.waitFor(
    async () => {
      if (!(await item.isVisible())) await portalOf(page).locator('.porsa-portal-account').click();
      await item.click({ timeout: 5000 });
    },
    { timeout: 60_000 },
  );
}

async function areSeenAtOnce(): Promise<void> {
  const { page } = visitor;
  await fromAccountMenu(page, 'English');
  await portalOf(page).locator('[lang="en"]').first().waitFor();
  await fromAccountMenu(page, 'Customize');
  for (const name of ['Dark mode', 'Compact menu']) {
    await panel().getByRole('switch', { name }).press('Space');
    await expect.poll(() => panel().getByRole('switch', { name }).isChecked()).toBe(true);
  }
  await panel().getByLabel('Font').selectOption('Tahoma');
  await panel().getByLabel('Layout direction').selectOption('rtl');
  await panel().locator('input[type="range"]').fill('3');
  await page.keyboard.press('Escape');
  await expect.poll(() => looksOf(page)).toEqual(chosen);
  await expect.poll(() => looksOf(other)).toEqual(chosen);
}

async function stayAfterReload(): Promise<void> {
  for (const page of [visitor.page, other]) {
    await page.bringToFront();
    await page.reload();
    await expect.poll(() => looksOf(page).catch(() => undefined)).toEqual(chosen);
  }
}

async function reachAnotherElement(): Promise<void> {
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
}

async function goBack(): Promise<void> {
  await fromAccountMenu(visitor.page, 'شخصی‌سازی ظاهر');
  await panel().getByRole('button', { name: 'بازگشت به پیش‌فرض' }).click();
  await expect
    .poll(() => looksOf(other))
    .toMatchObject({ language: 'fa', direction: 'rtl', slider: 'menu', font: 'Vazirmatn' });
}

// One journey, which a second try begins anew.
test('What a person prefers is seen at once in every other tab, stays, reaches another element, and goes back to what everybody sees', async () => {
  await areSeenAtOnce();
  await stayAfterReload();
  await reachAnotherElement();
  await goBack();
});
