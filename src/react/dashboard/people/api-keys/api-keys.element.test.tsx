import { expect } from '@open-wc/testing';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  visits,
  visitsAs,
  type Answers,
} from '../../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../../test/support/screens/wait.ts';

const day = 86_400_000;
const warehouse = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  title: 'Warehouse',
  scopes: ['files:read', 'answers:export'],
  createdAt: '2026-01-20T08:00:00Z',
  expiresAt: new Date(Date.now() + 30 * day).toISOString(),
  usedAt: null,
  forms: [{ id: visits.id, title: visits.title, role: 'expert' }],
  projects: [],
};
const world = (keys: readonly object[] = [], more: Answers = {}): Answers => ({
  'auth/getuseraccess': () => accessAs('owner', 'admin'),
  'category/getcategories': () => ({ items: [visitsAs('owner')], next: null }),
  'user/getvirtualgroups': () => [],
  'admin/getaccounts': () => ({ items: [], next: null, total: 0 }),
  'admin/getapikeys': () => keys,
  'category/getfieldlosses': () => ({ listed: true, losses: [] }),
  ...more,
});
type Portal = Awaited<ReturnType<typeof openPortal>>;
const open = (answers: Answers) => openPortal('/userRoles', { answers });
const sentTo = (portal: Portal, path: string) =>
  portal.calls.filter((call) => call.path === path).map(({ body }) => body as Record<string, unknown>);
const check = async (portal: Portal, label: string) => {
  const box = [...portal.host.shadowRoot!.querySelectorAll('label')].find((one) => one.textContent === label);
  box!.querySelector('input')!.click();
  await settled();
};
const select = async (portal: Portal, label: string, value: string) => {
  const fields = [...portal.host.shadowRoot!.querySelectorAll('select')];
  const found = fields.find(
    (one) => one.getAttribute('aria-label') === label || one.labels[0]?.textContent.startsWith(label),
  )!;
  found.value = value;
  found.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
};

