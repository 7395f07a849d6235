import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { builtFiles, drawnByServer, firstFiles } from '../support/journeys/held-code.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { desk, visit, type Visitor } from '../support/journeys/visitor.ts';
import en from '../../locales/en/common.json' with { type: 'json' };
import fa from '../../locales/fa/common.json' with { type: 'json' };

const journey = startJourney();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit(journey.browser, desk);
});
afterEach(() => visitor.leave());

const portal = () => visitor.page.locator('porsa-dashboard');

type Words = typeof en.notLoaded & { readonly retry: string; readonly members: string; readonly home: string };

const words: Readonly<Record<'en' | 'fa', Words>> = {
  en: { ...en.notLoaded, retry: en.retry, members: 'Members and roles', home: 'Dashboard' },
  fa: { ...fa.notLoaded, retry: fa.retry, members: 'اعضا و نقش‌ها', home: 'داشبورد' },
};

/** Answers for a file as a server that has a newer version alone, or as none, until it is let through. */
async function miss(source: string, answer: 'gone' | 'silent'): Promise<() => Promise<void>> {
  const [file] = await builtFiles(journey.product, source);
  const address = `**/shell/${file!}`;
  await visitor.context.route(address, (route) =>
    answer === 'gone' ? route.fulfill({ status: 404, body: '{}' }) : route.abort('connectionreset'),
  );
  return () => visitor.context.unroute(address);
}

/** Fails from the start, when the portal would fetch it ahead. */
const missMembers = (answer: 'gone' | 'silent') => miss('src/react/dashboard/people/user-roles.tsx', answer);

/** Signs the owner in, who reads in a language. */
async function enter(language: 'en' | 'fa', path?: string): Promise<void> {
  const { product } = journey;
  await ask(product.portal, '/user/updateuserlang', { lang: language }, await tokenOf(product, 'owner'));
  await signIn(visitor.page, product, 'owner', path);
  await portal().locator(`[lang="${language}"]`).first().waitFor();
}

const press = (name: string) => portal().getByRole('button', { name, exact: true }).click();

describe('A screen whose code could not be fetched', () => {
  test.each(['en', 'fa'] as const)(
    'because a newer version is on the server says so in %s, leaves the menu standing, and is shown once the page is loaded again',
    async (language) => {
      const { title, outdated, reload, members, home } = words[language];
      const letThrough = await missMembers('gone');
      await enter(language);
      await portal().getByRole('link', { name: members }).click();
      await portal().getByText(title).waitFor();
      await portal().getByText(outdated).waitFor();
      await portal().locator('h1', { hasText: members }).waitFor();
      expect(await visitor.page.title()).toContain(members);
      await portal().getByRole('link', { name: home }).waitFor();
      await letThrough();
      await press(reload);
      await portal().locator('h1', { hasText: members }).waitFor();
      await portal().locator('tbody tr').first().waitFor();
      expect(new URL(visitor.page.url()).pathname).toBe('/userRoles');
    },
  );

  test.each(['en', 'fa'] as const)(
    'because there is no connection stays where it is in %s, however often it is tried, and leads on by itself once there is one',
    async (language) => {
      const { title, offline, retry, reload, members } = words[language];
      const letThrough = await missMembers('silent');
      await enter(language);
      await visitor.context.setOffline(true);
      await portal().getByRole('link', { name: members }).click();
      for (const _try of [1, 2]) {
        await portal().getByText(offline).waitFor();
        await press(retry);
      }
      await portal().getByText(title).waitFor();
      expect(new URL(visitor.page.url()).pathname).toBe('/userRoles');
      await letThrough();
      await visitor.context.setOffline(false);
      // Chromium remembers that a file did not come.
      const again = portal().getByRole('button', { name: reload, exact: true });
      const row = portal().locator('tbody tr').first();
      await row.or(again).waitFor();
      if (await again.isVisible()) await again.click();
      await row.waitFor();
    },
  );

  test('keeps what was typed into a form before', async () => {
    const { title, reload, members } = words.fa;
    const path = '/form/page/scores/-/phq-9/-/-/-';
    const letThrough = await missMembers('gone');
    await enter('fa', path);
    const form = formIn(visitor.page, 'porsa-dashboard porsa-form');
    await form.choose('mood', 'چند روز');
    await form.form.getByText('روی این دستگاه').or(form.form.getByText('روی همین دستگاه')).first().waitFor();
    await portal().getByRole('link', { name: members }).click();
    await portal().getByText(title).waitFor();
    await letThrough();
    await press(reload);
    await portal().locator('tbody tr').first().waitFor();
    await visitor.rest();
    await visitor.page.goto(`${journey.product.portal}${path}`);
    await form.form.locator('.porsa-notice [data-primary]').click();
    await form.opened();
    expect(await form.question('mood').locator('input:checked').count()).toBe(1);
  });
});

