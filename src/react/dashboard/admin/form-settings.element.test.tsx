import { expect } from '@open-wc/testing';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  visits,
  type Answers,
  accessAs,
  person,
  visitsAs,
} from '../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import { $changeRound } from '../../../store/reach.ts';
import { login, logout } from '../../../store/session.ts';

const owned = visitsAs('owner');
const hook = {
  id: '0190a000-0000-7000-8000-0000000000e1',
  url: 'https://his.clinic.test/porsa',
  events: ['entry.stored'],
  active: true,
  withAnswers: false,
  createdAt: '2026-11-20T08:00:00Z',
  format: 'standard',
  previousUntil: null,
  forms: [{ id: visits.id, slug: visits.slug, title: visits.title }],
  otherForms: 0,
};
const delivery = {
  category: visits.id,
  id: '0190a000-0000-7000-8000-0000000000e2',
  event: 'entry.stored',
  createdAt: '2026-11-20T08:00:00Z',
  attempts: 3,
  state: 'failed',
  status: 500,
  failure: 'status',
};
const world = (hooks: readonly object[] = [hook]): Answers => ({
  'auth/getuseraccess': () => accessAs('owner'),
  'category/getcategories': () => ({ items: [owned], next: null }),
  'category/storecategory': () => ({ id: visits.id, slug: visits.slug }),
  'category/getwebhooks': () => hooks,
  'category/storewebhook': ({ id }: { readonly id: string }) => ({
    webhook: hook,
    ...(id === hook.id ? {} : { secret: 'the-secret-of-the-hook' }),
  }),
  'category/testwebhook': () => ({ id: delivery.id }),
  'category/getdeliveries': () => ({ items: [delivery], next: null }),
});
const withSettings = (settings: object): Answers => ({
  ...world(),
  'category/getcategories': () => ({ items: [{ ...owned, settings }], next: null }),
});
const path = '/admin/forms/categories/complaints/-/-';
type Portal = Awaited<ReturnType<typeof openPortal>>;
const open = async (name: string, answers = world()): Promise<Portal> => {
  const portal = await openPortal(path, { answers });
  await openMore(portal, 'First visit', name);
  return portal;
};
const openMore = async (portal: Portal, form: string, name: string): Promise<void> => {
  await portal.until(form);
  const find = <T extends HTMLElement>(selector: string) => [
    ...(portal.host.shadowRoot?.querySelectorAll<T>(selector) ?? []),
  ];
  find(`button[aria-label="More actions for “${form}”"]`)[0]?.click();
  await until(() => find('sl-dropdown').some((one) => one.hasAttribute('open')), 'the menu');
  find('sl-dropdown[open] sl-menu-item')
    .find(({ textContent }) => textContent === name)
    ?.click();
  await settled();
};
const findSwitch = (portal: Portal, name: string) =>
  [...portal.host.shadowRoot!.querySelectorAll<HTMLElement & { checked: boolean }>('dialog sl-switch')].find(
    ({ textContent }) => textContent === name,
  )!;
/** Within the part of a dialog that scrolls. */
function isInSight(part: HTMLElement): boolean {
  const place = part.getBoundingClientRect();
  const [dialog, actions] = [part.closest('dialog')!, part.closest('dialog')!.querySelector('.porsa-kit-dialog-foot')];
  const end = actions?.getBoundingClientRect().top ?? dialog.getBoundingClientRect().bottom;
  return place.top >= dialog.getBoundingClientRect().top && place.bottom <= end;
}
const flip = (portal: Portal, name: string) => findSwitch(portal, name).shadowRoot!.querySelector('input')!.click();
/** The session ends while something is saved, and the same person signs in again. */
const endedAt = (): { success: false; code: number; message: string } => {
  logout();
  return { success: false, code: 4010, message: '' };
};
const signInAgain = async (portal: Portal): Promise<void> => {
  await portal.until('Your session has ended.');
  await portal.press('OK');
  login(person);
  await portal.go(path);
};
const otherForm = { ...owned, id: '0190a000-0000-7000-8000-000000000009', slug: 'other', title: { en: 'Other form' } };
const sentTo = (portal: Portal, call: string) =>
  portal.calls.filter((one) => one.path === call).map(({ body }) => body);

