import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveEmbed, serveHost, strictPolicy, type Site } from '../support/journeys/host-page.mjs';
import { openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

let browser: Browser;
let embed: Site;
let host: Site;
let visitor: Visitor;
let helper: Locator;

beforeAll(async () => {
  [browser, embed] = await Promise.all([openBrowser(), serveEmbed()]);
  host = await serveHost(
    {
      '/': `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>A research portal</title><link rel="icon" href="data:," />
<script type="module" src="${embed.origin}/embed/porsa.js"></script></head>
<body><porsa-proposal language="en"></porsa-proposal></body></html>`,
    },
    strictPolicy(embed.origin),
  );
});
afterAll(async () => {
  await Promise.all([browser?.close(), embed?.close(), host?.close()]);
});
beforeEach(async () => {
  visitor = await visit(browser);
  await visitor.page.goto(host.origin);
  helper = visitor.page.locator('porsa-proposal');
  await field('title').waitFor();
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const field = (question: string): Locator => helper.locator(`[data-question="${question}"] textarea`).first();
const findings = (question: string): Locator => helper.locator(`[data-question="${question}"] .porsa-p-findings li`);
const kept = async (): Promise<void> => {
  await helper.locator('.porsa-p-saving', { hasText: 'Kept on this device' }).waitFor();
};

describe('A researcher gets a sentence, and loses nothing, who', () => {
  test('opens a RIS file in Windows-1256', async () => {
    // «تب» and «رضایی، مینا» as Windows-1256 writes them.
    const bytes = [
      ...Buffer.from('TY  - JOUR\r\nTI  - '),
      ...[0xca, 0xc8],
      ...Buffer.from('\r\nAU  - '),
      ...[0xd1, 0xd6, 0xc7, 0xed, 0xed, 0x2c, 0x20, 0xe3, 0xed, 0xe4, 0xc7],
      ...Buffer.from('\r\nPY  - 2020\r\nER  - \r\n'),
    ];
    await helper
      .locator('[data-question="sources"] input[type="file"]')
      .setInputFiles({ name: 'refs.ris', mimeType: 'application/x-research-info-systems', buffer: Buffer.from(bytes) });
    await helper.locator('[data-source]', { hasText: 'تب' }).waitFor();
    expect(await helper.locator('[data-source]').innerText()).toMatch(/مینا|رضا/);
  });

  test('pastes BibTeX that is never closed', async () => {
    const broken = '@article{open, title={Never closed';
    await field('sources').fill(broken);
    await helper.locator('.porsa-p-add .porsa-kit-button[data-kind="primary"]').click();
    const left = helper.locator('.porsa-p-left');
    await left.waitFor();
    expect(await left.locator('textarea').inputValue()).toContain('Never closed');
    expect(await left.innerText()).toMatch(/\w+ \w+.*\./);
  });

  test('writes a title of one letter', async () => {
    await field('title').fill('A');
    await findings('title').first().waitFor();
    expect(await field('title').inputValue()).toBe('A');
  });

  test('writes a title in both languages, each part read by the rules of its own', async () => {
    await field('title').fill(
      'تأثیر پیاده‌روی بر خواب در سالمندان: Effect of walking on sleep in older adults compared with usual care',
    );
    const marked = helper.locator('.porsa-p-pico mark');
    await marked.filter({ hasText: 'older adults' }).waitFor();
    await marked.filter({ hasText: 'سالمندان' }).waitFor();
  });

  test('pastes 100,000 words', async () => {
    const words = 'Patients sleep badly after the operation and ask for help. '.repeat(10_000).trim();
    await field('method').fill(words);
    await helper.locator('[data-question="method"] .porsa-p-count', { hasText: '100000 words' }).waitFor();
    await findings('method').first().waitFor();
    await kept();
    await visitor.page.reload();
    await field('method').waitFor();
    expect((await field('method').inputValue()).length).toBe(words.length);
  });
});
