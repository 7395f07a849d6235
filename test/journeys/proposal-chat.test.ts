import { readFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { begins, event, openModelServer, refuses, streams, type ModelServer } from '../../server/test/model-server.ts';
import { serveEmbed, serveHost, strictPolicy, type Site } from '../support/journeys/host-page.mjs';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { desk, openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const words = {
  en: {
    half: 'Metformin for type 2 diabetes',
    comparison: 'usual care',
    outcome: 'HbA1c',
    found: 'population and intervention',
    population: 'type 2 diabetes',
    title:
      'Effect of metformin versus usual care on HbA1c in patients with type 2 diabetes: a randomized controlled trial',
    design: 'randomized controlled trial',
    objective: 'To assess the effects of metformin compared with usual care on HbA1c',
    skip: 'Skip',
    download: 'Download',
  },
  fa: {
    half: 'تأثیر متفورمین در بیماران مبتلا به دیابت نوع ۲',
    comparison: 'مراقبت معمول',
    outcome: 'قند خون ناشتا',
    found: 'جمعیت',
    population: 'بیماران مبتلا به دیابت نوع ۲',
    title:
      'بررسی اثربخشی متفورمین در مقایسه با مراقبت معمول بر قند خون ناشتا در بیماران مبتلا به دیابت نوع ۲: کارآزمایی بالینی تصادفی‌شده',
    design: 'کارآزمایی بالینی تصادفی‌شده',
    objective: 'تعیین تأثیر متفورمین در مقایسه با مراقبت معمول بر قند خون ناشتا',
    skip: 'رد شدن',
    download: 'دانلود',
  },
} as const;

const box = (chat: Locator): Locator => chat.locator('.porsa-p-composer textarea');
const picks = (chat: Locator): Locator => chat.locator('.porsa-p-picks .porsa-p-pick');
const log = (chat: Locator): Locator => chat.locator('[role="log"]');

async function say(chat: Locator, text: string): Promise<void> {
  await box(chat).fill(text);
  await box(chat).press('Enter');
  await log(chat).locator('[data-from="person"]', { hasText: text }).last().waitFor();
}

const pick = (chat: Locator, text: string): Promise<void> => picks(chat).getByText(text, { exact: true }).click();

/** In the page: the device has the conversation. */
const isKept = (): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('porsa');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('sealed').objectStore('sealed').getAllKeys();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.some((key) => String(key).startsWith('proposalchat|')));
      };
    };
  });

describe('On a page without a server', () => {
  let embed: Site;
  let host: Site;
  const page = (language: 'en' | 'fa'): string => `<!doctype html>
<html lang="${language}"${language === 'fa' ? ' dir="rtl"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A research portal</title>
    <link rel="icon" href="data:," />
    <script type="module" src="${embed.origin}/embed/porsa.js"></script>
  </head>
  <body><porsa-proposal language="${language}" mode="chat"></porsa-proposal></body>
</html>`;
  beforeAll(async () => {
    embed = await serveEmbed();
    host = await serveHost(
      { '/en': page('en'), '/fa': page('fa') },
      `default-src 'none'; img-src data:; font-src ${embed.origin}; connect-src 'none'; ${strictPolicy(embed.origin)}`,
    );
  });
  afterAll(() => Promise.all([embed?.close(), host?.close()]));

  test.each([
    ['en', 'desk', desk],
    ['en', 'phone', phone],
    ['fa', 'desk', desk],
    ['fa', 'phone', phone],
  ] as const)(
    'half a title becomes a proposal for Word by chat alone, %s, at a %s',
    async (language, _device, options) => {
      const said = words[language];
      visitor = await visit(browser, options);
      await visitor.page.goto(`${host.origin}/${language}`);
      const chat = visitor.page.locator('porsa-proposal');
      await say(chat, said.half);
      await log(chat).locator('mark[data-element="I"]').waitFor();
      await log(chat).getByText(said.found).first().waitFor();

      // A tab that is closed halfway loses nothing.
      await visitor.page.waitForFunction(isKept);
      await visitor.page.reload();
      await log(chat).getByText(said.found).first().waitFor();

      await say(chat, said.comparison);
      await say(chat, said.outcome);
      await picks(chat).first().click();
      await picks(chat).first().click();
      await chat.getByRole('button', { name: said.skip, exact: true }).click();
      await pick(chat, said.design);
      await pick(chat, said.title);
      await log(chat).locator('.porsa-p-verdict [data-level="fine"]').waitFor();
      await chat.locator('.porsa-p-next [data-kind="primary"]').click();
      await chat.locator('dialog [data-kind="primary"]').click();
      await chat.locator('[data-question="title"]').waitFor();

      await chat.getByRole('button', { name: said.download }).click();
      const [download] = await Promise.all([
        visitor.page.waitForEvent('download'),
        chat.getByRole('menuitem', { name: /^Word/ }).click(),
      ]);
      const { value } = await mammoth.extractRawText({ buffer: await readFile(await download.path()) });
      expect(value).toContain(said.title);
      expect(value).toContain(said.objective);
      const own = (address: string): boolean =>
        /^(data|blob):/.test(address) ||
        [`${embed.origin}/embed/`, `${host.origin}/`].some((at) => address.startsWith(at));
      expect(visitor.requests.filter((address) => !own(address))).toEqual([]);
    },
  );
});

