import { expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { drawnByServer } from '../support/journeys/held-code.ts';
import { openSlowLine } from '../support/journeys/slow-line.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { phone, visit } from '../support/journeys/visitor.ts';

const journey = startJourney();

test.each([
  ['its own definition', '"questions"'],
  ['its first questions', 'type="radio"'],
])('A page whose code is there before %s becomes live once it has come whole', async (_what, stop) => {
  await drawnByServer(journey.product, { category: 'phq-9', language: 'en' });
  const line = await openSlowLine(journey.product.portal, stop);
  const visitor = await visit(journey.browser, phone);
  const { page } = visitor;
  await page.goto(`${line.address}/f/phq-9?language=en`, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel$=preload]')];
    const came = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return wanted.length > 0 && wanted.every(({ href }) => came.has(href));
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
  line.release();
  await page.waitForFunction(() => document.querySelector('porsa-form')?.matches(':state(ready)'));
  expect(await page.locator('porsa-form .porsa-filling').count()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await formIn(page).drawn();
  await visitor.leave();
  await line.close();
});
