import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { nextRelease, type Release } from '../support/journeys/next-release.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { visit, type Visitor } from '../support/journeys/visitor.ts';
import fa from '../../locales/fa/strips.json' with { type: 'json' };

const journey = startJourney();
/** What the menu says in one release and in the next. */
const [before, after] = ['اعضا و نقش‌ها', 'همکاران و نقش‌ها'];
const filling = '/form/page/scores/-/phq-9/-/-/-';
let visitor: Visitor;
let release: Release;

beforeEach(async () => {
  [visitor, release] = await Promise.all([
    visit(journey.browser, { serviceWorkers: 'allow' }),
    nextRelease(before, after),
  ]);
});
afterEach(async () => {
  await visitor.leave();
  await release.remove();
});

const portalOf = (page: Page) => page.locator('porsa-dashboard').first();
const linkIn = (page: Page, name: string) => portalOf(page).getByRole('link', { name, exact: true });
const strip = (kind: string) => portalOf(visitor.page).locator(`.porsa-portal-strip[data-kind="${kind}"]`);
const open = (page: Page, path: string) => page.goto(journey.product.portal + path);

describe('An update of the server while the portal is open', () => {
  test('leaves the open pages as they are until somebody asks for it, sends what waited, and keeps what was typed', async () => {
    const { product } = journey;
    const { page, context } = visitor;
    const token = await tokenOf(product, 'owner');
    const file = crypto.randomUUID();
    await ask(product.portal, '/file/storefile', { id: file, category: 'phq-9', patient: { name: 'نگار' } }, token);
    const entries = async () => (await ask(product.portal, '/entry/getentries', { file }, token)).items;
    await signIn(page, product, 'owner');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const other = await context.newPage();
    await open(other, '/patients');
    await linkIn(other, before).waitFor();
    await page.bringToFront();
    await open(page, `/form/page/scores/-/phq-9/${file}/-/-`);
    const form = formIn(page, 'porsa-dashboard porsa-form');
    await answerAll(form, 'چند روز');

    await product.stop();
    await form.send();
    await form.done.getByText('هنوز ارسال نشده است').waitFor();
    await product.start(release.folder);
    await expect.poll(async () => (await entries()).length).toBe(1);
    // The page is of the release before, and so is a screen that it has not shown yet.
    await linkIn(page, before).click();
    await portalOf(page).locator('h1', { hasText: before }).waitFor();
    await portalOf(page).locator('tbody tr').first().waitFor();

    await open(page, filling);
    await form.choose('mood', 'چند روز');
    await form.form.getByText('روی این دستگاه').or(form.form.getByText('روی همین دستگاه')).first().waitFor();
    await strip('update').getByText(fa.update.title).waitFor();
    expect(await linkIn(page, before).count()).toBe(1);
    await strip('update').getByText(fa.update.reload).click();
    await linkIn(page, after).waitFor();
    await form.form.locator('.porsa-notice [data-primary]').click();
    await form.opened();
    expect(await form.question('mood').locator('input:checked').count()).toBe(1);
    expect(await strip('update').count()).toBe(0);
    expect(await entries()).toHaveLength(1);
    const kept = await page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('porsa-shell-')),
    );
    expect(kept).toHaveLength(1);

    // The tab behind goes on as it was, though what it is made of was fetched from the release before.
    await other.bringToFront();
    await linkIn(other, before).click();
    await portalOf(other).locator('h1', { hasText: before }).waitFor();
    await portalOf(other).locator('tbody tr').first().waitFor();
    await other.reload();
    await linkIn(other, after).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