describe('In the portal of a clinic with a language model', () => {
  let product: Product;
  let model: ModelServer;
  beforeAll(async () => {
    model = await openModelServer();
    product = await startProduct({ PORSA_ASSISTANT_URL: model.assistant.url, PORSA_ASSISTANT_MODEL: 'small-model' });
  });
  afterAll(() => Promise.all([product?.close(), model?.close()]));

  test('nothing is sent before the person agrees, and the chat goes on whatever the model does', async () => {
    visitor = await visit(browser, desk);
    await signIn(visitor.page, product, 'owner', '/generateproposal');
    const chat = visitor.page.locator('porsa-dashboard');
    await say(chat, words.fa.half);
    const assistant = chat.locator('.porsa-p-assistant');
    await assistant.getByRole('switch').waitFor();
    expect(visitor.requests.filter((address) => address.endsWith('/proposal/assist'))).toEqual([]);
    expect(await assistant.getByRole('button').count()).toBe(0);

    await assistant.getByRole('switch').click();
    const agreement = chat.locator('dialog');
    await agreement.getByText('small-model').waitFor();
    await agreement.getByText(new URL(model.assistant.url).host).waitFor();
    await agreement.locator('[data-kind="primary"]').click();
    expect(model.asked).toEqual([]);

    model.answer(streams('رژیم ', 'غذایی معمول\nمتفور', 'مین'));
    await assistant.getByRole('button', { name: 'دریافت پیشنهاد' }).click();
    await assistant.getByText('مداخله و مقایسه یکی است').waitFor();
    expect(model.asked).toHaveLength(1);
    await assistant.getByRole('button', { name: 'رژیم غذایی معمول' }).click();
    await log(chat).getByText('از مدل زبانی').waitFor();
    await log(chat).getByText('انتظار دارید چه پیامدی تغییر کند؟').waitFor();

    model.answer((response) => {
      begins(response).write(event('قند خون\nکیفیت'));
      response.destroy();
    }, refuses(500));
    await assistant.getByRole('button', { name: 'دریافت پیشنهاد' }).click();
    await assistant.locator('.porsa-kit-problem').waitFor();
    await assistant.getByRole('button', { name: 'دریافت پیشنهاد' }).click();
    await assistant.getByText('مدل زبانی پاسخ نداد').waitFor();
    await say(chat, words.fa.outcome);
    await log(chat).getByText('پیامد چگونه سنجیده می‌شود؟').waitFor();
  });
});
