import { readFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serveEmbed, serveHost, strictPolicy, type Site } from '../support/journeys/host-page.mjs';
import { desk, openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

let browser: Browser;
let embed: Site;
let host: Site;
let visitor: Visitor;

const page = (language: 'en' | 'fa'): string => `<!doctype html>
<html lang="${language}"${language === 'fa' ? ' dir="rtl"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A research portal</title>
    <link rel="icon" href="data:," />
    <script type="module" src="${embed.origin}/embed/porsa.js"></script>
  </head>
  <body>
    <porsa-proposal language="${language}"></porsa-proposal>
  </body>
</html>`;

beforeAll(async () => {
  [browser, embed] = await Promise.all([openBrowser(), serveEmbed()]);
  host = await serveHost(
    { '/en': page('en'), '/fa': page('fa') },
    // Nothing inline, and nobody to talk to: the element has no server.
    `default-src 'none'; img-src data:; font-src ${embed.origin}; connect-src 'none'; ${strictPolicy(embed.origin)}`,
  );
});
afterAll(async () => {
  await Promise.all([browser?.close(), embed?.close(), host?.close()]);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const bibtex = `@article{lee2021, title={Telephone follow-up by nurses}, author={Lee, Anna}, journal={Diabetes Care}, year={2021}, volume={44}, pages={11--19}}
@article{broken, title={Never closed`;

const words = {
  en: {
    title:
      'Effect of nurse-led telephone follow-up versus usual care on HbA1c in adults with type 2 diabetes: a randomized controlled trial',
    name: 'Sara Ahmadi',
    necessity: 'Fewer than a third of patients reach an HbA1c below 7% [@lee2021].',
    kept: 'Kept on this device',
    comparison: 'usual care',
    download: 'Download',
    word: /^Word/,
    findings: 'Findings',
  },
  fa: {
    title:
      'تأثیر پیگیری تلفنی توسط پرستار در مقایسه با مراقبت معمول بر هموگلوبین A1c در بزرگسالان مبتلا به دیابت نوع ۲: کارآزمایی بالینی تصادفی‌شده',
    name: 'سارا احمدی',
    necessity: 'کمتر از یک‌سوم بیماران به هموگلوبین زیر ۷ درصد می‌رسند [@lee2021].',
    kept: 'روی این دستگاه نگهداری می‌شود',
    comparison: 'مراقبت معمول',
    download: 'دانلود',
    word: /^Word/,
    findings: 'یافته‌ها',
  },
} as const;

const field = (helper: Locator, question: string): Locator =>
  helper.locator(`[data-question="${question}"] textarea`).first();

/** What the page fetched that is not the element's own code, texts or fonts. */
const foreign = (): readonly string[] =>
  visitor.requests.filter(
    (address) =>
      !/^(data|blob):/.test(address) &&
      !address.startsWith(`${embed.origin}/embed/`) &&
      !address.startsWith(`${host.origin}/`),
  );

describe.each([
  ['en', 'desk', desk],
  ['en', 'phone', phone],
  ['fa', 'desk', desk],
  ['fa', 'phone', phone],
] as const)('A researcher, %s, at a %s, on a portal without a server', (language, _device, options) => {
  test('writes a proposal, finds it again after closing the tab, and downloads it for Word', async () => {
    const said = words[language];
    visitor = await visit(browser, options);
    await visitor.page.goto(`${host.origin}/${language}`);
    const helper = visitor.page.locator('porsa-proposal');
    await field(helper, 'fullname').fill(said.name);
    await field(helper, 'title').fill(said.title);
    await helper.locator('.porsa-p-pico dd', { hasText: said.comparison }).waitFor();
    await field(helper, 'sources').fill(bibtex);
    await helper.locator('.porsa-p-add .porsa-kit-button[data-kind="primary"]').click();
    await helper.locator('[data-source="lee2021"]').waitFor();
    expect(await helper.locator('.porsa-p-left textarea').inputValue()).toContain('Never closed');
    await field(helper, 'necessity').fill(said.necessity);
    await helper.locator('[data-source="lee2021"] [data-cited]').waitFor();
    await helper.locator('.porsa-p-saving', { hasText: said.kept }).waitFor();

    await visitor.page.reload();
    await field(helper, 'title').waitFor();
    expect(await field(helper, 'title').inputValue()).toBe(said.title);
    expect(await field(helper, 'necessity').inputValue()).toBe(said.necessity);

    await helper.getByRole('button', { name: new RegExp(`^${said.findings}`) }).click();
    const finding = helper.locator('.porsa-p-finding[data-level="error"]').first();
    await finding.waitFor();
    await finding.click();
    expect(
      await helper.evaluate((element) => element.shadowRoot?.activeElement?.closest('[data-question]') !== null),
    ).toBe(true);

    await helper.getByRole('button', { name: said.download }).click();
    const [download] = await Promise.all([
      visitor.page.waitForEvent('download'),
      helper.getByRole('menuitem', { name: said.word }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.docx$/);
    const { value } = await mammoth.extractRawText({ buffer: await readFile(await download.path()) });
    expect(value).toContain(said.title);
    expect(value).toContain(said.name);
    expect(value).toContain('Telephone follow-up by nurses');
    expect(value).not.toContain('[@lee2021]');
    expect(foreign()).toEqual([]);
  });
});

test('Two tabs of one proposal follow each other', async () => {
  visitor = await visit(browser, desk);
  const open = async () => {
    const tab = await visitor.context.newPage();
    await tab.goto(`${host.origin}/en`);
    const helper = tab.locator('porsa-proposal');
    await field(helper, 'fullname').waitFor();
    return helper;
  };
  const first = await open();
  await field(first, 'fullname').fill('Sara Ahmadi');
  await first.locator('.porsa-p-saving', { hasText: words.en.kept }).waitFor();
  const second = await open();
  expect(await field(second, 'fullname').inputValue()).toBe('Sara Ahmadi');
  await field(second, 'supervisor').fill('Reza Karimi');
  await first
    .page()
    .waitForFunction(
      () =>
        document
          .querySelector('porsa-proposal')
          ?.shadowRoot?.querySelector<HTMLTextAreaElement>('[data-question="supervisor"] textarea')?.value ===
        'Reza Karimi',
    );
});
