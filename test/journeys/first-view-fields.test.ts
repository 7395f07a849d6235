import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { drawnByServer, holdCode, type HeldCode } from '../support/journeys/held-code.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;
let code: HeldCode;

beforeEach(async () => {
  visitor = await visit(journey.browser);
  code = await holdCode(visitor.context, journey.product);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** One page of the form that has every question, drawn by the server alone. */
async function open(page: string, language: 'en' | 'fa') {
  await drawnByServer(journey.product, { category: 'every-question', page, language });
  await visitor.page.goto(`${journey.product.clinic}/clinic.html`);
  await visitor.page.evaluate(
    ([api, page, language]) => {
      const form = document.createElement('porsa-form');
      for (const [name, value] of Object.entries({ api, page, language, category: 'every-question' }))
        form.setAttribute(name, value);
      document.body.replaceChildren(form);
    },
    [journey.product.portal, page, language] as const,
  );
  const form = formIn(visitor.page);
  await form.drawn();
  return form;
}

async function becomeLive(): Promise<Record<string, unknown>> {
  code.release();
  await visitor.page.waitForFunction(() => document.querySelector('porsa-form')!.matches(':state(ready)'));
  return readAnswers();
}
const readAnswers = () =>
  visitor.page.evaluate(
    () => (document.querySelector('porsa-form') as unknown as { answers: Record<string, unknown> }).answers,
  );
const scrolled = () => visitor.page.evaluate(() => scrollY);

describe.each(['en', 'fa'] as const)('What is filled into a form before its code has come is kept: %s', (language) => {
  const text = language === 'fa' ? 'از شنبه' : 'Since Monday';
  const two = language === 'fa' ? '۲' : '2';

  test('texts, numbers, caret, focus and scroll', async () => {
    const form = await open('written', language);
    await form.write('story', `${text}\n${text}`);
    await form.write('height', `1${two}0`);
    await form.write('weight', `8${two}`);
    const word = form.question('word').locator('input');
    await word.click();
    await visitor.page.keyboard.type(text);
    await visitor.page.keyboard.press('Home');
    await visitor.page.keyboard.type('かん');
    const before = await scrolled();
    expect(await becomeLive()).toMatchObject({ story: `${text}\n${text}`, height: 120, weight: 82 });
    expect(await scrolled()).toBe(before);
    expect(await word.inputValue()).toBe(`かん${text}`);
    expect(await word.evaluate((input: HTMLInputElement) => [input.matches(':focus'), input.selectionStart])).toEqual([
      true,
      2,
    ]);
    expect(await readAnswers()).toMatchObject({ word: `かん${text}` });
  });

  test('choices, lists, ticks, scales and sliders', async () => {
    const form = await open('chosen', language);
    const tick = (name: string, index: number) => form.question(name).locator('.porsa-choice').nth(index).click();
    await tick('mood', 1);
    await tick('signs', 0);
    await tick('signs', 2);
    await form.question('season').locator('select').selectOption('winter');
    await form.question('agreed').locator('input').check();
    await form.question('days').locator('input[type="radio"]').nth(2).check({ force: true });
    await form.question('worst').locator('.porsa-mark').nth(3).click();
    await form.question('line').locator('input[type="range"]').press('End');
    await form.question('stars').locator('.porsa-mark').nth(1).click();
    const ward = form.question('ward').locator('[role="combobox"]');
    await ward.click();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await visitor.page.keyboard.press(key);
    const answers = await becomeLive();
    expect(answers).toMatchObject({ season: 'winter', agreed: true, worst: 3, stars: 2, line: 100 });
    expect(['mood', 'signs', 'days', 'ward'].filter((name) => !answers[name])).toEqual([]);
    expect(answers['signs']).toHaveLength(2);
    expect(await ward.evaluate((input) => input.matches(':focus'))).toBe(true);
  });

  test('days, times, files and a signature', async () => {
    const form = await open('other', language);
    const day = language === 'fa' ? '۱۳۶۰/۰۵/۱۲' : '1981-08-03';
    await form.write('day', day);
    await form.write('clock', `1${two}:30`);
    const [inDay, inMonth, inYear] = await form.question('since').locator('input, select').all();
    await inDay!.fill(language === 'fa' ? '۷' : '27');
    await (language === 'fa' ? inMonth!.selectOption('1') : inMonth!.fill('3'));
    await inYear!.fill(language === 'fa' ? '۱۳۶۳' : '1984');
    const chooser = visitor.page.waitForEvent('filechooser');
    await form.question('pictures').locator('[data-choose]').click();
    await (await chooser).setFiles({ name: 'scan.png', mimeType: 'image/png', buffer: picture });
    const pad = form.question('signed').locator('.porsa-pad');
    await pad.scrollIntoViewIfNeeded();
    const { x, y } = (await pad.boundingBox())!;
    for (const shift of [0, 60]) {
      await visitor.page.mouse.move(x + 30 + shift, y + 40);
      await visitor.page.mouse.down();
      await visitor.page.mouse.move(x + 60 + shift, y + 80, { steps: 4 });
      await visitor.page.mouse.up();
    }
    expect(await pad.locator('path[d*="L"]').count()).toBe(2);
    expect(await becomeLive()).toMatchObject({
      day: '1981-08-03',
      clock: '12:30',
      since: '1984-03-27',
    });
    await form.question('pictures').getByText('scan').waitFor();
    await visitor.page.waitForFunction(() => {
      const { answers } = document.querySelector('porsa-form') as unknown as { answers: Record<string, unknown> };
      return answers['signed'] && answers['pictures'];
    });
    expect(await pad.locator('path[d*="L"]').count()).toBe(2);
  });
});

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
