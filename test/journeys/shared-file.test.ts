import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { ask, runProgram, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;

/** A form of the same name as the demo's PHQ-9, with a file of its own. */
interface Ward {
  readonly token: string;
  readonly category: string;
  readonly file: string;
}
let beside: Ward;
let abroad: Ward;
/** The form of the demo's clinic that another clinic shares files with. */
let home: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const [admin, owner] = await Promise.all([tokenOf(product, 'admin'), tokenOf(product, 'owner')]);
  beside = await openWard(admin, 'ward');
  abroad = await openWard(await addClinic(), 'phq-9');
  home = (await ask(product.portal, '/category/getform', { category: 'phq-9' }, owner)).id;
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  visitor = await visit(browser, desk);
});
afterEach(() => visitor.leave());

/** Another clinic on the same server; gives its first admin's token. */
async function addClinic(): Promise<string> {
  const { prints } = runProgram('add-clinic', { PORSA_DATA: product.data, PUBLIC_URL: product.portal }, [
    'north',
    'North',
  ]);
  const secret = /activation\/([A-Za-z0-9_-]+)\//.exec(await prints(/activation\/[A-Za-z0-9_-]+\//))?.[1] ?? '';
  const person = { firstName: 'Mina', lastName: 'North', email: 'mina@north.test', password: product.password };
  return (await ask(product.portal, '/auth/activate', { id: secret, person })).token;
}

/** A form that is closed to the public, with one patient in it. */
async function openWard(token: string, slug: string): Promise<Ward> {
  const { definition } = await ask(product.portal, '/category/getform', { category: 'phq-9' });
  const service = await ask(product.portal, '/service/storeservice', { title: 'Ward' }, token);
  const project = await ask(
    product.portal,
    '/project/storeproject',
    { service: service.id, headline: 'complaints', title: 'Ward' },
    token,
  );
  const { id: category } = await ask(
    product.portal,
    '/category/storecategory',
    { project: project.id, slug, title: 'Ward' },
    token,
  );
  await ask(product.portal, '/category/storedraft', { category, rev: 0, definition: definition as never }, token);
  await ask(product.portal, '/category/publish', { category, rev: 1 }, token);
  const file = crypto.randomUUID();
  await ask(product.portal, '/file/storefile', { id: file, category, patient: { name: 'لیلا فرهمند' } }, token);
  return { token, category, file };
}

const share = ({ token, file }: Ward, to: object, right: 'read' | 'write') =>
  ask(product.portal, '/file/sharefile', { file, to: [to as never], right }, token);
const entriesOf = async ({ token, file }: Ward) =>
  (await ask(product.portal, '/entry/getentries', { file }, token)).items;

describe.each([
  ['of another form of the clinic', () => beside, async () => ({ user: await ownerId() })],
  ['of another clinic’s form of the same name', () => abroad, async () => ({ category: home })],
] as const)('A file %s', (_where, ward, receiver) => {
  const portal = () => visitor.page.locator('porsa-dashboard');

  test('that is shared to read is read, and its form stays closed', async () => {
    await share(ward(), await receiver(), 'read');
    await signIn(visitor.page, product, 'owner', '/shared');
    await portal().locator(`a[href*="${ward().file}"]`).click();
    await portal().getByText('لیلا فرهمند').first().waitFor();
    await portal().getByText('این پرونده هنوز پاسخی ندارد').waitFor();
    expect(await portal().getByRole('button', { name: 'پاسخ جدید' }).count()).toBe(0);
    await visitor.page.goto(`${product.portal}/form/page/complaints/-/${ward().category}/${ward().file}/-/-`);
    await portal().locator('.porsa-notice[data-kind="danger"]').waitFor();
    expect(await portal().locator('.porsa-filling').count()).toBe(0);
  });

  test('that is shared to write takes an entry', async () => {
    const before = (await entriesOf(ward())).length;
    await share(ward(), await receiver(), 'write');
    await signIn(visitor.page, product, 'owner', '/shared');
    await portal().locator(`a[href*="${ward().file}"]`).click();
    await portal().getByRole('button', { name: 'پاسخ جدید' }).click();
    const form = formIn(visitor.page, 'porsa-dashboard porsa-form');
    await answerAll(form, 'چند روز');
    await form.send();
    await visitor.page.waitForURL(`**/form/entries/**/${ward().file}/*`);
    await portal().locator('.porsa-portal-sheet').getByText('چند روز').first().waitFor();
    expect(await entriesOf(ward())).toHaveLength(before + 1);
  });
});

async function ownerId(): Promise<string> {
  const { items } = await ask(product.portal, '/user/getusers', { search: 'owner@porsa.test' }, beside.token);
  return items[0]?.id ?? '';
}
