import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { errors } from '../../../api/contract/errors.ts';
import { $noticeRound, $rightRound } from '../../../store/live.ts';
import { $session } from '../../../store/session.ts';
import {
  type Answers,
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  person,
  visits,
  visitsAs,
} from '../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';

const id = '0190a000-0000-7000-8000-0000000000ff';
const secret = 'abcdefghijklmnopqrstuv';
const colleague = {
  id,
  firstName: 'Omid',
  lastName: 'Rad',
  picture: '',
  email: 'omid@clinic.test',
  roles: [{ category: visits.id, role: 'newuser', grants: visitsAs('owner').grants }],
};
const owned = visitsAs('owner');
const second = { id: '0190a000-0000-7000-8000-0000000000d2', slug: 'follow-up', title: { en: 'Follow-up' } };
const keyForms = { forms: [{ id: visits.id, slug: visits.slug, title: visits.title }], otherForms: 0 };
const shared = {
  file: patientFile('Zahra').id,
  category: visits.id,
  categoryTitle: { en: 'First visit', fa: 'ویزیت نخست' },
  clinicTitle: 'Heart clinic',
  name: 'Zahra Mousavi',
  right: 'read',
  note: 'Please look',
  sharedBy: 'Omid Rad',
  createdAt: '2026-11-20T08:00:00Z',
};

const world: Answers = {
  'category/getcategories': () => ({ items: [owned], next: null }),
  'user/getusers': () => ({ items: [colleague], next: null, total: 1 }),
  'user/getconnectedusers': () => ({ items: [colleague], next: null, total: 1 }),
  'user/getinvitedusers': () => ({
    next: null,
    total: 1,
    items: [
      {
        id,
        email: 'new@clinic.test',
        firstName: '',
        lastName: '',
        category: visits.id,
        role: 'expert',
        invitedBy: 'Sara',
        createdAt: '2026-11-20T08:00:00Z',
        expiresAt: '2026-11-23T08:00:00Z',
        state: 'open',
      },
    ],
  }),
  'user/getvirtualgroups': () => [{ id, title: 'Ward', users: 2 }],
  'user/getvirtualgroupusers': () => [colleague],
  'category/getkeys': () => [
    { id, title: 'Partner', role: 'newuser', createdAt: '2026-11-20T08:00:00Z', usedAt: null, ...keyForms },
  ],
  'file/getsharedfiles': () => ({ items: [shared], next: null }),
  'app/getnotices': () => ({
    items: [
      {
        id,
        kind: 'shared',
        by: 'Omid Rad',
        file: shared.file,
        category: 'First visit',
        createdAt: '2026-11-20T08:00:00Z',
        read: false,
      },
    ],
    next: null,
    unread: 1,
  }),
  'app/readnotices': () => ({}),
};

before(() => setViewport({ width: 1280, height: 800 }));

describe('an invitation’s page', () => {
  afterEach(cleanUp);
  const path = `/acceptinvitation/${secret}/new%40clinic.test`;
  const invitation = {
    clinic: 'Heart clinic',
    categories: [{ en: 'First visit' }],
    role: 'expert',
    firstName: '',
    lastName: '',
    hasAccount: false,
  };

  it('asks only what it is to until the button is pressed, then makes the account', async () => {
    const portal = await openPortal(path, {
      signedIn: false,
      answers: {
        'user/invitation': () => invitation,
        'user/acceptinvitation': () => ({ ...person, firstName: 'New' }),
      },
    });
    await portal.until('First visit · Heart clinic');
    expect(portal.calls.map((call) => call.path)).to.deep.equal(['user/invitation']);
    await portal.press('Accept and sign in');
    expect(portal.text()).to.contain('This field is required.');
    portal.type('First name', 'New');
    portal.type('Last name', 'One');
    portal.type('Password', 'a quiet morning');
    await portal.press('Accept and sign in');
    await portal.until('Welcome, New');
    const { device, ...sent } = portal.calls.find((call) => call.path === 'user/acceptinvitation')?.body as {
      readonly device: string;
    };
    expect(sent).to.deep.equal({
      id: secret,
      email: 'new@clinic.test',
      firstName: 'New',
      lastName: 'One',
      password: 'a quiet morning',
    });
    expect(device).to.match(/^[\w-]{43}$/);
  });

  it('sends whoever has an account to sign in with it', async () => {
    const portal = await openPortal(path, {
      signedIn: false,
      answers: { 'user/invitation': () => ({ ...invitation, hasAccount: true }) },
    });
    await portal.until('has an account');
    await portal.press('Sign in');
    expect(portal.visited.at(-1)).to.equal('/signin');
  });

  it('says that it is dead', async () => {
    const portal = await openPortal(path, {
      signedIn: false,
      answers: { 'user/invitation': () => ({ success: false, code: 4043, message: '' }) },
    });
    await portal.until('This invitation has expired');
  });
});

