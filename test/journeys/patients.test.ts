import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoPatients } from '../../demo/patients/patients.ts';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { violations } from '../support/journeys/violations.ts';
import { desk, openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
const portal = (): Locator => visitor.page.locator('porsa-dashboard');
const open = async (options = desk, person: 'owner' | 'expert' | 'new' = 'owner') => {
  visitor = await visit(browser, options);
  await signIn(visitor.page, product, person, '/patients');
};
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const [first] = demoPatients();
const name = first?.patient.name ?? '';
const code = first?.patient.code ?? '';

describe('The patients of a clinic', () => {
  test('are found by a code in either digits, and Back leads to the search', async () => {
    await open();
    const { page } = visitor;
    await portal().getByText('۱۵۰ بیمار').waitFor();
    expect(await violations(page, 'patients')).toEqual([]);
    await portal().locator('form[role="search"] input').fill(code);
    await page.keyboard.press('Enter');
    await portal().getByText('۱ بیمار').waitFor();
    await portal().getByRole('link', { name }).click();
    await portal().getByRole('heading', { name: 'خط زمان' }).waitFor();
    expect(await violations(page, 'patient')).toEqual([]);
    await page.goBack();
    await portal().getByText('۱ بیمار').waitFor();
    expect(page.url()).toContain(`q=${code}`);
  });

  test('get a form filled without being typed again, on a phone', async () => {
    await open(phone, 'expert');
    const { page } = visitor;
    await portal().getByRole('button', { name: 'بیمار جدید' }).click();
    const dialog = portal().locator('dialog');
    await dialog.locator('input').first().fill('پروانه نمونه‌زاده');
    await dialog.getByRole('button', { name: 'افزودن بیمار' }).click();
    await portal().getByText('هنوز فرمی برای این بیمار پر نشده است').waitFor();
    await portal().getByRole('button', { name: 'پر کردن فرم' }).click();
    await dialog.locator('input').fill('PHQ');
    await dialog.getByRole('button', { name: /پر کردن.*PHQ-9/ }).click();
    const form = formIn(page, 'porsa-dashboard porsa-form');
    await answerAll(form, 'چند روز');
    expect(await form.patient('name').count()).toBe(0);
    await form.send();
    await page.waitForURL('**/form/entries/**');
    const actions = portal().locator('.porsa-portal-patient-actions > sl-button');
    await actions.nth(2).waitFor();
    expect(
      await actions.evaluateAll((all) =>
        all
          .filter(({ shadowRoot }) => {
            const base = shadowRoot!.querySelector('[part~="base"]')!;
            return base.scrollWidth > base.clientWidth;
          })
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([]);
    await portal().getByRole('link', { name: 'همهٔ فرم‌ها' }).click();
    await portal().locator('.porsa-portal-timeline').getByText('خفیف').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('are not entered twice, and two who are one are merged', async () => {
    await open();
    await portal().getByRole('button', { name: 'بیمار جدید' }).click();
    const dialog = portal().locator('dialog');
    await dialog.locator('input').nth(1).fill(code);
    await dialog.getByRole('button', { name: 'افزودن بیمار' }).click();
    await dialog.getByRole('button', { name: 'باز کردن بیمار' }).click();
    await portal().getByRole('heading', { name: 'خط زمان' }).waitFor();
    await portal().locator('.porsa-portal-patient-actions sl-dropdown button').click();
    await portal().getByText('ادغام با بیماری دیگر').click();
    await dialog.getByRole('button', { name: 'همین بیمار است' }).click();
    await dialog.getByRole('button', { name: 'ادغام' }).click();
    await portal().getByRole('alertdialog').getByRole('button', { name: 'ادغام' }).click();
    await portal().getByText('بیماران ادغام شدند.').waitFor();
    await portal().locator('.porsa-portal-patient-forms').getByText('WHO-5').first().waitFor();
  });

  test('are those alone whom somebody may read', async () => {
    await open(desk, 'new');
    await portal().getByText('هنوز بیماری ثبت نشده است').waitFor();
    expect(await portal().getByRole('link', { name: 'بیماران' }).count()).toBe(0);
  });
});
