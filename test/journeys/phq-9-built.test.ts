import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { phq9 } from '../../src/library/mood/phq-9.ts';
import { formIn } from '../support/journeys/filled-form.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitors: Visitor[] = [];

afterEach(async () => {
  const complaints = visitors.flatMap((visitor) => visitor.complaints);
  await Promise.all(visitors.map((visitor) => visitor.leave()));
  visitors = [];
  expect(complaints).toEqual([]);
});

const textOf = (text: unknown): string => (text as { readonly fa: string }).fa;
const scored = phq9.definition.pages[0]!.questions.filter(
  ({ type, options }) => type === 'flatview' && options?.every(({ score }) => score !== undefined),
);
/** The wording, which is typed or pasted; lines number themselves. */
const titles = scored.map(({ title }) => textOf(title).replace(/^\S+ /, ''));
const answers = scored[0]!.options!.map(({ text }) => textOf(text));
const nameOf = (at: number): string => (at === 0 ? 'flatview' : `flatview_${at + 1}`);
const bands = phq9.definition.pages[0]!.questions.find((question) => question.bands)!.bands!.map(({ from, text }) => ({
  from: from!,
  title: textOf(text),
}));
/** Where the first one begins goes without saying. */
const starts = bands.map(({ from }, at) => (at === 0 ? undefined : from));

/** A form without a question, open before its admin. */
async function beginForm() {
  const { product, browser } = journey;
  const slug = `phq-${crypto.randomUUID().slice(0, 8)}`;
  await ask(
    product.portal,
    '/category/storecategory',
    {
      slug,
      project: 'mood-scales',
      title: { en: 'PHQ-9', fa: 'پرسش‌نامهٔ سلامت' },
      settings: { allowPublicScores: true },
    },
    await tokenOf(product, 'admin'),
  );
  const visitor = await visit(browser);
  visitors.push(visitor);
  const { page } = visitor;
  await signIn(page, product, 'admin', `/admin/forms/pages/scores/mood-scales/${slug}/owner/all`);
  const designer = page.locator('porsa-dashboard .porsa-d-workbench');
  await designer.locator('.porsa-d-add-line input').waitFor();
  return { slug, page, designer, dialog: page.locator('porsa-dashboard dialog[open]') };
}

/** All is written in Persian, in a form that began in English: the designer offers to make that its language. */
const mainLanguage = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'فارسی زبان اصلی شود' });

/** Somebody fills it on its own page; nine different answers, so that none is taken for another. */
async function expectScored(slug: string): Promise<void> {
  const { product, browser } = journey;
  const patient = await visit(browser, phone);
  visitors.push(patient);
  await patient.page.goto(`${product.portal}/f/${slug}?language=fa`);
  const form = formIn(patient.page);
  await form.opened();
  const given = [3, 0, 1, 2, 3, 1, 2, 1, 0];
  for (const [at, answer] of given.entries()) await form.choose(nameOf(at), answers[answer]!);
  await form.send();
  await form.done.waitFor();
  // The band that 13 lies in.
  await form.done.getByText(bands[2]!.title, { exact: true }).first().waitFor();
  const { items } = await ask(product.portal, '/entry/getentries', { category: slug }, await tokenOf(product, 'admin'));
  expect(items.map((entry) => entry.answers)).toMatchObject([{ calculated: 13 }]);
}

/** The form as it was published: nine questions of one scale, in order, and their sum. */
async function expectPublished(slug: string, from: readonly (number | undefined)[] = starts): Promise<void> {
  const token = await tokenOf(journey.product, 'admin');
  const versions = () => ask(journey.product.portal, '/category/getversions', { category: slug }, token);
  await expect.poll(async () => (await versions()).map(({ version }) => version)).toEqual([1]);
  const { definition } = await ask(journey.product.portal, '/category/getform', { category: slug }, token);
  const [page] = definition.pages;
  expect(page!.questions.map(({ title }) => textOf(title))).toEqual([...titles, 'امتیاز']);
  for (const { options } of page!.questions.slice(0, 9)) {
    expect(options?.map(({ text, score }) => [textOf(text), score])).toEqual(answers.map((text, at) => [text, at]));
  }
  expect(page!.questions[9]!.bands?.map((band) => [band.from, textOf(band.text)])).toEqual(
    bands.map(({ title }, at) => [from[at], title]),
  );
}

/** Nobody presses a key before the one before it has shown. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );

/** The text that the caret stands in. */
const writtenAtCaret = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.value : undefined;
  });

/** Writes where nothing stands yet, once the caret has come there. */
async function writeAnew(page: Page, words: string): Promise<void> {
  await expect.poll(() => writtenAtCaret(page)).toBe('');
  await page.keyboard.insertText(words);
}

/** What is done by mouse, and how often it was pressed; words are typed where the caret stands. */
function mouseOn(page: Page) {
  let clicks = 0;
  return {
    clicks: () => clicks,
    async click(target: Locator, words?: string): Promise<void> {
      clicks += 1;
      await target.click();
      await drawn(page);
      if (words === undefined) return;
      await caretInText(page);
      await page.keyboard.insertText(words);
    },
  };
}

/** What is done by keyboard alone: texts, and the keys besides them. */
function keysOn(page: Page) {
  let keys = 0;
  const press = async (key: string, times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      keys += 1;
      await page.keyboard.press(key);
      await drawn(page);
    }
  };
  return {
    keys: () => keys,
    press,
    write: (words: string) => page.keyboard.insertText(words),
    /** Tabs until the focus is where it should be. */
    async reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      const isThere = () => target.evaluate((element) => element.matches(':focus, :focus-within'));
      for (let step = 0; step < 60 && !(await isThere()); step += 1) await press(key);
      expect(await isThere()).toBe(true);
    },
  };
}

