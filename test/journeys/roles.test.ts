import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerAll, formIn } from '../support/journeys/filled-form.ts';
import { linkMailedTo } from '../support/journeys/outbox.ts';
import { portalTexts } from '../support/journeys/portal-texts.ts';
import { ask, call, tokenOf } from '../support/journeys/product.ts';
import { signIn, tokenIn, type Person } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { desk, phone, visit, type Visitor } from '../support/journeys/visitor.ts';
import { idOf, openWard, wardPatient, type Ward } from '../support/journeys/ward.ts';

const journey = startJourney();
let ward: Ward;
let experts: string;

beforeAll(async () => {
  const { product } = journey;
  const admin = await tokenOf(product, 'admin');
  const [owner, expert] = await Promise.all([
    idOf(product, admin, 'owner@porsa.test'),
    idOf(product, admin, 'expert@porsa.test'),
  ]);
  ward = await openWard(product, admin, 'ward', [{ user: owner, role: 'owner' }]);
  experts = expert;
  await openFile(hidden);
});

/** Whose file in the ward nobody shares. */
const hidden = 'نیما پنهان';

async function openFile(name: string): Promise<string> {
  const id = crypto.randomUUID();
  await ask(journey.product.portal, '/file/storefile', { id, category: ward.category, patient: { name } }, ward.token);
  return id;
}

type Tongue = 'en' | 'fa';

/** Somebody in front of the portal, who reads one of the languages. */
function atPortal(visitor: Visitor, language: Tongue) {
  const { page } = visitor;
  const t = portalTexts(language);
  const portal = page.locator('porsa-dashboard');
  const button = (key: string) => portal.getByRole('button', { name: t(key), exact: true });
  return {
    ...visitor,
    t,
    portal,
    button,
    field: (key: string) => portal.getByLabel(t(key)).first(),
    /** The entrance speaks the language of the browser. */
    isEntered: () => portal.locator(`[lang="${language}"] h1`).first().waitFor(),
    /** Nothing went wrong on the way, and nothing is wider than the screen. */
    leave: async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  };
}

const locales = { en: 'en-US', fa: 'fa-IR' } as const;

const arrive = async (language: Tongue, device: BrowserContextOptions) =>
  atPortal(await visit(journey.browser, { ...device, locale: locales[language] }), language);

type AtPortal = Awaited<ReturnType<typeof arrive>>;

async function arriveAs(person: Person, language: Tongue, device: BrowserContextOptions, path: string) {
  const { product } = journey;
  await ask(product.portal, '/user/updateuserlang', { lang: language }, await tokenOf(product, person));
  const at = await arrive(language, device);
  await signIn(at.page, product, person, path);
  return at;
}

const password = 'a morning by the window';

/** The owner’s part: an email to somebody, who is to be a secretary of the ward. */
async function inviteSecretary(language: Tongue, email: string): Promise<void> {
  const { portal, page, t, button, field, leave } = await arriveAs('owner', language, desk, '/userRoles?category=ward');
  await button('invite.title').click();
  await field('signIn.email').fill(email);
  await portal
    .getByRole('dialog')
    .getByLabel(t('members.role'))
    .selectOption({ label: t('roles.secretary') });
  await button('invite.submit').click();
  await page.getByText(t('invite.done')).first().waitFor();
  await leave();
}

/** Has no account yet: the link in the invitation leads to one. */
async function joinByInvitation(at: AtPortal, email: string): Promise<void> {
  await inviteSecretary('fa', email);
  await at.page.goto(await linkMailedTo(journey.product, email, '/acceptinvitation/'));
  await at.isEntered();
  await at.field('person.firstName').fill('نگار');
  await at.field('person.lastName').fill('منشی');
  await at.portal.locator('input[type="password"]').fill(password);
  await at.button('invitation.accept').click();
}

/** Signs up first, sees an empty portal, and then is invited. */
async function joinWithAccount(at: AtPortal, email: string): Promise<void> {
  const { product } = journey;
  await at.page.goto(`${product.portal}/signup`);
  await at.isEntered();
  await at.field('person.firstName').fill('Nora');
  await at.field('person.lastName').fill('Desk');
  await at.field('signIn.email').fill(email);
  await at.button('signUp.submit').click();
  await at.portal.getByText(at.t('signUp.look')).waitFor();
  await at.page.goto(await linkMailedTo(product, email, '/activation/'));
  await at.portal.locator('input[type="password"]').fill(password);
  await at.button('activation.submit').click();
  await at.page.waitForURL('**/dashboard');
  expect((await call(product.portal, '/file/getfile', { id: ward.file }, await tokenIn(at.page))).status).toBe(404);
  await inviteSecretary('en', email);
  await at.page.goto(await linkMailedTo(product, email, '/acceptinvitation/'));
  await at.portal.getByRole('button', { name: /Nora Desk/ }).click();
}

