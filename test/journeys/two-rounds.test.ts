import { beforeAll, describe, test, vi } from 'vitest';
import { openHeld } from '../support/journeys/held-rounds.ts';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn, type Person } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { visit } from '../support/journeys/visitor.ts';

type Session = Awaited<ReturnType<Awaited<ReturnType<typeof visit>>['context']['storageState']>>;

type Screen = readonly [name: string, address: () => string, shown: string];

// What is held back waits for frames more than for the processor.
vi.setConfig({ maxConcurrency: 2 });

const journey = startJourney();
const sessions = new Map<Person, Promise<Session>>();
let file = '';
let code = '';
let proposal = '';
let comments = '';

beforeAll(async () => {
  const { product } = journey;
  const owner = await tokenOf(product, 'owner');
  const { items } = await ask(product.portal, '/file/getfiles', { category: 'phq-9', limit: 50 }, owner);
  const found = items.find(({ entries, patient }) => entries > 1 && patient.code)!;
  file = found.id;
  code = found.patient.code!;
  const expert = await tokenOf(product, 'expert');
  const proposals = await ask(product.portal, '/proposal/getproposals', {}, expert);
  proposal = proposals.items[0]!.id;
  const link = { proposal, id: crypto.randomUUID() };
  comments = (await ask(product.portal, '/proposal/storecommentlink', link, expert)).link;
});

async function signedIn(person: Person): Promise<Session> {
  const visitor = await visit(journey.browser);
  await signIn(visitor.page, journey.product, person);
  const session = await visitor.context.storageState();
  await visitor.leave();
  return session;
}

/** Each person signs in once. */
function sessionOf(person: Person): Promise<Session> {
  const session = sessions.get(person) ?? signedIn(person);
  sessions.set(person, session);
  return session;
}

/** Something that the screen shows once all of it has come. */
const list = 'tbody tr, main ul li, .porsa-kit-message, main dl';
const form = 'porsa-form:state(ready) .porsa-filling';
const entrance = 'main input, main a';

interface Opened {
  /** Whether all of the screen is there; false where it waits for what was asked for later. */
  isWhole(): Promise<boolean>;
  /** What was asked for after two rounds, and never comes. */
  readonly further: readonly string[];
  leave(): Promise<void>;
}

/** Opens a screen, and lets two rounds come. What has come may still have to be drawn. */
async function openInTwoRounds(person: Person | undefined, address: string, shown: string): Promise<Opened> {
  const visitor = await visit(journey.browser, person && { storageState: await sessionOf(person) });
  const screen = await openHeld(visitor.page, journey.product, address);
  await screen.release();
  await screen.release();
  return {
    isWhole: async () => (await screen.isThere()) && (await visitor.page.locator(shown).count()) > 0,
    further: screen.held(),
    leave: visitor.leave,
  };
}

