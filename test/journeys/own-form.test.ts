import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { samples } from '../../demo/samples/index.ts';
import { formIn } from '../support/journeys/filled-form.ts';
import { holdLiveCode, type HeldCode } from '../support/journeys/held-code.ts';
import { watchShifts } from '../support/journeys/layout-shift.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;
let code: HeldCode;

beforeEach(async () => {
  visitor = await visit(journey.browser, phone);
  code = await holdLiveCode(visitor.context, journey.product);
});
afterEach(() => visitor.leave());

const isLive = () => visitor.page.waitForFunction(() => document.querySelector('porsa-form')!.matches(':state(ready)'));
const answers = () =>
  visitor.page.evaluate(() => (document.querySelector('porsa-form') as unknown as { answers: object }).answers);

/** A page of the clinic's own with a form that it has defined itself. */
async function open(slug: string, language: 'en' | 'fa') {
  const { definition } = samples.find(({ category }) => category.slug === slug)!;
  await visitor.page.goto(`${journey.product.clinic}/clinic.html`);
  await visitor.page.evaluate(
    ([definition, language]) => {
      const form = document.createElement('porsa-form');
      form.setAttribute('language', language);
      Object.assign(form, { definition });
      document.body.replaceChildren(form, document.createElement('footer'));
    },
    [definition, language] as const,
  );
  const form = formIn(visitor.page);
  await form.drawn();
  return form;
}

describe.each(['en', 'fa'] as const)(
  'A form that its page has defined, before what makes it live has come: %s',
  (language) => {
    test('keeps what is typed and ticked, the caret and the focus', async () => {
      const form = await open('every-question', language);
      await form.write('height', '175');
      const word = form.question('word').locator('input');
      await word.click();
      await visitor.page.keyboard.type('world');
      await visitor.page.keyboard.press('Home');
      await visitor.page.keyboard.type('Hell');
      const typed = await word.elementHandle();
      code.release();
      await isLive();
      await visitor.page.keyboard.type('o ');
      expect(await typed!.evaluate((input) => [input.isConnected, (input as HTMLInputElement).value])).toEqual([
        true,
        'Hello world',
      ]);
      expect(await answers()).toMatchObject({ word: 'Hello world', height: 175 });
      expect(visitor.complaints).toEqual([]);
    });

    test('looks as it will when it is live, and nothing moves', async () => {
      const shifted = await watchShifts(visitor.page);
      await open('phq-9', language);
      const boxes = () =>
        visitor.page.locator('porsa-form .porsa-question').evaluateAll((parts) =>
          parts.map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [x, y, width, height, getComputedStyle(part).font, part.textContent];
          }),
        );
      const before = await boxes();
      const moved = await shifted();
      expect(before.length).toBeGreaterThan(8);
      code.release();
      await isLive();
      await visitor.rest();
      expect(await boxes()).toEqual(before);
      expect(await shifted()).toBe(moved);
    });

    test('is pressed on, and answers once it can', async () => {
      const form = await open('phq-9', language);
      await form.send();
      code.release();
      await form.summary.waitFor();
      expect(visitor.complaints).toEqual([]);
    });

    test('becomes live at another try where that did not come, with what was filled in', async () => {
      const form = await open('phq-9', language);
      await form.question('interest').locator('.porsa-choice').nth(1).click();
      code.fail();
      const again = form.form.getByRole('alert').getByRole('button');
      await again.waitFor();
      await visitor.context.unroute('**/embed/**/*.js');
      await again.click();
      await isLive();
      expect(Object.keys(await answers())).toEqual(['interest']);
    });
  },
);
