import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formIn, type FilledForm } from '../support/journeys/filled-form.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;
let form: FilledForm;

beforeEach(async () => {
  visitor = await visit(journey.browser, phone);
  await visitor.page.goto(`${journey.product.clinic}/strict.html`);
  form = formIn(visitor.page, 'porsa-form[category="first-visit"]');
  await form.form.scrollIntoViewIfNeeded();
  await form.opened();
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const latest = async () =>
  (
    await ask(
      journey.product.portal,
      '/entry/getentries',
      { category: 'first-visit' },
      await tokenOf(journey.product, 'owner'),
    )
  ).items[0];
const next = () => form.send();
const row = (number: number) =>
  form
    .question('medications')
    .locator('.porsa-row')
    .nth(number - 1);

/** The first page, which asks who has come and why. */
async function introduce(gender: 'زن' | 'مرد', seenBefore: string): Promise<void> {
  await form.patient('name').locator('input').fill('مینا کریمی');
  await form.patient('phone').locator('input').fill('۰۹۱۲۱۲۳۴۵۶۷');
  await form.patient('gender').locator('select').selectOption({ label: gender });
  await form.write('birthdate', '۱۳۷۰/۰۲/۰۱');
  await form.choose('seenbefore', seenBefore);
  await complainOf('تنگی نفس', 'ریه و راه‌های هوایی');
  await form.question('pain').locator('input[type="range"]').first().press('ArrowLeft');
}

async function complainOf(complaint: string, system: string): Promise<void> {
  const [first, second] = [
    form.question('complaint').locator('input, select').nth(0),
    form.question('complaint').locator('input, select').nth(1),
  ];
  await first.fill(system);
  await first.press('Enter');
  await second.selectOption({ label: complaint });
}

describe('The first visit', () => {
  test('asks what the answers call for, row by row, and stores nothing that was hidden', async () => {
    expect(await form.question('pregnant').count()).toBe(0);
    await introduce('زن', 'نه، این اولین مراجعهٔ من است');
    expect(await form.result('age').textContent()).toMatch(/^[۰-۹]{2} سال$/);
    await form.question('pregnant').locator('input').check();
    await form.patient('gender').locator('select').selectOption({ label: 'مرد' });
    expect(await form.question('pregnant').count()).toBe(0);
    await next();

    await form.form.getByText('مرحلهٔ ۲ از ۲').waitFor();
    await form.question('smoker').locator('input').check();
    await form.write('cigarettes', '۱۰');
    await form.question('smoker').locator('input').uncheck();
    expect(await form.question('cigarettes').count()).toBe(0);
    const add = form.question('medications').locator('[data-add]');
    await add.click();
    await row(1).locator('[data-name="drug"] input').fill('متفورمین');
    await row(1).locator('[data-name="dose"] input').fill('۵۰۰');
    await row(1).locator('[data-name="times"] input').fill('۲');
    expect(await row(1).locator('[data-name="daily"] output').textContent()).toBe('۱۰۰۰ میلی‌گرم');
    await add.click();
    await row(2).locator('[data-name="drug"] input').fill('آسپرین');
    await row(2).locator('[data-name="dose"] input').fill('80');
    await row(2).locator('[data-name="times"] input').fill('1');
    expect(await form.result('dailytotal').textContent()).toBe('۱۰۸۰ میلی‌گرم');
    await row(2).getByRole('button', { name: 'بالا بردن' }).click();
    expect(await row(1).locator('[data-name="drug"] input').inputValue()).toBe('آسپرین');
    await form.question('consent').locator('input').check();
    await form.reviewAndSend();
    await form.done.waitFor();

    const answers = (await latest())?.answers ?? {};
    expect(answers).toMatchObject({
      birthdate: '1991-04-21',
      complaint: ['lungs', 'dyspnoea'],
      dailytotal: 1080,
      medications: [
        { drug: 'آسپرین', daily: 80 },
        { drug: 'متفورمین', dose: 500, daily: 1000 },
      ],
    });
    expect(answers).not.toHaveProperty('pregnant');
    expect(answers).not.toHaveProperty('cigarettes');
  });

  test('leaves the history out for somebody known', async () => {
    await introduce('زن', 'بله، و سابقه‌ام تغییری نکرده است');
    await form.send();
    await form.done.waitFor();
    const answers = (await latest())?.answers ?? {};
    expect(answers).toMatchObject({ seenbefore: 'yes', pain: 1 });
    expect(answers).not.toHaveProperty('consent');
  });

  test('goes on to the second page and back with everything still there', async () => {
    await introduce('زن', 'نه، این اولین مراجعهٔ من است');
    await next();
    await form.form.getByText('مرحلهٔ ۲ از ۲').waitFor();
    await form.form.getByRole('button', { name: 'قبلی' }).click();
    expect(await form.patient('name').locator('input').inputValue()).toBe('مینا کریمی');
    const parts = await form.question('birthdate').locator('input, select').all();
    expect(await Promise.all(parts.map((part) => part.inputValue()))).toEqual(['۱', '2', '۱۳۷۰']);
  });

  test('warns of an emergency at once', async () => {
    expect(await form.question('chestpain_warning').count()).toBe(0);
    await complainOf('درد یا فشار قفسهٔ سینه', 'قلب و عروق');
    expect(await form.question('chestpain_warning').textContent()).toContain('۱۱۵');
  });
});
