import type { Locator, Page } from 'playwright-core';
import { call, type Product } from './product.ts';
import type { Ward } from './ward.ts';

/** What a switch changes for those who use the portal. */
export interface Seen {
  readonly what: string;
  /** How it reads in the portal, or on the server. */
  read(portal: Locator): Promise<unknown>;
  /** How it reads before and after. */
  readonly reads: readonly [unknown, unknown];
  /** Read on the server or at the keyboard, where a second portal on the page makes no difference. */
  readonly alone?: true;
}

/** Switches of one place that are seen at another. */
export interface Toggles {
  readonly name: string;
  /** Where they are switched; the same again switches them back. */
  readonly at: string;
  flip(portal: Locator): Promise<void>;
  readonly seenAt: string;
  readonly seen: readonly Seen[];
}

export interface Grounds {
  readonly product: Product;
  readonly ward: Ward;
  readonly slug: string;
}

const profile = '/profile';

/** An item of the person's own menu. */
export async function choose(portal: Locator, text: string): Promise<void> {
  await portal.locator('.porsa-portal-account').click();
  await portal.locator('sl-menu-item', { hasText: text }).click();
}

const turn = (within: Locator, name: string): Promise<void> => within.getByRole('switch', { name }).press('Space');

const isOn =
  (name: string) =>
  (portal: Locator): Promise<boolean> =>
    portal.getByRole('switch', { name }).isChecked();

const isTicked =
  (name: string) =>
  (portal: Locator): Promise<boolean> =>
    portal.getByLabel(name, { exact: true }).isChecked();

/** Longer than what is loaded already takes to be drawn, in milliseconds. */
const moment = 2000;

/** Presses a key that is a shortcut, and puts away what it opens. */
async function opensByKey(page: Page, key: string): Promise<boolean> {
  const dialog = page.locator('porsa-dashboard dialog[open]');
  await page.keyboard.press(key);
  const opened = await dialog.waitFor({ timeout: moment }).then(
    () => true,
    () => false,
  );
  if (opened) await page.keyboard.press('Escape');
  return opened;
}

/** Some of an open part of the menu have icons of their own, not one dot for all. */
async function hasIconsOfItsOwn(portal: Locator): Promise<boolean | undefined> {
  const icons = portal.locator('.porsa-portal-menu-children svg');
  const drawn = await icons.evaluateAll((all) => all.map((one) => one.innerHTML));
  return drawn.length > 1 ? new Set(drawn).size > 1 : undefined;
}

/** What an admin switches for themselves, on this device or for the clinic. */
export const ownToggles = ({ slug }: Grounds): readonly Toggles[] => [
  {
    name: 'admin mode',
    at: profile,
    flip: (portal) => choose(portal, 'Admin mode'),
    seenAt: '/services',
    seen: [
      {
        what: 'the menu of those who design forms',
        read: (portal) => portal.locator('nav.porsa-portal-drawer').getByText('Activity log').count(),
        reads: [1, 0],
      },
    ],
  },
  {
    name: 'icons in submenus, and shortcuts of single keys',
    at: profile,
    flip: async (portal) => {
      await turn(portal, 'Single-key shortcuts');
      await choose(portal, 'Customize appearance');
      await turn(portal.locator('dialog[open]'), 'Icons in submenus');
      await portal.page().keyboard.press('Escape');
    },
    seenAt: '/admin/forms/projects/complaints/-',
    seen: [
      { what: 'icons in the submenu', read: hasIconsOfItsOwn, reads: [false, true] },
      { what: 'a single key', read: (portal) => opensByKey(portal.page(), '?'), reads: [true, false], alone: true },
    ],
  },
  {
    name: 'the calendar, and the menu',
    at: profile,
    flip: async (portal) => {
      const calendar = portal.getByLabel('Calendar');
      await calendar.selectOption((await calendar.inputValue()) === 'fa' ? 'en' : 'fa');
      await portal.getByRole('button', { name: 'Menu', exact: true }).click();
    },
    seenAt: `/form/file/complaints/-/${slug}?day=2020-01-05`,
    seen: [
      {
        what: 'a day',
        read: async (portal) => /1398|2020/.exec(await portal.locator('.porsa-portal-toolbar').innerText())?.[0],
        reads: ['2020', '1398'],
      },
      { what: 'the menu', read: (portal) => portal.locator('nav.porsa-portal-drawer').count(), reads: [1, 0] },
    ],
  },
  {
    name: 'a device that others use too, new score forms, and a role that needs a second step',
    at: profile,
    flip: async (portal) => {
      await portal.getByLabel('This is a shared device').click();
      await turn(portal, 'Open new score forms to everyone');
      await portal.getByLabel('Expert', { exact: true }).click();
    },
    seenAt: profile,
    seen: [
      { what: 'a shared device', read: isTicked('This is a shared device'), reads: [false, true] },
      { what: 'new score forms', read: isOn('Open new score forms to everyone'), reads: [false, true] },
      { what: 'the role', read: isTicked('Expert'), reads: [false, true] },
    ],
  },
  {
    name: 'a favorite',
    at: '/projects?q=Ward',
    flip: (portal) => portal.getByRole('button', { name: 'Add “Ward” to favorites' }).first().click(),
    seenAt: '/dashboard',
    seen: [
      {
        what: 'the project among the favorites',
        read: async (portal) => {
          const heading = portal.page().getByRole('heading', { name: 'Favorites' });
          return (
            (await portal.locator('section').filter({ has: heading }).getByText('Ward', { exact: true }).count()) > 0
          );
        },
        reads: [false, true],
      },
    ],
  },
];

