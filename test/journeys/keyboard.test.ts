import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formIn, type FilledForm } from '../support/journeys/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { desk, openBrowser, visit } from '../support/journeys/visitor.ts';
import { openWebsite, type Website } from '../support/journeys/website.ts';

let product: Product;
let browser: Browser;
let website: Website;

beforeAll(async () => {
  [product, browser, website] = await Promise.all([startProduct(), openBrowser(), openWebsite()]);
});
afterAll(async () => {
  await browser?.close();
  await website?.close();
  await product?.close();
});

/** What has the focus inside the form. */
interface Focused {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
  readonly isSend: boolean;
  /** What the button does, where it is one of these. */
  readonly does?: 'add' | 'choose' | 'typename';
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { type = '', value = '' } = (element ?? {}) as Partial<HTMLInputElement>;
    return {
      kind: element?.getAttribute('role') ?? (element?.localName === 'input' ? type : (element?.localName ?? '')),
      name: element?.closest<HTMLElement>('.porsa-question')?.dataset['name'] ?? '',
      value,
      isSend: element?.matches('.porsa-foot [data-primary]') ?? false,
      does: element?.matches('.porsa-rows:not(:has(.porsa-row)) > [data-add]')
        ? ('add' as const)
        : element?.matches('[data-choose]')
          ? ('choose' as const)
          : element?.matches('.porsa-signature:not(:has(input)) > button')
            ? ('typename' as const)
            : undefined,
    };
  });

const texts: Readonly<Record<'en' | 'fa', Readonly<Record<string, string>>>> = {
  en: { name: 'Mina Karimi', phone: '09121234567', birthdate: '1991-04-21', onset: '2025-01-15', complaint: 'Lung' },
  fa: { name: 'مینا کریمی', phone: '۰۹۱۲۱۲۳۴۵۶۷', birthdate: '۱۳۷۰/۰۲/۰۱', onset: '۱۴۰۳/۱۰/۲۶', complaint: 'ریه' },
};

const ticked: readonly string[] = ['consent', 'agreed', 'signs'];

/** Answers what has the focus, with keys alone, where it wants an answer that is known. */
async function answer(
  page: Page,
  { kind, name, value }: Focused,
  known: Readonly<Record<string, string>>,
): Promise<void> {
  const keys = page.keyboard;
  if (kind === 'radio') await keys.press('Space');
  else if (kind === 'checkbox' && ticked.includes(name)) await keys.press('Space');
  else if (kind === 'range') await keys.press('ArrowUp');
  else if (kind === 'select' && value === '') await keys.press('ArrowDown');
  else if (kind === 'combobox' && known[name] && value === '') {
    await keys.type(known[name]);
    await keys.press('Enter');
  } else if (['text', 'tel', 'textarea'].includes(kind) && known[name] && value === '') await keys.type(known[name]);
}

/** Presses the buttons that lead to an answer, and gives it where the focus comes to be. */
async function pressOnce(page: Page, { does, name }: Focused, known: Readonly<Record<string, string>>): Promise<void> {
  if (does === undefined || known[name] === undefined) return;
  await page.keyboard.press('Enter');
  if (does === 'choose') await formIn(page).question(name).locator('.porsa-attached').waitFor();
  else {
    await page.waitForFunction(
      () => document.querySelector('porsa-form')?.shadowRoot?.activeElement?.matches('input') === true,
    );
    const inside = await focused(page);
    await answer(page, inside, { [inside.name]: known[inside.name] ?? known[name] });
  }
}

/** Goes on by Tab until the button that leads on has the focus; Enter presses it. */
async function fillPage(page: Page, known: Readonly<Record<string, string>>): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now.isSend) return page.keyboard.press('Enter');
    await answer(page, now, known);
    await pressOnce(page, now, known);
  }
  throw new Error('Tab never came to the button that leads on');
}

