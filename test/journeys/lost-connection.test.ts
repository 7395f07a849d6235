import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn, type FilledForm } from '../support/journeys/filled-form.ts';
import { ask, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { openBrowser, phone, visit, type Visitor } from '../support/journeys/visitor.ts';
import { openWebsite, type Website } from '../support/journeys/website.ts';

let product: Product;
let browser: Browser;
let website: Website;
let visitor: Visitor;
let token: string;
let before: number;

beforeAll(async () => {
  [product, browser, website] = await Promise.all([startProduct(), openBrowser(), openWebsite()]);
  token = await tokenOf(product, 'owner');
  await ask(
    product.portal,
    '/category/storecategory',
    { id: 'phq-9', settings: { allowPublicScores: true, allowedOrigins: [product.clinic, website.address] } },
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
  before = await stored();
});
afterEach(() => visitor.leave());

const stored = async () =>
  (await ask(product.portal, '/entry/getentries', { category: 'phq-9', limit: 1 }, token)).total;
const arrivals = async () => (await stored()) - before;

async function openClinic(): Promise<FilledForm> {
  await visitor.page.goto(`${product.clinic}/clinic.html`);
  const form = formIn(visitor.page);
  await form.met();
  // What it saves with is there before the connection may be gone.
  await visitor.page.waitForLoadState('networkidle');
  return form;
}

describe('Without a connection', () => {
  test('answers are kept, shown as waiting, and sent once as soon as it is back', async () => {
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.waitFor();
    expect(await form.done.textContent()).toContain('هنوز ارسال نشده است');
    await form.done.getByText('شما آفلاین هستید').waitFor();
    expect(await form.done.textContent()).toContain(
      'صفحه را باز نگه دارید یا بعداً با همین مرورگر به این صفحه بازگردید',
    );
    expect(await arrivals()).toBe(0);
    await visitor.context.setOffline(false);
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    expect(await arrivals()).toBe(1);
  });

  test('answers of a reader who had not begun when it was lost are kept as well, and sent once it is back', async () => {
    const form = await openClinic();
    await visitor.context.setOffline(true);
    await answerAll(form, 'چند روز');
    await form.send();
    await form.done.getByText('پاسخ‌ها روی همین دستگاه ذخیره شده است').waitFor();
    await visitor.context.setOffline(false);
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    expect(await arrivals()).toBe(1);
  });

  test('a page that is closed meanwhile loses nothing: the next visit sends it, once', async () => {
    const form = await openClinic();
    await answerAll(form, 'هیچ‌وقت');
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.waitFor();
    await visitor.page.close();
    await visitor.context.setOffline(false);
    visitor = { ...visitor, page: await visitor.context.newPage() };
    const delivered = visitor.page.waitForResponse(
      (response) => response.url().endsWith('/entry/storeentry') && response.request().method() === 'POST',
    );
    await openClinic();
    expect((await delivered).status()).toBe(200);
    await visitor.page.reload();
    await openClinic();
    expect(await arrivals()).toBe(1);
  });

  test('an answer of the server that is lost on the way does not store a second entry', async () => {
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    let losses = 0;
    await visitor.context.route('**/entry/storeentry', async (route) => {
      if (route.request().method() !== 'POST' || losses > 0) return route.continue();
      losses += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await form.send();
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    expect(losses).toBe(1);
    expect(await arrivals()).toBe(1);
  });

  test('a server that is down comes back to answers that waited for it', async () => {
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    await product.stop();
    await form.send();
    await form.done.getByText('سرور ما در دسترس نیست').waitFor();
    await product.start();
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    expect(await arrivals()).toBe(1);
  });
});

/** Opens a page of a site that has the script and holds the body. */
async function openPage(body: string, page = visitor.page): Promise<FilledForm> {
  website.hang(body, `<script async src="${product.portal}/embed/porsa.js"></script>`);
  await page.goto(website.address);
  return formIn(page);
}

const phq9 = '<porsa-form category="phq-9" language="fa"></porsa-form>';
/** Longer than any machine takes. */
const noForm = '<p>Opening hours</p>';

/** Fills PHQ-9 on that site, loses the connection, sends, and leaves the page. */
async function leaveWaiting(): Promise<void> {
  const form = await openPage(phq9);
  await form.opened();
  await answerAll(form, 'چند روز');
  await visitor.page.waitForLoadState('networkidle');
  await visitor.context.setOffline(true);
  await form.send();
  await form.done.getByText('شما آفلاین هستید').waitFor();
  await visitor.page.close();
  visitor.requests.length = 0;
  visitor = { ...visitor, page: await visitor.context.newPage() };
}

describe('An entry that waits after its page was left', () => {
  test.each([
    ['that shows no form', noForm],
    ['whose form nobody has come near', '<div style="height: 9000px"></div><porsa-form category="bmi"></porsa-form>'],
  ])('is sent by any page of that site with the script, such as one %s', async (_what, body) => {
    await leaveWaiting();
    await visitor.context.setOffline(false);
    const delivered = visitor.page.waitForResponse(
      (response) => response.url().endsWith('/entry/storeentry') && response.request().method() === 'POST',
    );
    await openPage(body);
    expect((await delivered).status()).toBe(200);
    expect(await arrivals()).toBe(1);
  });

  test('is sent by a page that was open without a connection, once that is back', async () => {
    await leaveWaiting();
    await visitor.context.setOffline(false);
    await visitor.context.route('**/entry/storeentry', (route) => route.abort('internetdisconnected'));
    await openPage(noForm);
    await expect
      .poll(() => visitor.requests.filter((address) => address.endsWith('/entry/storeentry')).length)
      .toBeGreaterThan(0);
    await visitor.context.unroute('**/entry/storeentry');
    await visitor.page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(arrivals).toBe(1);
  });

  test('costs other pages nothing once it was sent', async () => {
    await openPage(noForm);
    await visitor.page.evaluate(() => dispatchEvent(new Event('online')));
    await visitor.page.waitForLoadState('networkidle');
    expect(visitor.requests.filter((address) => address.startsWith(product.portal))).toEqual([
      `${product.portal}/embed/porsa.js`,
    ]);
  });

  test('is sent once, though two pages find it at the same time', async () => {
    await leaveWaiting();
    await visitor.context.setOffline(false);
    const other = await visitor.context.newPage();
    await openPage(phq9);
    await openPage(noForm, other);
    await expect.poll(arrivals).toBe(1);
    await Promise.all([visitor.page, other].map((page) => page.waitForLoadState('networkidle')));
    expect(await arrivals()).toBe(1);
    expect(visitor.requests.filter((address) => address.endsWith('/entry/storeentry'))).toHaveLength(1);
  });
});

describe('A server that stumbles', () => {
  test.each([
    ['answers with an error page', 500, '<h1>Internal Server Error</h1>'],
    ['cannot be reached by its proxy', 502, '<h1>Bad Gateway</h1>'],
    ['answers with half a document', 200, '{"success": tr'],
  ])(
    'is not called the reader’s internet where it %s, and has the answers once it works',
    async (_what, status, body) => {
      const form = await openClinic();
      await answerAll(form, 'چند روز');
      // It works again from the press of the button on: what is sent by itself before that still fails.
      const isMended = () => visitor.page.evaluate(() => document.documentElement.hasAttribute('data-pressed'));
      await visitor.context.route('**/entry/storeentry', async (route) =>
        route.request().method() === 'POST' && !(await isMended())
          ? route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } })
          : route.continue(),
      );
      await form.send();
      await form.done.getByText('این مشکل به اینترنت شما مربوط نیست').waitFor();
      expect(await form.done.textContent()).toContain('هنوز ارسال نشده است');
      await visitor.page.evaluate(() =>
        addEventListener('click', () => document.documentElement.setAttribute('data-pressed', ''), { capture: true }),
      );
      await form.done.getByText('ارسال', { exact: true }).click();
      await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
      expect(await arrivals()).toBe(1);
    },
  );

  test('is not called the reader’s internet where a form does not come', async () => {
    await visitor.context.route(/\/category\/(open|get)form/, (route) =>
      route.fulfill({ status: 500, body: '<h1>Oops</h1>', headers: { 'access-control-allow-origin': '*' } }),
    );
    await visitor.page.goto(`${product.clinic}/clinic.html`);
    const notice = formIn(visitor.page).form.locator('.porsa-notice');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('به اینترنت شما مربوط نیست');
    await visitor.context.unroute(/\/category\/(open|get)form/);
    await notice.getByRole('button').click();
    await formIn(visitor.page).opened();
  });
});

describe('An entry that is refused after it has waited', () => {
  const withdraw = async (withdrawn: boolean) => {
    const { settings } = (await ask(product.portal, '/category/getcategories', { search: 'phq' }, token)).items.find(
      ({ slug }) => slug === 'phq-9',
    )!;
    await ask(product.portal, '/category/storecategory', { id: 'phq-9', settings: { ...settings, withdrawn } }, token);
  };
  afterEach(() => withdraw(false));

  test('is shown as refused on the page that waits for it, which gives the answers back', async () => {
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.getByText('شما آفلاین هستید').waitFor();
    await withdraw(true);
    await visitor.context.setOffline(false);
    await form.done.getByText('این فرم بسته شده است').waitFor();
    await form.done.getByText('بازگشت به پاسخ‌ها', { exact: true }).click();
    await form.opened();
    expect(await form.form.locator('input:checked').count()).toBe(9);
    await withdraw(false);
    await form.send();
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    expect(await arrivals()).toBe(1);
    await visitor.page.reload();
    await (await openClinic()).opened();
    expect(await form.form.getByText('شروع دوباره').count()).toBe(0);
  });

  test('is there for the next visitor of its form, with why, to be copied, and to be sent where it may', async () => {
    await leaveWaiting();
    await withdraw(true);
    await visitor.context.setOffline(false);
    const form = await openPage(phq9);
    const notices = form.form.locator('.porsa-notice');
    await notices.getByText('این فرم بسته شده است').waitFor();
    expect(await notices.first().getAttribute('data-kind')).toBe('info');
    expect(await notices.getByText('تلاش دوباره').count()).toBe(0);
    await visitor.page.reload();
    await notices.getByText('دانلود نسخه‌ای از پاسخ‌ها', { exact: true }).waitFor();
    await withdraw(false);
    await visitor.page.reload();
    await form.form.getByText('پاسخ‌های شما ارسال نشد').waitFor();
    expect(await notices.textContent()).toContain('پرسش‌نامهٔ سلامت بیمار');
    await form.form.getByText('ادامه', { exact: true }).click();
    expect(await form.form.locator('input:checked').count()).toBe(9);
    await form.send();
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    expect(await arrivals()).toBe(1);
  });
});

describe('Where the browser keeps nothing', () => {
  test('the reader is told to keep the page open, and is asked before it is left', async () => {
    await visitor.context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not here', 'SecurityError');
      };
    });
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    await visitor.context.setOffline(true);
    await form.send();
    await form.done.getByText('اگر آن را ببندید، پاسخ‌ها از دست می‌رود').waitFor();
    const asked = visitor.page.waitForEvent('dialog');
    void visitor.page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await visitor.context.setOffline(false);
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    expect(await arrivals()).toBe(1);
  });
});

