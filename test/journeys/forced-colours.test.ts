import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { fillPlainForm } from '../support/journeys/plain-form.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { openBrowser, phone, visit } from '../support/journeys/visitor.ts';
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

/** What a person sees of it; the caret does not count. */
const look = async (of: Locator) => (await of.screenshot({ caret: 'hide', animations: 'disabled' })).toString('base64');

/** Puts the focus nowhere. */
const unfocus = (page: Page) =>
  page.evaluate(() => (document.querySelector('porsa-form')?.shadowRoot?.activeElement as HTMLElement | null)?.blur());

/** Controls of a page that look the same with the focus and without. */
async function hiddenFocus(page: Page, questions: Locator): Promise<readonly string[]> {
  const found: string[] = [];
  for (const question of await questions.all()) {
    const control = question.locator('input:not([type="file"]), select, textarea, button:enabled, summary').first();
    if ((await control.count()) === 0) continue;
    await unfocus(page);
    const before = await look(question);
    // Chosen by keyboard: what a pointer presses need not show it.
    await control.focus();
    await page.keyboard.press('Shift');
    if ((await look(question)) === before) found.push((await question.getAttribute('data-name')) ?? '');
  }
  await unfocus(page);
  return found;
}

/** What is answered by choosing, what of it shows the choice, and which control makes it. */
const choices: readonly (readonly [name: string, shown: string, control: string, key?: string])[] = [
  ['mood', '.porsa-choices', 'input >> nth=1'],
  ['signs', '.porsa-choices', 'input >> nth=1'],
  ['agreed', '.porsa-inline', 'input'],
  ['worst', '.porsa-marks', 'input >> nth=4'],
  ['face', '.porsa-marks', 'input >> nth=2'],
  ['stars', '.porsa-marks', 'input >> nth=3'],
  ['line', 'input', 'input', 'ArrowRight'],
  ['days', '.porsa-matrix', 'input >> nth=1'],
];

async function choose(page: Page, control: Locator, key = 'Space'): Promise<void> {
  await control.focus();
  await page.keyboard.press(key);
  await unfocus(page);
}

describe.each([
  { language: 'en', theme: 'light' },
  { language: 'fa', theme: 'dark' },
] as const)('In the colours that the reader’s system forces: $language, $theme', ({ language, theme }) => {
  test('of every question the focus, what was chosen and what is wrong can be seen', async () => {
    const visitor = await visit(browser, {
      ...phone,
      reducedMotion: 'reduce',
      colorScheme: theme,
      forcedColors: 'active',
    });
    const { page } = visitor;
    website.hang(
      `<main><h1>Clinic</h1><porsa-form category="every-question" language="${language}" theme="${theme}"></porsa-form></main>`,
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await page.goto(website.address);
    const form = formIn(page);
    await form.opened();
    const questions = form.form.locator('.porsa-filling > .porsa-questions > .porsa-question');
    const slider = form.question('comfort').locator('.porsa-track');
    const untouched = await look(slider);
    await choose(page, slider.locator('input'), 'End');
    expect(await look(slider)).not.toBe(untouched);
    expect(await hiddenFocus(page, questions)).toEqual([]);

    const field = form.question('word').locator('input');
    const right = await look(field);
    await form.send();
    await form.summary.waitFor();
    await unfocus(page);
    expect(await look(field)).not.toBe(right);
    expect(
      await form
        .question('word')
        .locator('.porsa-problem')
        .evaluate((element) => getComputedStyle(element).outlineStyle),
    ).toBe('solid');

    await form.write('word', 'سلام');
    await form.send();
    await form.question('mood').waitFor();
    const unseen: string[] = [];
    for (const [name, shown, control, key] of choices) {
      const part = form.question(name).locator(shown).first();
      const before = await look(part);
      await choose(page, form.question(name).locator(control), key);
      if ((await look(part)) === before) unseen.push(name);
    }
    expect(unseen).toEqual([]);
    expect(await hiddenFocus(page, questions)).toEqual([]);
    await form.send();
    await form.question('drugs').waitFor();
    expect(await hiddenFocus(page, questions)).toEqual([]);
    await visitor.leave();
  });

  test('the words of urgent advice can be read, on its buttons too', async () => {
    const visitor = await visit(browser, { ...phone, colorScheme: theme, forcedColors: 'active' });
    const { page } = visitor;
    for (const plain of [false, true]) {
      await page.goto(`${product.portal}/f/phq-9?language=${language}${plain ? '&plain=1' : ''}`);
      if (plain) await fillPlainForm(page, {});
      else {
        const form = formIn(page);
        await answerAll(form, language === 'fa' ? 'چند روز' : 'Several days');
        await form.send();
      }
      const button = page.locator('.porsa-done .porsa-advice .porsa-button').first();
      // Behind words whose colours it adjusts, the browser puts the ground of the page.
      const [words, ground] = await button.evaluate((element) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
        const canvas = document.body.appendChild(document.createElement('i'));
        canvas.style.color = 'Canvas';
        return [color, forcedColorAdjust === 'none' ? backgroundColor : getComputedStyle(canvas).color];
      });
      expect(words).not.toBe(ground);
    }
    await visitor.leave();
  });
});

describe('In forced colors, in the portal', () => {
  /** Words that have the colour of the ground behind them, of what is drawn by Shoelace. */
  const unseen = (page: Page, selector: string) =>
    page.locator(`porsa-dashboard ${selector}`).evaluateAll((elements) =>
      elements
        .map((element) => [element, element.shadowRoot?.querySelector('[part~="base"]')] as const)
        .filter(([, base]) => {
          if (!base) return true;
          const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(base);
          const canvas = document.body.appendChild(document.createElement('i'));
          canvas.style.color = 'Canvas';
          return color === (forcedColorAdjust === 'none' ? backgroundColor : getComputedStyle(canvas).color);
        })
        .map(([element]) => element.textContent.trim()),
    );

  test.each(['light', 'dark'] as const)(
    'words on filled buttons and on the item in focus are seen (%s)',
    async (theme) => {
      const { page, leave } = await visit(browser, { colorScheme: theme, forcedColors: 'active' });
      await signIn(page, product, 'owner', '/patients');
      await page.locator('porsa-dashboard sl-button[variant="primary"]').first().waitFor();
      expect(await unseen(page, 'sl-button')).toEqual([]);
      await page.locator('porsa-dashboard .porsa-portal-account').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await page.locator('porsa-dashboard sl-menu-item:focus-visible').waitFor();
      expect(await unseen(page, 'sl-menu-item:focus-visible')).toEqual([]);
      await leave();
    },
  );
});