describe('sharing a form', () => {
  afterEach(cleanUp);

  it('opens the designer’s own dialog, and lists the forms anew where that has changed one', async () => {
    const portal = await open('Share');
    const lists = () => sentTo(portal, 'category/getcategories').length;
    const before = lists();
    await portal.press(`Share “First visit” ${visits.slug}`);
    await until(() => lists() > before);
    expect(portal.text()).not.to.contain(`Share “First visit” ${visits.slug}`);
  });

  it('is opened by an address that names the form, and the way to share it, which names none once it is closed', async () => {
    const portal = await openPortal(`${path}?share=${visits.slug}&way=website`, { answers: world() });
    await until(() => portal.host.shadowRoot!.querySelector('[data-first="website"]'), 'how it comes into a website');
    await portal.press(`Share “First visit” ${visits.slug}`);
    await until(() => portal.visited.at(-1) === path, 'the address names no form');
    expect(portal.text()).not.to.contain(`Share “First visit” ${visits.slug}`);
  });
});

describe('the settings of a form', () => {
  afterEach(cleanUp);

  it('scroll between title and buttons, with all that is hidden in them', async () => {
    const portal = await open('Settings');
    const dialog = portal.find<HTMLDialogElement>('dialog[open]');
    dialog.style.maxBlockSize = '400px';
    const file = dialog.querySelector<HTMLInputElement>('input[type="file"]')!;
    file.scrollIntoView({ block: 'center' });
    expect(dialog.scrollTop).to.equal(0);
    expect(dialog.scrollHeight).to.equal(dialog.clientHeight);
  });
});

