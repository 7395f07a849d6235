import type { Locator } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import designerEn from '../../locales/en/latedesigner.json' with { type: 'json' };
import designerFa from '../../locales/fa/latedesigner.json' with { type: 'json' };
import versionsEn from '../../locales/en/versions.json' with { type: 'json' };
import versionsFa from '../../locales/fa/versions.json' with { type: 'json' };
import { samples } from '../../demo/samples/index.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { desk, phone, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;

afterEach(async () => {
  const { complaints } = visitor;
  await visitor.leave();
  expect(complaints).toEqual([]);
});

const { definition } = samples.find(({ category }) => category.slug === 'first-visit')!;
const texts = { en: { ...designerEn, versions: versionsEn }, fa: { ...designerFa, versions: versionsFa } };
const words = {
  en: { who: 'Who came with you?', reach: 'Their number', rule: 'Severe pain', note: 'Asks for company' },
  fa: { who: 'چه کسی همراه شماست؟', reach: 'شمارهٔ او', rule: 'درد شدید', note: 'پرسش از همراه' },
};

type Language = keyof typeof words;

/** A copy of the first visit's form, open before its admin. */
async function openCopy(language: Language, isPhone: boolean) {
  const { product, browser } = journey;
  const token = await tokenOf(product, 'admin');
  const slug = `visit-${crypto.randomUUID().slice(0, 8)}`;
  const made = { slug, project: 'mood-scales', title: definition.title, settings: { allowPublicScores: true } };
  await ask(product.portal, '/category/storecategory', made, token);
  const { rev } = await ask(product.portal, '/category/getdraft', { category: slug }, token);
  await ask(
    product.portal,
    '/category/storedraft',
    { category: slug, rev, definition: { ...definition, language } },
    token,
  );
  await ask(product.portal, '/user/updateuserlang', { lang: language }, token);
  visitor = await visit(browser, { ...(isPhone ? phone : desk), locale: language === 'fa' ? 'fa-IR' : 'en-GB' });
  const { page } = visitor;
  await page.addInitScript(([lng]) => localStorage.setItem('i18nextLng', lng!), [language]);
  await signIn(page, product, 'admin', `/admin/forms/pages/scores/mood-scales/${slug}/owner/all`);
  const portal = page.locator('porsa-dashboard');
  const designer = portal.locator('.porsa-d-workbench');
  await designer.locator('.porsa-d-add-line input').waitFor();
  return {
    page,
    designer,
    dialog: portal.locator('dialog[open]'),
    views: designer.locator('.porsa-d-views button'),
    draft: async () => (await ask(product.portal, '/category/getdraft', { category: slug }, token)).definition,
    versions: () => ask(product.portal, '/category/getversions', { category: slug }, token),
  };
}

type Opened = Awaited<ReturnType<typeof openCopy>>;

/** Two questions, marked together and made required in one act. */
async function addTwo({ page, designer, draft }: Opened, language: Language, isPhone: boolean): Promise<void> {
  const { who, reach } = words[language];
  await designer.locator('.porsa-d-add-line input').click();
  for (const title of [who, reach]) {
    await page.keyboard.insertText(title);
    await page.keyboard.press('Enter');
  }
  const faces = designer.locator('[data-focus-question]');
  if (isPhone) await designer.locator('[data-select]').click();
  else await faces.nth(-1).locator('code').click();
  if (isPhone) await faces.nth(-1).click();
  await faces
    .nth(-2)
    .locator('code')
    .click(isPhone ? {} : { modifiers: ['Shift'] });
  const bar = designer.locator('.porsa-d-marking-bar');
  await bar.locator('[aria-haspopup]').click();
  await bar.getByText(texts[language].marking.require, { exact: true }).click();
  await expect
    .poll(async () => (await draft()).pages[0]!.questions.slice(-2).map(({ mandatory }) => mandatory))
    .toEqual([true, true]);
  await bar.getByRole('button').last().click();
}

