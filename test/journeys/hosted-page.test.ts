import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samples } from '../../demo/samples/index.ts';
import { walkQuestions } from '../../src/engine/definition/walk-questions.ts';
import { fieldModels } from '../../src/fields/models/models.ts';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { holdCode } from '../support/journeys/held-code.ts';
import { answerPage, fillPlainForm, goOn, type Typing } from '../support/journeys/plain-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { violations } from '../support/journeys/violations.ts';
import { desk, openBrowser, phone, visit } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  token = await tokenOf(product, 'owner');
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const languages = ['en', 'fa'] as const;
type Language = (typeof languages)[number];

/** What samples ask that not any answer fits. */
const typingIn = (language: Language): Typing => ({
  ':day': '12',
  ':month': '5',
  ':year': language === 'fa' ? '1370' : '1991',
  ':time': '09:30',
  clock: '09:30',
  slept: '23:00',
  woke: '07:10',
  website: 'https://example.org',
  record: 'AB1234',
  pulse: '72',
  phone: '09121234567',
  code: '0012345679',
  email: 'sara@example.org',
  height: '170',
  weight: '65',
  age: '34',
});

const addressOf = (slug: string, language: Language, more = '') =>
  `${product.portal}/f/${slug}?language=${language}${more}`;
const latest = async (category: string) =>
  (await ask(product.portal, '/entry/getentries', { category, limit: 1 }, token)).items[0]!;
const countOf = async (category: string) =>
  (await ask(product.portal, '/entry/getentries', { category, limit: 1 }, token)).total;

describe.each(samples.map(({ category, definition }) => ({ slug: category.slug, definition })))(
  'The page of $slug',
  ({ slug, definition }) => {
    const files = walkQuestions(definition).flatMap(({ question: { type, name } }) =>
      fieldModels[type].attachments === undefined ? [] : [name],
    );
    const withoutFiles = (answers: object) =>
      Object.fromEntries(Object.entries(answers).filter(([name]) => !files.includes(name)));

    test.each(languages)('is filled and stored without scripts in %s, as the element stores it', async (language) => {
      const reader = await visit(browser, { ...phone, javaScriptEnabled: false });
      await reader.page.goto(addressOf(slug, language));
      expect(await reader.page.locator('html').getAttribute('lang')).toBe(language);
      await fillPlainForm(reader.page, typingIn(language));
      const byPage = await latest(slug);
      await reader.leave();

      const other = await visit(browser, { ...desk, locale: language === 'fa' ? 'fa-IR' : 'en-GB' });
      await other.page.goto(addressOf(slug, language));
      const { file } = await ask(product.portal, '/file/getfile', { id: byPage.file }, token);
      const isSaved = await sendByElement(other.page, withoutFiles(byPage.answers), file.patient);
      expect([isSaved, other.complaints]).toEqual([true, []]);
      await other.leave();
      const byElement = await latest(slug);
      expect(byElement.id).not.toBe(byPage.id);
      expect(withoutFiles(byPage.answers)).toEqual(withoutFiles(byElement.answers));
    });

    test.each(languages)('has no barrier on any of its pages in %s', async (language) => {
      const reader = await visit(browser, { ...phone, bypassCSP: true });
      await reader.page.goto(addressOf(slug, language, '&plain=1'));
      const found: string[] = [];
      const look = async (page: Page) =>
        void found.push(...(await violations(page, `${slug} ${await page.locator('h1').innerText()}`)));
      await goOn(reader.page);
      await look(reader.page);
      await fillPlainForm(reader.page, typingIn(language), look);
      expect(found).toEqual([]);
      await reader.leave();
    });
  },
);

/** Sends answers by the element of the page, whole. */
async function sendByElement(page: Page, answers: object, patient: object): Promise<boolean> {
  await page.locator('porsa-form .porsa-filling').waitFor();
  return page.evaluate(
    async ([given, who]) => {
      const form = document.querySelector('porsa-form') as unknown as {
        answers: object;
        patient: object;
        save(): Promise<boolean>;
      } & EventTarget;
      const opened = new Promise((resolve) => form.addEventListener('porsa-ready', resolve, { once: true }));
      form.patient = who;
      form.answers = given;
      await opened;
      return form.save();
    },
    [answers, patient] as const,
  );
}

/** The outcome as it is read: in lines, which hang on style sheets that come after the words. */
async function readOutcome(page: Page): Promise<string> {
  await page.locator('.porsa-done').waitFor();
  await page.waitForLoadState();
  return page.locator('main').innerText();
}