describe('the colour of a form', () => {
  afterEach(cleanUp);

  it('is stored with the settings', async () => {
    const portal = await open('Settings');
    portal.type('Form color', '#1a5fb4');
    await settled();
    await portal.press('Save');
    expect(sentTo(portal, 'category/storecategory')[0]).to.have.nested.property('settings.brandColor', '#1a5fb4');
  });

  it('is refused where white could not be read on it, before the server is asked', async () => {
    const portal = await open('Settings');
    portal.type('Form color', '#ffd700');
    await settled();
    expect(portal.text()).to.contain('has a contrast of 1.4:1 and needs 4.5:1');
    await portal.press('Save');
    expect(sentTo(portal, 'category/storecategory')).to.deep.equal([]);
  });

  it('is made as dark as it has to be by a press', async () => {
    const portal = await open('Settings');
    portal.type('Form color', '#ffd700');
    await settled();
    const button = [...portal.host.shadowRoot!.querySelectorAll<HTMLElement>('.porsa-portal-brand-use')][0]!;
    expect(button.textContent).to.contain('(4.5:1)');
    button.click();
    await settled();
    expect(portal.text()).to.contain('White text on this color has a contrast of 4.5:1.');
    await portal.press('Save');
    const [stored] = sentTo(portal, 'category/storecategory') as { settings: { brandColor: string } }[];
    expect(stored!.settings.brandColor)
      .to.match(/^#[0-9a-f]{6}$/)
      .and.not.to.equal('#ffd700');
  });

  it('is taken back by an empty one', async () => {
    const portal = await open('Settings', withSettings({ brandColor: '#1a5fb4' }));
    await portal.press('Reset to default color');
    await portal.press('Save');
    expect(sentTo(portal, 'category/storecategory')[0]).to.have.nested.property('settings.brandColor', '');
  });
});

describe('the settings of a form', () => {
  afterEach(cleanUp);

  it('are as they were changed once somebody whose session had ended is back, in this form alone', async () => {
    const portal = await open('Settings', {
      ...world(),
      'category/getcategories': () => ({ items: [owned, otherForm], next: null }),
      'category/storecategory': endedAt,
    });
    flip(portal, 'Name is required');
    portal.type('Websites that can embed this form', 'https://a.test');
    await settled();
    await portal.press('Save');
    await signInAgain(portal);
    const origins = () => portal.find<HTMLTextAreaElement>('dialog textarea').value;
    await openMore(portal, 'Other form', 'Settings');
    expect([findSwitch(portal, 'Name is required').checked, origins()]).to.deep.equal([false, '']);
    await portal.press('Cancel');
    await openMore(portal, 'First visit', 'Settings');
    expect([findSwitch(portal, 'Name is required').checked, origins()]).to.deep.equal([true, 'https://a.test']);
  });

  it('are all stored where several are switched at one moment', async () => {
    const portal = await open('Settings', { ...world(), 'category/storecategory': () => owned });
    for (const name of ['Name is required', 'Phone number is required', 'Newest first']) flip(portal, name);
    await settled();
    await portal.press('Save');
    await until(() => sentTo(portal, 'category/storecategory').length > 0, 'the settings are sent');
    const [sent] = sentTo(portal, 'category/storecategory') as { readonly settings: object }[];
    expect(Object.keys(sent!.settings)).to.include.members(['requireNameForSave', 'requirePhoneForSave', 'sortByDate']);
  });

  it('are stored as far as they were changed: what another tab has changed meanwhile stays', async () => {
    const portal = await open(
      'Settings',
      withSettings({ allowPublicScores: true, allowedOrigins: ['https://a.test'] }),
    );
    flip(portal, 'Name is required');
    await settled();
    await portal.press('Save');
    expect(sentTo(portal, 'category/storecategory')).to.deep.equal([
      { id: visits.id, settings: { requireNameForSave: true }, was: {} },
    ]);
  });

  it('show what somebody else has stored meanwhile, and are stored once that was seen', async () => {
    let asked = 0;
    const theirs = { allowedOrigins: ['https://b.test'], requireNameForSave: true, brandColor: '#1a5fb4' };
    const portal = await open('Settings', {
      ...world(),
      'category/getcategories': () => ({
        items: [{ ...owned, settings: asked > 0 ? theirs : { allowedOrigins: ['https://a.test'] } }],
        next: null,
      }),
      'category/storecategory': () => {
        asked += 1;
        return asked === 1 ? { success: false, code: 4091, message: '' } : {};
      },
    });
    flip(portal, 'Name is required');
    portal.type('Websites that can embed this form', 'https://a.test\nhttps://c.test');
    await settled();
    await portal.press('Save');
    await portal.until('Someone saved this before you.');
    const shown = () => portal.find('dialog[open] .porsa-kit-help ul').textContent;
    await until(() => shown().includes('https://b.test'), 'what the other has stored');
    expect(shown()).to.contain('Name is required Yes').and.not.to.contain('#1a5fb4');
    expect(isInSight(portal.find('dialog[open] [role="alert"]'))).to.equal(true);
    await expectAccessible(portal);
    await portal.press('Save');
    await until(() => asked === 2, 'it is stored');
    const settings = { requireNameForSave: true, allowedOrigins: ['https://a.test', 'https://c.test'] };
    expect(sentTo(portal, 'category/storecategory')).to.deep.equal([
      { id: visits.id, settings, was: { allowedOrigins: ['https://a.test'] } },
      { id: visits.id, settings, was: { allowedOrigins: ['https://b.test'], requireNameForSave: true } },
    ]);
  });

  it('show it where another tab has stored it, by which the list behind them was read again', async () => {
    let theirs = {};
    const portal = await open('Settings', {
      ...world(),
      'category/getcategories': () => ({ items: [{ ...owned, settings: theirs }], next: null }),
      'category/storecategory': () => ({ success: false, code: 4091, message: 'Someone saved this before you.' }),
    });
    theirs = { allowedOrigins: ['https://b.test'] };
    const lists = () => sentTo(portal, 'category/getcategories').length;
    const before = lists();
    $changeRound.set($changeRound.get() + 1);
    await until(() => lists() > before, 'the list is read again');
    await settled();
    portal.type('Websites that can embed this form', 'https://c.test');
    await settled();
    await portal.press('Save');
    await until(
      () =>
        portal.host
          .shadowRoot!.querySelector('dialog[open] .porsa-kit-help ul')
          ?.textContent.includes('https://b.test'),
      'what the other tab has stored',
    );
  });

  it('show the ID by which other clinics share files with the form', async () => {
    const portal = await open('Settings');
    await portal.until('ID for other clinics');
    expect(portal.find('.porsa-portal-key').textContent).to.equal(visits.id);
    await portal.press('Copy ID');
    await until(() => /Copied|didn’t allow copying/.test(portal.text()));
  });

  it('lead back to the form’s own language', async () => {
    const portal = await open('Settings', withSettings({ defaultLanguage: 'en' }));
    const language = [...portal.host.shadowRoot!.querySelectorAll<HTMLSelectElement>('dialog select')].at(-1)!;
    expect(language.value).to.equal('en');
    language.value = '';
    language.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    await portal.press('Save');
    expect(sentTo(portal, 'category/storecategory')).to.deep.equal([
      { id: visits.id, settings: { defaultLanguage: '' }, was: { defaultLanguage: 'en' } },
    ]);
  });
});

describe('the logo of a form', () => {
  afterEach(cleanUp);
  const logo = { picture: `${'a'.repeat(32)}.webp`, width: 200, height: 100, ground: 'light' };
  const choose = async (portal: Portal) => {
    const input = portal.host.shadowRoot!.querySelector<HTMLInputElement>('input[type="file"]')!;
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'logo.png', { type: 'image/png' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  };
  const shown = (portal: Portal) => portal.host.shadowRoot!.querySelectorAll('.porsa-portal-brand-logo img').length;

  it('is stored as soon as it is chosen, and shown in both themes until it is removed', async () => {
    const portal = await open('Settings', {
      ...world(),
      'category/storelogo': () => logo,
      'category/removelogo': () => ({}),
    });
    expect(shown(portal)).to.equal(0);
    const field = portal.find<HTMLElement>('fieldset:has(input[type="file"])');
    expect(field.scrollHeight, 'nothing hangs out of the field').to.be.at.most(field.clientHeight);
    await choose(portal);
    await until(() => shown(portal) === 2, 'the logo in both themes');
    await expectAccessible(portal);
    await portal.press('Remove logo');
    await until(() => shown(portal) === 0, 'no logo');
    expect(sentTo(portal, 'category/removelogo')).to.deep.equal([{ category: visits.id }]);
  });

  it('is left out of the settings that are stored', async () => {
    const portal = await open('Settings', {
      ...world(),
      'category/getcategories': () => ({ items: [{ ...owned, settings: { logo } }], next: null }),
    });
    expect(shown(portal)).to.equal(2);
    await portal.press('Save');
    expect(sentTo(portal, 'category/storecategory')[0]).not.to.have.nested.property('settings.logo');
  });
});

describe('messages of a form to other systems', () => {
  afterEach(cleanUp);

  it('go to an address that is added, whose secret is shown once', async () => {
    const portal = await open('Webhooks', world([]));
    expect(portal.text()).to.contain('No webhooks yet.');
    await portal.press('Add webhook');
    await portal.press('Add webhook');
    expect(portal.text()).to.contain('This field is required.');
    portal.type('Endpoint URL', hook.url);
    await settled();
    await portal.press('Add webhook');
    await portal.until('the-secret-of-the-hook');
    const [stored] = sentTo(portal, 'category/storewebhook');
    expect(stored).to.include({ category: visits.id, url: hook.url, withAnswers: false });
    expect(stored).to.have.deep.property('events', ['entry.stored']);
    await portal.press('Close');
    expect(portal.text()).not.to.contain('the-secret-of-the-hook');
  });

  it('are sent for each event that is chosen, where several are at one moment', async () => {
    const portal = await open('Webhooks', world([]));
    await portal.press('Add webhook');
    portal.type('Endpoint URL', hook.url);
    for (const name of ['File created', 'File shared']) flip(portal, name);
    await settled();
    await portal.press('Add webhook');
    await portal.until('the-secret-of-the-hook');
    expect(sentTo(portal, 'category/storewebhook')[0]).to.have.deep.property('events', [
      'entry.stored',
      'file.created',
      'file.shared',
    ]);
  });

  it('are as they were chosen once somebody whose session had ended is back', async () => {
    const portal = await open('Webhooks', { ...world([]), 'category/storewebhook': endedAt });
    await portal.press('Add webhook');
    portal.type('Endpoint URL', hook.url);
    await settled();
    flip(portal, 'Include answers');
    await settled();
    await portal.press('Add webhook');
    await signInAgain(portal);
    await openMore(portal, 'First visit', 'Webhooks');
    await portal.press('Add webhook');
    expect(findSwitch(portal, 'Include answers').checked).to.equal(true);
  });

  it('are tried, and what became of them is listed', async () => {
    const portal = await open('Webhooks');
    await portal.press('Send test event');
    expect(sentTo(portal, 'category/testwebhook')).to.deep.equal([{ category: visits.id, id: hook.id }]);
    await portal.until('Failed');
    expect(portal.text()).to.contain('Status 500 · 3 attempts');
  });

  it('show a test event on its way, and what became of it without being asked again', async () => {
    let attempts = 0;
    const portal = await open('Webhooks', {
      ...world(),
      'category/getdeliveries': () => ({
        items: [
          {
            ...delivery,
            event: 'test',
            state: 'waiting',
            status: null,
            attempts,
            failure: attempts ? 'ECONNRESET' : null,
          },
        ],
        next: null,
        total: 1,
      }),
    });
    await portal.press('Send test event');
    await portal.until('Test event queued.');
    await portal.until('Waiting');
    attempts = 1;
    await portal.until('Will be retried');
    await portal.until('Connection closed without a response · 1 attempt');
  });

  it('say why a receiver was not reached, and that a first attempt is under way', async () => {
    const failed = (number: number, failure: string | null) => ({
      ...delivery,
      id: `0190a000-0000-7000-8000-0000000000f${number}`,
      state: failure === null ? 'waiting' : 'failed',
      status: failure === 'http302' ? 302 : null,
      attempts: 1,
      failure,
    });
    const failures = [
      'ABORT_ERR',
      'ECONNREFUSED',
      'ENOTFOUND',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'EPROTO',
      'ECONNRESET',
      'ADDRESSREFUSED',
      'inactive',
      'http302',
      'HPE_INVALID_CONSTANT',
      null,
    ];
    const portal = await open('Webhooks', {
      ...world(),
      'category/getdeliveries': () => ({
        items: failures.map((failure, number) => failed(number, failure)),
        next: null,
        total: failures.length,
      }),
    });
    await portal.press('Deliveries');
    await portal.until('Sending…');
    const told = [...portal.host.shadowRoot!.querySelectorAll('.porsa-portal-deliveries li > small')];
    expect(told.map(({ textContent }) => textContent.replace(' · 1 attempt', ''))).to.deep.equal([
      'Timed out',
      'Connection refused',
      'Host not found',
      'Certificate not trusted',
      'Certificate not trusted',
      'Secure connection failed',
      'Connection closed without a response',
      'Address not allowed',
      'Webhook turned off',
      'Status 302 · Redirects aren’t followed',
      'No response',
      '1 attempt',
    ]);
  });

  it('are sent again, one or all that failed, and the list is read anew', async () => {
    const portal = await open('Webhooks', { ...world(), 'category/replaydeliveries': () => ({ count: 2 }) });
    await portal.press('Deliveries');
    await portal.until('Failed');
    const lists = () => sentTo(portal, 'category/getdeliveries').length;
    const before = lists();
    await portal.press('Send all failed deliveries again');
    await portal.until('2 deliveries will be sent again.');
    await until(() => lists() > before);
    const one = [...portal.host.shadowRoot!.querySelectorAll('button')].find((button) =>
      button.getAttribute('aria-label')?.startsWith('Send “Response saved” of'),
    );
    one!.click();
    await until(() => sentTo(portal, 'category/replaydeliveries').length === 2);
    const of = { category: visits.id, id: hook.id };
    expect(sentTo(portal, 'category/replaydeliveries')).to.deep.equal([
      { ...of, delivery: undefined },
      { ...of, delivery: delivery.id },
    ]);
    await expectAccessible(portal);
  });

  it('are signed with a new secret, which is shown once, and says until when the one before is valid', async () => {
    const rotated = { secret: 'whsec_new', previousUntil: '2026-11-21T08:00:00Z' };
    const portal = await open('Webhooks', { ...world(), 'category/rotatewebhook': () => rotated });
    await portal.press(`Rotate the signing secret for ${hook.url}`);
    await expectAccessible(portal);
    await portal.press('Rotate secret');
    await portal.until('whsec_new');
    expect(portal.text()).to.contain('The previous signing secret is valid until');
    expect(sentTo(portal, 'category/rotatewebhook')).to.deep.equal([{ category: visits.id, id: hook.id, hours: 24 }]);
    await portal.press('Close');
    await until(() => !portal.text().includes('whsec_new'));
  });

  it('say what a webhook of before Standard Webhooks is, and offer it no other secret', async () => {
    const portal = await open('Webhooks', world([{ ...hook, format: 'legacy' }]));
    await portal.until('Added before Standard Webhooks');
    expect(portal.host.shadowRoot!.querySelector('[aria-label^="Rotate the signing secret"]')).to.equal(null);
  });

  it('go to another address, and of other things, once that is changed', async () => {
    const portal = await open('Webhooks');
    await portal.press(`Edit ${hook.url}`);
    portal.type('Endpoint URL', 'https://other.example.org/hook');
    await settled();
    const [, , , shared] = portal.host.shadowRoot!.querySelectorAll<HTMLElement & { checked: boolean }>(
      '.porsa-portal-hooks form sl-switch',
    );
    shared!.checked = true;
    shared!.dispatchEvent(new CustomEvent('sl-change'));
    await settled();
    await portal.press('Save');
    await until(() => portal.host.shadowRoot?.querySelector('.porsa-portal-hooks form') === null);
    expect(sentTo(portal, 'category/storewebhook')).to.deep.equal([
      {
        category: visits.id,
        also: [],
        id: hook.id,
        url: 'https://other.example.org/hook',
        events: ['entry.stored', 'file.shared'],
        withAnswers: hook.withAnswers,
        active: hook.active,
        was: {
          url: hook.url,
          events: hook.events,
          active: hook.active,
          withAnswers: hook.withAnswers,
          forms: [visits.id],
        },
      },
    ]);
    expect(portal.text()).not.to.contain('Copy the signing secret now');
  });

  it('are held and removed', async () => {
    const portal = await open('Webhooks', { ...world(), 'category/removewebhook': () => ({}) });
    const turn = portal.find<HTMLElement & { checked: boolean }>('.porsa-portal-hook sl-switch');
    turn.checked = false;
    turn.dispatchEvent(new CustomEvent('sl-change'));
    await settled();
    expect(sentTo(portal, 'category/storewebhook')[0]).to.include({ id: hook.id, active: false });
    await portal.press(`Delete ${hook.url}`);
    expect(sentTo(portal, 'category/removewebhook')).to.deep.equal([]);
    await portal.press('Delete');
    expect(sentTo(portal, 'category/removewebhook')).to.deep.equal([{ category: visits.id, id: hook.id, all: true }]);
  });

  const second = { id: '0190a000-0000-7000-8000-0000000000d2', slug: 'follow-up', title: { en: 'Follow-up' } };
  const several = { ...hook, forms: [...hook.forms, second] };
  const twoForms = (hooks: readonly object[]): Answers => ({
    ...world(hooks),
    'category/getcategories': () => ({ items: [owned, { ...owned, ...second }], next: null, total: 2 }),
  });

  it('are of several forms at once where those are chosen', async () => {
    const portal = await open('Webhooks', twoForms([]));
    await portal.press('Add webhook');
    portal.type('Endpoint URL', hook.url);
    await settled();
    await portal.press('More forms');
    const box = [...portal.host.shadowRoot!.querySelectorAll('label')].find((one) => one.textContent === 'Follow-up');
    box!.querySelector('input')!.click();
    await settled();
    await expectAccessible(portal);
    await portal.press('Add webhook');
    await portal.until('the-secret-of-the-hook');
    expect(sentTo(portal, 'category/storewebhook')[0]).to.have.deep.property('also', [second.id]);
  });

  it('of several forms stay as they were typed where one of the forms may not be used or the server can’t be reached', async () => {
    const failures = [4030, 5002];
    const portal = await open('Webhooks', {
      ...twoForms([]),
      'category/storewebhook': () => ({ success: false, code: failures.shift() ?? 5000, message: '' }),
    });
    await portal.press('Add webhook');
    portal.type('Endpoint URL', hook.url);
    await settled();
    await portal.press('More forms');
    const box = () =>
      [...portal.host.shadowRoot!.querySelectorAll('label')]
        .find((one) => one.textContent === 'Follow-up')!
        .querySelector('input')!;
    box().click();
    await settled();
    for (const words of ['permission', 'internet connection']) {
      await portal.press('Add webhook');
      const alert = () => portal.host.shadowRoot!.querySelector('dialog[open] [role="alert"]')?.textContent ?? '';
      await until(() => alert().includes(words), `it says ${words}`);
      expect(box().checked).to.equal(true);
    }
    expect(sentTo(portal, 'category/storewebhook').map((body) => (body as { url: string }).url)).to.deep.equal([
      hook.url,
      hook.url,
    ]);
  });

  it('say which forms they are of, keep them when changed, and end for all of them at once', async () => {
    const portal = await open('Webhooks', {
      ...twoForms([several]),
      'category/getdeliveries': () => ({ items: [{ ...delivery, category: second.id }], next: null, total: 1 }),
      'category/removewebhook': () => ({}),
    });
    await portal.until('Forms: First visit, Follow-up');
    await portal.press('Deliveries');
    await portal.until('Response saved, Follow-up');
    await portal.press(`Edit ${hook.url}`);
    await portal.press('Save');
    await until(() => sentTo(portal, 'category/storewebhook').length === 1);
    expect(sentTo(portal, 'category/storewebhook')[0]).to.have.deep.property('also', [second.id]);
    await portal.press(`Delete ${hook.url}`);
    await portal.until('It also stops for Follow-up.');
    await portal.press('Delete');
    expect(sentTo(portal, 'category/removewebhook')).to.deep.equal([{ category: visits.id, id: hook.id, all: true }]);
  });

  it('can only be left where some of their forms are another’s to manage', async () => {
    const portal = await open('Webhooks', {
      ...twoForms([{ ...hook, otherForms: 2 }]),
      'category/removewebhook': () => ({}),
    });
    await portal.until('It also serves 2 forms that you don’t manage');
    const labels = [...portal.host.shadowRoot!.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel ?? '');
    expect(labels.filter((label) => /^(?:Edit|Rotate|Delete) .*https/.test(label))).to.deep.equal([]);
    expect(portal.find<HTMLElement & { disabled: boolean }>('.porsa-portal-hook sl-switch').disabled).to.equal(true);
    await expectAccessible(portal);
    await portal.press(`Remove ${hook.url} from this form`);
    await portal.until('Events of the other forms are still sent to it.');
    await portal.press('Remove');
    expect(sentTo(portal, 'category/removewebhook')).to.deep.equal([{ category: visits.id, id: hook.id, all: false }]);
  });
});