/** Says when something holds: of which question, and with what it is compared. */
async function say(clauses: Locator, subject: string, compare: (row: Locator) => Promise<unknown>): Promise<void> {
  await clauses.locator('.porsa-d-sentence-add button').first().click();
  await clauses.locator('select[data-sentence-subject]').selectOption(subject);
  await compare(clauses.locator('.porsa-d-clause'));
}

async function setConditions({ designer, views, draft }: Opened, language: Language): Promise<void> {
  await designer.locator('[data-focus-question]').last().locator('code').click();
  await designer.locator('.porsa-d-settings [role="tab"]').nth(4).click();
  await say(designer.locator('.porsa-d-settings .porsa-d-sentence'), 'seenbefore', (row) =>
    row.locator('select:has(option[value="no"])').selectOption('no'),
  );
  await views.nth(1).click();
  await designer.getByText(texts[language].conditions.addnotify, { exact: true }).click();
  const rule = designer.locator('.porsa-d-condition:has(.porsa-d-notify)').last();
  await rule.locator('.porsa-d-notify input[lang]').fill(words[language].rule);
  await say(rule.locator('.porsa-d-sentence'), 'pain', (row) => row.locator('input').fill('7'));
  await expect
    .poll(async () => (await draft()).conditions.map(({ when }) => when))
    .toEqual(expect.arrayContaining([expect.stringContaining('seenbefore'), 'pain = 7']));
}

async function publish({ designer, dialog }: Opened, note = ''): Promise<void> {
  await designer.locator('.porsa-d-publish').click();
  if (note) await dialog.locator('input').first().fill(note);
  await dialog.locator('sl-button[variant="primary"]').click();
  await dialog.waitFor({ state: 'detached' });
}

describe.each([
  { language: 'fa', isPhone: false, size: 'desk' },
  { language: 'en', isPhone: false, size: 'desk' },
  { language: 'fa', isPhone: true, size: 'phone' },
] as const)('The form of a first visit, $language, $size', ({ language, isPhone }) => {
  test('is changed, given rules, looked at, published with a note, compared, and brought back', async () => {
    const opened = await openCopy(language, isPhone);
    const { designer, dialog, views, draft, versions } = opened;
    const { versions: said } = texts[language];
    const { who, note } = words[language];
    await addTwo(opened, language, isPhone);
    await setConditions(opened, language);

    await views.nth(4).click();
    await designer.locator('.porsa-filling').getByText(who).waitFor();
    await publish(opened, note);
    await expect.poll(async () => (await versions()).map((each) => each.note)).toEqual([note]);

    await views.nth(0).click();
    if (isPhone) await designer.locator('.porsa-d-back').click();
    await designer.locator('[data-selected] .porsa-d-card-actions').getByRole('button').nth(3).click();
    // Its condition goes with it, which is said first.
    await dialog.getByText('seenbefore = "no"').waitFor();
    await dialog.locator('sl-button').last().click();
    await expect.poll(async () => (await draft()).pages[0]!.questions.at(-1)?.title).toEqual({ [language]: who });
    await publish(opened);
    await views.nth(5).click();
    const first = designer.locator('.porsa-d-version-list > li').nth(1);
    await first.locator('[aria-haspopup]').click();
    await first.getByText(said.comparedraft, { exact: true }).click();
    await designer.locator('.porsa-d-comparison').getByText(words[language].reach).waitFor();
    await first.locator('[aria-haspopup]').click();
    await first.getByText(said.restore, { exact: true }).click();
    await dialog.locator('sl-button[variant="primary"]').click();
    await expect
      .poll(async () => (await draft()).pages[0]!.questions.at(-1)?.title)
      .toEqual({ [language]: words[language].reach });
    await publish(opened);
    await expect.poll(async () => (await versions()).map(({ isLive }) => isLive)).toEqual([true, false, false]);
    // Each published version is fetched once, whatever else is drawn.
    expect(visitor.requests.filter((address) => address.endsWith('/category/getform')).length).toBeLessThan(6);
  });
});
