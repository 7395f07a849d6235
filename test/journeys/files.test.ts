import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Attachment, FormDefinition } from '../../src/engine/definition/types.ts';
import { formIn, type FilledForm } from '../support/journeys/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const definition: FormDefinition = {
  schema: 1,
  title: { en: 'Wound control', fa: 'بررسی زخم' },
  language: 'fa',
  conditions: [],
  pages: [
    {
      id: 'first',
      text: 'First',
      pageType: 'form',
      questions: [
        {
          id: 'q-photo',
          name: 'photo',
          type: 'file',
          title: { en: 'Picture of the wound', fa: 'تصویر زخم' },
          multimode: true,
          max: 3,
        },
        {
          id: 'q-papers',
          name: 'papers',
          type: 'file',
          accept: 'any',
          title: { en: 'Referral letter', fa: 'نامهٔ ارجاع' },
        },
        { id: 'q-signed', name: 'signed', type: 'signature', title: { en: 'Signature', fa: 'امضا' }, mandatory: true },
      ],
    },
  ],
};

let product: Product;
let browser: Browser;
let visitor: Visitor;
let admin: string;
let photo: Buffer;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  admin = await tokenOf(product, 'admin');
  const [project] = (await ask(product.portal, '/project/getprojects', {}, admin)).items;
  const settings = { allowPublicScores: true, allowedOrigins: [product.clinic] };
  await ask(
    product.portal,
    '/category/storecategory',
    { project: project!.id, slug: 'wound', title: definition.title, settings },
    admin,
  );
  await ask(product.portal, '/category/storedraft', { category: 'wound', rev: 0, definition }, admin);
  await ask(product.portal, '/category/publish', { category: 'wound', rev: 1 }, admin);
  const noise = sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#c9805f',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  photo = await noise
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .toBuffer();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  visitor = await visit(browser, phone);
});
afterEach(() => visitor.leave());

const entries = async () =>
  (await ask(product.portal, '/entry/getentries', { category: 'wound', limit: 200 }, admin)).items;

async function openPage(): Promise<FilledForm> {
  await visitor.page.goto(`${product.clinic}/clinic.html`);
  await visitor.page.evaluate(() => {
    document.querySelector('porsa-form')!.setAttribute('category', 'wound');
  });
  return formIn(visitor.page);
}

async function openForm(): Promise<FilledForm> {
  const form = await openPage();
  await form.question('signed').waitFor();
  return form;
}

const chooser = (form: FilledForm, name: string) => form.question(name).locator('input[type="file"]').first();

async function sign(form: FilledForm): Promise<void> {
  const pad = form.question('signed').locator('.porsa-pad');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  const { mouse } = visitor.page;
  await mouse.move(box!.x + 40, box!.y + 100);
  await mouse.down();
  for (let step = 1; step <= 24; step += 1)
    await mouse.move(box!.x + 40 + step * 8, box!.y + 90 + 40 * Math.sin(step / 2));
  await mouse.up();
  await form.question('signed').locator('.porsa-signing button:enabled').first().waitFor();
}

describe('Files of a form', () => {
  test('are photographed, shrunk, kept through a lost connection and a closed page, and arrive once', async () => {
    const form = await openForm();
    await chooser(form, 'photo').setInputFiles({ name: 'زخم.jpg', mimeType: 'image/jpeg', buffer: photo });
    await form.question('photo').locator('img').waitFor();
    await chooser(form, 'papers').setInputFiles({
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await form.question('papers').locator('.porsa-file-name').getByText('letter.pdf').waitFor();
    await sign(form);
    await visitor.page.waitForLoadState('networkidle');
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.waitFor();
    expect(await entries()).toHaveLength(0);
    await visitor.page.close();
    await visitor.context.setOffline(false);
    visitor = { ...visitor, page: await visitor.context.newPage() };
    const delivered = visitor.page.waitForResponse(
      (response) => response.url().endsWith('/entry/storeentry') && response.request().method() === 'POST',
    );
    await openForm();
    expect((await delivered).status()).toBe(200);

    const [entry, ...more] = await entries();
    expect(more).toEqual([]);
    const [shown] = entry!.answers['photo'] as readonly Attachment[];
    const [letter] = entry!.answers['papers'] as readonly Attachment[];
    expect([shown!.name, shown!.type, letter!.name, letter!.size]).toEqual(['زخم.jpg', 'image/jpeg', 'letter.pdf', 15]);
    const reply = await fetch(`${product.portal}/uploads/${shown!.id}`, { headers: { 'access-token': admin } });
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect([bytes.length === shown!.size, bytes.length <= 512_000, bytes.includes('SecretCamera')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await fetch(`${product.portal}/uploads/${shown!.id}`)).status).toBe(401);
  });

  test('sent without a connection go from the page that waits, once it is back', async () => {
    const before = (await entries()).length;
    const form = await openForm();
    await sign(form);
    await visitor.page.waitForLoadState('networkidle');
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.getByText('هنوز ارسال نشده است').waitFor();
    await visitor.context.setOffline(false);
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    expect(await entries()).toHaveLength(before + 1);
  });

  test('come back with the draft, and a refused one says so', async () => {
    const form = await openForm();
    await chooser(form, 'photo').setInputFiles([
      { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'b.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    ]);
    await form.question('photo').locator('img').waitFor();
    expect(await form.question('photo').locator('[role="alert"]').textContent()).toContain('b.svg');
    await form.form.locator('.porsa-foot').getByText('روی همین دستگاه').waitFor();
    await openPage();
    await visitor.page.locator('porsa-form').getByRole('button', { name: 'ادامه' }).first().click();
    await form.question('photo').locator('img').waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
