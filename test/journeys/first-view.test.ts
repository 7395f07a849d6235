import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { drawnByServer, holdCode } from '../support/journeys/held-code.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit(journey.browser, phone);
});
afterEach(() => visitor.leave());

const hold = () => holdCode(visitor.context, journey.product);
const open = async (category: string, language: 'en' | 'fa') => {
  await drawnByServer(journey.product, { category, language });
  await visitor.page.goto(`${journey.product.portal}/f/${category}?language=${language}`);
  const form = formIn(visitor.page);
  await form.drawn();
  return form;
};
const isLive = () => visitor.page.waitForFunction(() => document.querySelector('porsa-form')!.matches(':state(ready)'));
const answers = () =>
  visitor.page.evaluate(() => (document.querySelector('porsa-form') as unknown as { answers: object }).answers);

describe('A form whose code has not come yet', () => {
  test('keeps what is typed into it, the caret and the focus', async () => {
    const code = await hold();
    const form = await open('every-question', 'en');
    await form.write('story', 'Since Monday');
    await form.write('height', '175');
    await form.question('word').locator('input').click();
    await visitor.page.keyboard.type('Hello wold');
    for (const _back of 'ld') await visitor.page.keyboard.press('ArrowLeft');
    const typed = await form.question('word').locator('input').elementHandle();
    code.release();
    await isLive();
    await visitor.page.keyboard.type('r');
    expect(await typed!.inputValue()).toBe('Hello world');
    expect(await typed!.evaluate((input) => input.isConnected)).toBe(true);
    expect(await answers()).toMatchObject({ word: 'Hello world', story: 'Since Monday', height: 175 });
    expect(visitor.complaints).toEqual([]);
  });

  test('lets a word that is being composed be finished', async () => {
    const code = await hold();
    const form = await open('every-question', 'en');
    const word = form.question('word').locator('input');
    await word.click();
    const editor = await visitor.context.newCDPSession(visitor.page);
    const compose = (text: string) =>
      editor.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('に');
    code.release();
    await visitor.rest();
    await compose('にほん');
    await editor.send('Input.insertText', { text: '日本' });
    await isLive();
    expect(await word.inputValue()).toBe('日本');
    expect(await answers()).toMatchObject({ word: '日本' });
    expect(visitor.complaints).toEqual([]);
  });

  test('keeps dates in the reader’s calendar, and what was chosen', async () => {
    const code = await hold();
    const form = await open('first-visit', 'fa');
    await form.write('birthdate', '۱۳۶۰/۰۵/۱۲');
    code.release();
    await isLive();
    expect(await answers()).toMatchObject({ birthdate: '1981-08-03' });
  });

  test('keeps what was ticked', async () => {
    const code = await hold();
    const form = await open('phq-9', 'fa');
    await form.choose('interest', 'چند روز');
    await form.choose('mood', 'هیچ‌وقت');
    code.release();
    await isLive();
    expect(await answers()).toMatchObject({ interest: '1', mood: '0' });
    expect(await form.form.locator('input:checked').count()).toBe(2);
  });

  test('does what was asked of it by a button, once it can', async () => {
    const code = await hold();
    const form = await open('phq-9', 'fa');
    await form.send();
    code.release();
    await form.summary.waitFor();
  });

  test('chooses what was searched for and taken by a key', async () => {
    const code = await hold();
    const form = await open('first-visit', 'fa');
    const levels = form.question('complaint').locator('input, select');
    await levels.first().fill('ریه');
    await levels.first().press('Enter');
    await form.form.getByRole('status').getByText('در حال بارگذاری').waitFor();
    code.release();
    await levels.nth(1).selectOption({ label: 'تنگی نفس' });
    expect(await answers()).toMatchObject({ complaint: ['lungs', 'dyspnoea'] });
    expect(visitor.complaints).toEqual([]);
  });

  test('opens a list that was stepped into, and chooses by the second key', async () => {
    const code = await hold();
    const form = await open('first-visit', 'fa');
    const list = form.question('complaint').locator('input').first();
    await list.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await visitor.page.keyboard.press(key);
    await form.patient('name').locator('input').focus();
    code.release();
    await form.question('complaint').locator('select').waitFor();
    expect(
      await form
        .patient('name')
        .locator('input')
        .evaluate((input) => input.matches(':focus')),
    ).toBe(true);
  });

  test('is not left without a question once something was written', async () => {
    const code = await hold();
    const form = await open('first-visit', 'fa');
    // Browsers ask nobody who has pressed nothing, and Persian letters are put in without a key.
    await form.patient('name').locator('input').click();
    await form.patient('name').locator('input').pressSequentially('Mina');
    const asked = visitor.page.waitForEvent('dialog');
    void visitor.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    code.release();
    await isLive();
    expect(await form.patient('name').locator('input').inputValue()).toBe('Mina');
  });

  test('is not asked for where its own page came with it, and once on any other', async () => {
    const asked = () => visitor.requests.filter((address) => /\/category\/(openform|getform)/.test(address));
    await open('phq-9', 'fa');
    await isLive();
    await visitor.rest();
    expect(asked()).toEqual([]);
    await visitor.page.goto(`${journey.product.clinic}/clinic.html`);
    await isLive();
    await visitor.rest();
    expect(asked().map((address) => new URL(address).pathname)).toEqual(['/category/openform']);
  });

  test('is asked for once by all forms of a page that show it, and all of them become live', async () => {
    const code = await hold();
    for (const category of ['phq-9', 'who-5']) await drawnByServer(journey.product, { category, language: 'en' });
    await visitor.page.goto(`${journey.product.clinic}/clinic.html`);
    await visitor.page.evaluate((api) => {
      document.body.style.cssText = 'display: grid; grid-template-columns: repeat(6, 1fr)';
      document.body.replaceChildren(
        ...Array.from({ length: 12 }, (_, index) => {
          const form = document.createElement('porsa-form');
          for (const [name, value] of Object.entries({ api, language: 'en', category: index % 2 ? 'who-5' : 'phq-9' }))
            form.setAttribute(name, value);
          form.style.cssText = 'block-size: 100px; overflow: hidden';
          return form;
        }),
      );
    }, journey.product.portal);
    await visitor.page.waitForFunction(() =>
      [...document.querySelectorAll('porsa-form')].every((form) => form.shadowRoot!.querySelector('.porsa-filling')),
    );
    code.release();
    await visitor.page.waitForFunction(() =>
      [...document.querySelectorAll('porsa-form')].every((form) => form.matches(':state(ready)')),
    );
    const asked = visitor.requests.filter((address) => /\/category\/(openform|getform).*language=en/.test(address));
    expect(asked.map((address) => new URL(address).searchParams.get('category')).sort()).toEqual(['phq-9', 'who-5']);
    expect(visitor.complaints).toEqual([]);
  });

  test('says so where the code never comes, and leads to the page that needs none', async () => {
    const code = await hold();
    const form = await open('phq-9', 'en');
    await form.choose('interest', 'Several days');
    code.fail();
    const way = form.form.locator('a[href*="/f/phq-9"]');
    await way.waitFor();
    expect(await form.form.locator('input:checked').count()).toBe(1);
  });
});