describe.each<readonly [who: string, person: Person | undefined, screens: readonly Screen[]]>([
  [
    'an owner',
    'owner',
    [
      ['the dashboard', () => '/dashboard', list],
      ['services', () => '/services', list],
      ['a service', () => '/serviceDetail?service=clinic', list],
      ['projects', () => '/projects', list],
      ['projects with their forms', () => '/form/projects/-/complaints', list],
      ['patients', () => '/patients', list],
      ['a patient', () => `/patient/${file}`, list],
      ['patient files', () => '/form/file/complaints/-/first-visit', list],
      ['a form', () => '/form/page/complaints/-/first-visit/-/-/-', form],
      ['a form for a file', () => `/form/page/scores/-/phq-9/${file}/-/-`, `${form} .porsa-history`],
      [
        'a form that starts from the last response',
        () => `/form/page/scores/-/phq-9/${file}/-/-?from=last`,
        `${form} .porsa-how`,
      ],
      ['a form by a patient’s code', () => `/form/page/scores/-/phq-9/-/-/${code}`, form],
      ['a form for a new patient', () => '/form/page/scores/-/phq-9/-/Sara/0084575948', form],
      ['a form that does not exist', () => '/form/page/scores/-/no-such-form/-/-/-', 'porsa-form .porsa-notice p'],
      ['a response', () => `/form/entries/scores/-/phq-9/${file}`, '.porsa-portal-sheet .porsa-filling [data-name]'],
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
      ['a question in the designer', () => '/admin/forms/question/phq-9/-/form/-', 'porsa-designer .porsa-form'],
      ['conditions', () => '/admin/forms/condition/first-visit/-/-', 'porsa-designer .porsa-d-condition'],
      [
        'a report in the designer',
        () => '/admin/forms/reportdesign/scores/mood-scales/phq-9',
        '.porsa-d-report iframe',
      ],
      ['a preview', () => '/admin/forms/preview/scores/mood-scales/phq-9', '.porsa-d-full .porsa-filling'],
      ['versions', () => '/admin/forms/versions/scores/mood-scales/phq-9', '.porsa-d-version-list li'],
      ['the activity log', () => '/admin/audit', list],
    ],
  ],
  [
    'the admin',
    'admin',
    [
      ['the dashboard', () => '/dashboard', list],
      ['services', () => '/services', list],
      ['a service', () => '/serviceDetail?service=mental-health', list],
      ['patients', () => '/patients', list],
      ['a patient', () => `/patient/${file}`, list],
      ['patient files', () => '/form/file/complaints/-/first-visit', list],
      ['a response', () => `/form/entries/scores/-/phq-9/${file}`, '.porsa-portal-sheet .porsa-filling [data-name]'],
      ['members, API keys and EHRs', () => '/userRoles', list],
      ['the profile', () => '/profile', 'main form, main select'],
      ['figures', () => '/summary', 'main svg'],
      ['projects to manage', () => '/admin/forms/projects/complaints/-', list],
      ['projects of one service to manage', () => '/admin/forms/projects/scores/mental-health', list],
      ['forms to manage', () => '/admin/forms/categories/scores/mood-scales/-', list],
      ['forms of all projects to manage', () => '/admin/forms/categories/scores/-/-', list],
      ['the designer', () => '/admin/forms/pages/scores/mood-scales/phq-9/-/-', 'porsa-designer .porsa-d-card'],
      ['versions', () => '/admin/forms/versions/scores/mood-scales/phq-9', '.porsa-d-version-list li'],
      ['the activity log', () => '/admin/audit', list],
      ['the activity log of one form', () => '/admin/audit?category=phq-9', list],
    ],
  ],
  [
    'a secretary',
    'secretary',
    [
      ['the dashboard', () => '/dashboard', list],
      ['a form by a patient’s code', () => `/form/page/scores/-/phq-9/-/-/${code}`, form],
    ],
  ],
  [
    'an expert',
    'expert',
    [
      ['a proposal in a form', () => `/createproposal?id=${proposal}`, '.porsa-p-sources'],
      ['a proposal in a chat', () => `/generateproposal?id=${proposal}`, '.porsa-p-talk'],
    ],
  ],
  [
    'a person without a role',
    'new',
    [
      ['the dashboard', () => '/dashboard', 'main h2, .porsa-kit-message'],
      ['a new proposal', () => '/createproposal', '.porsa-p-bench textarea'],
    ],
  ],
  [
    'a person who is not signed in',
    undefined,
    [
      ['signing in', () => '/signin', entrance],
      ['activating an account', () => '/activation/abc', '.porsa-portal-entrance-text'],
      ['a clinic’s card', () => '/clinic/1', entrance],
      ['a proposal to comment on', () => `/proposalcomments/${comments}`, 'main header'],
    ],
  ],
])('A screen that %s opens by its address', (_who, person, screens) => {
  test.concurrent.for(screens)(
    'has asked for all it needs in two rounds: %s',
    async ([, address, shown], { expect }) => {
      const { isWhole, further, leave } = await openInTwoRounds(person, address(), shown);
      await expect.poll(isWhole, { message: `asked for later: ${further.join(', ')}` }).toBe(true);
      await leave();
    },
  );
});
