import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { standardTemplate } from '../../src/proposal/template/standard/standard-template.ts';
import { toFormDefinition } from '../../src/proposal/template/to-form-definition.ts';
import { ask, call, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { violations } from '../support/journeys/violations.ts';
import { desk, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
const portalOf = (page: Page): Locator => page.locator('porsa-dashboard');
const question = (page: Page, id: string): Locator =>
  portalOf(page).locator(`.porsa-p-question[data-question="${id}"] :is(input, textarea)`).first();
const tool = (page: Page, place: number): Locator =>
  portalOf(page).locator('.porsa-portal-writing-tools button').nth(place);
const stored = (page: Page): Locator => portalOf(page).locator('[data-state="saved"]');

/** Goes on by Tab until what has the focus is called this. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      let focused = document.activeElement;
      const names: string[] = [];
      while (focused) {
        const read = focused.cloneNode(true) as Element;
        for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        names.push(focused.getAttribute('aria-label') ?? '', read.textContent?.trim() ?? '');
        focused = focused.shadowRoot?.activeElement ?? null;
      }
      return names;
    });
    if (found.includes(name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

async function leave(visitor: Visitor): Promise<void> {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
}

const words = {
  en: { menu: 'Proposal', create: 'New proposal', title: 'Walking and fatigue in multiple sclerosis' },
  fa: { menu: 'پروپوزال', create: 'پروپوزال جدید', title: 'اثر پیاده‌روی بر خستگی در بیماران ام‌اس' },
} as const;

/** The sign-in page in the language, and what is found behind it. */
async function enter(language: 'en' | 'fa', options = desk): Promise<Visitor> {
  const visitor = await visit(journey.browser, { ...options, locale: language === 'fa' ? 'fa-IR' : 'en-US' });
  const token = await tokenOf(journey.product, 'owner');
  await ask(journey.product.portal, '/user/updateuserlang', { lang: language }, token);
  await signIn(visitor.page, journey.product, 'owner');
  return visitor;
}

/** A stored proposal of the owner's, with a link for comments. */
async function shared(title: string, expiresAt?: string) {
  const { portal } = journey.product;
  const token = await tokenOf(journey.product, 'owner');
  const proposal = {
    template: 'standard',
    language: 'fa',
    values: { title, method: 'کارآزمایی با ۶۰ بیمار' },
  } as const;
  const { id } = await ask(portal, '/proposal/storeproposal', { id: crypto.randomUUID(), proposal }, token);
  const made = { proposal: id, id: crypto.randomUUID(), ...(expiresAt && { expiresAt }) };
  const { url, link } = await ask(portal, '/proposal/storecommentlink', made, token);
  return { id, url, link, token, made: made.id };
}

describe.each([
  { language: 'fa', size: 'desk', options: desk },
  { language: 'en', size: 'phone', options: phone },
] as const)('In $language on a $size', ({ language, size, options }) => {
  const text = words[language];

  test('a proposal begins in the menu, is stored, and is there again after a reload', async () => {
    const visitor = await enter(language, options);
    const { page } = visitor;
    const portal = portalOf(page);
    const found: string[] = [];
    if (size === 'phone') await portal.locator('header button').first().click();
    await portal.getByRole('link', { name: text.menu, exact: true }).click();
    await page.waitForURL('**/proposal');
    await portal.getByText(text.create).last().waitFor();
    found.push(...(await violations(page, 'list')));
    await portal.getByText(text.create).last().click();
    await question(page, 'title').fill(text.title);
    await page.waitForURL('**/createproposal?id=*');
    await stored(page).waitFor();
    found.push(...(await violations(page, 'form')));
    await page.reload();
    await expect.poll(() => question(page, 'title').inputValue()).toBe(text.title);
    await tool(page, 1).click();
    await portal.locator('dialog form').waitFor();
    found.push(...(await violations(page, 'share')));
    await page.keyboard.press('Escape');
    await page.goto(`${journey.product.portal}/proposal`);
    await portal.getByRole('link', { name: text.title }).waitFor();
    expect(found).toEqual([]);
    await leave(visitor);
  });

  test('a supervisor without account comments by a link, the author replies, and the supervisor reads it', async () => {
    const { id, url } = await shared(`${text.title} 2`);
    const author = await enter(language, options);
    const supervisor = await visit(journey.browser, { ...options, locale: language === 'fa' ? 'fa-IR' : 'en-US' });
    const page = portalOf(supervisor.page);
    await supervisor.page.goto(url);
    await page.locator('h1').getByText(`${text.title} 2`).waitFor();
    expect(await page.locator('input[type="password"]').count()).toBe(0);
    const found = [...(await violations(supervisor.page, 'read by link'))];
    await page.locator('[data-question="method"] .porsa-kit-button').click();
    await page.locator('form input').fill('دکتر کریمی');
    await page.locator('form textarea').fill('حجم نمونه از کجا آمده است؟');
    found.push(...(await violations(supervisor.page, 'writing a comment')));
    await page.locator('form button[type="submit"]').click();
    await page.locator('.porsa-portal-thread').getByText('حجم نمونه').waitFor();

    await author.page.goto(`${journey.product.portal}/proposal`);
    await portalOf(author.page).locator(`a[href$="id=${id}"]`).click();
    await question(author.page, 'title').waitFor();
    await tool(author.page, 0).click();
    const thread = portalOf(author.page).locator('.porsa-portal-thread');
    await thread.getByText('حجم نمونه').waitFor();
    found.push(...(await violations(author.page, 'comments')));
    await thread.locator('button').first().click();
    await thread.locator('textarea').fill('از مطالعهٔ مشابه.');
    await thread.locator('button[type="submit"]').click();
    await thread.getByText('از مطالعهٔ مشابه.').waitFor();
    await thread.locator('.porsa-portal-thread-tools button').nth(1).click();
    await thread.waitFor({ state: 'detached' });

    await supervisor.page.reload();
    await page.locator('.porsa-portal-thread').getByText('از مطالعهٔ مشابه.').waitFor();
    expect(found).toEqual([]);
    await Promise.all([leave(author), leave(supervisor)]);
  });
});

test('A link that was revoked opens nothing from that moment, for what is being written too', async () => {
  const { portal } = journey.product;
  const { url, id, token, made } = await shared('باطل‌شدنی');
  const supervisor = await visit(journey.browser, phone);
  const page = portalOf(supervisor.page);
  await supervisor.page.goto(url);
  await page.locator('.porsa-portal-commented-whole .porsa-kit-button').click();
  await page.locator('form input').fill('دکتر کریمی');
  await page.locator('form textarea').fill('این متن نباید گم شود.');
  await ask(portal, '/proposal/removecommentlink', { proposal: id, id: made }, token);
  await page.locator('form button[type="submit"]').click();
  await page.locator('form .porsa-kit-problem p').waitFor();
  expect(await page.locator('form textarea').inputValue()).toBe('این متن نباید گم شود.');
  await supervisor.page.reload();
  await page.locator('.porsa-kit-message').getByText('لینک جدیدی').waitFor();
  expect(await page.getByText('تلاش دوباره').count()).toBe(0);
  await supervisor.leave();
});

test('A comment that is sent without a connection stays, and arrives once when there is one again', async () => {
  const { url, id, token } = await shared('آفلاین');
  const supervisor = await visit(journey.browser, phone);
  const page = portalOf(supervisor.page);
  await supervisor.page.goto(url);
  await page.locator('.porsa-portal-commented-whole .porsa-kit-button').click();
  await page.locator('form input').fill('دکتر کریمی');
  await page.locator('form textarea').fill('در قطار نوشته شد.');
  await supervisor.context.setOffline(true);
  await page.locator('form button[type="submit"]').click();
  await page.locator('form .porsa-kit-problem p').waitFor();
  await supervisor.context.setOffline(false);
  await page.locator('form button[type="submit"]').click();
  await page.locator('.porsa-portal-thread').getByText('در قطار نوشته شد.').waitFor();
  expect(await ask(journey.product.portal, '/proposal/getcomments', { id }, token)).toHaveLength(1);
  await supervisor.leave();
});

test('What another tab has saved is not overwritten: the author is asked which of the two stays', async () => {
  const { id, token } = await shared('عنوان نخستین');
  const one = await enter('fa');
  await one.page.goto(`${journey.product.portal}/createproposal?id=${id}`);
  await question(one.page, 'title').waitFor();
  const other = await one.context.newPage();
  await other.goto(`${journey.product.portal}/createproposal?id=${id}`);
  await question(other, 'title').fill('عنوان برگهٔ دیگر');
  await stored(other).waitFor();
  await question(one.page, 'title').fill('عنوان من');
  await portalOf(one.page).locator('.porsa-p-notice[role="alert"]').waitFor();
  const titleOnServer = async () =>
    (await ask(journey.product.portal, '/proposal/getproposal', { id }, token)).proposal.values['title'];
  expect(await titleOnServer()).toBe('عنوان برگهٔ دیگر');
  await portalOf(one.page).locator('.porsa-p-notice[role="alert"] button').first().click();
  await expect.poll(titleOnServer).toBe('عنوان من');
  await one.leave();
});

test('An earlier version is looked at beside how it is now, and restored', async () => {
  const { portal } = journey.product;
  const { id, token } = await shared('عنوان یک');
  const version = crypto.randomUUID();
  await ask(portal, '/proposal/storeversion', { id, version, name: 'برای استاد' }, token);
  const proposal = { template: 'standard', language: 'fa', values: { title: 'عنوان دو' } } as const;
  await ask(portal, '/proposal/storeproposal', { id, rev: 1, proposal }, token);
  const author = await enter('fa');
  const { page } = author;
  await page.goto(`${portal}/createproposal?id=${id}`);
  await question(page, 'title').waitFor();
  await tool(page, 2).click();
  const dialog = portalOf(page).locator('dialog').first();
  await dialog.locator('li', { hasText: 'برای استاد' }).locator('sl-button').click();
  await dialog.locator('.porsa-portal-comparison').first().getByText('عنوان یک').waitFor();
  expect(await dialog.locator('.porsa-portal-comparison').count()).toBe(2);
  expect(await violations(page, 'version')).toEqual([]);
  await dialog.locator('.porsa-portal-version-head button').nth(1).click();
  await portalOf(page).locator('dialog[role="alertdialog"] sl-button').nth(1).click();
  await expect.poll(() => question(page, 'title').inputValue()).toBe('عنوان یک');
  await leave(author);
});

test('By keyboard alone a proposal is begun in the list, and one of the trash restored', async () => {
  const { portal } = journey.product;
  const { id, token } = await shared('در سطل زباله');
  await ask(portal, '/proposal/removeproposal', { id }, token);
  expect((await call(portal, '/proposal/getproposal', { id }, token)).success).toBe(false);
  const author = await enter('fa');
  const { page } = author;
  await page.goto(`${portal}/proposal`);
  await portalOf(page).locator('.porsa-portal-proposal-tools').waitFor();
  await tabTo(page, 'سطل زباله');
  await page.keyboard.press('Enter');
  await portalOf(page).locator('dialog li', { hasText: 'در سطل زباله' }).waitFor();
  await tabTo(page, 'بازیابی «در سطل زباله»');
  await page.keyboard.press('Enter');
  await portalOf(page).locator('tbody').getByRole('link', { name: 'در سطل زباله' }).waitFor();
  await page.keyboard.press('Escape');
  await portalOf(page).locator('dialog').waitFor({ state: 'detached' });
  await tabTo(page, 'پروپوزال جدید');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/createproposal');
  await question(page, 'title').waitFor();
  await leave(author);
});

test('A proposal is submitted to a research center’s form, and arrives there as an ordinary response', async () => {
  const { portal } = journey.product;
  const admin = await tokenOf(journey.product, 'admin');
  const { items } = await ask(portal, '/category/getcategories', { search: 'phq-9' }, admin);
  const slug = 'proposals-received';
  const project = items.find((each) => each.slug === 'phq-9')!.project;
  const made = { project, slug, title: { fa: 'دریافت پروپوزال', en: 'Proposals' } };
  const { id: category } = await ask(portal, '/category/storecategory', made, admin);
  const definition = toFormDefinition(standardTemplate, { language: 'fa' });
  const optional = {
    ...definition,
    pages: definition.pages.map((page) => ({
      ...page,
      questions: page.questions.map((each) => ({ ...each, mandatory: false })),
    })),
  };
  const { rev } = await ask(portal, '/category/getdraft', { category }, admin);
  await ask(portal, '/category/storedraft', { category, rev, definition: optional }, admin);
  await ask(portal, '/category/publish', { category }, admin);
  const proposal = { template: 'standard', language: 'fa', values: { title: 'برای مرکز تحقیقات' } } as const;
  const author = await visit(journey.browser, desk);
  const { page } = author;
  await signIn(page, journey.product, 'admin');
  const own = await ask(portal, '/proposal/storeproposal', { id: crypto.randomUUID(), proposal }, admin);
  await page.goto(`${portal}/createproposal?id=${own.id}`);
  await question(page, 'title').waitFor();
  await portalOf(page).getByRole('button', { name: 'ارسال' }).click();
  const dialog = portalOf(page).locator('dialog');
  await dialog.locator('select').selectOption(slug);
  await dialog.locator('.porsa-p-stack strong').last().waitFor();
  expect(await violations(page, 'submitting')).toEqual([]);
  await dialog.getByRole('button', { name: 'ارسال' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  expect((await ask(portal, '/entry/getentries', { category }, admin)).items).toHaveLength(1);
  await leave(author);
});

test('The address of a proposal that is not there, or in the trash, begins no new one and says so', async () => {
  const { portal } = journey.product;
  const { id, token } = await shared('رفته');
  await ask(portal, '/proposal/removeproposal', { id }, token);
  const author = await enter('fa');
  for (const missing of [id, crypto.randomUUID()]) {
    await author.page.goto(`${portal}/createproposal?id=${missing}`);
    await portalOf(author.page).getByRole('alert').getByText('شاید در سطل زباله باشد').waitFor();
    expect(await question(author.page, 'title').count()).toBe(0);
  }
  await leave(author);
});
