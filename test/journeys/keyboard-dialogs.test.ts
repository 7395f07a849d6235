import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, focused, goAround, tabTo } from '../support/journeys/by-keyboard.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { desk, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;

beforeAll(async () => {
  const { browser, product } = journey;
  await ask(product.portal, '/user/updateuserlang', { lang: 'en' }, await tokenOf(product, 'admin'));
  visitor = await visit(browser, { ...desk, locale: 'en-GB', reducedMotion: 'reduce' });
  await signIn(visitor.page, product, 'admin');
});
afterAll(() => visitor.leave());

const designer = '/admin/forms/pages/scores/mood-scales/phq-9/owner/all';
const more = (item: string) => ({ path: designer, opener: 'More actions', item });

const versions = '/admin/forms/versions/scores/mood-scales/phq-9';

const portal = () => visitor.page.locator('porsa-dashboard');
const dialog = () => portal().locator('dialog:modal');

/** Opens a screen, where it is not open already. */
async function show(path: string, opener: string): Promise<void> {
  const { page, rest } = visitor;
  if (page.url().endsWith(path) && (await dialog().count()) === 0) return;
  await page.goto(journey.product.portal + path);
  await portal().locator('h1').first().waitFor();
  await portal().getByRole('button', { name: opener, exact: true }).first().waitFor();
  await rest();
}

/** A dialog has come, and has the focus. */
async function isOpened(): Promise<void> {
  await dialog().waitFor();
  await visitor.rest();
  await expect.poll(async () => (await focused(visitor.page)).at).toBe('dialog');
  expect(await goAround(visitor.page)).toEqual([]);
}

async function isLeft(opener: string): Promise<void> {
  await visitor.page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused(visitor.page)).name).toBe(opener);
}

/** On by Tab, from one control to another. */
async function tabOnTo(name: string | RegExp): Promise<void> {
  const { page } = visitor;
  for (let step = 0; step < 60; step += 1) {
    const now = (await focused(page)).name;
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}, but to ${(await focused(page)).name}`);
}

describe('By keyboard alone, a dialog', () => {
  test.each<{ readonly path: string; readonly opener: string; readonly item?: string }>([
    { path: '/userRoles', opener: 'Add EHR' },
    { path: '/userRoles', opener: 'New API key' },
    { path: '/summary?category=phq-9', opener: 'More formats…' },
    more('Edit history'),
    more('Translations'),
    more('Map of the form'),
    more('Import a form…'),
    more('Export as XLSForm'),
    more('Export as XForm'),
    more('Export as REDCap data dictionary'),
    more('Keyboard shortcuts'),
    { path: versions, opener: 'Actions for version 1', item: 'Add a note' },
    { path: versions, opener: 'Actions for version 1', item: 'Restore as draft' },
    { path: versions, opener: 'Close the form' },
  ])('is opened, gone around, left, and gives the focus back: $opener $item', async ({ path, opener, item }) => {
    const { page } = visitor;
    await show(path, opener);
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    if (item) await choose(page, item);
    await isOpened();
    await isLeft(opener);
  });
});

describe('By keyboard alone', () => {
  test('a key for field apps is created, with what its forms lose on devices, and its code and key are shown once', async () => {
    const { page, rest } = visitor;
    const { keyboard } = page;
    await show('/userRoles', 'New API key');
    await tabTo(page, 'New API key');
    await keyboard.press('Enter');
    await dialog().waitFor();
    await rest();
    await keyboard.insertText('Tablets of the ward');
    await keyboard.press('Tab');
    await keyboard.press('ArrowDown');
    await tabOnTo(/^Add a form/);
    await keyboard.press('ArrowDown');
    await dialog().locator('.porsa-portal-losses h4').waitFor();
    await isOpened();
    await tabOnTo('Create API key');
    await keyboard.press('Enter');
    await dialog().locator('.porsa-portal-key').first().waitFor();
    await isOpened();
    await isLeft('New API key');
  });

  test('a form is read from a text, what of it is lost is read out, and it is taken or left', async () => {
    const { page } = visitor;
    const { keyboard } = page;
    const survey = {
      elements: [
        { type: 'text', name: 'pain', title: 'Pain' },
        { type: 'imagemap', name: 'where', title: 'Where' },
      ],
    };
    await show(designer, 'More actions');
    await tabTo(page, 'More actions');
    await keyboard.press('Enter');
    await choose(page, 'Import a form…');
    await dialog().waitFor();
    await tabOnTo(/^Or paste/);
    await keyboard.insertText(JSON.stringify(survey));
    await tabOnTo('Continue');
    await keyboard.press('Enter');
    await dialog().locator('.porsa-d-import-left').waitFor();
    await isOpened();
    await tabOnTo(/can’t be imported$/);
    await isLeft('More actions');
  });

  test('the blocks of a report are gone through, moved, added with their settings, and deleted', async () => {
    const { page, rest } = visitor;
    const { keyboard } = page;
    await show('/admin/forms/reportdesign/scores/mood-scales/phq-9', 'Signature');
    const blocks = portal().locator('.porsa-d-blocks .porsa-d-block-face');
    const kinds = async () => (await blocks.locator('strong').allTextContents()).map((kind) => kind.trim());
    const before = await kinds();
    await blocks.first().focus();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Tab');
    expect(await goAround(page, { within: 'porsa-dashboard .porsa-d-report .porsa-d-sheet', isModal: false })).toEqual(
      [],
    );
    await tabTo(page, 'Signature');
    await keyboard.press('Enter');
    await expect.poll(async () => (await focused(page)).name).toContain('Signature');
    expect(await kinds()).toEqual([...before, 'Signature']);
    await expect.poll(() => blocks.last().getAttribute('aria-expanded')).toBe('true');
    await keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await kinds()).at(-2)).toBe('Signature');
    await keyboard.press(' ');
    await keyboard.press('ArrowDown');
    await keyboard.press(' ');
    await expect.poll(async () => (await kinds()).at(-1)).toBe('Signature');
    await expect.poll(async () => (await focused(page)).name).toContain('Signature');
    await keyboard.press('Delete');
    await expect.poll(kinds).toEqual(before);
    await expect.poll(async () => (await focused(page)).name).toContain(before.at(-1));
    // Left any sooner, the next screen begins with the question whether the changes are to be restored.
    await portal().locator('.porsa-d-saving[data-kind="saved"]').waitFor();
    await rest();
  });

  test('two versions are compared, and the focus goes to what differs', async () => {
    const { page } = visitor;
    await show(versions, 'Actions for version 1');
    await tabTo(page, 'Actions for version 1');
    expect(await goAround(page, { within: 'porsa-dashboard .porsa-d-versions', isModal: false })).toEqual([]);
    await tabTo(page, 'Actions for version 1');
    await page.keyboard.press('Enter');
    await choose(page, 'Compare with the draft');
    // It is what is compared already: the focus comes back.
    await expect.poll(async () => (await focused(page)).name).toMatch(/^(?:Compare|Actions for version 1)$/);
  });
});
