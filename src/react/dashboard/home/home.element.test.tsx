import { expect } from '@open-wc/testing';
import { until } from '../../../../test/support/screens/wait.ts';
import { $session } from '../../../store/session.ts';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  person,
  visits,
  visitsAs,
} from '../../../../test/support/screens/open-portal.tsx';

const fileToday = (name: string, form = visits) => ({
  file: { ...patientFile(name), category: form.id },
  form: { slug: form.slug, title: form.title, headline: form.headline, project: form.project },
});

describe('the first screen', () => {
  afterEach(cleanUp);

  const figures = (host: HTMLElement): readonly (string | null)[] =>
    [...(host.shadowRoot?.querySelectorAll('.porsa-portal-figure dd') ?? [])].map((figure) => figure.textContent);

  it('says that there are more of today’s files than it lists', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { 'file/findfiles': () => ({ items: [fileToday('Zahra')], more: true }) },
    });
    await portal.until('Zahra');
    expect(figures(portal.host)).to.deep.equal(['1', '2', '1+']);
  });

  it('lists the latest of today’s files, and the others at a press', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `Patient ${index}`);
    const items = names.map((name, index) => {
      const { file, form } = fileToday(name);
      return { file: { ...file, id: `0190a000-0000-7000-8000-00000000070${index}` }, form };
    });
    const portal = await openPortal('/dashboard', { answers: { 'file/findfiles': () => ({ items, more: false }) } });
    await portal.until('Patient 5');
    expect(portal.text()).not.to.contain('Patient 6');
    await portal.press('Show all 9 files');
    await portal.until('Patient 8');
    expect(portal.text()).not.to.contain('Show all');
  });

  it('names the form of a file that is beyond the first page of forms', async () => {
    const other = { ...visits, id: '0190a000-0000-7000-8000-0000000007aa', slug: 'asthma', title: 'Asthma control' };
    const portal = await openPortal('/dashboard', {
      answers: { 'file/findfiles': () => ({ items: [fileToday('Zahra', other)], more: false }) },
    });
    await portal.until('Zahra');
    expect(portal.find('main td').textContent).to.equal('Asthma control');
    expect(portal.find('main th a').getAttribute('href')).to.contain('/asthma/');
  });

  it('shows the forms of before without a connection, though today’s files were never loaded', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { 'file/findfiles': () => ({ success: false, code: 5002, message: '' }) },
    });
    await portal.until('First visit');
    expect(figures(portal.host).at(-1)).to.equal('–');
  });

  it('says once that the server cannot be reached, and loads all of it when tried again', async () => {
    let isAway = true;
    const unless = (answer: unknown) => () => (isAway ? { success: false, code: 5002, message: 'away' } : answer);
    const portal = await openPortal('/dashboard', {
      answers: {
        'app/getalerts': unless({ items: [], next: null, total: 0, unseen: 0 }),
        'category/getcategories': unless({ items: [visits], next: null }),
        'dashboard/getsummary': unless({ waitingShared: 3, categories: [], days: [] }),
      },
    });
    await portal.until('Can’t reach the server');
    expect(portal.host.shadowRoot?.querySelectorAll('[role="alert"]').length).to.equal(1);
    isAway = false;
    const before = portal.calls.filter(({ path }) => path === 'app/getalerts').length;
    await portal.press('Try again');
    await portal.until('You have 3 new shared files');
    await portal.until('Zahra Mousavi');
    expect(portal.text()).not.to.contain('Can’t reach the server');
    expect(portal.calls.filter(({ path }) => path === 'app/getalerts').length).to.equal(before + 1);
  });

  it('does not pass over today’s files that could not be read', async () => {
    let isBroken = true;
    const portal = await openPortal('/dashboard', {
      answers: {
        'file/findfiles': () =>
          isBroken
            ? { success: false, code: 5001, message: 'An error has occurred' }
            : { items: [fileToday('Zahra Mousavi')], more: false },
      },
    });
    await portal.until('Try again');
    expect(figures(portal.host)).to.deep.equal([]);
    isBroken = false;
    await portal.press('Try again');
    await portal.until('Zahra Mousavi');
  });

  it('begins with finding a patient, or adding one, for those who work with patients', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { 'auth/getuseraccess': () => accessAs('secretary') },
    });
    await portal.press('New patient');
    await until(() => portal.host.shadowRoot?.querySelector('dialog[open] input'), 'a patient can be entered');
    await portal.press('Cancel');
    portal.find<HTMLButtonElement>('main .porsa-portal-palette-button').click();
    await until(
      () => portal.host.shadowRoot?.querySelector('dialog[open] [role="combobox"]'),
      'a patient can be found',
    );
    await expectAccessible(portal);
  });

  it('neither finds nor adds patients for those who only fill forms', async () => {
    const portal = await openPortal('/dashboard', {
      answers: {
        'auth/getuseraccess': () => accessAs('newuser'),
        'category/getcategories': () => ({ items: [visitsAs('newuser')], next: null }),
      },
    });
    await portal.until('First visit');
    expect(portal.host.shadowRoot!.querySelector('.porsa-portal-start')).to.equal(null);
  });

  it('counts no files for those who only fill forms', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { 'category/getcategories': () => ({ items: [visitsAs('newuser')], next: null }) },
    });
    await portal.until('First visit');
    expect(figures(portal.host)).to.deep.equal([]);
  });

  it('leads to the services, projects and forms that the person visits most', async () => {
    const mark = (kind: string, slug: string, more = {}) => ({ kind, id: slug, slug, title: slug, ...more });
    const portal = await openPortal('/dashboard', {
      answers: {
        'user/getmostvisiteds': () => [
          mark('service', 'heart'),
          mark('project', 'moods', { headline: 'scores' }),
          { ...mark('category', 'first-visit'), id: visits.id, title: 'First visit' },
          mark('category', 'unpublished'),
        ],
      },
    });
    await portal.until('Most visited');
    const links = portal.host.shadowRoot!.querySelectorAll<HTMLAnchorElement>('.porsa-portal-visited a');
    expect([...links].map((link) => link.getAttribute('href'))).to.deep.equal([
      '/serviceDetail?service=heart',
      '/form/projects/-/scores?project=moods',
      '/form/file/complaints/0190a000-0000-7000-8000-0000000000aa/first-visit',
    ]);
  });

  it('counts a visit of a service and of a project', async () => {
    const service = { id: 's', slug: 'heart', title: 'Heart', projects: 1 };
    const project = { id: 'p', slug: 'moods', title: 'Moods', service: 's', headline: 'scores', categories: 1 };
    const portal = await openPortal('/serviceDetail?service=heart', {
      answers: {
        'service/getservices': () => ({ items: [service], next: null }),
        'project/getprojects': () => ({ items: [project], next: null }),
      },
    });
    await portal.until('Moods');
    await portal.press('Moods');
    const visited = () => portal.calls.filter(({ path }) => path === 'user/addmostvisited').map(({ body }) => body);
    await until(() => visited().length === 2, 'both are counted');
    expect(visited()).to.deep.equal([
      { kind: 'service', id: 's' },
      { kind: 'project', id: 'p' },
    ]);
  });

  const summary = (more: object = {}) => ({
    filesToday: 0,
    entriesToday: 0,
    waitingShared: 0,
    days: [],
    categories: [{ ...visits, entries: 3, fresh: 0 }],
    ...more,
  });

  it('shows first what waits: shared files, and what others have answered since', async () => {
    const portal = await openPortal('/dashboard', {
      answers: {
        'dashboard/getsummary': () => summary({ waitingShared: 2, categories: [{ ...visits, entries: 3, fresh: 3 }] }),
      },
    });
    await portal.until('Waiting for you');
    expect(portal.text()).to.contain('You have 2 new shared files');
    expect(portal.text()).to.contain('3 new responses').and.not.to.contain('since you last opened');
    await portal.press('First visit');
    expect(portal.visited.at(-1)).to.equal(`/form/file/complaints/${visits.project}/first-visit`);
  });

  it('says nothing of waiting where nothing waits', async () => {
    const portal = await openPortal('/dashboard', { answers: { 'dashboard/getsummary': () => summary() } });
    await portal.until('First visit');
    expect(portal.text()).not.to.contain('Waiting for you');
  });

  const emptyClinic = {
    'auth/getuseraccess': () => accessAs(undefined, 'admin'),
    'category/getcategories': () => ({ items: [], next: null }),
    'user/getusers': () => ({ items: [{ id: person.id }], next: null }),
    'user/getinvitedusers': () => ({ items: [], next: null, total: 0 }),
  };

  it('leads the first admin from nothing to a form on the website, each tick for something that exists', async () => {
    const service = { id: 's', slug: 'mind', title: 'Mind', projects: 0 };
    const portal = await openPortal('/dashboard', {
      answers: { ...emptyClinic, 'service/getservices': () => ({ items: [service], next: null }) },
    });
    await portal.until('1 of 6 done');
    expect(portal.text()).not.to.contain('You don’t have access to any forms yet');
    const steps = [...portal.host.shadowRoot!.querySelectorAll('.porsa-portal-setup > li')];
    expect(steps.map((step) => step.hasAttribute('data-done'))).to.deep.equal([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    await expectAccessible(portal, 'main');
    await portal.press('Add a project');
    expect(portal.visited.at(-1)).to.equal('/admin/forms/projects/scores/-');
    expect($session.get().userMode).to.equal('admin');
  });

  it('keeps the way for admins of a clinic that has no files yet', async () => {
    const someone = await openPortal('/dashboard', {
      answers: { ...emptyClinic, 'auth/getuseraccess': () => accessAs('owner') },
    });
    await someone.until('You don’t have access to any forms yet');
    cleanUp();
    const busy = await openPortal('/dashboard', {
      answers: { ...emptyClinic, 'category/getcategories': () => ({ items: [visits], next: null }) },
    });
    await busy.until('Your forms');
    expect(busy.text()).not.to.contain('Set up your clinic');
  });
});
