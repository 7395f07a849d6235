import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
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

  test('a question that is left blank when a response starts from the last one', async () => {
    const { product, ward } = grounds;
    const { page } = visitor;
    const draft = () => ask(product.portal, '/category/getdraft', { category: slug }, ward.token);
    const { definition } = await draft();
    const [first] = definition.pages;
    const question = first!.questions.find(({ name }) => name === 'interest')!;
    const designer = `/admin/forms/question/${slug}/${first!.id}/form/owner?question=${question.id}`;
    const asked = definition.pages.flatMap(({ questions }) => questions);
    const answers = Object.fromEntries(asked.flatMap(({ name, type }) => (type === 'flatview' ? [[name, '1']] : [])));
    const response = { id: crypto.randomUUID(), category: ward.category, version: 1, file: ward.file, answers };
    await ask(product.portal, '/entry/storeentry', response, ward.token);
    const setting = (of: Page) => portalOf(of).getByRole('switch', { name: 'Leave blank when starting from' });
    const show = async (of: Page) => {
      await open(of, designer);
      await portalOf(of).getByRole('tab', { name: 'Advanced' }).click();
    };
    const isOn = async (of: Page, wanted: boolean) => {
      await of.bringToFront();
      await expect.poll(() => setting(of).isChecked()).toBe(wanted);
    };
    const begins = async (filled: number) => {
      await ask(product.portal, '/category/publish', { category: slug, rev: (await draft()).rev }, ward.token);
      await open(other, `/form/page/complaints/-/${slug}/${ward.file}/-/-?from=last`);
      const form = formIn(other, 'porsa-dashboard');
      await form.question('mood').locator('input:checked').waitFor();
      expect(await form.question('interest').locator('input:checked').count()).toBe(filled);
    };
    const flip = async () => {
      await page.bringToFront();
      const { rev } = await draft();
      await setting(page).press('Space');
      await expect.poll(async () => (await draft()).rev).toBeGreaterThan(rev);
    };
    await show(other);
    await show(page);
    await flip();
    await isOn(other, true);
    await begins(0);
    await show(page);
    await isOn(page, true);
    await flip();
    await begins(1);
  });
});
