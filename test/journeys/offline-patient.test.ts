import type { BrowserContextOptions, Locator } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { violations } from '../support/journeys/violations.ts';
import { desk, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;
let token: string;

beforeAll(async () => {
  token = await tokenOf(journey.product, 'owner');
});
afterEach(() => visitor.leave());

const portal = (): Locator => visitor.page.locator('porsa-dashboard');
const dialog = (): Locator => portal().locator('dialog');
const button = (name: string | RegExp): Locator => portal().getByRole('button', { name });
const strip = (kind: string): Locator => portal().locator(`.porsa-portal-strip[data-kind="${kind}"]`);
const open = (path: string) => visitor.page.goto(journey.product.portal + path);
const patientsNamed = async (search: string) =>
  (await ask(journey.product.portal, '/patient/getpatients', { search }, token)).items;
const pageOf = (id: string) => ask(journey.product.portal, '/patient/getpatient', { id }, token);
/** The browser tells the page that it is online again; under automation a page that was opened offline is not told. */
const comeBack = async () => {
  await visitor.context.setOffline(false);
  await visitor.page.evaluate(() => dispatchEvent(new Event('online')));
};

const persian = {
  language: 'fa',
  add: 'بیمار جدید',
  create: 'افزودن بیمار',
  waits: 'این بیمار روی همین دستگاه نگه داشته شده است',
  fileWaits: 'این پرونده روی همین دستگاه نگه داشته شده است',
  fill: 'پر کردن فرم',
  fillThis: /پر کردن.*PHQ-9/,
  answer: 'چند روز',
  unsent: 'هنوز ارسال نشده است',
  here: 'نگه‌داشته روی همین دستگاه',
  exists: /با این کد ملی از پیش ثبت شده/,
  refused: 'سرور این بیمار را نپذیرفت',
  edit: 'ویرایش',
  save: 'ذخیره',
  signOut: 'خروج',
  waiting: /در انتظار ارسال است/,
  shared: /دستگاه مشترک است/,
} as const;
const english = {
  language: 'en',
  add: 'New patient',
  create: 'Add patient',
  waits: 'This patient is kept on this device',
  fileWaits: 'This file is kept on this device',
  fill: 'Fill in a form',
  fillThis: /Fill in.*PHQ-9/,
  answer: 'Several days',
  unsent: 'have not been sent yet',
  here: 'Kept on this device',
  exists: /with this national ID number already exists/,
  refused: 'The server did not accept this patient',
  edit: 'Edit',
  save: 'Save',
  signOut: 'Sign out',
  waiting: /waiting to be sent/,
  shared: /marked as shared/,
} as const;
type Words = typeof persian | typeof english;

/** Signs in, and looks at the list of patients until it and the forms to fill are kept. */
async function lookAround(words: Words, options: BrowserContextOptions): Promise<void> {
  const locale = words.language === 'fa' ? 'fa-IR' : 'en-GB';
  await ask(journey.product.portal, '/user/updateuserlang', { lang: words.language }, token);
  visitor = await visit(journey.browser, { ...options, locale, serviceWorkers: 'allow' });
  await signIn(visitor.page, journey.product, 'owner');
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open('/patients');
  await button(words.add).waitFor();
  await visitor.rest();
}

/** Enters a patient without a connection. */
async function enter(words: Words, name: string, code = ''): Promise<void> {
  await button(words.add).click();
  await dialog().locator('input').first().fill(name);
  await dialog().locator('input').nth(1).fill(code);
  await dialog().getByRole('button', { name: words.create }).click();
}

async function respond(words: Words): Promise<void> {
  await button(words.fill).first().click();
  await dialog().getByRole('button', { name: words.fillThis }).click();
  const form = formIn(visitor.page, 'porsa-dashboard porsa-form');
  await answerAll(form, words.answer);
  await form.send();
  await form.done.getByText(words.unsent).waitFor();
}

describe('A patient who comes while the connection is lost', () => {
  for (const [words, options, name] of [
    [persian, phone, 'پروانه آفلاین‌زاده'],
    [english, desk, 'Parvaneh Offline'],
  ] as const)
    test(`is entered, given a file and a response, found after a reload, and sent once: ${words.language}`, async () => {
      await lookAround(words, options);
      await visitor.context.setOffline(true);
      await open('/patients');
      await strip('away').waitFor();
      await enter(words, name, '0499370899');
      await portal().getByText(words.waits).waitFor();
      expect(await violations(visitor.page, 'waiting patient')).toEqual([]);
      await respond(words);
      await open('/patients');
      await portal().getByRole('heading', { name: words.here }).waitFor();
      await portal().locator('.porsa-portal-rows').getByRole('link', { name }).click();
      await portal().getByText(words.waits).waitFor();
      const address = visitor.page.url();
      await portal().locator('.porsa-portal-patient-form a').first().click();
      await portal().getByText(words.fileWaits).waitFor();
      expect(await violations(visitor.page, 'waiting file')).toEqual([]);
      expect(await patientsNamed(name)).toEqual([]);
      const fileAddress = visitor.page.url();
      await visitor.page.reload();
      await portal().getByText(words.fileWaits).waitFor();
      const other = await visitor.context.newPage();
      await other.goto(address);
      await other.locator('porsa-dashboard').getByText(words.waits).waitFor();
      await comeBack();
      await other.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(async () => (await patientsNamed(name)).map(({ entries }) => entries)).toEqual([1]);
      await visitor.page.bringToFront();
      await portal().locator('.porsa-portal-entry-list li').first().waitFor();
      expect(visitor.page.url()).toBe(fileAddress);
      await portal().getByText(words.fileWaits).waitFor({ state: 'detached' });
      const [patient] = await patientsNamed(name);
      const { files, entries } = await pageOf(patient!.id);
      expect([files.length, entries.length, files[0]!.file.patient.name]).toEqual([1, 1, name]);
      expect(await visitor.page.evaluate(() => localStorage.getItem('porsa|records'))).toBeNull();
      await ask(journey.product.portal, '/file/erasefile', { id: files[0]!.file.id, confirm: name }, token);
    });

  test('is looked for among those of this device, stays with the reason where the server refuses, and is sent once mended', async () => {
    await lookAround(persian, desk);
    const [known] = (await ask(journey.product.portal, '/patient/getpatients', { limit: 25 }, token)).items.filter(
      ({ patient }) => patient.code,
    );
    await visitor.context.setOffline(true);
    await open('/patients');
    await strip('away').waitFor();
    await enter(persian, 'نام دیگر', known!.patient.code);
    await dialog().getByText(persian.exists).waitFor();
    await visitor.page.keyboard.press('Escape');
    // Meanwhile somebody else enters the same number under another name.
    const id = crypto.randomUUID();
    const given = { id, patient: { name: 'مهتاب نمونه', code: '0013542419' } };
    await ask(journey.product.portal, '/patient/storepatient', given, token);
    await enter(persian, 'پیمان آفلاین‌زاده', '0013542419');
    await portal().getByText(persian.waits).waitFor();
    await respond(persian);
    await comeBack();
    await open('/patients');
    await strip('refused').locator('summary').first().click();
    await strip('refused').getByRole('link', { name: 'پیمان آفلاین‌زاده' }).first().click();
    await portal().getByText(persian.refused).waitFor();
    expect(await violations(visitor.page, 'refused patient')).toEqual([]);
    expect(await patientsNamed('پیمان')).toEqual([]);
    await button(persian.edit).click();
    await dialog().locator('input').nth(1).fill('');
    await dialog().getByRole('button', { name: persian.save }).click();
    await expect.poll(async () => (await patientsNamed('پیمان')).map(({ entries }) => entries)).toEqual([1]);
    await portal().getByText(persian.refused).waitFor({ state: 'detached' });
    await portal().locator('.porsa-portal-timeline li').first().waitFor();
  });

  test('stays on the device through signing out, which is asked for first', async () => {
    await lookAround(persian, desk);
    await visitor.context.setOffline(true);
    await open('/patients');
    await strip('away').waitFor();
    await enter(persian, 'ماندانا آفلاین‌زاده');
    await portal().getByText(persian.waits).waitFor();
    await portal().locator('.porsa-portal-account').click();
    await portal().getByRole('menuitem', { name: persian.signOut, exact: true }).click();
    const question = portal().getByRole('alertdialog');
    await question.getByText(persian.waiting).waitFor();
    await question.getByRole('button', { name: persian.signOut }).click();
    await portal().locator('input[name="email"]').waitFor();
    await visitor.context.setOffline(false);
    await signIn(visitor.page, journey.product, 'owner');
    await expect.poll(async () => (await patientsNamed('ماندانا')).length).toBe(1);
  });

  test('is not kept on a shared device, which says so', async () => {
    visitor = await visit(journey.browser, { ...desk, serviceWorkers: 'allow' });
    await open('/signin');
    await portal().locator('.porsa-portal-shared-device input').check();
    await signIn(visitor.page, journey.product, 'owner');
    await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open('/patients');
    await button(persian.add).waitFor();
    await visitor.context.setOffline(true);
    await enter(persian, 'سایه آفلاین‌زاده');
    await dialog().getByText(persian.shared).waitFor();
    expect(await visitor.page.evaluate(() => localStorage.getItem('porsa|records'))).toBeNull();
  });
});