describe('What was typed', () => {
  test('is sent once, however often the button is pressed', async () => {
    const form = await openClinic();
    await answerAll(form, 'چند روز');
    await form.form.locator('.porsa-foot [data-primary]').dblclick();
    await form.done.waitFor();
    expect(await arrivals()).toBe(1);
  });

  test('is offered again after a reload, and removed once it is sent', async () => {
    let form = await openClinic();
    await answerAll(form, 'چند روز', ['interest', 'mood', 'sleep']);
    await form.form.getByText('پاسخ‌های شما روی همین دستگاه ذخیره می‌شود').waitFor();
    await visitor.page.reload();
    form = await openClinic();
    await form.form.getByText('ادامه', { exact: true }).click();
    expect(await form.question('mood').locator('input:checked').count()).toBe(1);
    expect(await form.question('energy').locator('input:checked').count()).toBe(0);
    await answerAll(form, 'چند روز');
    await form.send();
    await form.done.getByText('پاسخ‌های شما ارسال شد').waitFor();
    await visitor.page.reload();
    form = await openClinic();
    await form.opened();
    expect(await form.form.locator('input:checked').count()).toBe(0);
  });

  test('stays unread on the device: the stored draft holds no word of it', async () => {
    const form = await openClinic();
    await answerAll(form, 'تقریباً هر روز', ['selfharm']);
    await form.form.getByText('پاسخ‌های شما روی همین دستگاه ذخیره می‌شود').waitFor();
    const kept = await visitor.page.evaluate(readWholeDevice);
    expect(kept.entries).toBeGreaterThan(0);
    expect(kept.text).not.toContain('selfharm');
  });
});

/** Everything that the page's origin holds, as text. Runs in the page. */
async function readWholeDevice(): Promise<{ entries: number; text: string }> {
  const parts: string[] = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map(String);
  const wait = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  const asText = (value: unknown): string => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      return new TextDecoder('latin1').decode(value as ArrayBuffer);
    return value !== null && typeof value === 'object'
      ? Object.entries(value)
          .map(([key, part]) => `${key} ${asText(part)}`)
          .join(' ')
      : String(value);
  };
  let entries = 0;
  for (const { name } of await indexedDB.databases()) {
    const database = await wait(indexedDB.open(name!));
    for (const store of database.objectStoreNames) {
      const values = await wait(database.transaction(store).objectStore(store).getAll());
      entries += values.length;
      parts.push(...values.map(asText));
    }
    database.close();
  }
  return { entries, text: parts.join('\n') };
}
