import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { lostWords, spaceWords } from '../support/journeys/lost-words.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { violations } from '../support/journeys/violations.ts';
import { desk, openBrowser, phone, visit } from '../support/journeys/visitor.ts';
import { openWebsite, type Website } from '../support/journeys/website.ts';

let product: Product;
let browser: Browser;
let website: Website;
let file: string;

beforeAll(async () => {
  [product, browser, website] = await Promise.all([startProduct(), openBrowser(), openWebsite()]);
  const answers = { birthdate: '1991-04-21', seenbefore: 'yes', complaint: ['lungs', 'dyspnoea'], pain: 3 };
  file = (
    await ask(product.portal, '/entry/storeentry', {
      id: crypto.randomUUID(),
      category: 'first-visit',
      version: 1,
      patient: { name: 'مینا کریمی', phone: '09121234567' },
      answers,
    })
  ).file;
});
afterAll(async () => {
  await browser?.close();
  await website?.close();
  await product?.close();
});

const looks = (['en', 'fa'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
);
const words = { en: ['Several days', 'Not at all'], fa: ['چند روز', 'هیچ‌وقت'] } as const;

describe.each(looks)('In $language, $theme', ({ language, theme }) => {
  test('a form has no barrier: empty, with faults, with the calendar open, and sent', async () => {
    const visitor = await visit(browser, { ...phone, reducedMotion: 'reduce', colorScheme: theme });
    const { page } = visitor;
    website.hang(
      `<main><h1>Clinic</h1><porsa-form category="phq-9" language="${language}" theme="${theme}"></porsa-form></main>`,
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await page.goto(website.address);
    const form = formIn(page);
    await form.opened();
    const found = [...(await violations(page, 'empty'))];
    await form.send();
    await form.summary.waitFor();
    found.push(...(await violations(page, 'with faults')));
    await answerAll(form, words[language][0]);
    found.push(...(await violations(page, 'filled')));
    await form.send();
    await form.done.waitFor();
    found.push(...(await violations(page, 'sent')));

    website.hang(
      `<main><h1>Clinic</h1><porsa-form category="first-visit" language="${language}" theme="${theme}"></porsa-form></main>`,
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await page.goto(website.address);
    await form.opened();
    found.push(...(await violations(page, 'first visit')));
    await form.question('onset').locator('button').click();
    await form.form.getByRole('dialog').waitFor();
    found.push(...(await violations(page, 'calendar')));
    await visitor.leave();
    expect(found).toEqual([]);
  });

  test('a form is read in the colours that the reader’s system forces', async () => {
    const visitor = await visit(browser, {
      ...phone,
      reducedMotion: 'reduce',
      colorScheme: theme,
      forcedColors: 'active',
    });
    const { page } = visitor;
    website.hang(
      `<main><h1>Clinic</h1><porsa-form category="phq-9" language="${language}" theme="${theme}"></porsa-form></main>`,
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await page.goto(website.address);
    const form = formIn(page);
    await form.opened();
    const found = [...(await violations(page, 'empty'))];
    await form.send();
    await form.summary.waitFor();
    found.push(...(await violations(page, 'with faults')));
    await visitor.leave();
    expect(found).toEqual([]);
  });

  test('a form of every question has no barrier: page by page with faults, and in its review', async () => {
    const visitor = await visit(browser, { ...phone, reducedMotion: 'reduce', colorScheme: theme });
    const { page } = visitor;
    website.hang(
      `<main><h1>Clinic</h1><porsa-form category="every-question" language="${language}" theme="${theme}"></porsa-form></main>`,
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await page.goto(website.address);
    const form = formIn(page);
    await form.opened();
    await form.send();
    await form.summary.waitFor();
    const found = [...(await violations(page, 'with faults'))];
    await form.write('word', 'سلام');
    for (const step of ['written', 'chosen', 'other']) {
      found.push(...(await violations(page, step)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await form.send();
    }
    await form.form.locator('.porsa-review').waitFor();
    found.push(...(await violations(page, 'review')));
    await visitor.leave();
    expect(found).toEqual([]);
  });

  test('the portal has no barrier: sign-in, dashboard, projects, files, entry, filling, designer', async () => {
    const visitor = await visit(browser, {
      ...desk,
      reducedMotion: 'reduce',
      colorScheme: theme,
      locale: language === 'fa' ? 'fa-IR' : 'en-GB',
    });
    const { page } = visitor;
    const shown = async (path: string) => {
      await page.goto(`${product.portal}${path}`);
      await page.locator('porsa-dashboard').locator('h1').first().waitFor();
      await visitor.rest();
      await page.locator('porsa-dashboard').locator('.porsa-kit-placeholder').first().waitFor({ state: 'detached' });
      await visitor.rest();
    };
    await page.addInitScript(([lng]) => localStorage.setItem('i18nextLng', lng!), [language]);
    await shown('/signin');
    const found = [...(await violations(page, '/signin'))];
    await ask(product.portal, '/user/updateuserlang', { lang: language }, await tokenOf(product, 'admin'));
    await signIn(page, product, 'admin');
    if (theme === 'dark') await darken(page);
    const list = '/form/file/complaints/general-clinic/first-visit';
    for (const path of [
      '/dashboard',
      '/services',
      '/projects',
      '/form/projects/general-medicine/complaints',
      list,
      `/form/entries/complaints/general-clinic/first-visit/${file}`,
      '/form/page/scores/body-measures/bmi/-/-/-',
      '/admin/forms/projects/scores/mental-health',
      '/admin/forms/categories/scores/mood-scales/all',
      '/admin/forms/pages/scores/mood-scales/phq-9/owner/all',
      '/nowhere',
    ]) {
      await shown(path);
      expect(
        await page
          .locator('porsa-dashboard')
          .locator('h1')
          .first()
          .evaluate((element) => getComputedStyle(element).direction),
      ).toBe(language === 'fa' ? 'rtl' : 'ltr');
      found.push(...(await violations(page, path)));
    }
    await visitor.leave();
    expect(found).toEqual([]);
  });
});

describe.each(['en', 'fa'] as const)('At 400 percent with its words set apart, %s', (language) => {
  test('a form of every question loses no word and is not scrolled sideways, page by page and in its review', async () => {
    const visitor = await visit(browser, { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
    const { page, context } = visitor;
    // A first visit on a slow line is read in a font of the machine, which may be wider than the shipped ones.
    await context.route('**/fonts/*', (route) => route.abort());
    website.hang(
      `<main><h1>Clinic</h1><porsa-form category="every-question" language="${language}"></porsa-form></main>`,
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await page.goto(website.address);
    const form = formIn(page);
    await form.opened();
    await spaceWords(page);
    const found: string[] = [];
    const look = async (where: string) => {
      found.push(...(await lostWords(page)).map((what) => `${where}: ${what}`));
    };
    await form.send();
    await form.summary.waitFor();
    await look('with faults');
    await form.write('word', 'سلام');
    for (const name of ['days', 'drugs']) {
      await form.send();
      await form.question(name).waitFor();
      await look(name);
    }
    await form.question('drugs').locator('[data-add]').click();
    await form.question('drugs').locator('[data-name="drug"] input').fill('Metformin');
    await look('with a row');
    await form.send();
    await form.form.locator('.porsa-review').waitFor();
    await look('review');
    await visitor.leave();
    expect(found).toEqual([]);
  });
});

/** Chooses the dark theme as a person does: from the account's menu. */
async function darken(page: Page): Promise<void> {
  const portal = page.locator('porsa-dashboard');
  await portal.locator('.porsa-portal-account').click();
  await portal
    .locator('sl-menu-item')
    .filter({ hasText: /تیره|Dark/ })
    .click();
}
