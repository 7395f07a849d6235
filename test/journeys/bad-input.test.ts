import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';
import { openWebsite, type Website } from '../support/journeys/website.ts';

let product: Product;
let browser: Browser;
let website: Website;
let visitor: Visitor;

beforeAll(async () => {
  [product, browser, website] = await Promise.all([startProduct(), openBrowser(), openWebsite()]);
  const token = await tokenOf(product, 'admin');
  await ask(
    product.portal,
    '/category/storecategory',
    { id: 'apgar', settings: { allowPublicScores: true, allowedOrigins: ['*'], withdrawn: true } },
    token,
  );
  await ask(
    product.portal,
    '/category/storecategory',
    { id: 'who-5', settings: { allowPublicScores: true, allowedOrigins: ['https://clinic.example'] } },
    token,
  );
  await ask(
    product.portal,
    '/category/storecategory',
    {
      slug: 'unfinished',
      project: 'mood-scales',
      title: 'Unfinished',
      settings: { allowPublicScores: true, allowedOrigins: ['*'] },
    },
    token,
  );
});
afterAll(async () => {
  await browser?.close();
  await website?.close();
  await product?.close();
});
beforeEach(async () => {
  visitor = await visit(browser, phone);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** Puts the element on the clinic's page and gives what it says and the code it sends. */
async function complaintOf(
  element: string,
  script = '',
): Promise<{ readonly text: string; readonly codes: readonly string[] }> {
  website.hang(
    `<script>
    window.codes = []; addEventListener('porsa-error', (event) => codes.push(event.detail.code));
  </script>${element}<script>${script}</script>`,
    `<script async src="${product.portal}/embed/porsa.js"></script>`,
  );
  await visitor.page.goto(website.address);
  const form = visitor.page.locator('porsa-form');
  const notice = form
    .getByRole('alert')
    .or(form.getByRole('status').filter({ has: visitor.page.getByRole('heading') }));
  await notice.first().waitFor();
  await visitor.page.waitForFunction(() => (window as unknown as { codes: string[] }).codes.length > 0);
  const box = await form.boundingBox();
  expect(box?.height).toBeGreaterThan(40);
  return {
    text: (await notice.allTextContents()).join('\n'),
    codes: await visitor.page.evaluate(() => (window as unknown as { codes: string[] }).codes),
  };
}

describe('What goes wrong is shown inside the element, in the reader’s language, and reported to the page', () => {
  test.each([
    [
      'a form that is not there',
      '<porsa-form category="no-such-form" language="fa"></porsa-form>',
      'unknowncategory',
      'فرمی با این نام وجود ندارد',
    ],
    [
      'a form that was withdrawn',
      '<porsa-form category="apgar" language="fa"></porsa-form>',
      'withdrawn',
      'این فرم بسته شده است و دیگر پاسخ نمی‌پذیرد',
    ],
    [
      'a form not published yet',
      '<porsa-form category="unfinished" language="en"></porsa-form>',
      'unpublished',
      'This form is not open yet',
    ],
    [
      'a website that may not show the form',
      '<porsa-form category="who-5" language="en"></porsa-form>',
      'originnotallowed',
      'this website',
    ],
    [
      'a server that does not answer',
      '<porsa-form category="phq-9" language="fa" api="http://127.0.0.1:9"></porsa-form>',
      'offline',
      'دسترسی به سرور ما ممکن نشد',
    ],
    [
      'an attribute that means nothing',
      '<porsa-form category="phq-9" language="fa" mode="upside-down"></porsa-form>',
      'wrongattribute',
      'upside-down',
    ],
  ])('%s', async (_name, element, code, sentence) => {
    const { text, codes } = await complaintOf(element);
    expect(text).toContain(sentence);
    expect(codes).toContain(code);
  });

  test('a definition that is broken, place by place', async () => {
    const definition = {
      schema: 1,
      title: 'Pulse',
      language: 'en',
      conditions: [],
      pages: [
        {
          id: 'p',
          text: 'p',
          pageType: 'form',
          questions: [
            { id: 'a', name: 'pulse', type: 'number', title: 'Pulse' },
            { id: 'b', name: 'fast', type: 'calculated', title: 'Fast', formula: 'IF(puls > 100, "yes"' },
          ],
        },
      ],
    };
    const { text, codes } = await complaintOf(
      '<porsa-form id="it" language="en"></porsa-form>',
      `document.getElementById('it').definition = ${JSON.stringify(definition)}`,
    );
    expect(text).toContain('pages[0].questions[1]');
    expect(codes).toEqual(['invaliddefinition']);
  });

  test('a definition that is none at all', async () => {
    expect(
      (
        await complaintOf(
          '<porsa-form id="it" language="fa"></porsa-form>',
          'document.getElementById("it").definition = 42',
        )
      ).codes,
    ).toEqual(['invaliddefinition']);
  });

  test('a server that is back is asked again at the press of a button', async () => {
    const form = formIn(visitor.page);
    website.hang(
      '<porsa-form category="phq-9" language="fa"></porsa-form>',
      `<script async src="${product.portal}/embed/porsa.js"></script>`,
    );
    await visitor.context.route(/\/category\/(open|get)form/, (route) => route.abort('connectionrefused'));
    await visitor.page.goto(website.address);
    await form.form.getByText('دسترسی به سرور ما ممکن نشد').waitFor();
    await visitor.context.unroute(/\/category\/(open|get)form/);
    await form.form.getByRole('button', { name: 'تلاش دوباره' }).click();
    await form.opened();
  });
});
