import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { builtFiles, drawnByServer, firstFiles } from '../support/journeys/held-code.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { desk, visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit(journey.browser, desk);
});
afterEach(() => visitor.leave());

const portal = () => visitor.page.locator('porsa-dashboard');
const notLoaded = () => portal().getByText('این بخش بارگذاری نشد');

/** Fails from the start, when the portal would fetch it ahead, until it is let through. */
async function failMembers(): Promise<() => Promise<void>> {
  const [file] = await builtFiles(journey.product, 'src/react/dashboard/people/user-roles.tsx');
  const address = `**/shell/${file!}`;
  await visitor.context.route(address, (route) => route.abort('connectionreset'));
  return () => visitor.context.unroute(address);
}

describe('A screen whose code could not be fetched', () => {
  test('says so, leaves the menu standing, and is shown after another try', async () => {
    const letThrough = await failMembers();
    await signIn(visitor.page, journey.product, 'owner');
    await portal().getByRole('link', { name: 'اعضا و نقش‌ها' }).click();
    await notLoaded().waitFor();
    await portal().getByRole('link', { name: 'داشبورد' }).waitFor();
    await letThrough();
    await portal().getByRole('button', { name: 'تلاش دوباره' }).click();
    await portal().getByText('اعضا', { exact: true }).first().waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/userRoles');
  });

  test('stays where it is while there is no connection, however often it is tried', async () => {
    await failMembers();
    await signIn(visitor.page, journey.product, 'owner');
    await visitor.context.setOffline(true);
    await portal().getByRole('link', { name: 'اعضا و نقش‌ها' }).click();
    for (const _try of [1, 2]) {
      await notLoaded().waitFor();
      await portal().getByRole('button', { name: 'تلاش دوباره' }).click();
    }
    await notLoaded().waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/userRoles');
  });

  test('keeps what was typed into a form before', async () => {
    const path = '/form/page/scores/-/phq-9/-/-/-';
    const letThrough = await failMembers();
    await signIn(visitor.page, journey.product, 'owner', path);
    const form = formIn(visitor.page, 'porsa-dashboard porsa-form');
    await form.choose('mood', 'چند روز');
    await form.form.getByText('روی این دستگاه').or(form.form.getByText('روی همین دستگاه')).first().waitFor();
    await portal().getByRole('link', { name: 'اعضا و نقش‌ها' }).click();
    await notLoaded().waitFor();
    await letThrough();
    await portal().getByRole('button', { name: 'تلاش دوباره' }).click();
    await portal().getByText('اعضا', { exact: true }).first().waitFor();
    await visitor.rest();
    await visitor.page.goto(`${journey.product.portal}${path}`);
    await form.form.locator('.porsa-notice [data-primary]').click();
    await form.opened();
    expect(await form.question('mood').locator('input:checked').count()).toBe(1);
  });
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
    await fail((await builtFiles(journey.product, 'src/elements/first/first.ts')).at(-1)!);
    const form = await open();
    await tryAgain();
    await form.choose('interest', 'Several days');
    await form.send();
    await form.summary.waitFor();
  });
});
