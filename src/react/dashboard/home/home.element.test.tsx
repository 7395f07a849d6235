import { expect } from '@open-wc/testing';
import { until } from '../../../../test/support/screens/wait.ts';
import { cleanUp, openPortal, patientFile, visits, visitsAs } from '../../../../test/support/screens/open-portal.tsx';

describe('the first screen', () => {
  afterEach(cleanUp);

  const figures = (host: HTMLElement): readonly (string | null)[] =>
    [...(host.shadowRoot?.querySelectorAll('.porsa-portal-figure dd') ?? [])].map((figure) => figure.textContent);

  it('says that there are more of today’s files than it lists', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { 'file/getfiles': () => ({ items: [patientFile('Zahra')], next: 'c' }) },
    });
    await portal.until('Zahra');
    expect(figures(portal.host)).to.deep.equal(['1', '2', '1+']);
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
});