describe('other ways in', () => {
  afterEach(cleanUp);

  it('use a sign-in link up at the button alone, and stay in the portal', async () => {
    const portal = await openPortal(`/autologin?token=${secret}&to=//evil.test`, {
      signedIn: false,
      answers: { 'autologin/post': () => person },
    });
    expect(portal.calls).to.deep.equal([]);
    await portal.press('Sign in');
    await portal.until('Welcome, Sara');
    expect(portal.visited.at(-1)).to.equal('/dashboard');
  });

  it('follow a short link', async () => {
    const portal = await openPortal('/lnk/abcdefghjkmn', {
      answers: { ...world, 'public/resolvelink': () => ({ route: '/shared' }) },
    });
    await portal.until('Zahra Mousavi');
    expect(portal.visited.at(-1)).to.equal('/shared');
  });

  it('ask whoever follows one to a file to sign in first', async () => {
    const portal = await openPortal('/lnk/abcdefghjkmn', {
      signedIn: false,
      answers: { 'public/resolvelink': () => ({ success: false, code: 4010, message: '' }) },
    });
    expect(portal.visited.at(-1)).to.equal('/signin');
  });
});

describe('people and roles', () => {
  afterEach(cleanUp);
  const file = patientFile('Zahra Mousavi');

  it('show members, invitations, keys and groups', async () => {
    const portal = await openPortal('/userRoles', { answers: world });
    for (const shown of ['Omid Rad', 'new@clinic.test', 'Partner', 'Ward', '2 people']) await portal.until(shown);
    await expectAccessible(portal, '.porsa-portal');
  });

  it('registers someone by name, and asks for both names or none', async () => {
    const portal = await openPortal('/userRoles', { answers: { ...world, 'user/registeruser': () => ({ id }) } });
    await portal.press('Invite members');
    portal.type('Email', 'mina@clinic.test');
    await portal.press('Add their name');
    portal.type('First name', 'Mina');
    await portal.press('Send invitation');
    await portal.until('Enter first and last name.');
    expect(portal.calls.map(({ path }) => path)).not.to.contain('user/registeruser');
    portal.type('Last name', 'Karimi');
    await portal.press('Send invitation');
    await portal.until('Invitation sent');
    expect(portal.calls.find(({ path }) => path === 'user/registeruser')?.body).to.include({
      firstName: 'Mina',
      lastName: 'Karimi',
      email: 'mina@clinic.test',
    });
  });

  it('ask at once whom to invite where the address says so, which does not say it again', async () => {
    const portal = await openPortal('/userRoles?invite=1', { answers: world });
    await until(() => portal.host.shadowRoot!.querySelector('dialog[open]'), 'the dialog');
    await portal.press('Close');
    await until(() => portal.visited.at(-1) === '/userRoles', 'the address asks for nobody');
    expect(portal.host.shadowRoot!.querySelector('dialog[open]')).to.equal(null);
  });

  it('invite somebody by address and role', async () => {
    const portal = await openPortal('/userRoles', { answers: { ...world, 'user/inviteuser': () => ({ id }) } });
    await portal.until('Omid Rad');
    await portal.press('Invite members');
    portal.type('Email', 'guest@clinic.test');
    await portal.press('Send invitation');
    expect(portal.calls.find((call) => call.path === 'user/inviteuser')?.body).to.include({
      email: 'guest@clinic.test',
      category: visits.id,
      role: 'newuser',
    });
  });

  it('invite somebody into several forms at once, with a role that all of them allow', async () => {
    const other = { ...visitsAs('secretary'), id: file.id, slug: 'followup', title: 'Follow-up' };
    const portal = await openPortal('/userRoles', {
      answers: {
        ...world,
        'category/getcategories': () => ({ items: [owned, other], next: null, total: 2 }),
        'user/inviteuser': () => ({ id }),
      },
    });
    await portal.until('Omid Rad');
    await portal.press('Invite members');
    portal.type('Email', 'guest@clinic.test');
    await portal.until('More forms');
    portal.find<HTMLElement>('dialog summary').click();
    portal.find<HTMLInputElement>('dialog input[type="checkbox"]').click();
    await portal.press('Send invitation');
    await portal.until('Invitation sent');
    const roles = visitsAs('secretary').grants;
    const { also, role } = portal.calls.find((call) => call.path === 'user/inviteuser')?.body as {
      readonly also: unknown;
      readonly role: never;
    };
    expect([also, roles.includes(role)]).to.deep.equal([[other.id], true]);
  });

  it('name in the list who was invited by name, and invite nobody twice into the form that they belong to', async () => {
    const portal = await openPortal('/userRoles', {
      answers: {
        ...world,
        'user/getinvitedusers': () => ({
          next: null,
          total: 1,
          items: [
            {
              id,
              email: 'new@clinic.test',
              firstName: 'Nahid',
              lastName: 'Karimi',
              category: visits.id,
              role: 'expert',
              invitedBy: 'Sara',
              createdAt: '2026-11-20T08:00:00Z',
              expiresAt: '2026-11-23T08:00:00Z',
              state: 'open',
            },
          ],
        }),
        'user/inviteuser': () => ({ id }),
      },
    });
    await portal.until('Nahid Karimi');
    await portal.until('new@clinic.test · Expert · Pending · sent on 20 November 2026');
    await portal.press('Invite members');
    portal.type('Email', 'nobody');
    await portal.press('Send invitation');
    await portal.until('Enter an email address, such as name@example.org.');
    portal.type('Email', 'OMID@clinic.test');
    await portal.press('Send invitation');
    await portal.until('This person is a member already. Change their role in the list.');
    expect(portal.calls.map((call) => call.path)).not.to.include('user/inviteuser');
    portal.type('Email', 'other@clinic.test');
    await portal.press('Send invitation');
    await until(() => portal.calls.some((call) => call.path === 'user/inviteuser'));
  });

  it('follow what happens meanwhile: who accepts an invitation stands among the members', async () => {
    let members: unknown[] = [];
    const portal = await openPortal('/userRoles', {
      answers: { ...world, 'user/getusers': () => ({ items: members, next: null, total: members.length }) },
    });
    await portal.until('Members');
    await until(() => portal.calls.some((call) => call.path === 'user/getusers'));
    members = [colleague];
    $noticeRound.set($noticeRound.get() + 1);
    await portal.until('omid@clinic.test');
  });

  it('show a new key once', async () => {
    const portal = await openPortal('/userRoles', {
      answers: { ...world, 'category/storekey': () => ({ id, key: 'the-key-itself' }) },
    });
    await portal.until('Omid Rad');
    await portal.press('Create key');
    portal.type('Partner name', 'Insurance');
    portal.find<HTMLElement>('dialog sl-button').click();
    await portal.until('the-key-itself');
    await portal.press('Close');
    expect(portal.text()).not.to.contain('the-key-itself');
  });

  it('open several forms with one key where those are chosen', async () => {
    const portal = await openPortal('/userRoles', {
      answers: {
        ...world,
        'category/storekey': () => ({ id, key: 'the-key-itself' }),
        'category/getcategories': () => ({
          items: [visitsAs('owner'), { ...visitsAs('owner'), ...second }],
          next: null,
          total: 2,
        }),
      },
    });
    await portal.until('Omid Rad');
    await portal.press('Create key');
    portal.type('Partner name', 'Insurance');
    await portal.press('More forms');
    const boxes = [...portal.host.shadowRoot!.querySelectorAll('dialog label')];
    boxes
      .find((one) => one.textContent === 'Follow-up')!
      .querySelector('input')!
      .click();
    await settled();
    await expectAccessible(portal);
    portal.find<HTMLElement>('dialog sl-button').click();
    await portal.until('the-key-itself');
    const [stored] = portal.calls.filter(({ path }) => path === 'category/storekey');
    expect(stored!.body).to.have.deep.property('also', [second.id]);
  });

  it('say which forms a key opens, and revoke it in all of them, or in this one alone where others are not one’s own', async () => {
    const removed: unknown[] = [];
    const key = { id, title: 'Partner', role: 'newuser', createdAt: '2026-11-20T08:00:00Z', usedAt: null, ...keyForms };
    const both = [...keyForms.forms, second];
    const portal = await openPortal('/userRoles', {
      answers: {
        ...world,
        'category/getkeys': () => [
          { ...key, forms: both },
          { ...key, id: second.id, title: 'Insurance', forms: both, otherForms: 2 },
        ],
        'category/removekey': (body: unknown) => {
          removed.push(body);
          return {};
        },
      },
    });
    await portal.until('Forms: First visit, Follow-up');
    await portal.until('It also opens 2 forms that you don’t manage');
    await portal.press('Revoke the API key of Partner');
    await portal.until('It also stops working for Follow-up.');
    await portal.press('Revoke');
    await until(() => removed.length === 1);
    await portal.press('Revoke the API key of Insurance');
    await portal.until('It still opens its other forms.');
    await portal.press('Revoke');
    await until(() => removed.length === 2);
    expect(removed).to.deep.equal([
      { category: visits.id, id, all: true },
      { category: visits.id, id: second.id, all: false },
    ]);
  });
});

