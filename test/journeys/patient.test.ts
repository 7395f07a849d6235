import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { ask, call, tokenOf } from '../support/journeys/product.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit(journey.browser, phone);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const entries = async () => {
  const token = await tokenOf(journey.product, 'owner');
  return await ask(journey.product.portal, '/entry/getentries', { category: 'phq-9', limit: 1 }, token);
};

describe('A patient with a phone, on the clinic’s own page', () => {
  test('fills PHQ-9 in Persian, sees the score grow, and the clinic has the answers', async () => {
    const before = (await entries()).total;
    await visitor.page.goto(`${journey.product.clinic}/clinic.html`);
    const form = formIn(visitor.page);
    await form.opened();
    expect(await form.form.locator('.porsa-filling').evaluate((element) => getComputedStyle(element).direction)).toBe(
      'rtl',
    );
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await answerAll(form, 'چند روز', [
      'interest',
      'mood',
      'sleep',
      'energy',
      'appetite',
      'selfworth',
      'concentration',
      'movement',
    ]);
    expect(await form.result('total').count()).toBe(0);
    await form.choose('selfharm', 'تقریباً هر روز');
    expect(await form.result('total').textContent()).toBe('۱۱ از ۲۷متوسط');
    const advice = form.form.locator('.porsa-advice');
    expect(
      await advice.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['tel:115', 'tel:1480', 'tel:123']);

    await form.send();
    await form.done.waitFor();
    expect(await form.done.locator('h2').first().textContent()).toContain('تنها نیستید');
    expect(await form.done.locator('svg').count()).toBe(0);
    expect(await form.done.getByRole('link', { name: '۱۱۵' }).getAttribute('href')).toBe('tel:115');
    expect(await form.done.textContent()).toContain('پاسخ‌های شما ارسال شد');
    expect(await form.done.textContent()).toContain('۱۱');
    const {
      items: [entry],
      total,
    } = await entries();
    expect(total).toBe(before + 1);
    expect(entry?.answers).toMatchObject({ interest: '1', selfharm: '3', total: 11 });
  });

  test('is shown every missing answer, beside the question and in a list that leads there', async () => {
    await visitor.page.goto(`${journey.product.clinic}/clinic.html`);
    const form = formIn(visitor.page);
    await form.opened();
    await answerAll(form, 'هیچ‌وقت', ['interest', 'mood', 'sleep', 'energy', 'appetite', 'selfworth', 'concentration']);
    await form.send();
    const lines = form.summary.locator('li button');
    expect(await lines.count()).toBe(2);
    expect(await form.summary.locator('h2').textContent()).toBe('۲ پرسش هنوز پاسخ ندارد');
    expect(await form.problems('movement').count()).toBe(1);
    expect(await form.problems('mood').count()).toBe(0);
    await lines.nth(1).click();
    expect(await form.question('selfharm').locator('input:focus').count()).toBe(1);
    await form.choose('selfharm', 'هیچ‌وقت');
    expect(await form.problems('selfharm').count()).toBe(0);
    await form.choose('movement', 'هیچ‌وقت');
    await form.send();
    await form.done.waitFor();
  });
});

describe('A page that was scrolled down', () => {
  test('stays where it is when an answer far below is tapped', async () => {
    await visitor.page.goto(`${journey.product.clinic}/clinic.html`);
    const form = formIn(visitor.page);
    await form.opened();
    await form.choose('selfharm', 'چند روز');
    expect(await form.question('selfharm').locator('input:checked').count()).toBe(1);
    expect(await visitor.page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });
});

describe('The server, whoever asks', () => {
  const answers = Object.fromEntries(
    ['interest', 'mood', 'sleep', 'energy', 'appetite', 'selfworth', 'concentration', 'movement', 'selfharm'].map(
      (name) => [name, '1'],
    ),
  );
  const store = (changed: Readonly<Record<string, unknown>>) =>
    call(journey.product.portal, '/entry/storeentry', {
      id: crypto.randomUUID(),
      category: 'phq-9',
      version: 1,
      answers: { ...answers, ...changed } as never,
    });

  test('computes the scores itself', async () => {
    const reply = await store({ total: 27 });
    expect(reply.status).toBe(200);
    const [entry] = (await entries()).items;
    expect(entry?.answers).toMatchObject({ total: 9 });
  });

  test('refuses answers that break a rule, field by field', async () => {
    const reply = await store({ mood: undefined, sleep: '7' });
    expect(reply).toMatchObject({ status: 422, success: false, code: 4220 });
    expect(reply.success ? [] : reply.fields?.map(({ path }) => path)).toEqual(['answers.mood', 'answers.sleep']);
  });
});
