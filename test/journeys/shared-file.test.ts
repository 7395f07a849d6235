import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { ask, runProgram, startProduct, tokenOf, type Product } from '../support/journeys/product.ts';
import { idOf, openWard, wardPatient, type Ward } from '../support/journeys/ward.ts';
import { desk, openBrowser, visit, type Visitor } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;

/** Two forms, each with a file of its own. */
let beside: Ward;
let abroad: Ward;
/** The form of the demo's clinic that another clinic shares files with. */
let home: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const [admin, owner] = await Promise.all([tokenOf(product, 'admin'), tokenOf(product, 'owner')]);
  beside = await openWard(product, admin, 'ward');
  abroad = await openWard(product, await addClinic(), 'phq-9');
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

const share = ({ token, file }: Ward, to: object, right: 'read' | 'write') =>
  ask(product.portal, '/file/sharefile', { file, to: [to as never], right }, token);
const entriesOf = async ({ token, file }: Ward) =>
  (await ask(product.portal, '/entry/getentries', { file }, token)).items;

describe.each([
  [
    'of another form of the clinic',
    () => beside,
    async () => ({ user: await idOf(product, beside.token, 'owner@porsa.test') }),
  ],
  ['of another clinic’s form of the same name', () => abroad, async () => ({ category: home })],
] as const)('A file %s', (_where, ward, receiver) => {
  const portal = () => visitor.page.locator('porsa-dashboard');

  test('that is shared to read is read, and its form stays closed', async () => {
    await share(ward(), await receiver(), 'read');
    await signIn(visitor.page, product, 'owner', '/shared');
    await portal().locator(`a[href*="${ward().file}"]`).click();
    await portal().getByText(wardPatient).first().waitFor();
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
