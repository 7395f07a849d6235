import { expect } from '@open-wc/testing';
import {
  cleanUp,
  openPortal,
  person,
  visits,
  visitsAs,
  type Answers,
} from '../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

type Portal = Awaited<ReturnType<typeof openPortal>>;

const star = (portal: Portal) => portal.find('.porsa-portal-star button').getAttribute('aria-pressed');

/** A server that keeps the favourites of one person. */
function world(): { readonly answers: Answers; mark(): void } {
  let marks: object[] = [];
  const mark = (): void => void (marks = [{ kind: 'project', id: visits.project }]);
  const project = { id: visits.project, slug: 'clinic', service: 's', headline: 'complaints', title: 'Clinic' };
  return {
    mark,
    answers: {
      'project/getprojects': () => ({ items: [{ ...project, categories: 1 }], next: null, total: 1 }),
      'user/getmyfavorites': () => marks,
      'user/storemyfavorite': () => {
        mark();
        return {};
      },
    },
  };
}

/** Another tab of the product, as far as it is heard here. */
async function otherTab(of: string, act: (channel: BroadcastChannel) => Promise<void>): Promise<void> {
  const channel = new BroadcastChannel(`porsa-portal||${of}`);
  await act(channel);
  channel.close();
}

describe('Another tab of the same person', () => {
  it('is told of a favorite, but not of what the server refused', async () => {
    const { answers } = world();
    let refuses = true;
    const portal = await openPortal('/projects', {
      answers: {
        ...answers,
        'user/storemyfavorite': (body: never) =>
          refuses ? { success: false, code: 5002, message: '' } : answers['user/storemyfavorite']!(body),
      },
    });
    await portal.until('Clinic');
    await otherTab(person.id, async (channel) => {
      let heard = 0;
      channel.onmessage = () => (heard += 1);
      await portal.press('Add “Clinic” to favorites');
      await portal.press('OK');
      await settled();
      expect([heard, star(portal)]).to.deep.equal([0, 'false']);
      refuses = false;
      await portal.press('Add “Clinic” to favorites');
      await until(() => heard === 1, 'the other tab hears of it');
      await portal.press('Add “Clinic” to favorites');
      await until(() => star(portal) === 'false', 'it is taken back');
    });
  });

  it('shows the role that a member was given, and is told of one that is given here', async () => {
    let role = 'expert';
    const member = () => ({
      id: 'm',
      firstName: 'Reza',
      lastName: 'Karimi',
      email: '',
      picture: '',
      roles: [{ category: visits.id, role, grants: visitsAs('owner').grants }],
    });
    const portal = await openPortal('/userRoles', {
      answers: {
        'user/getusers': () => ({ items: [member()], next: null, total: 1 }),
        'user/getinvitedusers': () => ({ items: [], next: null, total: 0 }),
        'user/getvirtualgroups': () => [],
        'user/storerole': (body: { readonly role: string }) => ({ role: (role = body.role) }),
      },
    });
    await portal.until('Reza Karimi');
    await until(() => portal.host.shadowRoot?.querySelector('.porsa-portal-strips'), 'what comes late is there');
    const choice = () => portal.find<HTMLSelectElement>('tbody select');
    await otherTab(person.id, async (channel) => {
      role = 'secretary';
      channel.postMessage(0);
      await until(() => choice().value === 'secretary', 'the role that the other tab has given');
      let heard = 0;
      channel.onmessage = () => (heard += 1);
      choice().value = 'expert';
      choice().dispatchEvent(new Event('change', { bubbles: true }));
      await until(() => heard === 1, 'the other tab hears of it');
    });
    expect([role, choice().value]).to.deep.equal(['expert', 'expert']);
  });

  it('has what it changed loaded again here, and nobody else’s tab has', async () => {
    const { answers, mark } = world();
    const portal = await openPortal('/projects', { answers });
    await portal.until('Clinic');
    await until(() => portal.host.shadowRoot?.querySelector('.porsa-portal-strips'), 'what comes late is there');
    const lists = () => portal.calls.filter(({ path }) => path === 'project/getprojects').length;
    const before = lists();
    mark();
    await otherTab('somebody else', async (channel) => channel.postMessage(0));
    await settled();
    expect([star(portal), lists()]).to.deep.equal(['false', before]);
    await otherTab(person.id, async (channel) => channel.postMessage(0));
    await until(() => star(portal) === 'true', 'the star is there');
    await until(() => lists() === before + 1, 'the list is read anew');
  });
});

describe('Another portal on the same page', () => {
  it('loads again what was changed in the first, which alone loads nothing twice', async () => {
    const { answers } = world();
    const first = await openPortal('/projects', { answers });
    await until(() => first.host.shadowRoot?.querySelector('.porsa-portal-strips'), 'what comes late is there');
    const lists = (portal: Portal) => portal.calls.filter(({ path }) => path === 'project/getprojects').length;
    await first.press('Add “Clinic” to favorites');
    await settled();
    expect(lists(first)).to.equal(1);
    const second = await openPortal('/projects', { answers });
    await until(() => second.host.shadowRoot?.querySelector('.porsa-portal-strips'), 'the second has all of it too');
    const before = lists(second);
    await first.press('Add “Clinic” to favorites');
    await until(() => lists(second) === before + 1, 'the second reads its list anew');
  });
});
