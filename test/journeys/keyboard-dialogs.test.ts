import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { desk, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;

beforeAll(async () => {
  const { browser, product } = journey;
  await ask(product.portal, '/user/updateuserlang', { lang: 'en' }, await tokenOf(product, 'admin'));
  visitor = await visit(browser, { ...desk, locale: 'en-GB', reducedMotion: 'reduce' });
  await signIn(visitor.page, product, 'admin');
});
afterAll(() => visitor.leave());

interface Focused {
  /** What it says, of a control in the portal. */
  readonly name: string;
  /** Where it stands: no control is focused on the way around the page. */
  readonly at: 'dialog' | 'page' | 'nowhere';
  readonly isSeen: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const parents = (element: Element): Element | null => {
      const root = element.getRootNode();
      return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    let element = document.activeElement;
    const path: Element[] = [];
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return { name: '', at: 'nowhere', isSeen: true };
    for (let one: Element | null = element; one; one = parents(one)) path.push(one);
    const control = path.find((one) => one.localName.startsWith('sl-')) ?? element;
    const labelled = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
    const name = control.getAttribute('aria-label') ?? labelled ?? control.textContent ?? '';
    // An outline, a ring or a mark of the control or of what it is drawn as.
    const isSeen = path.slice(0, 4).some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const at = path.some((one) => one.matches('dialog:modal')) ? 'dialog' : 'page';
    return { name: name.trim().replaceAll(/\s+/g, ' '), at, isSeen };
  });

/** The one before it has the focus, and Tab leads on to it: a screen may have hundreds of stops ahead. */
async function tabTo(page: Page, name: string): Promise<void> {
  const opener = page.locator('porsa-dashboard').getByRole('button', { name, exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe(name);
}

/** Goes down an open menu, and chooses. */
async function choose(page: Page, item: string): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    if ((await focused(page)).name === item) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The menu has no ${item}`);
}

/** Its last buttons, by which a table of many rows is left. */
const backward = 6;

/** Once around an open dialog: nothing of the page behind it has the focus, what has it is seen, and each control has it in turn; of those in a table the first. */
async function goAround(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let step = 0, rounds = 0; step < 60 && rounds < 2; step += 1) {
    const now = await focused(page);
    if (now.at === 'page') faults.push(`${now.name} behind the dialog has the focus`);
    if (!now.isSeen) faults.push(`${now.name} does not show its focus`);
    if (step > backward && now.at === 'nowhere') rounds += 1;
    seen.add(now.name);
    await page.keyboard.press(step < backward ? 'Shift+Tab' : 'Tab');
  }
  const names = await page
    .locator('porsa-dashboard dialog:modal')
    .locator('button:enabled:visible, sl-button:not([disabled]):visible')
    .evaluateAll((all) =>
      all
        .filter((one) => (one as HTMLElement).tabIndex >= 0 && !one.closest('tbody'))
        .map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ')),
    );
  return [...faults, ...names.filter((name) => name && !seen.has(name)).map((name) => `Tab never came to ${name}`)];
}

const designer = '/admin/forms/pages/scores/mood-scales/phq-9/owner/all';
const more = (item: string) => ({ path: designer, opener: 'More actions', item });

describe('By keyboard alone, a dialog', () => {
  test.each<{ readonly path: string; readonly opener: string; readonly item?: string }>([
    { path: '/userRoles', opener: 'Add EHR' },
    { path: '/userRoles', opener: 'New API key' },
    { path: '/summary?category=phq-9', opener: 'More formats…' },
    more('Edit history'),
    more('Translations'),
    more('Map of the form'),
    more('Import a form…'),
    more('Export as XLSForm'),
    more('Export as XForm'),
    more('Export as REDCap data dictionary'),
    more('Keyboard shortcuts'),
  ])('is opened, gone around, left, and gives the focus back: $opener $item', async ({ path, opener, item }) => {
    const { page, rest } = visitor;
    const portal = page.locator('porsa-dashboard');
    if (!page.url().endsWith(path) || (await portal.locator('dialog:modal').count()) > 0) {
      await page.goto(journey.product.portal + path);
      await portal.locator('h1').first().waitFor();
      await portal.getByRole('button', { name: opener, exact: true }).first().waitFor();
      await rest();
    }
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    if (item) await choose(page, item);
    const dialog = portal.locator('dialog:modal');
    await dialog.waitFor();
    await rest();
    await expect.poll(async () => (await focused(page)).at).toBe('dialog');
    expect(await goAround(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await focused(page)).name).toBe(opener);
  });
});
