import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  person,
  visits,
  type Answers,
  accessAs,
  visitsAs,
} from '../../../test/support/screens/open-portal.tsx';
import { login } from '../../store/session.ts';
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
      total: length,
    };
  };

/** The forms of a clinic, as the server searches, picks and pages them. */
const forms = (length: number): Answers => {
  const all = Array.from({ length }, (_, index) => ({
    ...visits,
    id: id(index + 1),
    slug: `form-${index + 1}`,
    title: `Form ${index + 1}`,
  }));
  return {
    'category/getcategories': ({ only, search = '', ...query }: Query & { only?: string[]; search?: string }) => {
      const found = all
        .filter((form) => !only || only.includes(form.id) || only.includes(form.slug))
        .filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
      return paged(found.length, (number) => found[number - 1])(query);
    },
  };
};

const asked = (portal: Awaited<ReturnType<typeof openPortal>>, path: string): readonly Record<string, unknown>[] =>
  portal.calls.filter((call) => call.path === path).map(({ body }) => body as Record<string, unknown>);

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

  it('is where it was scrolled to on Back, once its rows have come; what is opened anew begins at its top', async () => {
    history.replaceState(null, '', address);
    const list = manyFiles(120)['file/getfiles'] as unknown as (query: Query) => unknown;
    let come: (() => void) | undefined;
    let isHeld = false;
    const answers = {
      'file/getfiles': async (query: Query) => {
        if (isHeld) await new Promise<void>((resolve) => (come = resolve));
        return list(query);
      },
    };
    const portal = await openPortal(filesPath, { routing: 'hash', answers });
    await portal.until('Patient 25');
    const page = document.scrollingElement!;
    page.scrollTop = 300;
    expect(page.scrollTop).to.equal(300);
    await portal.go('/services');
    await until(() => page.scrollTop === 0, 'another screen begins at its top');
    isHeld = true;
    history.back();
    await until(() => come, 'the list is asked for');
    expect(page.scrollTop).to.be.lessThan(300);
    come!();
    await portal.until('Patient 25');
    await until(() => page.scrollTop === 300, 'it is where it was left');
    await portal.go('/services');
    isHeld = false;
    await portal.go(filesPath);
    await portal.until('Patient 25');
    await until(() => page.scrollTop === 0, 'opened anew it begins at its top');
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
        'user/getinvitedusers': () => ({ items: [], next: null, total: 0 }),
        'user/getvirtualgroups': () => [],
      },
    });
    await portal.until('Person 50');
    expect(portal.text()).to.include('130 in total');
    expect(portal.text()).not.to.include('Person 51');
    await portal.press('Next');
    await portal.press('Next');
    await portal.until('Person 130');
    const role = portal.find<HTMLSelectElement>('.porsa-portal-toolbar select:has(option[value="newuser"])');
    role.value = 'expert';
    role.dispatchEvent(new Event('change', { bubbles: true }));
    await portal.until('Person 50');
    expect(asked(portal, 'user/getusers').at(-1)).to.deep.include({ role: 'expert', after: undefined });
    const search = portal.find<HTMLInputElement>('.porsa-portal-toolbar input');
    search.focus();
    await sendKeys({ type: 'rad' });
    await until(
      () => asked(portal, 'user/getusers').some(({ search: text, role: of }) => text === 'rad' && of === 'expert'),
      'the server searches among the experts',
    );
  });

  it('of members keeps its page, its role and its search in the address, beside the other lists of the screen', async () => {
    const address = location.href;
    const member = (number: number) => ({
      id: id(number),
      firstName: 'Person',
      lastName: String(number),
      email: '',
      picture: '',
      roles: [{ category: visits.id, role: 'expert', grants: [] }],
    });
    location.hash = '/userRoles?mrole=expert&mq=per&mafter=50&mpage=2&iafter=50';
    const portal = await openPortal('/userRoles', {
      routing: 'hash',
      answers: {
        'user/getusers': paged(130, member),
        'user/getinvitedusers': () => ({ items: [], next: null, total: 0 }),
        'user/getvirtualgroups': () => [],
      },
    });
    await portal.until('Person 100');
    expect(asked(portal, 'user/getusers').at(-1)).to.deep.include({ role: 'expert', search: 'per', after: '50' });
    await portal.press('Next');
    await portal.until('Person 130');
    expect(location.hash).to.include('mafter=100&mpage=3');
    expect(location.hash).to.include('iafter=50');
    cleanUp();
    history.replaceState(null, '', address);
  });

  it('of 130 projects is paged, by service, and says how many there are', async () => {
    const project = (number: number) => ({
      id: id(number),
      slug: `project-${number}`,
      title: `Project ${number}`,
      service: 's',
      serviceTitle: 'Mind',
      headline: 'scores',
      categories: 1,
    });
    const portal = await openPortal('/projects', { answers: { 'project/getprojects': paged(130, project) } });
    await portal.until('Project 60');
    for (const shown of ['130 in total', 'Mind']) expect(portal.text()).to.include(shown);
    expect(portal.text()).not.to.include('Project 62');
    await portal.press('Next');
    await portal.until('Project 62');
    expect(asked(portal, 'project/getprojects').every(({ sort }) => sort === 'service')).to.equal(true);
  });

  it('of 70 services is paged', async () => {
    const service = (number: number) => ({
      id: id(number),
      slug: `s-${number}`,
      title: `Service ${number}`,
      projects: 0,
    });
    const portal = await openPortal('/services', { answers: { 'service/getservices': paged(70, service) } });
    await portal.until('70 in total');
    await portal.press('Next');
    await portal.until('Service 70');
  });

  it('of 70 forms in one of several projects begins there, and leads to all of them', async () => {
    const project = (number: number) => ({
      id: id(number),
      slug: `project-${number}`,
      title: `Project ${number}`,
      service: 's',
      serviceTitle: 'Mind',
      headline: 'scores',
      categories: 70,
    });
    const portal = await openPortal('/form/projects/-/scores', {
      answers: {
        ...forms(70),
        'project/getprojects': ({ only, ...query }: Query & { only?: string[] }) =>
          paged(only ? 1 : 11, project)(query),
      },
    });
    await portal.until('11 in total');
    expect(portal.text()).not.to.include('Form 13');
    await portal.press('All 70 forms');
    await portal.until('70 in total');
    await portal.press('Next');
    await portal.until('Form 70');
    expect(asked(portal, 'category/getcategories').at(-1)).to.deep.include({ project: 'project-1', after: '60' });
  });

  it('of 450 forms has none missing where one is chosen or opened', async () => {
    const portal = await openPortal('/form/file/complaints/-/form-450', { answers: forms(450) });
    await portal.until('Form 450');
    expect(asked(portal, 'category/getcategories')).to.deep.equal([
      { project: undefined, only: ['form-450'], limit: 2 },
    ]);
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

describe('The first screen of a clinic with 300 forms', () => {
  const address = location.href;
  afterEach(() => history.replaceState(null, '', address));

  const summary = (fresh = 0) => ({
    filesToday: 0,
    entriesToday: 0,
    waitingShared: 0,
    days: [],
    categories: Array.from({ length: 300 }, (_, index) => ({
      ...visits,
      id: id(index + 1),
      slug: `form-${index + 1}`,
      title: `Waiting ${index + 1}`,
      files: 2,
      entries: 3,
      fresh,
    })),
  });

  it('asks for those it shows, says how many there are, and leads through the others', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { ...forms(300), 'dashboard/getsummary': () => summary() },
    });
    await portal.until('300 forms');
    await portal.until('Form 24');
    expect(portal.text()).not.to.include('Form 25');
    expect(asked(portal, 'category/getcategories')).to.deep.equal([{ sort: 'files', limit: 24 }]);
    const figures = portal.host.shadowRoot!.querySelectorAll('.porsa-portal-figure dd');
    expect([...figures].slice(0, 2).map((figure) => figure.textContent)).to.deep.equal(['300', '600']);
    await portal.press('Next');
    await portal.until('Form 48');
    await until(() => !portal.text().includes('Form 24'), 'the first page is gone');
    await portal.press('Previous');
    await portal.until('Form 24');
  });

  it('asks for favourites and often visited forms that are not among them, and for nothing else', async () => {
    const project = { id: id(7), slug: 'moods', title: 'Moods', service: 's', headline: 'scores', categories: 1 };
    const portal = await openPortal('/dashboard', {
      answers: {
        ...forms(300),
        'user/getmostvisiteds': () => [{ kind: 'category', id: id(250), slug: 'form-250', title: 'Form 250' }],
        'user/getmyfavorites': () => [
          { kind: 'project', id: project.id },
          { kind: 'category', id: id(3) },
        ],
        'project/getprojects': () => ({ items: [project], next: null, total: 1 }),
      },
    });
    await portal.until('Most visited');
    login({ ...person, token: 'another' });
    await portal.until('Moods');
    expect(portal.find('.porsa-portal-visited a').getAttribute('href')).to.contain('form-250');
    expect(asked(portal, 'category/getcategories')).to.deep.equal([
      { sort: 'files', limit: 24 },
      { only: [id(250)], limit: 1 },
    ]);
    expect(asked(portal, 'project/getprojects')).to.deep.equal([{ only: [project.id], limit: 1 }]);
  });

  it('shows six of the forms in which something waits, and all of them on demand', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { ...forms(300), 'dashboard/getsummary': () => summary(1) },
    });
    await portal.until('Waiting 6');
    expect(portal.text()).not.to.include('Waiting 7');
    await portal.press('Show all 300 forms');
    await portal.until('Waiting 300');
  });
});

