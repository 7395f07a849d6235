import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/src/db/database.ts';
import { countFilled, fillEntries, fillFiles, fillMembers } from '../../server/test/fill-lists.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { desk, phone, visit, type Visitor } from '../support/journeys/visitor.ts';
import { idOf, openWard, wardPatient } from '../support/journeys/ward.ts';

const journey = startJourney();
const slug = 'crowded';
const list = `/form/file/complaints/-/${slug}`;
let file: string;
let token: string;

beforeAll(async () => {
  const { product } = journey;
  const admin = await tokenOf(product, 'admin');
  const owner = await idOf(product, admin, 'owner@porsa.test');
  const ward = await openWard(product, admin, slug, [{ user: owner, role: 'owner' }]);
  file = ward.file;
  token = await tokenOf(product, 'owner');
  const db = await openDatabase({ path: join(product.data, 'porsa.sqlite') });
  const { clinic } = await db.selectFrom('files').select('clinic').where('id', '=', file).executeTakeFirstOrThrow();
  const ground = { db, clinic, category: ward.category, by: owner };
  await fillFiles(ground, 5000);
  await fillEntries(ground, file, 1000);
  await fillMembers(ground, 1000);
  await countFilled(ground);
  await db.destroy();
});

const portalOf = (page: Page): Locator => page.locator('porsa-dashboard');
const rowsOf = (page: Page): Locator => portalOf(page).locator('tbody tr');

async function sit(by: 'desk' | 'phone'): Promise<Visitor> {
  const { browser, product } = journey;
  await ask(product.portal, '/user/updateuserlang', { lang: by === 'desk' ? 'en' : 'fa' }, token);
  const visitor = await visit(browser, by === 'desk' ? { ...desk, locale: 'en-GB' } : phone);
  await signIn(visitor.page, product, 'owner', list);
  return visitor;
}

/** Where the last page of a list begins, as pressing “Next” as often as it takes would come to it. */
async function lastPage(
  length: number,
  size: number,
  read: (page: { after?: string; limit: number }) => Promise<{ readonly next: string | null }>,
) {
  const pages = Math.ceil(length / size);
  let after: string | undefined;
  for (let left = (pages - 1) * size; left > 0; left -= 200) {
    const { next } = await read({ ...(after && { after }), limit: Math.min(200, left) });
    after = next ?? '';
  }
  return { after: after ?? '', page: pages, rows: length - (pages - 1) * size };
}

/** Opens a row that one has to scroll to, and comes back to where it was. */
async function comeBack(page: Page, name: string): Promise<void> {
  const row = rowsOf(page).filter({ hasText: name }).locator('a');
  await row.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { y } = (await row.boundingBox())!;
  const address = page.url();
  await row.click();
  await page.waitForURL(/\/form\/entries\//);
  await portalOf(page).locator('h1', { hasText: name }).first().waitFor();
  await page.goBack();
  await row.waitFor();
  expect(page.url()).toBe(address);
  await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - y)).toBeLessThan(3);
}

test('5,000 files at a desk say how many they are, are sorted and searched, paged to the very last, and stay where they were on Back', async () => {
  const { product } = journey;
  const { page, leave } = await sit('desk');
  const portal = portalOf(page);
  await portal.getByText('5001 files').waitFor();
  expect(await rowsOf(page).count()).toBe(25);
  await portal.getByLabel('Sort by').selectOption('name');
  await rowsOf(page).filter({ hasText: 'Patient 00000' }).waitFor();
  for (const first of ['Patient 00025', 'Patient 00050']) {
    await portal.getByRole('button', { name: 'Next' }).click();
    await rowsOf(page).first().filter({ hasText: first }).waitFor();
  }
  await comeBack(page, 'Patient 00070');
  const last = await lastPage(5001, 25, (asked) =>
    ask(product.portal, '/file/getfiles', { category: slug, sort: 'name', ...asked }, token),
  );
  await page.goto(`${product.portal}${list}?sort=name&after=${encodeURIComponent(last.after)}&page=${last.page}`);
  await rowsOf(page).last().filter({ hasText: wardPatient }).waitFor();
  expect(await rowsOf(page).count()).toBe(last.rows);
  expect(await portal.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await portal.getByText('Page 201').waitFor();
  const search = portal.locator('.porsa-portal-search input');
  await search.fill('04999');
  await search.press('Enter');
  await portal.getByText('1 file', { exact: true }).waitFor();
  await rowsOf(page).filter({ hasText: 'Patient 04999' }).waitFor();
  await leave();
});

test('5,000 files on a phone, in Persian, are paged, and stay where they were on Back', async () => {
  const { page, leave } = await sit('phone');
  const portal = portalOf(page);
  await portal.getByText('۵۰۰۱ پرونده').waitFor();
  await portal.getByLabel('مرتب‌سازی').selectOption('name');
  await rowsOf(page).filter({ hasText: 'Patient 00000' }).waitFor();
  await portal.getByRole('button', { name: 'بعدی' }).click();
  await rowsOf(page).first().filter({ hasText: 'Patient 00025' }).waitFor();
  await comeBack(page, 'Patient 00045');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await leave();
});

test('1,000 responses of a file and 1,000 members are paged to the last, and receivers are searched on the server', async () => {
  const { product } = journey;
  const { page, leave } = await sit('desk');
  const portal = portalOf(page);
  const responses = await lastPage(1000, 50, (asked) =>
    ask(product.portal, '/entry/getentries', { file, ...asked }, token),
  );
  const entries = `/form/entries/complaints/-/${slug}/${file}`;
  await page.goto(`${product.portal}${entries}?after=${encodeURIComponent(responses.after)}&page=${responses.page}`);
  await portal.getByText('Page 20').waitFor();
  await portal.getByText('1000 in total').waitFor();
  await expect.poll(() => portal.locator('.porsa-portal-entry-list li').count()).toBe(responses.rows);
  expect(await portal.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  const oldest = portal.locator('.porsa-portal-entry-list a').last();
  await oldest.click();
  await expect.poll(() => oldest.getAttribute('aria-current')).toBe('true');
  await portal.getByText('Page 20').waitFor();
  await page.goBack();
  await portal.getByText('Page 20').waitFor();
  await portal.getByRole('button', { name: 'More actions', exact: true }).first().click();
  await portal.locator('sl-menu-item:visible', { hasText: 'Share' }).click();
  const receiver = portal.locator('dialog .porsa-portal-picker');
  await receiver.locator('input').fill('00999');
  await expect.poll(() => receiver.getByRole('option').allInnerTexts()).toEqual(['Person 00999']);
  await page.goto(`${product.portal}/userRoles?category=${slug}`);
  await portal.getByText('1001 in total').waitFor();
  const members = await lastPage(1001, 50, (asked) =>
    ask(product.portal, '/user/getusers', { category: slug, ...asked }, token),
  );
  await page.goto(
    `${product.portal}/userRoles?category=${slug}&mafter=${encodeURIComponent(members.after)}&mpage=${members.page}`,
  );
  await portal.getByText('Page 21').waitFor();
  await expect.poll(() => rowsOf(page).count()).toBe(members.rows);
  await portal.getByLabel('Role', { exact: true }).first().selectOption('owner');
  await portal.getByText('1 in total').waitFor();
  await portal.getByLabel('Role', { exact: true }).first().selectOption('');
  await portal.getByLabel('Name or email').first().fill('00999');
  await portal.getByText('1 in total').waitFor();
  await leave();
});