describe('the API keys of a clinic', () => {
  afterEach(cleanUp);

  it('are created with permissions, forms, roles and an expiry, and shown once', async () => {
    const keys: object[] = [];
    const portal = await open(
      world(keys, {
        'admin/storeapikey': () => {
          keys.push(warehouse);
          return { id: warehouse.id, key: 'porsa_the-key', expiresAt: warehouse.expiresAt };
        },
      }),
    );
    await portal.until('No API keys yet.');
    await portal.press('New API key');
    await portal.press('Create API key');
    await portal.until('Choose at least one permission.');
    expect(portal.text()).to.contain('Add at least one form.');
    expect(sentTo(portal, 'admin/storeapikey')).to.deep.equal([]);
    portal.type('Key name', ' Warehouse ');
    await settled();
    await check(portal, 'Read files and responses');
    await check(portal, 'Export responses');
    await select(portal, 'Add a form', visits.slug);
    await portal.until('Secretary');
    await select(portal, 'Role in “First visit”', 'secretary');
    await select(portal, 'Expires', '30');
    await expectAccessible(portal);
    const begun = Date.now();
    await portal.press('Create API key');
    await portal.until('porsa_the-key');
    const [{ expiresAt, ...stored } = {}] = sentTo(portal, 'admin/storeapikey');
    expect(stored).to.deep.equal({
      title: 'Warehouse',
      scopes: ['files:read', 'answers:export'],
      roles: [{ category: visits.id, role: 'secretary' }],
    });
    expect(Date.parse(String(expiresAt)) - begun).to.be.within(30 * day, 30 * day + 60_000);
    await portal.press('Close');
    await portal.until('Warehouse');
    expect(portal.text()).not.to.contain('porsa_the-key');
  });

  it('make forms in projects that are chosen, and own forms only where they may make some', async () => {
    const project = { id: 'p-library', slug: 'library', title: 'Library', service: 's', headline: 'complaints' };
    const portal = await open(
      world([], {
        'project/getprojects': () => ({ items: [project], next: null, total: 1 }),
        'admin/storeapikey': () => ({ id: warehouse.id, key: 'porsa_the-key', expiresAt: warehouse.expiresAt }),
      }),
    );
    await portal.press('New API key');
    portal.type('Key name', 'Library');
    await settled();
    expect(portal.text()).not.to.contain('Add a project');
    await check(portal, 'Make and publish forms');
    await portal.until('Add a project');
    await portal.press('Create API key');
    await portal.until('Add at least one form.');
    await select(portal, 'Add a project', project.id);
    await select(portal, 'Add a form', visits.slug);
    await portal.until('Secretary');
    await select(portal, 'Role in “First visit”', 'owner');
    await check(portal, 'Make and publish forms');
    await check(portal, 'Read forms');
    await expectAccessible(portal);
    await portal.press('Create API key');
    await portal.until('porsa_the-key');
    const [first] = sentTo(portal, 'admin/storeapikey');
    expect(first).to.deep.include({ scopes: ['forms:read'], roles: [{ category: visits.id, role: 'expert' }] });
    expect(first).not.to.have.property('projects');
    await portal.press('Close');
    await portal.press('New API key');
    portal.type('Key name', 'Library');
    await settled();
    await check(portal, 'Make and publish forms');
    await portal.until('Add a project');
    await select(portal, 'Add a project', project.id);
    await portal.press('Create API key');
    await portal.until('porsa_the-key');
    expect(sentTo(portal, 'admin/storeapikey')[1]).to.deep.include({
      scopes: ['forms:write'],
      roles: [],
      projects: [project.id],
    });
  });

  it('for field apps have their permissions and name forms, and show how a device is set up', async () => {
    const device = { url: 'https://forms.example/openrosa', qr: ['101', '010', '101'] };
    const reply = { id: warehouse.id, key: 'porsa_key_device', expiresAt: warehouse.expiresAt, device };
    const portal = await open(world([], { 'admin/storeapikey': () => reply }));
    await portal.press('New API key');
    portal.type('Key name', 'Tablet 1');
    await settled();
    await select(portal, 'Access to', 'field');
    expect(portal.text()).not.to.contain('Read files and responses');
    await portal.press('Create API key');
    await portal.until('Add at least one form.');
    expect(sentTo(portal, 'admin/storeapikey')).to.deep.equal([]);
    await select(portal, 'Add a form', visits.slug);
    await portal.until('Secretary');
    await portal.press('Create API key');
    await portal.until('porsa_key_device');
    const [{ expiresAt: _expires, ...stored } = {}] = sentTo(portal, 'admin/storeapikey');
    expect(stored).to.deep.equal({
      title: 'Tablet 1',
      scopes: ['forms:read', 'files:write'],
      fieldApps: true,
      roles: [{ category: visits.id, role: 'expert' }],
    });
    expect(portal.text()).to.contain('https://forms.example/openrosa');
    expect(portal.text()).to.contain(warehouse.id);
    const code = portal.host.shadowRoot!.querySelector('svg[role="img"]');
    expect(code?.getAttribute('aria-label')).to.equal('QR code with the settings for ODK Collect');
    await expectAccessible(portal);
  });

  it('for field apps say before they are made what each form does otherwise there, as the role gets it', async () => {
    const losses = [
      { kind: 'condition', questions: ['Since when?', 'How often?', { en: 'How much?', fa: 'چقدر؟' }], count: 5 },
      { kind: 'opening', questions: [], count: 0 },
    ];
    const portal = await open(
      world([], {
        'category/getfieldlosses': (body) =>
          (body as { role: string }).role === 'expert' ? { listed: true, losses } : { listed: true, losses: [] },
      }),
    );
    await portal.press('New API key');
    await select(portal, 'Add a form', visits.slug);
    await portal.until('Secretary');
    expect(portal.text()).not.to.contain('What changes in field apps');
    await select(portal, 'Access to', 'field');
    await portal.until('What changes in field apps');
    await portal.until('the condition can’t be checked on the device');
    const lines = [...portal.host.shadowRoot!.querySelectorAll('.porsa-portal-losses li')];
    expect(lines.map(({ textContent }) => textContent)).to.deep.equal([
      'Always shown and never required: the condition can’t be checked on the device' +
        'Since when? · How often? · How much? and 2 more',
      'The opening isn’t shown',
    ]);
    expect(sentTo(portal, 'category/getfieldlosses')).to.deep.equal([{ category: visits.id, role: 'expert' }]);
    await expectAccessible(portal);
    await select(portal, 'Role in “First visit”', 'secretary');
    await portal.until('Field apps ask this form as it is.');
    expect(sentTo(portal, 'admin/storeapikey')).to.deep.equal([]);
  });

  it('for field apps say which form no device lists, and try again where that could not be asked', async () => {
    let isAway = true;
    const portal = await open(
      world([], {
        'category/getfieldlosses': () =>
          isAway ? { success: false, code: 5000, message: '' } : { listed: false, losses: [] },
      }),
    );
    await portal.press('New API key');
    await select(portal, 'Access to', 'field');
    await select(portal, 'Add a form', visits.slug);
    await portal.until('Try again');
    isAway = false;
    await portal.press('Try again');
    await portal.until('Field apps don’t list this form until it is published and open for responses.');
  });

  it('for the clinic as a whole name no form', async () => {
    const portal = await open(world([], { 'admin/storeapikey': () => ({ id: 'x', key: 'k', expiresAt: 'x' }) }));
    await portal.press('New API key');
    portal.type('Key name', 'Directory');
    await settled();
    await check(portal, 'Read forms');
    await select(portal, 'Access to', 'clinic');
    expect(portal.text()).not.to.contain('Add a form');
    await check(portal, 'Disable and enable accounts');
    await portal.press('Create API key');
    await until(() => sentTo(portal, 'admin/storeapikey').length === 1);
    const [stored] = sentTo(portal, 'admin/storeapikey');
    expect(stored!['scopes']).to.deep.equal(['accounts']);
    expect(stored).not.to.have.property('roles');
  });

  it('stay as they were typed where the server refuses them, and say why', async () => {
    const refusal = { success: false, code: 4141, message: '' };
    const portal = await open(world([], { 'admin/storeapikey': () => refusal }));
    await portal.press('New API key');
    portal.type('Key name', 'One more');
    await settled();
    await select(portal, 'Access to', 'clinic');
    await check(portal, 'Read the activity log');
    await portal.press('Create API key');
    await until(() => portal.host.shadowRoot!.querySelector('form [role="alert"]') !== null);
    expect([...portal.host.shadowRoot!.querySelectorAll('input')].map(({ value }) => value)).to.include('One more');
  });

  it('are listed with what they may do and the forms they reach, and revoked after a question', async () => {
    const portal = await open(
      world([warehouse, { ...warehouse, id: 'b', title: 'Old', expiresAt: '2026-01-01T00:00:00Z' }], {
        'admin/removeapikey': () => ({}),
      }),
    );
    await portal.until('Read files and responses · Export responses · Expires');
    await portal.until('Forms: First visit (Expert)');
    await portal.until('Expired');
    await portal.press('Revoke “Warehouse”');
    await portal.until('Programs that use it lose access immediately.');
    expect(sentTo(portal, 'admin/removeapikey')).to.deep.equal([]);
    await portal.press('Revoke');
    await until(() => sentTo(portal, 'admin/removeapikey').length === 1);
    expect(sentTo(portal, 'admin/removeapikey')).to.deep.equal([{ id: warehouse.id }]);
  });

  it('are not asked for by people who are no admins', async () => {
    const portal = await open(world([], { 'auth/getuseraccess': () => accessAs('owner') }));
    await portal.until('Members');
    expect(sentTo(portal, 'admin/getapikeys')).to.deep.equal([]);
  });
});
