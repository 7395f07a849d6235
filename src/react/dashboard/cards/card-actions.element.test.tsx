import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  visitsAs,
} from '../../../../test/support/screens/open-portal.tsx';
import { $session } from '../../../store/session.ts';
import { until } from '../../../../test/support/screens/wait.ts';

const owned = visitsAs('owner');
const answers = {
  'auth/getuseraccess': () => accessAs('owner'),
  'category/getcategories': () => ({ items: [owned, { ...owned, id: 'b', slug: 'b', version: null }], next: null }),
};

async function openForms(width: number) {
  await setViewport({ width, height: 700 });
  const portal = await openPortal('/admin/forms/categories/complaints/-/-', { answers });
  await portal.until('First visit');
  const root = portal.host.shadowRoot!;
  const cards = [...root.querySelectorAll<HTMLElement>('.porsa-kit-item')];
  const menuOf = (card: HTMLElement | undefined) =>
    [...(card?.querySelectorAll('sl-menu-item') ?? [])].map(({ textContent }) => textContent);
  return { portal, root, cards, menuOf };
}

describe('What can be done with a form', () => {
  afterEach(async () => {
    cleanUp();
    await setViewport({ width: 800, height: 600 });
  });

  it('stands on its card as one way by its name and a menu by the name of all others', async () => {
    const { portal, cards, menuOf } = await openForms(1280);
    const foot = cards[0]?.querySelector('.porsa-kit-item-actions');
    expect([...(foot?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).to.deep.equal(['Design']);
    expect(foot?.querySelector('button')?.textContent).to.equal('More');
    expect(menuOf(cards[0])).to.deep.equal([
      'Patient files',
      'Versions',
      'Settings',
      'Share',
      'Webhooks',
      'Rename',
      'Delete',
    ]);
    expect(menuOf(cards[1]), 'of what was never published').not.to.include('Versions');
    expect(cards[1]?.textContent).to.include('Not published');
    await expectAccessible(portal);
  });

  it('is one menu on a phone, where a form takes two lines', async () => {
    const { portal, cards, menuOf } = await openForms(390);
    expect(cards[0]?.querySelector('.porsa-kit-item-actions')).to.equal(null);
    expect(menuOf(cards[0])[0]).to.equal('Design');
    expect(cards[0]?.offsetHeight).to.be.lessThan(90);
    await expectAccessible(portal);
  });

  it('is reached by the keyboard, and Escape leads back to where it began', async () => {
    const { root, cards } = await openForms(1280);
    const more = cards[0]?.querySelector<HTMLElement>('button[aria-label="More actions for “First visit”"]');
    more?.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => more?.getAttribute('aria-expanded') === 'true', 'the open menu');
    await sendKeys({ press: 'ArrowDown' });
    await until(() => root.activeElement?.localName === 'sl-menu-item', 'the focus in the menu');
    await sendKeys({ press: 'Escape' });
    await until(() => root.activeElement === more, 'the focus on the button');
    expect(more?.getAttribute('aria-expanded')).to.equal('false');
  });

  it('leads to the files of the form', async () => {
    const { portal, cards } = await openForms(1280);
    cards[0]?.querySelector<HTMLElement>('.porsa-kit-more')?.click();
    [...(cards[0]?.querySelectorAll('sl-menu-item') ?? [])][0]?.click();
    await until(() => portal.calls.some(({ path }) => path === 'file/getfiles'), 'the files');
  });
});

/** What an admin may manage: a service with a project, each on a card. */
const managed = {
  'auth/getuseraccess': () => accessAs('owner', 'admin'),
  'service/getservices': () => ({
    items: [{ id: '0190a000-0000-7000-8000-0000000000b1', slug: 'heart', title: 'Heart', projects: 1 }],
    next: null,
    total: 1,
  }),
  'project/getprojects': () => ({
    items: [
      {
        id: owned.project,
        slug: 'care',
        title: 'Care',
        service: '0190a000-0000-7000-8000-0000000000b1',
        serviceTitle: 'Heart',
        headline: 'complaints',
        categories: 1,
      },
    ],
    next: null,
    total: 1,
  }),
};

for (const [what, title, path, holds] of [
  ['service', 'Heart', '/services', 'Projects'],
  ['project', 'Care', '/admin/forms/projects/complaints/-', 'Forms'],
] as const)
  describe(`What an admin can do with a ${what}`, () => {
    const openCard = async (width: number) => {
      await setViewport({ width, height: 700 });
      const portal = await openPortal(path, { answers: managed });
      $session.setKey('userMode', 'admin');
      await portal.until(title);
      const root = portal.host.shadowRoot!;
      const card = [...root.querySelectorAll<HTMLElement>('.porsa-kit-item')].find((item) =>
        item.textContent.includes(title),
      )!;
      return { portal, root, card };
    };
    afterEach(async () => {
      cleanUp();
      await setViewport({ width: 800, height: 600 });
    });

    it('is named: what it holds, and a menu to rename and delete it', async () => {
      const { portal, root, card } = await openCard(1280);
      const foot = card.querySelector<HTMLElement>('.porsa-kit-item-actions')!;
      expect(foot.innerText.split(/\s+/)).to.deep.equal([holds, 'More']);
      expect([...foot.querySelectorAll('sl-menu-item')].map(({ textContent }) => textContent)).to.deep.equal([
        'Rename',
        'Delete',
      ]);
      await expectAccessible(portal);
      card.querySelector<HTMLElement>('.porsa-kit-more')?.click();
      card.querySelector('sl-menu-item')?.click();
      await until(() => root.querySelector('dialog')?.textContent.includes(`Rename “${title}”`), 'the dialog');
    });

    it('is one menu on a phone, and the row is no wider than its place', async () => {
      const { portal, card } = await openCard(390);
      expect(card.querySelector('.porsa-kit-item-actions')).to.equal(null);
      expect([...card.querySelectorAll('sl-menu-item')].map(({ textContent }) => textContent)).to.deep.equal([
        holds,
        'Rename',
        'Delete',
      ]);
      expect(card.scrollWidth).to.be.at.most(card.clientWidth);
      await expectAccessible(portal);
    });
  });
