import { afterEach, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { drawnByServer } from '../support/journeys/held-code.ts';
import { watchShifts } from '../support/journeys/layout-shift.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;
afterEach(() => visitor.leave());

const addressOf = (category: string, language: string) =>
  `${journey.product.portal}/f/${category}?language=${language}`;
const isLive = () => visitor.page.waitForFunction(() => document.querySelector('porsa-form')!.matches(':state(ready)'));

describe('A form on its own page, before any script has come', () => {
  /** Holds all scripts back. Gives what lets them come. */
  async function holdScripts(): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await visitor.context.route('**/embed/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  test('is read, filled in, and taken over where it stands, without a request of its own', async () => {
    visitor = await visit(journey.browser, phone);
    await drawnByServer(journey.product, { category: 'every-question', language: 'en' });
    const release = await holdScripts();
    // What waits for its scripts is not loaded.
    await visitor.page.goto(addressOf('every-question', 'en'), { waitUntil: 'commit' });
    const form = formIn(visitor.page);
    await form.question('word').locator('input').click();
    await visitor.page.keyboard.type('Hello wold');
    for (const _back of 'ld') await visitor.page.keyboard.press('ArrowLeft');
    const typed = await form.question('word').locator('input').elementHandle();
    expect(await visitor.page.evaluate(() => document.querySelector('porsa-form')!.matches(':defined'))).toBe(false);
    release();
    await isLive();
    await visitor.page.keyboard.type('r');
    expect(await typed!.evaluate((input) => [input.isConnected, (input as HTMLInputElement).value])).toEqual([
      true,
      'Hello world',
    ]);
    const answers = await visitor.page.evaluate(
      () => (document.querySelector('porsa-form') as unknown as { answers: object }).answers,
    );
    expect(answers).toMatchObject({ word: 'Hello world' });
    expect(await visitor.page.locator('porsa-form-screen').count()).toBe(1);
    await visitor.rest();
    expect(visitor.requests.filter((address) => /\/category\/(open|get)form/.test(address))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  test('of a link is taken over where it stands, too, and counts for that link', async () => {
    const token = await tokenOf(journey.product, 'owner');
    const form = await ask(journey.product.portal, '/category/getform', { category: 'phq-9' }, token);
    const make = { kind: 'form', category: form.id, singleUse: true } as const;
    const { link } = await ask(journey.product.portal, '/app/storelink', make, token);
    visitor = await visit(journey.browser, phone);
    await drawnByServer(journey.product, { category: form.id, language: 'en' });
    const release = await holdScripts();
    await visitor.page.goto(`${journey.product.portal}/lnk/${link}?language=en`, { waitUntil: 'commit' });
    const choice = visitor.page.locator('porsa-form .porsa-question input[type="radio"]').first();
    await choice.check();
    const held = await choice.elementHandle();
    release();
    await isLive();
    expect(await held!.evaluate((input) => [input.isConnected, (input as HTMLInputElement).checked])).toEqual([
      true,
      true,
    ]);
    await answerAll(formIn(visitor.page), 'Several days');
    await formIn(visitor.page).send();
    await formIn(visitor.page).done.getByText('have been sent').first().waitFor();
    expect(visitor.requests.filter((address) => /\/category\/(open|get)form/.test(address))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    const again = await fetch(`${journey.product.portal}/lnk/${link}?language=en`);
    expect(again.status).toBe(410);
  });

  test('says at once what a press waits for, and does it once it can', async () => {
    visitor = await visit(journey.browser, phone);
    await drawnByServer(journey.product, { category: 'phq-9', language: 'en' });
    const release = await holdScripts();
    await visitor.page.goto(addressOf('phq-9', 'en'), { waitUntil: 'commit' });
    const form = formIn(visitor.page);
    await form.question('interest').locator('.porsa-choice').nth(1).click();
    await form.form.locator('[data-primary]').click();
    await form.form.getByText('as soon as the form is ready').waitFor();
    release();
    await form.summary.waitFor();
    expect(await form.form.getByText('as soon as the form is ready').count()).toBe(0);
    expect(await form.form.locator('input:checked').count()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });

  test('looks as it will when it is live, and nothing moves', async () => {
    visitor = await visit(journey.browser, phone);
    await drawnByServer(journey.product, { category: 'phq-9', language: 'fa' });
    const release = await holdScripts();
    const shifted = await watchShifts(visitor.page);
    await visitor.page.goto(addressOf('phq-9', 'fa'), { waitUntil: 'commit' });
    const boxes = () =>
      visitor.page.locator('porsa-form .porsa-question').evaluateAll((questions) =>
        questions.map((question) => {
          const { x, y, width, height } = question.getBoundingClientRect();
          const { color, fontSize, fontWeight } = getComputedStyle(question);
          return [x, y, width, height, color, fontSize, fontWeight];
        }),
      );
    await visitor.page.locator('.plain-foot').waitFor();
    const before = await boxes();
    expect(before.length).toBeGreaterThan(8);
    release();
    await isLive();
    await visitor.rest();
    expect(await boxes()).toEqual(before);
    expect(await shifted()).toBe(0);
  });

  test('names the clinic once, at the head of the page', async () => {
    visitor = await visit(journey.browser, phone);
    await drawnByServer(journey.product, { category: 'phq-9', language: 'en' });
    await visitor.page.goto(addressOf('phq-9', 'en'));
    await isLive();
    expect(await visitor.page.locator('.plain-clinic').isVisible()).toBe(true);
    expect(await visitor.page.locator('porsa-form .porsa-clinic').isVisible()).toBe(false);
  });

  test('is the plain form alone where no script ever runs', async () => {
    visitor = await visit(journey.browser, { ...phone, javaScriptEnabled: false });
    await drawnByServer(journey.product, { category: 'phq-9', language: 'en' });
    await visitor.page.goto(addressOf('phq-9', 'en'));
    await visitor.page.locator('form#plain-form').waitFor();
    expect(await visitor.page.locator('porsa-form').isVisible()).toBe(false);
    expect(await visitor.page.locator('.plain-clinic').isVisible()).toBe(true);
  });
});
