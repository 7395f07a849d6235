import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  person,
} from '../../../../test/support/screens/open-portal.tsx';
import { settled } from '../../../../test/support/screens/wait.ts';

const account = (name: string, more: object = {}) => ({
  id: name.toLowerCase(),
  firstName: name,
  lastName: 'Rad',
  email: `${name.toLowerCase()}@clinic.test`,
  access: 'user',
  disabled: false,
  secondStep: false,
  usedAt: null,
  ...more,
});

async function openAccounts({
  access = 'admin',
  lastAdmin = false,
}: {
  access?: 'user' | 'admin';
  lastAdmin?: boolean;
}) {
  let omid = account('Omid', { access: lastAdmin ? 'admin' : 'user' });
  return openPortal('/userRoles', {
    answers: {
      'auth/getuseraccess': () => accessAs(undefined, access),
      'user/getvirtualgroups': () => [],
      'admin/getaccounts': ({ search = '' }: { readonly search?: string }) => ({
        items: [account('Sara', { id: person.id, access: 'admin', secondStep: true }), omid].filter(({ email }) =>
          email.includes(search),
        ),
        next: null,
      }),
      'admin/storeaccount': (change: object) => {
        if (lastAdmin) return { success: false, code: 4039, message: '' };
        omid = { ...omid, ...change };
        return omid;
      },
      'admin/endaccountsessions': () => ({ ended: 2 }),
    },
  });
}

before(() => setViewport({ width: 1280, height: 800 }));

describe('the accounts of a clinic', () => {
  afterEach(cleanUp);
  const sent = (portal: Awaited<ReturnType<typeof openAccounts>>, path: string) =>
    portal.calls.filter((call) => call.path === path).map(({ body }) => body);

  it('are listed for admins with their standing, and without anything to do to one’s own', async () => {
    const portal = await openAccounts({});
    await portal.until('omid@clinic.test');
    expect(portal.text()).to.contain('Active · Admin · Two-factor authentication');
    expect(portal.host.shadowRoot?.querySelectorAll('[aria-label^="Actions for"]').length).to.equal(1);
    await expectAccessible(portal);
  });

  it('are not shown to others', async () => {
    const portal = await openAccounts({ access: 'user' });
    await portal.until('groups');
    expect(sent(portal, 'admin/getaccounts')).to.deep.equal([]);
  });

  it('are disabled and enabled after a question, and the list says so', async () => {
    const portal = await openAccounts({});
    await portal.press('Disable account');
    await portal.until('Disable Omid Rad’s account?');
    expect(sent(portal, 'admin/storeaccount')).to.deep.equal([]);
    await confirm(portal);
    await portal.until('Disabled');
    expect(sent(portal, 'admin/storeaccount')).to.deep.equal([{ user: 'omid', disabled: true }]);
    await portal.press('Enable account');
    await confirm(portal);
    expect(sent(portal, 'admin/storeaccount').at(-1)).to.deep.equal({ user: 'omid', disabled: false });
  });

  it('become admins, and are signed out everywhere', async () => {
    const portal = await openAccounts({});
    await portal.press('Make admin');
    await confirm(portal);
    expect(sent(portal, 'admin/storeaccount')).to.deep.equal([{ user: 'omid', access: 'admin' }]);
    await portal.press('Sign out everywhere');
    await confirm(portal);
    expect(sent(portal, 'admin/endaccountsessions')).to.deep.equal([{ user: 'omid' }]);
  });

  it('say why the last admin stays one', async () => {
    const portal = await openAccounts({ lastAdmin: true });
    await portal.press('Remove admin access');
    await confirm(portal);
    await portal.until('A clinic needs at least one admin');
  });

  it('are found by what is typed', async () => {
    const portal = await openAccounts({});
    await portal.until('omid@clinic.test');
    portal.type('Search by name or email', 'nobody');
    await portal.until('No accounts found.');
    expect(sent(portal, 'admin/getaccounts').at(-1)).to.deep.equal({ search: 'nobody', after: undefined, limit: 50 });
  });

  /** The question's own button, which says what its menu item says. */
  async function confirm(portal: Awaited<ReturnType<typeof openAccounts>>): Promise<void> {
    const buttons = [...portal.find('[role="alertdialog"]').querySelectorAll<HTMLElement>('sl-button')];
    buttons.find((button) => button.getAttribute('variant') !== 'default' && button.hasAttribute('variant'))?.click();
    await settled();
  }
});
