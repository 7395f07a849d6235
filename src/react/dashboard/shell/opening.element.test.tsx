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
    ['/form/file/complaints/-/first-visit', 'list'],
    ['/patient/0190a000-0000-7000-8000-000000000401', 'person'],
    ['/projects', 'cards'],
    ['/dashboard', 'morning'],
    ['/userRoles', 'part'],
  ] as const)
    it(`is stood for by blocks of its shape until it has come: ${path}`, async () => {
      const never = held({}).answer;
      const calls = [
        'patient/getpatients',
        'patient/getpatient',
        'file/getfiles',
        'project/getprojects',
        'user/getusers',
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