describe('The designer whose dialogs are of a version that the server does not have any more', () => {
  test.each(['en', 'fa'] as const)(
    'says so in %s, and has all that was changed once it is loaded again',
    async (language) => {
      const { product } = journey;
      const { title, outdated, reload } = words[language];
      const letThrough = await miss('src/react/designer/dialogs/dialogs.tsx', 'gone');
      const route = '/admin/forms/pages/scores/body-measures/bmi/owner/all';
      await enter(language, route);
      const designer = portal().locator('.porsa-d-workbench');
      // The portal may still turn to the language of the account.
      await visitor.rest();
      await designer.locator('[data-focus-question="height"]').focus();
      const { keyboard } = visitor.page;
      await keyboard.press('Enter');
      await keyboard.press('Control+KeyA');
      await keyboard.insertText(`Height ${language}`);
      await keyboard.press('Enter');
      const token = await tokenOf(product, 'admin');
      const draft = async () =>
        JSON.stringify(await ask(product.portal, '/category/getdraft', { category: 'bmi' }, token));
      await expect.poll(draft, { timeout: 20_000 }).toContain(`Height ${language}`);
      await designer.locator('.porsa-d-publish').click();
      const dialog = portal().locator('dialog[open]');
      await dialog.getByText(title).waitFor();
      await dialog.getByText(outdated).waitFor();
      await letThrough();
      await dialog.getByRole('button', { name: reload }).click();
      await dialog.waitFor({ state: 'detached' });
      await designer.locator('[data-focus-question="height"]').waitFor();
      await expect.poll(draft).toContain(`Height ${language}`);
    },
  );
});

describe('The designer whose further code is on its way', () => {
  test('takes a title that is written at once, and goes on to the options when they are there', async () => {
    const { product } = journey;
    const slug = `quick-${crypto.randomUUID().slice(0, 8)}`;
    const token = await tokenOf(product, 'admin');
    await ask(product.portal, '/category/storecategory', { slug, project: 'mood-scales', title: 'Mood' }, token);
    const [file] = await builtFiles(product, 'src/react/designer/canvas/late/further-parts.ts');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await visitor.context.route(`**/${file!}`, async (route) => {
      await released;
      await route.continue();
    });
    await signIn(visitor.page, product, 'admin', `/admin/forms/pages/scores/mood-scales/${slug}/owner/all`);
    const designer = portal().locator('.porsa-d-workbench');
    await designer.locator('[data-type="flatview"]').click();
    await designer.locator('.porsa-d-card-title').click();
    const { keyboard } = visitor.page;
    await keyboard.insertText('How do you feel?');
    await keyboard.press('Enter');
    expect(await designer.locator('.porsa-d-typed-options').count()).toBe(0);
    release();
    await designer.locator('.porsa-d-typed-options input:focus').waitFor();
    await keyboard.insertText('Well');
    await keyboard.press('Escape');
    await expect.poll(() => designer.locator('.porsa-d-card-title').textContent()).toBe('How do you feel?');
    await expect.poll(() => designer.locator('.porsa-d-card').getByText('Well').count()).toBeGreaterThan(0);
  });
});

/** A browser remembers that a file did not come, also one that another imports: its address fails for good. */
describe('A form of which a file did not come', () => {
  const fail = (file: string) => visitor.context.route(`**/embed/${file}`, (route) => route.abort('connectionreset'));
  const open = async () => {
    await drawnByServer(journey.product, { category: 'phq-9', language: 'en' });
    await visitor.page.goto(`${journey.product.portal}/f/phq-9?language=en`);
    return formIn(visitor.page);
  };
  const tryAgain = async (): Promise<object> => {
    await visitor.page.locator('porsa-form').getByRole('button', { name: 'Try again' }).click();
    await visitor.page.waitForFunction(() => document.querySelector('porsa-form')!.matches(':state(ready)'));
    return visitor.page.evaluate(
      () => (document.querySelector('porsa-form') as unknown as { answers: object }).answers,
    );
  };

  test('becomes live when it is tried again, with what was filled in', async () => {
    const first = await firstFiles(journey.product);
    const [, ...imported] = await builtFiles(journey.product, 'src/elements/form/form-screen.tsx');
    await fail(imported.find((file) => !first.has(file))!);
    const form = await open();
    await form.choose('interest', 'Several days');
    expect(await tryAgain()).toMatchObject({ interest: '1' });
  });

  test('is drawn when it is tried again', async () => {
    await fail((await builtFiles(journey.product, 'src/elements/form/first.ts')).at(-1)!);
    const form = await open();
    await tryAgain();
    await form.choose('interest', 'Several days');
    await form.send();
    await form.summary.waitFor();
  });
});
