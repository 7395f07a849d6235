import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  cleanUp,
  openPortal,
  patientFile,
  visits,
  type Answers,
  accessAs,
  visitsAs,
} from '../../../test/support/screens/open-portal.tsx';
import { until } from '../../../test/support/screens/wait.ts';

afterEach(cleanUp);

interface Query {
  readonly after?: string;
  readonly limit?: number;
}

/** A list of `length` as the server gives it: at most 200 at a time, with a cursor while there is more. */
const paged =
  <T,>(length: number, item: (number: number) => T) =>
  ({ after, limit = 50 }: Query) => {
    const from = Number(after ?? 0);
    const to = Math.min(length, from + Math.min(limit, 200));
    return {
      items: Array.from({ length: to - from }, (_, index) => item(from + index + 1)),
      next: to < length ? String(to) : null,
    };
  };

const id = (number: number): string => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const filesPath = '/form/file/complaints/-/first-visit';
const manyFiles = (total: number): Answers => {
  const list = paged(total, (number) => ({ ...patientFile(`Patient ${number}`), id: id(number) }));
  return { 'file/getfiles': (query: Query) => ({ ...list(query), total: Math.min(total, 10_001) }) };
};

describe('A list of files', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  const address = location.href;
  afterEach(() => history.replaceState(null, '', address));

  it('says how many there are, and more than it counts', async () => {
    const portal = await openPortal(filesPath, { answers: manyFiles(120) });
    await portal.until('120 files');
    cleanUp();
    const large = await openPortal(filesPath, { answers: manyFiles(20_000) });
    await large.until('More than 10000 files');
  });

  it('keeps its page and its order in the address: Back from a file returns there, and a link opens there', async () => {
    history.replaceState(null, '', address);
    const answers = manyFiles(120);
    const portal = await openPortal(filesPath, { routing: 'hash', answers });
    await portal.until('Patient 25');
    const sort = portal.find<HTMLSelectElement>('.porsa-portal-toolbar select');
    sort.value = 'name';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => location.hash.includes('sort=name'), 'the order is in the address');
    await until(
      () => (portal.calls.findLast(({ path }) => path === 'file/getfiles')?.body as { sort?: string }).sort === 'name',
      'the list is asked for in that order',
    );
    await until(() => portal.text().includes('Patient 25') && portal.text().includes('Next'), 'it is there');
    await portal.press('Next');
    await portal.until('Patient 50');
    await portal.press('Next');
    await portal.until('Patient 75');
    const link = location.hash;
    await portal.go('/services');
    history.back();
    await portal.until('Patient 75');
    expect(portal.find('.porsa-kit-pager').textContent).to.include('Page 3');
    await portal.press('Previous');
    await portal.until('Patient 50');
    const asked = portal.calls.findLast(({ path }) => path === 'file/getfiles')?.body;
    expect(asked).to.include({ sort: 'name', after: '25' });
    cleanUp();
    location.hash = link;
    const linked = await openPortal(filesPath, { routing: 'hash', answers });
    await linked.until('Patient 75');
  });

  it('begins at its first page when something else is searched, and keeps its order', async () => {
    const portal = await openPortal(`${filesPath}?sort=name&after=25&page=2`, { answers: manyFiles(120) });
    await portal.until('Patient 26');
    await portal.go(`${filesPath}?sort=name&after=25&page=2`);
    const input = portal.find<HTMLElement & { value: string }>('.porsa-portal-search sl-input');
    input.value = 'mina';
    input.dispatchEvent(new Event('sl-input', { bubbles: true }));
    await until(() => portal.find<HTMLElement & { value: string }>('.porsa-portal-search sl-input').value === 'mina');
    portal.find<HTMLFormElement>('.porsa-portal-search').requestSubmit();
    await until(
      () =>
        portal.calls.some(
          ({ path, body }) => path === 'file/getfiles' && (body as { search?: string }).search === 'mina',
        ),
      'the files are searched',
    );
    const asked = portal.calls.findLast(({ path }) => path === 'file/getfiles')?.body as Query & { sort?: string };
    expect([asked.sort, asked.after]).to.deep.equal(['name', undefined]);
  });
});

describe('A screen of one form', () => {
  for (const path of ['/summary', '/userRoles'])
    it(`${path} says so where its address names a form that cannot be reached, and shows no other`, async () => {
      const portal = await openPortal(`${path}?category=gone`, {
        answers: {
          'category/getcategories': () => ({ items: [visitsAs('owner')], next: null }),
          'user/getvirtualgroups': () => [],
        },
      });
      await portal.until('This form can’t be opened');
      expect(portal.calls.map((call) => call.path)).to.not.include.members(['category/getsummary']);
      expect(portal.calls.map((call) => call.path)).to.not.include.members(['user/getusers']);
    });
});

describe('A list that is longer than one reply', () => {
  it('of a file’s 120 entries is read to its end, page by page', async () => {
    const file = { ...patientFile('Zahra'), entries: 120 };
    const entry = (number: number) => ({
      id: id(number),
      file: file.id,
      category: visits.id,
      version: 1,
      page: null,
      answers: {},
      createdAt: '2026-11-20T08:00:00Z',
      createdBy: `Writer ${number}`,
    });
    const entries = paged(120, entry);
    const answers: Answers = {
      'file/getfile': () => ({ can: visits.can, file, entries: entries({}).items }),
      'entry/getentries': entries,
    };
    const portal = await openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, { answers });
    await portal.until('Page 1');
    await portal.press('Next');
    await portal.until('Writer 100');
    await portal.press('Next');
    await portal.until('Writer 120');
    expect(portal.find('.porsa-kit-pager').textContent).to.include('Page 3');
    expect(portal.find('.porsa-kit-pager sl-button:last-child').hasAttribute('disabled')).to.equal(true);
    await portal.press('Previous');
    await portal.until('Writer 51');
  });

  it('of 130 members is paged', async () => {
    const member = (number: number) => ({
      id: id(number),
      firstName: 'Person',
      lastName: String(number),
      email: '',
      picture: '',
      roles: [{ category: visits.id, role: 'expert', grants: visitsAs('owner').grants }],
    });
    const portal = await openPortal('/userRoles', {
      answers: {
        'user/getusers': paged(130, member),
        'user/getinvitedusers': () => [],
        'user/getvirtualgroups': () => [],
      },
    });
    await portal.until('Person 50');
    expect(portal.text()).not.to.include('Person 51');
    await portal.press('Next');
    await portal.press('Next');
    await portal.until('Person 130');
  });

  it('of 450 forms has none missing where one is chosen or opened', async () => {
    const form = (number: number) => ({ ...visits, id: id(number), slug: `form-${number}`, title: `Form ${number}` });
    const portal = await openPortal('/form/file/complaints/-/form-450', {
      answers: { 'category/getcategories': paged(450, form) },
    });
    await portal.until('Form 450');
  });

  it('of 70 forms of a project is paged', async () => {
    const form = (number: number) => ({ ...visits, id: id(number), slug: `form-${number}`, title: `Form ${number}` });
    const portal = await openPortal('/admin/forms/categories/complaints/clinic/-', {
      answers: {
        'auth/getuseraccess': () => accessAs(undefined, 'admin'),
        'category/getcategories': paged(70, form),
      },
    });
    await portal.until('Form 60');
    await portal.press('Next');
    await portal.until('Form 70');
  });
});
