import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { choose, formToggles, ownToggles, type Grounds, type Toggles } from '../support/journeys/toggles.ts';
import { visit, type Visitor } from '../support/journeys/visitor.ts';
import { openWard } from '../support/journeys/ward.ts';

const journey = startJourney();
const slug = 'toggles';
let grounds: Grounds;
let visitor: Visitor;
let other: Page;

beforeAll(async () => {
  const { browser, product } = journey;
  const token = await tokenOf(product, 'admin');
  await ask(product.portal, '/user/updateuserlang', { lang: 'en' }, token);
  await ask(product.portal, '/user/updateuserdatemode', { dateMode: 'en' }, token);
  grounds = { product, slug, ward: await openWard(product, token, slug) };
  visitor = await visit(browser, { locale: 'en-GB' });
  await signIn(visitor.page, product, 'admin');
  await choose(portalOf(visitor.page), 'Admin mode');
  other = await visitor.context.newPage();
});
afterAll(() => visitor.leave());

const portalOf = (page: Page): Locator => page.locator('porsa-dashboard').first();

async function open(page: Page, path: string): Promise<void> {
  // A tab behind another draws nothing.
  await page.bringToFront();
  await page.goto(journey.product.portal + path);
  await portalOf(page).locator('h1').first().waitFor();
}

/** Looks at a portal until all of it reads so: not too often, as some is read where the server counts calls. */
async function reads(portal: Locator, { seen }: Toggles, flipped: boolean, isSecond = false): Promise<void> {
  await portal.page().bringToFront();
  for (const { what, read, reads: states } of seen.filter(({ alone }) => !isSecond || !alone))
    await expect
      .poll(() => read(portal).catch((error: unknown) => error), { interval: 300, timeout: 30_000, message: what })
      .toEqual(states[flipped ? 1 : 0]);
}

/** A second portal on the page, at another address. */
async function besides(page: Page, path: string): Promise<Locator> {
  await visitor.rest();
  await page.evaluate((at) => {
    const second = document.createElement('porsa-dashboard');
    second.setAttribute('routing', 'memory');
    second.setAttribute('path', at);
    document.body.append(second);
  }, path);
  const portal = page.locator('porsa-dashboard').nth(1);
  // Its code comes when it is near.
  await portal.scrollIntoViewIfNeeded();
  await portal.locator('h1').first().waitFor();
  return portal;
}

async function walk(toggles: Toggles): Promise<void> {
  const { page } = visitor;
  await open(other, toggles.seenAt);
  await reads(portalOf(other), toggles, false);
  await open(page, toggles.at);
  await toggles.flip(portalOf(page));
  await reads(portalOf(other), toggles, true);
  await other.reload();
  await reads(portalOf(other), toggles, true);
  await page.bringToFront();
  await visitor.rest();
  await open(page, toggles.at);
  const second = await besides(page, toggles.seenAt);
  await reads(second, toggles, true, true);
  await toggles.flip(portalOf(page));
  await reads(second, toggles, false, true);
  await reads(portalOf(other), toggles, false);
}

describe('What a person switches is seen in another tab and another portal of the page, stays, and is switched back', () => {
  const unknown = { product: { portal: '' }, ward: {}, slug } as Grounds;
  const all = (of: Grounds): readonly Toggles[] => [...ownToggles(of), ...formToggles(of)];
  test.each(all(unknown).map(({ name }) => name))('%s', (name) =>
    walk(all(grounds).find((toggles) => toggles.name === name)!),
  );
});
