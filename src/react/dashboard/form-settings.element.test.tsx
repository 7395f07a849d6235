import { expect, waitUntil } from '@open-wc/testing';
import { cleanUp, openPortal, settle, visits, type Answers } from './test-portal.tsx';

const owned = { ...visits, role: 'owner' };
const hook = {
  id: '0190a000-0000-7000-8000-0000000000e1',
  url: 'https://his.clinic.test/porsa',
  events: ['entry.stored'],
  active: true,
  withAnswers: false,
  createdAt: '2026-11-20T08:00:00Z',
};
const delivery = {
  id: '0190a000-0000-7000-8000-0000000000e2',
  event: 'entry.stored',
  createdAt: '2026-11-20T08:00:00Z',
  attempts: 3,
  state: 'failed',
  status: 500,
  failure: 'status',
};
const world = (hooks: readonly object[] = [hook]): Answers => ({
  'auth/getuseraccess': () => ({ access: 'user', categories: [{ category: visits.id, role: 'owner' }] }),
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
const path = '/admin/forms/categories/complaints/-/-';
type Portal = Awaited<ReturnType<typeof openPortal>>;
const open = async (name: string, answers = world()): Promise<Portal> => {
  const portal = await openPortal(path, { answers });
  await portal.until('First visit');
  const button = [...(portal.host.shadowRoot?.querySelectorAll('button') ?? [])].find((element) =>
    element.getAttribute('aria-label')?.startsWith(name),
  );
  button?.click();
  await settle();
  return portal;
};
const sentTo = (portal: Portal, call: string) =>
  portal.calls.filter((one) => one.path === call).map(({ body }) => body);

describe('the colour of a form', () => {
  afterEach(cleanUp);

  it('is stored with the settings', async () => {
    const portal = await open('Settings');
    portal.type('Colour of the form', '#1a5fb4');
    await settle();
    await portal.press('Save');
    expect(sentTo(portal, 'category/storecategory')[0]).to.have.nested.property('settings.brandColor', '#1a5fb4');
  });

  it('is refused where white could not be read on it, before the server is asked', async () => {
    const portal = await open('Settings');
    portal.type('Colour of the form', '#ffd700');
    await settle();
    expect(portal.text()).to.contain('White text could not be read on this colour.');
    await portal.press('Save');
    expect(sentTo(portal, 'category/storecategory')).to.deep.equal([]);
  });

  it('is taken back by an empty one', async () => {
    const portal = await open('Settings');
    portal.type('Colour of the form', '#1a5fb4');
    await settle();
    await portal.press('Back to the usual colour');
    await portal.press('Save');
    expect(sentTo(portal, 'category/storecategory')[0]).to.have.nested.property('settings.brandColor', '');
  });
});

describe('messages of a form to other systems', () => {
  afterEach(cleanUp);

  it('go to an address that is added, whose secret is shown once', async () => {
    const portal = await open('Messages of', world([]));
    expect(portal.text()).to.contain('Nothing is sent anywhere yet.');
    await portal.press('Add an address');
    await portal.press('Add an address');
    expect(portal.text()).to.contain('Fill this in.');
    portal.type('Address', hook.url);
    await settle();
    await portal.press('Add an address');
    await portal.until('the-secret-of-the-hook');
    const [stored] = sentTo(portal, 'category/storewebhook');
    expect(stored).to.include({ category: visits.id, url: hook.url, withAnswers: false });
    expect(stored).to.have.deep.property('events', ['entry.stored']);
    await portal.press('Close');
    expect(portal.text()).not.to.contain('the-secret-of-the-hook');
  });

  it('are tried, and what became of them is listed', async () => {
    const portal = await open('Messages of');
    await portal.press('Send a test');
    expect(sentTo(portal, 'category/testwebhook')).to.deep.equal([{ category: visits.id, id: hook.id }]);
    await portal.press('What was sent');
    await portal.until('Failed');
    expect(portal.text()).to.contain('Answer 500 · 3 tries');
  });

  it('go to another address, and of other things, once that is changed', async () => {
    const portal = await open('Messages of');
    await portal.press(`Change ${hook.url}`);
    portal.type('Address', 'https://other.example.org/hook');
    await settle();
    const [, shared] = portal.host.shadowRoot!.querySelectorAll<HTMLElement & { checked: boolean }>(
      '.porsa-portal-hooks form sl-switch',
    );
    shared!.checked = true;
    shared!.dispatchEvent(new CustomEvent('sl-change'));
    await settle();
    await portal.press('Save');
    await waitUntil(() => portal.host.shadowRoot?.querySelector('.porsa-portal-hooks form') === null);
    expect(sentTo(portal, 'category/storewebhook')).to.deep.equal([
      {
        category: visits.id,
        id: hook.id,
        url: 'https://other.example.org/hook',
        events: ['entry.stored', 'file.shared'],
        withAnswers: hook.withAnswers,
        active: hook.active,
      },
    ]);
    expect(portal.text()).not.to.contain('Copy the secret now');
  });

  it('are held and removed', async () => {
    const portal = await open('Messages of', { ...world(), 'category/removewebhook': () => ({}) });
    const turn = portal.find<HTMLElement & { checked: boolean }>('.porsa-portal-hook sl-switch');
    turn.checked = false;
    turn.dispatchEvent(new CustomEvent('sl-change'));
    await settle();
    expect(sentTo(portal, 'category/storewebhook')[0]).to.include({ id: hook.id, active: false });
    await portal.press(`Remove ${hook.url}`);
    expect(sentTo(portal, 'category/removewebhook')).to.deep.equal([]);
    await portal.press('Remove');
    expect(sentTo(portal, 'category/removewebhook')).to.deep.equal([{ category: visits.id, id: hook.id }]);
  });
});