/** Chooses an option wherever the open dialog has it. */
async function choose(portal: Awaited<ReturnType<typeof openPortal>>, value: string): Promise<void> {
  const select = portal.find<HTMLSelectElement>(`dialog select:has(option[value="${value}"])`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

describe('sharing', () => {
  afterEach(cleanUp);
  const file = patientFile('Zahra Mousavi');
  const share = {
    id,
    to: { kind: 'user', id, title: 'Omid Rad' },
    right: 'read',
    note: '',
    sharedBy: 'Sara',
    createdAt: '2026-11-20T08:00:00Z',
    expiresAt: '2026-11-27T08:00:00Z',
  };

  it('gives a file to a colleague, shows who has it, and takes it back', async () => {
    let shares: unknown[] = [];
    const answers = {
      ...world,
      'file/getfile': () => ({ can: visits.can, file, entries: [] }),
      'file/getsharing': () => shares,
      'file/sharefile': () => (shares = [share]),
      'file/unsharefile': () => (shares = []),
    };
    const portal = await openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, { answers });
    await portal.press('Share');
    await portal.until('Group: Ward');
    await portal.until('Omid Rad');
    const select = portal.find<HTMLSelectElement>('dialog select');
    select.value = `user:${id}`;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    const ends = portal.find<HTMLSelectElement>('dialog select:has(option[value="30"])');
    ends.value = '7';
    ends.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    await expectAccessible(portal, 'dialog');
    const begun = Date.now();
    portal.find<HTMLElement>('dialog form sl-button').click();
    await portal.until('Stop sharing');
    const { expiresAt, ...sent } = portal.calls.find((call) => call.path === 'file/sharefile')?.body as {
      readonly expiresAt: string;
    };
    expect(sent).to.deep.equal({ file: file.id, to: [{ user: id }], right: 'read', note: '' });
    expect(Date.parse(expiresAt) - begun).to.be.within(7 * 86_400_000, 7 * 86_400_000 + 60_000);
    await portal.until('Can view · until 27 November 2026');
    await portal.until('by Sara');
    await portal.press('Stop sharing with Omid Rad');
    await portal.until('Not shared yet.');
  });

  it('gives a file up to the end of a day, which is not past', async () => {
    const answers = {
      ...world,
      'file/getfile': () => ({ can: visits.can, file, entries: [] }),
      'file/getsharing': () => [],
      'file/sharefile': () => [share],
    };
    const path = `/form/entries/complaints/-/first-visit/${file.id}`;
    const shareUntil = async (pickedDay: string) => {
      const portal = await openPortal(path, { answers, pickedDay });
      await portal.press('Share');
      await portal.until('Omid Rad');
      for (const value of [`user:${id}`, 'date']) {
        const select = portal.find<HTMLSelectElement>(`dialog select:has(option[value="${value}"])`);
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await settled();
      }
      await portal.press('Choose a date');
      await portal.press(pickedDay);
      await expectAccessible(portal, 'dialog');
      portal.find<HTMLElement>('dialog form sl-button').click();
      await settled();
      return portal;
    };
    const past = await shareUntil('2020-03-21');
    await past.until('Choose today or a later day.');
    expect(past.calls.some((call) => call.path === 'file/sharefile')).to.equal(false);
    cleanUp();
    const later = await shareUntil('2125-03-21');
    await until(() => later.calls.some((call) => call.path === 'file/sharefile'));
    expect(later.calls.find((call) => call.path === 'file/sharefile')?.body).to.deep.include({
      expiresAt: new Date(2125, 2, 22, 0, 0, 0, -1).toISOString(),
    });
  });

  it('begins again once the file is shared, so that no note goes to the next recipient', async () => {
    const portal = await openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, {
      answers: {
        ...world,
        'file/getfile': () => ({ can: visits.can, file, entries: [] }),
        'file/getsharing': () => [share],
        'file/sharefile': () => [share],
      },
    });
    await portal.press('Share');
    await portal.until('Omid Rad');
    await choose(portal, `user:${id}`);
    await choose(portal, 'write');
    portal.type('Note', 'For your eyes');
    portal.find<HTMLElement>('dialog form sl-button').click();
    await until(() => portal.calls.some((call) => call.path === 'file/sharefile'));
    await settled();
    const chosen = [...portal.find('dialog').querySelectorAll('select')].map(({ value }) => value);
    expect(chosen).to.deep.equal(['', 'read', '']);
    expect(portal.find<HTMLTextAreaElement>('dialog textarea').value).to.equal('');
  });

  it('asks for the day where none is chosen, and says at the field that no form has the address', async () => {
    const portal = await openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, {
      answers: {
        ...world,
        'file/getfile': () => ({ can: visits.can, file, entries: [] }),
        'file/getsharing': () => [],
        'file/sharefile': () => ({
          success: false,
          code: errors.brokenrule.code,
          message: '',
          fields: [{ path: 'to[0]', rule: 'choice', message: '' }],
        }),
      },
    });
    await portal.press('Share');
    await portal.until('Omid Rad');
    await choose(portal, 'elsewhere');
    await choose(portal, 'date');
    portal.type('Form address', 'North / Phq-9');
    portal.find<HTMLElement>('dialog form sl-button').click();
    await portal.until('This field is required.');
    await choose(portal, '7');
    portal.find<HTMLElement>('dialog form sl-button').click();
    await portal.until('No form has this address.');
    expect(portal.find('dialog [aria-invalid]').matches('input')).to.equal(true);
    expect(portal.text()).not.to.contain('answers need to be corrected');
    expect(portal.calls.find((call) => call.path === 'file/sharefile')?.body).to.deep.include({
      to: [{ category: 'north/phq-9' }],
    });
    await choose(portal, `group:${id}`);
    portal.find<HTMLElement>('dialog form sl-button').click();
    await portal.until('This recipient is no longer available.');
    expect(portal.find('dialog [aria-invalid]').matches('select')).to.equal(true);
  });

  it('gives a file to all who work in a service', async () => {
    const portal = await openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, {
      answers: {
        ...world,
        'file/getfile': () => ({ can: visits.can, file, entries: [] }),
        'file/getsharing': () => [],
        'file/sharefile': () => [{ ...share, to: { kind: 'service', id, title: 'Cardiology' } }],
        'service/getservices': () => ({
          items: [{ id, slug: 'heart', title: 'Cardiology', projects: 1 }],
          next: null,
          total: 1,
        }),
      },
    });
    await portal.press('Share');
    await portal.until('Service: Cardiology');
    const select = portal.find<HTMLSelectElement>('dialog select');
    select.value = `service:${id}`;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    portal.find<HTMLElement>('dialog form sl-button').click();
    await portal.until('Shared');
    expect(portal.calls.find((call) => call.path === 'file/sharefile')?.body).to.deep.include({
      to: [{ service: id }],
    });
  });

  it('lists what is shared with the person, and until when', async () => {
    const items = [{ ...shared, expiresAt: '2026-11-27T08:00:00Z' }];
    const portal = await openPortal('/shared', {
      answers: { ...world, 'file/getsharedfiles': () => ({ items, next: null, total: 1 }) },
    });
    for (const shown of ['Zahra Mousavi', 'First visit · Heart clinic', 'Please look', 'Can view · until 27 November'])
      await portal.until(shown);
    await expectAccessible(portal, '.porsa-portal');
  });

  it('clears an open file as soon as the right to it is withdrawn', async () => {
    let isTheirs = true;
    const portal = await openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, {
      answers: {
        ...world,
        'file/getfile': () =>
          isTheirs ? { can: visits.can, file, entries: [] } : { success: false, code: 4040, message: '' },
      },
    });
    await portal.until('Zahra Mousavi');
    isTheirs = false;
    $rightRound.set($rightRound.get() + 1);
    await portal.until('It was deleted, or you no longer have access to it.');
    expect(portal.text()).not.to.contain('Zahra Mousavi');
  });

  it('counts notices at the bell, and leads from one to the files', async () => {
    const portal = await openPortal('/dashboard', { answers: world });
    const bell = portal.find<HTMLElement>('.porsa-portal-bell button');
    expect(bell.getAttribute('aria-label')).to.equal('Notifications, 1 unread');
    const [button, count] = [bell, portal.find('.porsa-portal-bell-count')].map((part) => part.getBoundingClientRect());
    expect(count!.bottom, 'the number leaves the middle of the bell free').to.be.below(
      button!.top + button!.height / 2,
    );
    portal.find<HTMLElement>('.porsa-portal-notice-list sl-menu-item').click();
    await portal.until('Zahra Mousavi');
    expect(portal.calls).to.deep.include({ path: 'app/readnotices', body: { ids: [id] } });
    await until(() => portal.visited.at(-1) === `/form/entries/complaints/-/${visits.id}/${shared.file}`);
  });

  it('shows more notices than the latest on request, without closing the list, and never fewer than are unread by its number', async () => {
    const all = Array.from({ length: 112 }, (_, index) => ({
      id: crypto.randomUUID(),
      kind: 'shared',
      by: `Omid ${index}`,
      category: 'First visit',
      createdAt: '2026-11-20T08:00:00Z',
      read: false,
    }));
    const notices = ({ limit = 50 }: { readonly limit?: number }) => ({
      items: all.slice(0, limit),
      next: limit < all.length ? 'next' : null,
      unread: all.length,
    });
    const portal = await openPortal('/dashboard', { answers: { ...world, 'app/getnotices': notices } });
    const bell = portal.find('.porsa-portal-bell');
    const rows = () => [...bell.closest('sl-dropdown')!.querySelectorAll<HTMLElement>('.porsa-portal-notice')];
    expect([bell.textContent, rows().length]).to.deep.equal(['99+', 10]);
    portal.find<HTMLElement>('.porsa-portal-bell button').click();
    const dropdown = bell.closest('sl-dropdown')!;
    await until(() => dropdown.open);
    const item = (wanted: string) =>
      [...dropdown.querySelectorAll('sl-menu-item')].find(({ value }) => value === wanted)!;
    for (const wanted of [30, 50]) {
      item('more').click();
      await until(() => rows().length === wanted);
      expect(dropdown.open).to.equal(true);
    }
    item('all').click();
    await until(() => !dropdown.open);
    expect(portal.calls).to.deep.include({ path: 'app/readnotices', body: {} });
  });

  it('marks as read what it was about once a file is open, and nothing where nothing is unread', async () => {
    const answers = { ...world, 'file/getfile': () => ({ can: visits.can, file, entries: [] }) };
    const path = `/form/entries/complaints/-/first-visit/${file.id}`;
    const read = { path: 'app/readnotices', body: { file: file.id } };
    const portal = await openPortal(path, { answers });
    await until(() => portal.calls.some((call) => call.path === read.path));
    expect(portal.calls).to.deep.include(read);
    cleanUp();
    const none = { ...answers, 'app/getnotices': () => ({ items: [], next: null, unread: 0 }) };
    const again = await openPortal(path, { answers: none });
    await again.until('Zahra Mousavi');
    await settled();
    expect(again.calls.map((call) => call.path)).not.to.include(read.path);
  });

  it('says of a link to a file whose share has ended that it is no longer shared', async () => {
    const portal = await openPortal(`/shared?file=${shared.file}`, {
      answers: { ...world, 'file/getsharedfiles': () => ({ items: [], next: null, total: 0 }) },
    });
    await portal.until('This file is no longer shared with you');
    await expectAccessible(portal, 'main');
    await portal.press('Shared with me');
    await portal.until('Nothing has been shared with you');
  });

  it('names the clinic of a file that comes from another one, not one’s own', async () => {
    const portal = await openPortal('/shared', { answers: world });
    await portal.until('First visit · Heart clinic');
    $session.setKey('store', { id, slug: 'heart', title: shared.clinicTitle });
    await until(() => !portal.text().includes('First visit · Heart clinic'));
    await portal.until('First visit');
  });
});
