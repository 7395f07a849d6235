import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { accessAs, cleanUp, openPortal } from '../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

type Portal = Awaited<ReturnType<typeof openPortal>>;

/** An answer that comes when it is let. */
function held<T>(data: T) {
  let come = (): void => undefined;
  const answer = new Promise<T>((resolve) => (come = () => resolve(data)));
  return { answer: () => answer, come };
}

const patients = {
  items: [
    {
      id: '0190a000-0000-7000-8000-000000000401',
      patient: { name: 'Sara Azad' },
      files: 1,
      entries: 2,
      createdAt: '2026-11-20T08:30:00Z',
      updatedAt: '2026-11-20T08:30:00Z',
    },
  ],
  next: null,
  total: 1,
  canStore: true,
};

const projects = {
  items: [
    {
      id: '0190a000-0000-7000-8000-0000000000bc',
      slug: 'care',
      title: 'Care',
      service: '0190a000-0000-7000-8000-0000000000bb',
      serviceTitle: 'Clinic',
      headline: 'complaints',
      categories: 1,
    },
  ],
  next: null,
  total: 1,
};

const seen = (portal: Portal): string => portal.find<HTMLElement>('main').innerText;

describe('A screen that is opened', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  afterEach(cleanUp);

  it('shows its parts together, so that none moves another away', async () => {
    const people = held({ items: [], next: null });
    const portal = await openPortal('/userRoles', {
      answers: {
        'auth/getuseraccess': () => accessAs('owner'),
        'user/getvirtualgroups': () => [{ id: 'g', title: 'Night shift', members: 2 }],
        'user/getusers': people.answer,
        'user/getinvitedusers': () => ({ items: [], next: null }),
        'category/getkeys': () => [],
      },
    });
    await until(() => portal.text().includes('Night shift'), 'the groups have come');
    expect(seen(portal)).not.to.contain('Night shift');
    expect(portal.find('main [role="status"]').textContent).to.equal('Loading…');
    people.come();
    await until(() => seen(portal).includes('Night shift'), 'the groups are shown');
    expect(portal.find('main').querySelector('.porsa-portal-opening')).to.equal(null);
  });

  for (const [path, shape] of [
    ['/patients', 'list'],
    ['/form/file/complaints/-/first-visit', 'files'],
    ['/patient/0190a000-0000-7000-8000-000000000401', 'person'],
    ['/projects', 'groups'],
    ['/dashboard', 'morning'],
    ['/userRoles', 'members'],
    ['/proposal', 'part'],
  ] as const)
    it(`is stood for by blocks of its shape until it has come: ${path}`, async () => {
      const never = held({}).answer;
      const calls = [
        'patient/getpatients',
        'patient/getpatient',
        'file/getfiles',
        'project/getprojects',
        'user/getusers',
        'proposal/getproposals',
        'category/getcategories',
      ];
      const portal = await openPortal(path, {
        answers: {
          'auth/getuseraccess': () => accessAs('owner'),
          ...Object.fromEntries(calls.map((call) => [call, never])),
        },
      });
      const blocks = () => portal.find('main').querySelector<HTMLElement>('.porsa-portal-opening [data-shape]');
      await until(() => blocks()?.dataset['shape'] === shape, `blocks as a ${shape}`);
    });

  it('moves no block of another screen that was still being opened', async () => {
    const never = held({}).answer;
    const portal = await openPortal('/patients', {
      answers: { 'patient/getpatients': never, 'project/getprojects': never },
    });
    const blocks = () => [...portal.find('main').querySelectorAll('[data-block]')];
    await until(() => blocks().length > 0, 'blocks of patients');
    const before = blocks();
    void portal.go('/projects');
    await until(() => portal.find('main').querySelector('[data-shape="groups"]'), 'blocks of projects');
    expect(blocks().filter((block) => before.includes(block))).to.deep.equal([]);
  });

  for (const [path, call, answer, width, stands] of [
    ['/patients', 'patient/getpatients', patients, 1280, { tools: '.porsa-portal-toolbar', row: 'table' }],
    ['/projects', 'project/getprojects', projects, 1280, { count: '.porsa-portal-count', card: '.porsa-kit-item' }],
    ['/projects', 'project/getprojects', projects, 390, { count: '.porsa-portal-count', card: '.porsa-kit-item' }],
  ] as const)
    it(`moves nothing when it comes in the place of its blocks: ${path} in ${width} pixels`, async () => {
      await setViewport({ width, height: 800 });
      const coming = held(answer);
      const portal = await openPortal(path, { answers: { [call]: coming.answer } });
      const main = portal.find('main');
      const topOf = (selector: string) =>
        main.querySelector(selector)!.getBoundingClientRect().top - main.getBoundingClientRect().top;
      const blocks = Object.keys(stands).map((block) => `[data-block='${block}']`);
      await until(() => main.querySelector(blocks[0]!), 'the blocks are there');
      const before = blocks.map(topOf);
      coming.come();
      await until(() => main.querySelector('.porsa-portal-opening') === null, 'the screen is there');
      Object.values(stands)
        .map(topOf)
        .forEach((top, at) => expect(top).to.be.closeTo(before[at]!, 8));
    });

  it('is shown as it stands where one part takes long', async () => {
    const summary = held({});
    const portal = await openPortal('/dashboard', { answers: { 'dashboard/getsummary': summary.answer } });
    await until(() => portal.text().includes('First visit'), 'the forms have come');
    expect(seen(portal)).not.to.contain('First visit');
    await until(() => seen(portal).includes('First visit'), 'the forms are shown without the figures');
  });

  it('asks for all of the first screen at once: nothing waits for another answer, and each is asked for once', async () => {
    const never = held({}).answer;
    const paths = [
      'app/getalerts',
      'dashboard/getsummary',
      'user/getmostvisiteds',
      'category/getcategories',
      'file/findfiles',
    ];
    const portal = await openPortal('/dashboard', {
      answers: Object.fromEntries(paths.map((path) => [path, never])),
    });
    const asked = () => portal.calls.map(({ path }) => path).filter((path) => /^(file|category|dashboard)/.test(path));
    for (const path of paths)
      await until(() => portal.calls.some((call) => call.path === path), `${path} is asked for`);
    expect(asked().toSorted()).to.deep.equal(['category/getcategories', 'dashboard/getsummary', 'file/findfiles']);
  });
});
