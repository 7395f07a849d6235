import { beforeAll, describe, expect, test } from 'vitest';
import { openHeld } from '../support/journeys/held-rounds.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { visit } from '../support/journeys/visitor.ts';

const journey = startJourney();
let session: Awaited<ReturnType<Awaited<ReturnType<typeof visit>>['context']['storageState']>>;
let file = '';

beforeAll(async () => {
  const { product } = journey;
  const token = await tokenOf(product, 'owner');
  const { items } = await ask(product.portal, '/file/getfiles', { category: 'phq-9', limit: 50 }, token);
  file = items.find(({ entries }) => entries > 1)!.id;
  const visitor = await visit(journey.browser);
  await signIn(visitor.page, product, 'owner');
  session = await visitor.context.storageState();
  await visitor.leave();
});

/** Something that the screen shows once all of it has come. */
const list = 'tbody tr, main ul li, .porsa-kit-message, main dl';
const form = 'porsa-form .porsa-filling';

describe('A screen that is opened by its address', () => {
  test.each([
    ['the dashboard', () => '/dashboard', list],
    ['services', () => '/services', list],
    ['a service', () => '/serviceDetail?service=clinic', list],
    ['projects', () => '/projects', list],
    ['projects with their forms', () => '/form/projects/-/complaints', list],
    ['patients', () => '/patients', list],
    ['a patient', () => `/patient/${file}`, list],
    ['patient files', () => '/form/file/complaints/-/first-visit', list],
    ['a form', () => '/form/page/complaints/-/first-visit/-/-/-', form],
    ['a form for a file', () => `/form/page/scores/-/phq-9/${file}/-/-`, form],
    ['a form that starts from the last response', () => `/form/page/scores/-/phq-9/${file}/-/-?from=last`, form],
    ['a response', () => `/form/entries/scores/-/phq-9/${file}`, '.porsa-portal-sheet .porsa-filling'],
    ['trends', () => `/form/entries/scores/-/phq-9/${file}?view=trends`, 'main svg'],
    [
      'two responses side by side',
      () => `/form/entries/scores/-/phq-9/${file}?view=compare`,
      '.porsa-portal-comparison',
    ],
    ['members', () => '/userRoles', list],
    ['the profile', () => '/profile', 'main form, main select'],
    ['shared files', () => '/shared', list],
    ['figures', () => '/summary', 'main svg'],
    ['proposals', () => '/proposal', list],
    ['projects to manage', () => '/admin/forms/projects/complaints/-', list],
    ['forms to manage', () => '/admin/forms/categories/scores/mood-scales/-', list],
    ['the designer', () => '/admin/forms/pages/scores/mood-scales/phq-9/-/-', 'porsa-designer .porsa-d-card'],
    ['the activity log', () => '/admin/audit', list],
  ])('has asked for all it needs in two rounds: %s', async (_name, address, shown) => {
    const visitor = await visit(journey.browser, { storageState: session });
    const screen = await openHeld(visitor.page, journey.product, address());
    await screen.release();
    await screen.release();
    const further = screen.held();
    expect({ isThere: await screen.isThere(), further }).toEqual({ isThere: true, further });
    expect(await visitor.page.locator(shown).count(), `asked for later: ${further.join(', ')}`).toBeGreaterThan(0);
    await visitor.leave();
  });
});