/** The caret stands in a text. */
const caretInText = (page: Page) => expect.poll(() => writtenAtCaret(page)).toBeTypeOf('string');

/** Writes the bands one after the other, once the caret is in the first: each start that cannot be known, and each title. */
async function writeBands(page: Page, enter: () => Promise<void>): Promise<void> {
  for (const [at, { from, title }] of bands.entries()) {
    if (at > 0) await enter();
    if (at === 1) {
      await writeAnew(page, String(from));
      await enter();
    }
    await writeAnew(page, title);
  }
}

describe('PHQ-9 from nothing', () => {
  test('is built in at most 35 clicks, published, and scores on its own page', async () => {
    const { slug, page, designer, dialog } = await beginForm();
    const { click, clicks } = mouseOn(page);
    const cards = designer.locator('.porsa-d-card-title');
    await click(designer.locator('[data-type="flatview"]'));
    await click(cards);
    await caretInText(page);
    await page.keyboard.press('Enter');
    await designer.locator('.porsa-d-typed-options input:focus').waitFor();
    for (const [at, answer] of answers.entries()) {
      await writeAnew(page, answer);
      if (at < answers.length - 1) await page.keyboard.press('Enter');
    }
    for (const at of answers.keys()) await click(designer.locator('.porsa-d-score').nth(at), String(at));
    for (const at of titles.slice(1).keys()) {
      await click(designer.locator('[data-selected] .porsa-d-card-actions').getByRole('button').nth(2));
      await expect.poll(() => cards.count()).toBe(at + 2);
    }
    for (const [at, title] of titles.entries())
      await click(designer.locator('.porsa-d-card').nth(at).locator('.porsa-d-card-title'), title);
    await click(designer.locator('[data-type="calculated"]'));
    await click(cards.last(), 'امتیاز');
    await click(designer.locator('[data-total="all"]'));
    await click(designer.locator('[data-setting="bands"] .porsa-d-row-buttons button').first());
    await writeBands(page, () => page.keyboard.press('Enter'));
    await click(designer.locator('.porsa-d-publish'));
    await click(mainLanguage(dialog));
    await click(dialog.locator('sl-button[variant="primary"]'));
    await expectPublished(slug);
    expect(clicks()).toBeLessThanOrEqual(35);
    await expectScored(slug);
  });

  test('is built by keyboard alone in at most 150 keys besides its texts, published, and scores on its own page', async () => {
    const { slug, page, designer, dialog } = await beginForm();
    const { press, write, reach, keys } = keysOn(page);
    await press('Tab');
    await press('/');
    await caretInText(page);
    await write('flatview');
    await press('Enter');
    await writeAnew(page, titles[0]!);
    await press('Enter');
    for (const [at, answer] of answers.entries()) {
      await writeAnew(page, answer);
      await press(at < answers.length - 1 ? 'Enter' : 'Escape');
    }
    await press('Enter');
    for (const at of answers.keys()) {
      if (at === 0) await reach(designer.locator('.porsa-d-score').first());
      else await press('Enter');
      await write(String(at));
    }
    await press('Escape');
    for (const title of titles.slice(1)) {
      await press('Control+KeyD');
      await expect.poll(() => designer.locator('.porsa-d-card').count()).toBe(titles.indexOf(title) + 1);
      await press('F2');
      await caretInText(page);
      await press('Control+KeyA');
      await write(title);
      await press('Escape');
    }
    await press('/');
    await caretInText(page);
    await write('calculated');
    await press('Enter');
    await writeAnew(page, 'امتیاز');
    await press('Escape');
    await press('Enter');
    await reach(designer.locator('[data-total="all"]'));
    await press('Enter');
    await reach(designer.locator('[data-setting="bands"] .porsa-d-row-buttons button').first());
    await press('Enter');
    await writeBands(page, () => press('Enter'));
    await press('Control+Enter');
    await reach(mainLanguage(dialog));
    await press('Enter');
    await reach(dialog.locator('sl-button[variant="primary"]'));
    await press('Enter');
    await expectPublished(slug);
    expect(keys()).toBeLessThanOrEqual(150);
    await expectScored(slug);
  });

  test('is built by pasting its text, published, and scores on its own page', async () => {
    const { slug, page, designer, dialog } = await beginForm();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = [
      ...titles.map((title, at) => `${at + 1}. ${title}`),
      '',
      ...answers.map((answer, at) => `- ${answer} | ${at} | ${at}`),
    ].join('\n');
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    const { click, clicks } = mouseOn(page);
    await click(designer.locator('.porsa-d-add-line input'));
    await page.keyboard.press('Control+KeyV');
    await expect.poll(() => designer.locator('.porsa-d-card').count()).toBe(9);
    await click(designer.locator('[data-type="calculated"]'));
    await click(designer.locator('.porsa-d-card-title').last(), 'امتیاز');
    await click(designer.locator('[data-total="all"]'));
    await click(designer.locator('[data-setting="bands"] .porsa-d-row-buttons button').first());
    const ranges = bands.map(({ from, title }, at) => `${from}–${(bands[at + 1]?.from ?? 28) - 1} ${title}`);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), ranges.join('\n'));
    await page.keyboard.press('Control+KeyV');
    await expect.poll(() => designer.locator('.porsa-d-band').count()).toBe(bands.length);
    await click(designer.locator('.porsa-d-publish'));
    await click(mainLanguage(dialog));
    await click(dialog.locator('sl-button[variant="primary"]'));
    await expectPublished(
      slug,
      bands.map(({ from }) => from),
    );
    expect(clicks()).toBeLessThanOrEqual(8);
    await expectScored(slug);
  });
});