describe('A choice among more than a list can show', () => {
  const figures = { entries: 0, files: 0, days: [], questions: [], seconds: null, read: 0 };
  const many: Answers = { ...forms(300), 'category/getsummary': () => figures };
  const field = (portal: Awaited<ReturnType<typeof openPortal>>) =>
    portal.find<HTMLInputElement>('.porsa-portal-picker input');
  const options = (portal: Awaited<ReturnType<typeof openPortal>>): readonly string[] =>
    [...portal.host.shadowRoot!.querySelectorAll('.porsa-portal-picker [role="option"]')].map(
      (option) => option.textContent ?? '',
    );
  const openField = async (portal: Awaited<ReturnType<typeof openPortal>>): Promise<void> => {
    await until(
      () => portal.host.shadowRoot!.querySelector('main:not([data-opening]) .porsa-portal-picker input'),
      'the field is there',
    );
    field(portal).focus();
    await sendKeys({ press: 'ArrowDown' });
  };

  it('of 300 forms is searched on the server, says how many there are, and is made by the keyboard', async () => {
    const portal = await openPortal('/summary', { answers: many });
    await openField(portal);
    await portal.until('300 matches. Type to narrow them down.');
    expect(options(portal)).to.have.length(20);
    await sendKeys({ type: 'form 29' });
    await portal.until('11 matches');
    expect(options(portal)).to.include('Form 299').and.not.include('Form 1');
    await expectAccessible(portal, 'main');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await until(() => field(portal).value === 'Form 290', 'the choice is shown');
    await until(
      () => asked(portal, 'category/getsummary').at(-1)?.['category'] === id(290),
      'the figures are those of the choice',
    );
    expect(asked(portal, 'category/getcategories').every(({ limit }) => Number(limit) <= 50)).to.equal(true);
  });

  it('opens at the form that the address names, though it stands on no first page', async () => {
    const portal = await openPortal('/summary?category=form-299', { answers: many });
    await until(() => asked(portal, 'category/getsummary').length > 0, 'its figures are asked for');
    expect(asked(portal, 'category/getsummary').map(({ category }) => category)).to.deep.equal([id(299)]);
    await until(() => field(portal).value === 'Form 299', 'it is the choice');
    cleanUp();
    const gone = await openPortal('/summary?category=gone', { answers: many });
    await gone.until('This form can’t be opened');
  });

  it('keeps what was chosen on Escape, says that nothing is found, and tries again where the search failed', async () => {
    let fails = false;
    const portal = await openPortal('/summary', {
      answers: {
        ...many,
        'category/getcategories': (query: never) =>
          fails ? { success: false, code: 5002, message: '' } : many['category/getcategories']?.(query),
      },
    });
    await openField(portal);
    await portal.until('300 matches');
    await sendKeys({ type: 'nowhere' });
    await portal.until('No matches.');
    await sendKeys({ press: 'Escape' });
    await until(() => field(portal).value === 'Form 1', 'the choice is as it was');
    fails = true;
    await sendKeys({ press: 'ArrowDown' });
    await until(() => portal.host.shadowRoot!.querySelector('.porsa-portal-picker [role="alert"]'), 'it says so');
    fails = false;
    await portal.press('Try again');
    await portal.until('300 matches');
  });

  it('of receivers of a file is searched among colleagues, groups, services and forms', async () => {
    const file = { ...patientFile('Zahra'), category: id(1) };
    const person = (number: number) => ({ id: id(number), firstName: 'Person', lastName: String(number) });
    const portal = await openPortal(`/form/entries/complaints/-/form-1/${file.id}`, {
      answers: {
        ...forms(300),
        'file/getfile': () => ({ can: visits.can, file, entries: [] }),
        'file/getsharing': () => [],
        'file/sharefile': () => [],
        'user/getvirtualgroups': () => [{ id: id(9), title: 'Form makers' }],
        'service/getservices': () => ({
          items: [{ id: id(8), slug: 'ward', title: 'Form ward', projects: 1 }],
          next: null,
          total: 1,
        }),
        'user/getconnectedusers': (query: Query & { search?: string }) =>
          query.search ? { items: [], next: null, total: 0 } : paged(400, person)(query),
      },
    });
    await portal.press('Share');
    await openField(portal);
    await portal.until('702 matches.');
    await sendKeys({ type: 'form' });
    await until(() => options(portal)[0] === 'Group: Form makers', 'the group is found');
    expect(options(portal)).to.include.members(['Service: Form ward', 'Form: Form 1']);
    await sendKeys({ press: 'Enter' });
    await until(() => field(portal).value === 'Group: Form makers', 'it is chosen');
    await sendKeys({ press: 'ArrowDown' });
    await until(() => options(portal).length > 0, 'the list is open');
    await sendKeys({ press: 'Escape' });
    await until(() => options(portal).length === 0, 'the list is closed, the dialog is not');
    portal.find<HTMLElement>('dialog form sl-button').click();
    await until(() => asked(portal, 'file/sharefile').length > 0, 'the file is shared');
    expect(asked(portal, 'file/sharefile')[0]).to.deep.include({ to: [{ group: id(9) }] });
  });

  it('of 400 colleagues for a group is searched on the server', async () => {
    const colleague = (number: number) => ({
      id: id(number),
      firstName: 'Person',
      lastName: String(number),
      email: '',
    });
    const portal = await openPortal('/userRoles', {
      answers: {
        'user/getinvitedusers': () => ({ items: [], next: null, total: 0 }),
        'user/getvirtualgroups': () => [],
        'user/storeVirtualgroup': () => ({ id: id(1) }),
        'user/getconnectedusers': (query: Query & { search?: string }) =>
          query.search ? { items: [colleague(399)], next: null, total: 1 } : paged(400, colleague)(query),
      },
    });
    await portal.press('New group');
    await openField(portal);
    await sendKeys({ type: '399' });
    await until(() => options(portal).join() === 'Person 399', 'they are found');
    await sendKeys({ press: 'Enter' });
    await portal.until('In this group: 1');
    const name = portal.find<HTMLInputElement>('dialog input:not([role])');
    name.focus();
    await sendKeys({ type: 'Ward' });
    portal.find<HTMLElement>('dialog form > sl-button').click();
    await until(() => asked(portal, 'user/storeVirtualgroup').length > 0, 'the group is stored');
    expect(asked(portal, 'user/storeVirtualgroup')[0]).to.deep.include({ title: 'Ward', users: [id(399)] });
  });

  it('of people is searched on the server', async () => {
    const people = (query: Query & { search?: string }) => {
      const names = Array.from({ length: 400 }, (_, index) => index + 1).filter((number) =>
        `Person ${number}`.toLowerCase().includes((query.search ?? '').toLowerCase()),
      );
      return paged(names.length, (number) => ({
        id: id(names[number - 1] ?? 0),
        firstName: 'Person',
        lastName: String(names[number - 1]),
        email: '',
        picture: '',
        roles: [],
      }))(query);
    };
    const portal = await openPortal('/admin/audit', {
      answers: {
        ...forms(2),
        'auth/getuseraccess': () => accessAs(undefined, 'admin'),
        'category/getcategories': () => ({ items: [], next: null, total: 0 }),
        'user/getusers': people,
        'admin/getaudit': () => ({ items: [], next: null, total: 0 }),
      },
    });
    await openField(portal);
    await portal.until('400 matches. Type to narrow them down.');
    await sendKeys({ type: '399' });
    await until(() => options(portal).join() === 'Person 399', 'they are found');
    await sendKeys({ press: 'Enter' });
    await until(() => field(portal).value === 'Person 399', 'they are chosen');
    await until(() => asked(portal, 'admin/getaudit').at(-1)?.['person'] === id(399), 'the log is theirs');
    expect(asked(portal, 'user/getusers').every(({ limit }) => Number(limit) <= 50)).to.equal(true);
  });
});
