import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleProposals } from '../../demo/proposals/proposals.ts';
import type { PorsaProposalElement } from '../../src/elements/proposal/spec.ts';
import { serveEmbed, serveHost, strictPolicy, type Site } from '../support/journeys/host-page.mjs';
import { lostWords, spaceWords } from '../support/journeys/lost-words.ts';
import { violations } from '../support/journeys/violations.ts';
import { desk, openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

let browser: Browser;
let embed: Site;
let host: Site;

beforeAll(async () => {
  [browser, embed] = await Promise.all([openBrowser(), serveEmbed()]);
  const page = (language: 'en' | 'fa') => `<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A research portal</title>
    <link rel="icon" href="data:," />
    <script type="module" src="${embed.origin}/embed/porsa.js"></script>
  </head>
  <body><main><h1>A research portal</h1><porsa-proposal language="${language}"></porsa-proposal></main></body>
</html>`;
  host = await serveHost({ '/en': page('en'), '/fa': page('fa') }, strictPolicy(embed.origin));
});
afterAll(async () => {
  await Promise.all([browser?.close(), embed?.close(), host?.close()]);
});

const still = { reducedMotion: 'reduce' } as const;
const at = (width: number, height: number): BrowserContextOptions => ({ ...still, viewport: { width, height } });

/** The ways of looking at a screen that it must bear; 400 % of 1280 px leaves 320. */
const variants: Readonly<
  Record<string, { readonly options: BrowserContextOptions; adapt?(visitor: Visitor): Promise<void> }>
> = {
  'at a desk': { options: { ...desk, ...still } },
  'on a tablet': { options: at(768, 1024) },
  'on a small phone': { options: { ...phone, ...still, viewport: { width: 320, height: 640 } } },
  'in the dark': { options: { ...desk, ...still, colorScheme: 'dark' } },
  'in forced colors': { options: { ...desk, ...still, forcedColors: 'active' } },
  'with motion': { options: desk },
  'with text twice as large': {
    options: { ...desk, ...still },
    adapt: ({ page }) =>
      page.evaluate(() =>
        document.querySelector<HTMLElement>('porsa-proposal')!.style.setProperty('--porsa-font-size', '32px'),
      ),
  },
  'at 400 %': { options: at(320, 256) },
  'with its words set apart': {
    options: { ...desk, ...still },
    adapt: ({ page }) => spaceWords(page, 'porsa-proposal'),
  },
};

/** A proposal with something wrong in each of its first answers. */
const flawed = (language: 'en' | 'fa') => {
  const sample = sampleProposals.find((proposal) => proposal.language === language)!;
  const { sources } = sample.values;
  const title = language === 'en' ? 'A' : 'آ';
  return {
    template: 'standard',
    language,
    values: { ...(sources && { sources }), fullname: 'Sara', title, method: '[@nobody] …'.repeat(40) },
  };
};

describe.each(Object.entries(variants))('A proposal, %s', (_name, { options, adapt }) => {
  test.each(['en', 'fa'] as const)(
    'is read and written without a barrier, and no word is lost: %s',
    async (language) => {
      const visitor = await visit(browser, options);
      const { page } = visitor;
      await page.goto(`${host.origin}/${language}`);
      const helper = page.locator('porsa-proposal');
      await helper.locator('[data-question="title"] textarea').waitFor();
      await adapt?.(visitor);
      const found = [...(await violations(page, 'empty')), ...(await lostWords(page, 'porsa-proposal'))];
      await helper.evaluate((element, proposal) => {
        (element as PorsaProposalElement).proposal = proposal;
      }, flawed(language));
      await helper.locator('[data-question="fullname"] li[data-level="error"]').first().waitFor();
      found.push(...(await violations(page, 'with findings')), ...(await lostWords(page, 'porsa-proposal')));
      await page.evaluate(() => document.querySelector('porsa-proposal')!.setAttribute('mode', 'chat'));
      await helper.locator('[role="log"]').waitFor();
      found.push(...(await violations(page, 'in the chat')), ...(await lostWords(page, 'porsa-proposal')));
      await visitor.leave();
      expect(found).toEqual([]);
      expect(visitor.complaints).toEqual([]);
    },
  );
});