describe.each([
  {
    who: 'whom the owner invites by email, in Persian on a phone',
    language: 'fa',
    device: phone,
    join: joinByInvitation,
    email: 'negar@clinic.test',
    patient: 'پریسا تازه‌وارد',
    answer: 'چند روز',
  },
  {
    who: 'who signed up and is invited later, in English at a desk',
    language: 'en',
    device: desk,
    join: joinWithAccount,
    email: 'nora@clinic.test',
    patient: 'Paul Newcomer',
    answer: 'Several days',
  },
] as const)('A secretary $who', ({ language, device, join, email, patient, answer }) => {
  test('joins, registers a patient and fills the first file', async () => {
    const at = await arrive(language, device);
    await join(at, email);
    await at.page.waitForURL('**/dashboard');
    await at.portal.getByRole('link', { name: 'Ward' }).first().click();
    await at.portal.getByRole('link', { name: wardPatient }).waitFor();
    await at.button('files.add').click();
    await at.portal.getByRole('dialog').getByLabel(at.t('patient.name')).fill(patient);
    await at.button('files.create').click();
    const form = formIn(at.page, 'porsa-dashboard porsa-form');
    await answerAll(form, answer);
    await form.send();
    await at.page.waitForURL('**/form/entries/**');
    await at.portal.locator('.porsa-portal-sheet').getByText(answer).first().waitFor();
    await at.portal.getByText(patient).first().waitFor();
    const { items } = await ask(
      journey.product.portal,
      '/file/getfiles',
      { category: 'ward', search: patient },
      ward.token,
    );
    expect(items.map(({ entries }) => entries)).toEqual([1]);
    await at.leave();
  });
});

/** The owner’s part: the file goes to the expert, to be written too. */
async function shareWithExpert(language: Tongue, file: string): Promise<void> {
  const at = await arriveAs('owner', language, desk, `/form/entries/complaints/-/ward/${file}`);
  await at.portal.locator('.porsa-portal-patient-actions sl-dropdown button').click();
  await at.portal.getByRole('menuitem', { name: at.t('share.open') }).click();
  const dialog = at.portal.getByRole('dialog');
  await dialog.getByLabel(at.t('share.with')).selectOption(`user:${experts}`);
  await dialog.getByLabel(at.t('shared.right'), { exact: true }).selectOption('write');
  await at.button('share.submit').click();
  // Exactly that: “Shared with” stands in the dialog before anything is shared.
  await at.page.getByText(at.t('share.done'), { exact: true }).first().waitFor();
  await at.leave();
}

describe.each([
  { where: 'in English at a desk', language: 'en', device: desk, patient: 'Ada Shared', answer: 'Several days' },
  { where: 'in Persian on a phone', language: 'fa', device: phone, patient: 'سارا مشترک', answer: 'چند روز' },
] as const)('An expert $where', ({ language, device, patient, answer }) => {
  test('reads and writes the file that the owner shares, and sees nothing else of its form', async () => {
    const { product } = journey;
    const file = await openFile(patient);
    await shareWithExpert(language, file);
    const link = await linkMailedTo(product, 'expert@porsa.test', `/shared?file=${file}`);
    const at = await arriveAs('expert', language, device, link.slice(product.portal.length));
    await at.page.waitForURL(`**/form/entries/**/${file}`);
    await at.portal.getByText(patient).first().waitFor();
    await at.button('entries.add').click();
    const form = formIn(at.page, 'porsa-dashboard porsa-form');
    await answerAll(form, answer);
    await form.send();
    await at.page.waitForURL(`**/form/entries/**/${file}/*`);
    await at.portal.locator('.porsa-portal-sheet').getByText(answer).first().waitFor();

    await at.page.goto(`${product.portal}/form/file/complaints/-/ward`);
    await at.portal.getByText(at.t('category.unreachable')).waitFor();
    await at.page.goto(`${product.portal}/patients?q=${encodeURIComponent(hidden)}`);
    await at.portal.locator('main').getByText(hidden).waitFor();
    expect(await at.portal.getByRole('link', { name: hidden }).count()).toBe(0);
    const token = await tokenIn(at.page);
    expect((await call(product.portal, '/file/getfiles', { category: ward.category }, token)).status).toBe(404);
    expect((await call(product.portal, '/file/getfile', { id: ward.file }, token)).status).toBe(404);
    await at.leave();
  });
});