describe('A plain page', () => {
  test('sent twice in a row, and again by a reload, is stored once', async () => {
    const reader = await visit(browser, { ...phone, javaScriptEnabled: false });
    const { page } = reader;
    await page.goto(addressOf('who-5', 'en'));
    await answerPage(page, typingIn('en'));
    const before = await countOf('who-5');
    await Promise.all([page.waitForURL('**/f/who-5**'), goOn(page)]);
    const outcome = await readOutcome(page);
    await page.reload();
    expect(await readOutcome(page)).toBe(outcome);
    await page.goBack();
    await answerPage(page, typingIn('en'));
    await goOn(page);
    expect(await readOutcome(page)).toBe(outcome);
    expect(await countOf('who-5')).toBe(before + 1);
    await reader.leave();
  });

  test('leads from its list of problems to the question, whose Enter key goes on', async () => {
    const reader = await visit(browser, { ...phone, javaScriptEnabled: false, locale: 'en-GB' });
    const { page } = reader;
    await page.goto(addressOf('bmi', 'en'));
    await goOn(page);
    await page.locator('.plain-summary a').first().click();
    const field = page.locator('#plain-form input.porsa-input').first();
    expect(page.url()).toContain('#q-');
    await field.fill('170');
    await field.press('Enter');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('#plain-form input.porsa-input').first().inputValue()).toBe('170');
    expect(await page.locator('.plain-summary a').count()).toBe(1);
    await reader.leave();
  });

  test('changes its language with what was typed and without a question, with scripts and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const reader = await visit(browser, { ...phone, javaScriptEnabled, locale: 'en-GB' });
      const { page } = reader;
      const field = page.locator(javaScriptEnabled ? 'porsa-form .porsa-input' : '#plain-form .porsa-input').first();
      await page.goto(addressOf('bmi', 'en'));
      if (javaScriptEnabled) await page.locator('porsa-form:state(ready)').waitFor();
      await field.fill('64');
      if (javaScriptEnabled) await reader.rest();
      await page.getByLabel(/فارسی/).filter({ visible: true }).click();
      await page.waitForURL('**language=fa**');
      await expect.poll(() => field.inputValue()).toBe('۶۴');
      expect(await page.locator('.porsa-notice').count()).toBe(0);
      await reader.leave();
    }
  });

  test('loses nothing that is typed to its link to another language before its scripts have come: it says so, and goes on once they have', async () => {
    const reader = await visit(browser, { ...phone, locale: 'en-GB' });
    const { page, context, complaints } = reader;
    const held = await holdCode(context, product);
    await page.goto(addressOf('bmi', 'en'), { waitUntil: 'commit' });
    const field = page.locator('porsa-form .porsa-input').first();
    await field.fill('164');
    const other = page.getByLabel(/Persian|فارسی/).filter({ visible: true });
    expect(await other.count()).toBe(1);
    await other.click();
    const note = page.locator('.plain-switching:popover-open');
    await note.getByText('از دست می‌رود').waitFor();
    expect(page.url()).toContain('language=en');
    expect(await field.inputValue()).toBe('164');
    expect(await violations(page, 'bmi')).toEqual([]);
    held.release();
    await note.getByText('حفظ می‌شود', { exact: false }).last().waitFor();
    await note.getByRole('link').click();
    await page.waitForURL('**language=fa**');
    await expect.poll(() => field.inputValue()).toBe('۱۶۴');
    expect(complaints).toEqual([]);
    await reader.leave();
  });

  test.each([
    ['with scripts, at its own address', true, 'slug'],
    ['with scripts, by a link', true, 'link'],
    ['with scripts, by a link that is used up', true, 'single use'],
    ['without scripts, at its own address', false, 'slug'],
    ['without scripts, by a link', false, 'link'],
  ] as const)(
    'says in the other language that it was sent, and not that it is still to be filled in, %s',
    async (_, javaScriptEnabled, by) => {
      const category = 'phq-9';
      const link = async () =>
        (await ask(product.portal, '/app/storelink', { kind: 'form', category, singleUse: by === 'single use' }, token))
          .link;
      const address = by === 'slug' ? addressOf(category, 'en') : `${product.portal}/lnk/${await link()}?language=en`;
      const reader = await visit(browser, { ...phone, javaScriptEnabled, locale: 'en-GB' });
      const { page, complaints } = reader;
      await page.goto(address);
      if (javaScriptEnabled) {
        const form = formIn(page);
        await form.opened();
        await answerAll(form, 'Several days');
        await form.send();
      } else await fillPlainForm(page, typingIn('en'));
      const done = page.locator('.porsa-done');
      await done.getByText('Your answers have been sent').first().waitFor();
      const before = await countOf(category);
      const reference = await done.locator('.porsa-reference bdi').textContent();
      await page.getByLabel(/فارسی/).filter({ visible: true }).click();
      await page.waitForURL('**language=fa**');
      await done.getByText('پاسخ‌های شما ارسال شد').first().waitFor();
      expect(await done.locator('.porsa-reference bdi').textContent()).toBe(reference);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await page
        .getByLabel(/English/)
        .filter({ visible: true })
        .click();
      await done.getByText('Your answers have been sent').first().waitFor();
      expect([await page.locator('html').getAttribute('lang'), await countOf(category)]).toEqual(['en', before]);
      expect(complaints).toEqual([]);
      await reader.leave();
    },
  );

  test('becomes the element where scripts run, and says how to do without', async () => {
    const reader = await visit(browser, { ...phone, locale: 'en-GB' });
    const { page, complaints } = reader;
    await page.goto(addressOf('phq-9', 'en'));
    await page.locator('porsa-form .porsa-filling').waitFor();
    expect(await page.locator('#plain-form').count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(await violations(page, 'phq-9')).toEqual([]);
    await page.getByRole('link', { name: 'simple version' }).waitFor({ state: 'hidden' });
    await page.route('**/embed/**', () => undefined);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('link', { name: 'simple version' }).click();
    await page.locator('#plain-form').waitFor();
    expect(complaints).toEqual([]);
    await reader.leave();
  });
});