/** Turns settings of the ward's form in its dialog, and saves. */
const inSettings =
  (names: readonly string[], language?: 'en') =>
  async (portal: Locator): Promise<void> => {
    await portal.getByRole('button', { name: /^More actions for/ }).click();
    await portal.getByRole('menuitem', { name: 'Settings' }).click();
    const dialog = portal.locator('dialog[open]');
    for (const name of names) await turn(dialog, name);
    const chosen = dialog.locator('select');
    if (language) await chosen.selectOption((await chosen.inputValue()) === language ? '' : language);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  };

/** The switches in the settings of a form, by what they change for those who use it. */
export function formToggles({ ward, slug, product }: Grounds): readonly Toggles[] {
  const { portal: server } = product;
  const list = `/form/file/complaints/-/${slug}`;
  const at = `/admin/forms/categories/complaints/${ward.project}/-`;
  const isOpen = async (): Promise<boolean> => (await call(server, '/category/getform', { category: slug })).success;
  /** With a phone number that is none nothing is stored in any case; whether one is needed is asked without. */
  const needs = (detail: 'name' | 'code' | 'phone') => async (): Promise<boolean> => {
    const patient = detail === 'phone' ? { name: 'Somebody' } : { phone: 'none' };
    const reply = await call(
      server,
      '/file/storefile',
      { id: crypto.randomUUID(), category: slug, patient },
      ward.token,
    );
    return (
      !reply.success &&
      (reply.fields ?? []).some(({ path, rule }) => path === `patient.${detail}` && rule === 'required')
    );
  };
  const listing = async (): Promise<string> => {
    const page = await (await fetch(`${server}/f/${slug}`)).text();
    return page.includes('og:title') ? (page.includes('noindex') ? 'hidden' : 'listed') : 'closed';
  };
  const language = async (): Promise<unknown> => {
    const reply = await call(server, '/category/getform', { category: slug }, ward.token);
    return reply.success && reply.data.settings.defaultLanguage;
  };
  return [
    {
      name: 'who fills a form, what a file needs, and how files are listed',
      at,
      flip: inSettings(
        [
          'Anyone can fill in this form',
          'Hide from search engines',
          'Name is required',
          'National ID number is required',
          'Phone number is required',
          'Show files without searching',
          'Newest first',
          'Filter files by weekday',
        ],
        'en',
      ),
      seenAt: list,
      seen: [
        {
          what: 'files only after a search',
          read: (portal) => portal.getByText('Search by name, ID or phone number to see files').count(),
          reads: [0, 1],
        },
        { what: 'the order', read: (portal) => portal.getByLabel('Sort by').inputValue(), reads: ['updated', 'name'] },
        { what: 'weekdays', read: (portal) => portal.getByLabel('Weekday').count(), reads: [0, 1] },
        { what: 'who fills it', read: isOpen, reads: [false, true], alone: true },
        { what: 'search engines', read: listing, reads: ['closed', 'hidden'], alone: true },
        { what: 'the name', read: needs('name'), reads: [false, true], alone: true },
        { what: 'the ID number', read: needs('code'), reads: [false, true], alone: true },
        { what: 'the phone number', read: needs('phone'), reads: [false, true], alone: true },
        { what: 'its language', read: language, reads: [undefined, 'en'], alone: true },
      ],
    },
    {
      name: 'a form that takes no answers any more',
      at,
      flip: inSettings(['Stop accepting answers']),
      seenAt: at,
      seen: [
        { what: 'its card', read: (portal) => portal.getByText('Closed', { exact: true }).count(), reads: [0, 1] },
        {
          what: 'the form',
          read: async () => (await call(server, '/category/getform', { category: slug }, ward.token)).status,
          reads: [200, 410],
          alone: true,
        },
      ],
    },
  ];
}