/** What the form of every question is filled with, besides what its first choice answers. */
const everything: Readonly<Record<'en' | 'fa', Readonly<Record<string, string>>>> = {
  en: {
    word: 'Hello',
    story: 'A longer text',
    height: '170',
    tablets: '5',
    reason: 'Pain',
    ward: 'B3',
    symptoms: 'Cou',
    day: '2025-01-15',
    since: '2024-12-31',
    clock: '8:30',
    drugs: '',
    drug: 'Metformin',
    dose: '500',
    papers: 'A letter',
    signed: 'Mina Karimi',
  },
  fa: {
    word: 'سلام',
    story: 'متنی بلندتر',
    height: '۱۷۰',
    tablets: '۵',
    reason: 'درد',
    ward: 'B3',
    symptoms: 'سر',
    day: '۱۴۰۳/۱۰/۲۶',
    since: '۱۴۰۳/۱۰/۱۱',
    clock: '۸:۳۰',
    drugs: '',
    drug: 'متفورمین',
    dose: '۵۰۰',
    papers: 'نامه',
    signed: 'مینا کریمی',
  },
};

const heading = (form: FilledForm) => form.form.locator('[data-page-title]:focus').textContent();

describe.each(['en', 'fa'] as const)('By keyboard alone, %s', (language) => {
  test('the first visit is filled, mended, looked through and sent', async () => {
    const visitor = await visit(browser, { ...desk, reducedMotion: 'reduce' });
    const { page } = visitor;
    website.hang(
      `<main><h1>Clinic</h1><porsa-form category="first-visit" language="${language}"></porsa-form></main>`,
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await page.goto(website.address);
    const form = formIn(page);
    await form.opened();

    await fillPage(page, {});
    await form.form.locator('.porsa-summary h2:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await focused(page)).name).toBe('name');
    await page.keyboard.type(texts[language]['name']!);

    await fillPage(page, texts[language]);
    await form.form.locator('[data-page-title]:focus').waitFor();
    const second = await heading(form);
    await fillPage(page, texts[language]);
    await form.form.locator('.porsa-review').waitFor();
    expect(await heading(form)).not.toBe(second);
    await fillPage(page, {});
    await form.done.waitFor();
    expect(await form.done.locator('h2:focus').count()).toBe(1);

    const entry = (
      await ask(product.portal, '/entry/getentries', { category: 'first-visit' }, await tokenOf(product, 'owner'))
    ).items[0];
    expect(entry?.answers).toMatchObject({ birthdate: '1991-04-21', onset: '2025-01-15', consent: true });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('a form of every question is filled, looked through and sent', async () => {
    const visitor = await visit(browser, { ...desk, reducedMotion: 'reduce' });
    const { page } = visitor;
    page.on(
      'filechooser',
      (chooser) => void chooser.setFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('A letter') }),
    );
    website.hang(
      `<main><h1>Clinic</h1><porsa-form category="every-question" language="${language}"></porsa-form></main>`,
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await page.goto(website.address);
    const form = formIn(page);
    await form.opened();
    for (const next of ['mood', 'drugs']) {
      await fillPage(page, everything[language]);
      await form.question(next).waitFor();
    }
    await fillPage(page, everything[language]);
    await form.form.locator('.porsa-review').waitFor();
    await fillPage(page, {});
    await form.done.waitFor();

    const { word, drug, signed, reason } = everything[language];
    const entry = (
      await ask(product.portal, '/entry/getentries', { category: 'every-question' }, await tokenOf(product, 'owner'))
    ).items[0];
    expect(entry?.answers).toMatchObject({
      word,
      again: word,
      reason,
      signed,
      height: 170,
      tablets: 5,
      bmi: 24.2,
      comfort: 1,
      mood: '0',
      signs: ['fever', 'cough', 'rash', 'nausea'],
      season: 'spring',
      ward: 'B3',
      symptoms: ['cough'],
      place: ['head', 'forehead'],
      agreed: true,
      days: { sad: '0', tired: '0' },
      worst: 0,
      face: 0,
      stars: 1,
      day: '2025-01-15',
      since: '2024-12-31',
      clock: '08:30',
      drugs: [{ drug, dose: 500 }],
      doses: 500,
      papers: [{ type: 'text/plain' }],
    });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
