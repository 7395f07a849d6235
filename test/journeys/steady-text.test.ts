import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { drawnFonts, fontsLoaded, watchShifts } from '../support/journeys/layout-shift.ts';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { openBrowser, phone, visit } from '../support/journeys/visitor.ts';
import { openWebsite, type Website } from '../support/journeys/website.ts';

const slowConnection = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The longest that the form waits for a font, by its own clock. */
const longestWait = 4000;

/** Has it wait as long as the font takes: on a machine with much else to do, a font that comes in time may come later. */
const waitForFont = (page: Page): Promise<unknown> =>
  page.addInitScript((limit) => {
    const start = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) =>
      start(work, ms === limit ? 2 ** 31 - 1 : ms)) as typeof window.setTimeout;
  }, longestWait);

let product: Product;
let website: Website;

beforeAll(async () => {
  [product, website] = await Promise.all([startProduct(), openWebsite()]);
});
afterAll(async () => {
  await website?.close();
  await product?.close();
});

const readers = (['en', 'fa'] as const).flatMap((language) =>
  (['at once', 'last'] as const).map((arrival) => ({ language, arrival })),
);

describe.each(['bare', 'installed'] as const)('With the %s fonts', (fonts) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(fonts);
  });
  afterAll(async () => {
    await browser?.close();
  });

  test('the page to sign in in English fetches a Persian font only where the machine has none', async () => {
    const visitor = await visit(browser, { locale: 'en-US' });
    await visitor.page.goto(`${product.portal}/signin`);
    await visitor.page.locator('porsa-dashboard .porsa-portal-languages button[lang="fa"]').waitFor();
    await visitor.rest();
    expect(visitor.requests.some((url) => url.includes('vazirmatn'))).toBe(fonts === 'bare');
    await visitor.leave();
  });

  test.each(readers)(
    'a form hardly moves what is being read, its font coming $arrival, $language',
    async ({ language, arrival }) => {
      const visitor = await visit(browser, phone);
      const { page } = visitor;
      website.hang(
        `<main><h1>Clinic</h1><porsa-form category="phq-9" language="${language}"></porsa-form></main><footer>Our address</footer>`,
        `<script async src="${product.portal}/embed/porsa.js"></script>`,
      );
      const shifted = await watchShifts(page);
      const form = formIn(page);
      const canRead = language === 'en' || fonts === 'installed';
      // Last: after the questions, or after as long as a reader waits who could not read them without it.
      const comes = async (): Promise<unknown> =>
        arrival === 'at once' || Promise.race([form.drawn(), ...(canRead ? [] : [slowConnection(1000)])]);
      await page.route('**/embed/fonts/*', async (route) => {
        await comes();
        await route.continue();
      });
      await waitForFont(page);
      await page.goto(website.address);
      await form.opened();
      await fontsLoaded(page);
      const score = await shifted();
      const drawn = await drawnFonts(page, form.question('interest').locator('.porsa-label').first());
      await visitor.leave();
      expect(score).toBeLessThan(0.1);
      if (!canRead) expect(drawn).toContain('Vazirmatn');
    },
  );
});

test('the font that came too late for a form is drawn on the next page', async () => {
  const browser = await openBrowser('bare');
  const visitor = await visit(browser, phone);
  const { page } = visitor;
  const form = formIn(page);
  const open = async (language: string) => {
    website.hang(
      `<porsa-form category="phq-9" language="${language}"></porsa-form>`,
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await page.goto(website.address);
    await form.opened();
    await fontsLoaded(page);
    return drawnFonts(page, form.question('interest').locator('.porsa-label').first());
  };
  let isShown = (): void => undefined;
  const shown = new Promise<void>((resolve) => {
    isShown = resolve;
  });
  await page.route(
    '**/embed/fonts/*',
    async (route) => {
      await shown;
      await route.continue();
    },
    { times: 1 },
  );
  const first = open('en');
  await form.drawn();
  isShown();
  expect(await first).toEqual(['Open Sans']);
  // From here on questions wait for their font, as they do for a server that takes its time.
  await page.route(/\/category\/(open|get)form/, async (route) => {
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await route.continue();
  });
  expect(await open('en')).toEqual(['Roboto']);
  await visitor.leave();
  await browser.close();
});
