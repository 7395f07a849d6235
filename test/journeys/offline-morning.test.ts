import type { Locator } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { visit, type Visitor } from '../support/journeys/visitor.ts';
import { violations } from '../support/journeys/violations.ts';

const journey = startJourney();
const name = 'نگار شریفی';
let visitor: Visitor;
let token: string;
let file: string;

beforeAll(async () => {
  token = await tokenOf(journey.product, 'owner');
});
beforeEach(async () => {
  file = crypto.randomUUID();
  const { portal } = journey.product;
  await ask(portal, '/file/storefile', { id: file, category: 'phq-9', patient: { name } }, token);
  visitor = await visit(journey.browser, { serviceWorkers: 'allow' });
});
afterEach(() => visitor.leave());

const portal = (): Locator => visitor.page.locator('porsa-dashboard');
const strip = (kind: string): Locator => portal().locator(`.porsa-portal-strip[data-kind="${kind}"]`);
const entries = async () => (await ask(journey.product.portal, '/entry/getentries', { file }, token)).items;
const filePath = () => `/form/entries/scores/-/phq-9/${file}`;
const open = (path: string) => visitor.page.goto(journey.product.portal + path);
const isControlled = () => visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** The browser tells the page that it is online again; under automation a page that was opened offline is not told. */
const comeBack = async () => {
  await visitor.context.setOffline(false);
  await visitor.page.evaluate(() => dispatchEvent(new Event('online')));
};

/** Everything the browser keeps for the site, as text: databases, caches and both storages. */
const everythingKept = () =>
  visitor.page.evaluate(async () => {
    const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    const read = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error());
      });
    const show = (value: unknown): string =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder().decode(value)
        : typeof value === 'object' && value !== null
          ? Object.values(value).map(show).join()
          : String(value);
    for (const { name: database } of await indexedDB.databases()) {
      const opened = await read(indexedDB.open(database!));
      for (const store of opened.objectStoreNames) {
        const content = opened.transaction(store).objectStore(store);
        found.push(...(await read(content.getAllKeys())).map(String), ...(await read(content.getAll())).map(show));
      }
      opened.close();
    }
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) found.push(request.url, await (await opened.match(request))!.text());
    }
    return found;
  });
const keptReplies = async () => (await everythingKept()).filter((text) => text.startsWith('kept|'));

/** Signs in and looks at the list of patients, a patient and the file, until all of it is kept. */
async function lookAround(): Promise<void> {
  await signIn(visitor.page, journey.product, 'owner');
  await isControlled();
  await open('/patients');
  await portal().getByText(name).first().click();
  await portal().locator(`a[href*="${file}"]`).first().click();
  await portal().getByText('هنوز پاسخی').or(portal().getByText('پاسخ جدید')).first().waitFor();
  await visitor.rest();
}

describe('The offline morning', () => {
  test('opens what was looked at, says how old it is, sends what is filled in once, and leaves nothing behind', async () => {
    await lookAround();
    await expect.poll(async () => (await keptReplies()).length).toBeGreaterThan(5);
    await visitor.context.setOffline(true);
    await open('/patients');
    await strip('away').getByText('از همین دستگاه').waitFor();
    await portal().getByText(name).first().waitFor();
    await open(filePath());
    await portal().getByText(name).first().waitFor();
    await strip('away').waitFor();
    expect(await violations(visitor.page, 'offline')).toEqual([]);
    await portal().getByText('پاسخ جدید').first().click();
    const form = formIn(visitor.page, 'porsa-dashboard porsa-form');
    await answerAll(form, 'چند روز');
    await form.send();
    await form.done.getByText('هنوز ارسال نشده است').waitFor();
    await open(filePath());
    await strip('waiting').getByText('در انتظار ارسال').waitFor();
    // Sealed while it is kept.
    expect((await everythingKept()).filter((text) => text.includes(name))).toEqual([]);
    expect(await entries()).toHaveLength(0);
    await comeBack();
    await expect.poll(async () => (await entries()).length).toBe(1);
    await strip('waiting').waitFor({ state: 'detached' });
    await strip('away').waitFor({ state: 'detached' });
    await portal().locator('.porsa-portal-entry-list li').first().waitFor();
    expect(await entries()).toHaveLength(1);
    await signOut();
    await expect.poll(keptReplies).toEqual([]);
    expect((await everythingKept()).filter((text) => text.includes(name))).toEqual([]);
    await visitor.context.setOffline(true);
    await open(filePath());
    await portal().locator('input[name="email"]').waitFor();
    expect(await portal().getByText(name).count()).toBe(0);
  });

  test('is none on a device marked as shared: nothing is kept on it', async () => {
    await open('/signin');
    await portal().locator('.porsa-portal-shared-device input').check();
    await lookAround();
    await visitor.context.setOffline(true);
    await open('/patients');
    await portal().getByRole('alert').first().waitFor();
    expect(await portal().getByText(name).count()).toBe(0);
    expect(await keptReplies()).toEqual([]);
  });

  test('never opens pages of forms, which are asked of the server as ever', async () => {
    await signIn(visitor.page, journey.product, 'owner');
    await isControlled();
    await open('/f/phq-9');
    await visitor.context.setOffline(true);
    await expect(open('/f/phq-9')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});

async function signOut(): Promise<void> {
  await portal().locator('.porsa-portal-account').click();
  await portal().getByRole('menuitem', { name: 'خروج', exact: true }).click();
  await portal().locator('input[name="email"]').waitFor();
}
