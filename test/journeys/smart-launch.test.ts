import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeSystem, openEhr, type EhrManner, type TestEhr } from '../../server/test/ehr.ts';
import { newId } from '../../server/src/db/uuid.ts';
import { fillPlainForm } from '../support/journeys/plain-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let ehr: TestEhr;
let admin: string;
let visitor: Visitor;
const ehrId = newId();

async function register({ issuer, clientId }: TestEhr, id: string, title: string): Promise<void> {
  const one = { id, title, issuer, clientId, codeSystem, forms: ['phq-9'] };
  await ask(product.portal, '/admin/storeehr', one, admin);
}

beforeAll(async () => {
  [product, browser, ehr] = await Promise.all([
    startProduct({ PORSA_WEBHOOK_HOSTS: '127.0.0.1' }),
    openBrowser(),
    openEhr(),
  ]);
  admin = await tokenOf(product, 'admin');
  await register(ehr, ehrId, 'City Hospital');
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await ehr?.close();
});
beforeEach(() => {
  ehr.manner = {};
  ehr.responses.length = 0;
});
afterEach(() => visitor.leave());

const launchAt = ({ issuer, launch }: TestEhr = ehr) =>
  `${product.portal}/smart/launch?${new URLSearchParams({ iss: issuer, launch }).toString()}`;

/** Chooses the first form, answers all its pages and sends it. */
async function fillForm({ page }: Visitor): Promise<void> {
  await page.locator('.porsa-portal-entrance-card sl-button').first().click();
  await page.waitForURL('**/lnk/**');
  await fillPlainForm(page, {});
}

describe('A form that an EHR opens', () => {
  test.each([
    ['en', 'The response is sent to City Hospital.', 'Female'],
    ['fa', 'پاسخ به City Hospital ارسال می‌شود.', 'زن'],
  ])('is filled for its patient, and the response is in the EHR, in %s', async (locale, sentTo, gender) => {
    visitor = await visit(browser, { locale });
    const { page } = visitor;
    await page.goto(launchAt());
    await page.getByRole('heading', { name: 'Sara Amini' }).waitFor();
    await page.getByText(sentTo).waitFor();
    await page.getByText(gender).waitFor();
    await fillForm(visitor);
    await expect.poll(() => ehr.responses.length).toBe(1);
    expect(ehr.responses[0]).toMatchObject({
      subject: { reference: 'Patient/sara-1' },
      author: { reference: 'Practitioner/karimi' },
      status: 'completed',
    });
    expect(visitor.requests.join('\n')).not.toMatch(new RegExp([...ehr.tokens].join('|')));
    expect(visitor.complaints).toEqual([]);
  });

  test('is kept for the EHR over a restart, and is there once', async () => {
    visitor = await visit(browser, { locale: 'en' });
    ehr.manner = { refusesResponses: [503] };
    await visitor.page.goto(launchAt());
    await fillForm(visitor);
    await expect.poll(() => ehr.manner.refusesResponses?.length).toBe(0);
    await product.stop();
    await product.start();
    await expect.poll(() => ehr.responses.length).toBe(1);
    const token = await tokenOf(product, 'admin');
    const { items } = await ask(product.portal, '/admin/getwritebacks', { ehr: ehrId }, token);
    expect(items[0]).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  test('can be opened from the list of patients by somebody signed in', async () => {
    visitor = await visit(browser, { locale: 'en' });
    await signIn(visitor.page, product, 'expert', '/patients');
    await visitor.page.locator('sl-button', { hasText: 'City Hospital' }).click();
    await visitor.page.getByRole('heading', { name: 'Sara Amini' }).waitFor();
    await fillForm(visitor);
    await expect.poll(() => ehr.responses.length).toBe(1);
  });

  test('is opened as soon as an admin has added the EHR in the portal', async () => {
    const added = await openEhr();
    try {
      visitor = await visit(browser);
      await signIn(visitor.page, product, 'admin', '/userRoles');
      await visitor.page.locator('sl-button', { hasText: 'افزودن سامانه' }).click();
      const dialog = visitor.page.locator('dialog[open]');
      await dialog.getByLabel('نام').first().fill('Village Clinic');
      await dialog.getByLabel('نشانی سرور FHIR').fill(added.issuer);
      await dialog.getByLabel('شناسهٔ کلاینت').fill(added.clientId);
      await dialog.getByLabel('افزودن فرم').selectOption('phq-9');
      await dialog.locator('[aria-label^="کنار گذاشتن"]').first().waitFor();
      await dialog.locator('sl-button', { hasText: 'ذخیرهٔ سامانه' }).click();
      await visitor.page.getByText(added.issuer).waitFor();
      await visitor.page.goto(launchAt(added));
      await visitor.page.getByText('پاسخ به Village Clinic ارسال می‌شود.').waitFor();
      await fillForm(visitor);
      await expect.poll(() => added.responses.length).toBe(1);
    } finally {
      await added.close();
    }
  });
});

describe('A launch that does not work says so in the language of its reader', () => {
  const say = async (en: string, fa: string, start: (page: Visitor['page']) => Promise<unknown>) => {
    for (const [locale, text] of [
      ['en', en],
      ['fa', fa],
    ] as const) {
      visitor = await visit(browser, { locale });
      await start(visitor.page);
      await visitor.page.getByRole('alert').filter({ hasText: text }).waitFor();
      expect(await visitor.page.getByText('Sara Amini').count()).toBe(0);
      if (locale === 'en') await visitor.leave();
    }
    expect(ehr.responses).toEqual([]);
  };

  test('where its address is not registered, which is asked for nothing', async () => {
    const other = launchAt().replace('fhir', 'other');
    await say('This EHR isn’t set up here', 'در اینجا تعریف نشده است', (page) => page.goto(other));
    expect(ehr.asked.some((one) => one.includes('/other'))).toBe(false);
  });

  test.each<readonly [string, EhrManner, string, string]>([
    ['its person declines', { denies: 'access_denied' }, 'The EHR didn’t give access', 'دسترسی به بیمار را نداد'],
    ['it names no patient', { token: { patient: null } }, 'didn’t say which patient', 'برای کدام بیمار است'],
    ['it has no PKCE', { smart: { code_challenge_methods_supported: [] } }, 'SMART App Launch', 'SMART App Launch'],
    ['the patient cannot be read', { patientStatus: 503 }, 'The EHR can’t be reached', 'در دسترس نیست'],
  ])('where %s', async (_, manner, en, fa) => {
    ehr.manner = manner;
    await say(en, fa, (page) => page.goto(launchAt()));
  });

  test('where the EHR is down', async () => {
    const down = await openEhr();
    await register(down, newId(), 'Night Hospital');
    await down.close();
    await say('The EHR can’t be reached', 'در دسترس نیست', (page) => page.goto(launchAt(down)));
  });

  test('where what comes back belongs to another launch', async () => {
    await say('This request has expired or was already used', 'منقضی شده یا قبلاً استفاده شده', async (page) => {
      await page.route('**/authorize*', (route) =>
        route.fulfill({ status: 302, headers: { location: `${product.portal}/smart/callback?code=c&state=others` } }),
      );
      await page.goto(launchAt());
    });
  });

  test('where its return is opened again', async () => {
    await say('This request has expired or was already used', 'منقضی شده یا قبلاً استفاده شده', async (page) => {
      await page.goto(launchAt());
      await page.getByRole('heading', { name: 'Sara Amini' }).waitFor();
      await page.reload();
    });
  });
});
