import { expect } from '@open-wc/testing';
import {
  canByShare,
  cleanUp,
  openPortal,
  patientFile,
  visits,
  type Answers,
} from '../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../test/support/screens/wait.ts';

const file = patientFile('Zahra Mousavi');
const shared = {
  file: file.id,
  category: visits.id,
  categoryTitle: { en: 'First visit' },
  clinicTitle: 'Heart clinic',
  name: 'Zahra Mousavi',
  right: 'read',
  note: 'Please look',
  sharedBy: 'Omid Rad',
  createdAt: '2026-11-20T08:00:00Z',
};
const path = `/form/entries/complaints/-/${visits.id}/${file.id}`;
const opened = { 'file/getfile': () => ({ can: visits.can, file: { ...file, entries: 0 }, entries: [] }) };
const openedBy = (share: 'read' | 'write'): Answers => ({
  'file/getfile': () => ({ ...opened['file/getfile'](), can: canByShare(share) }),
});
const elsewhere: Answers = {
  ...openedBy('read'),
  'category/getcategories': () => ({ items: [], next: null }),
  'file/getsharedfiles': () => ({ items: [shared], next: null }),
};

describe('a file of somebody else’s', () => {
  afterEach(cleanUp);

  it('says from whom it came, and offers no more than reading where no more is given', async () => {
    const portal = await openPortal(path, { answers: elsewhere });
    await portal.until('Omid Rad shared this file with you.');
    expect(portal.text()).to.contain('You can view it.').and.contain('Please look');
    expect(portal.text()).not.to.contain('New response');
    expect(portal.host.shadowRoot?.querySelector('[aria-label="More actions"]')).to.equal(null);
  });

  it('takes an entry where that is given', async () => {
    const portal = await openPortal(path, {
      answers: {
        ...elsewhere,
        ...openedBy('write'),
        'file/getsharedfiles': () => ({ items: [{ ...shared, right: 'write' }], next: null }),
      },
    });
    await portal.until('You can view and edit it.');
    expect(portal.text()).to.contain('New response');
  });
});

describe('a short link', () => {
  afterEach(cleanUp);

  it('is made to a file, and can be copied', async () => {
    const portal = await openPortal(path, {
      answers: { ...opened, 'app/storelink': () => ({ link: 'abc', url: 'https://porsa.test/lnk/abc' }) },
    });
    await portal.until('Zahra Mousavi');
    await portal.press('Short link to this file');
    await portal.until('https://porsa.test/lnk/abc');
    expect(portal.calls.find((call) => call.path === 'app/storelink')?.body).to.include({
      kind: 'file',
      file: file.id,
    });
  });
});

describe('forms that a person comes back to', () => {
  afterEach(cleanUp);
  const marks =
    (...ids: readonly string[]) =>
    () =>
      ids.map((id) => ({ kind: 'category', id, slug: visits.slug, title: visits.title }));

  it('stand first among the favourites once they are starred, and no longer when that is taken back', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { 'user/getmyfavorites': marks(), 'user/storemyfavorite': () => ({}) },
    });
    await portal.until('First visit');
    await portal.press('Add “First visit” to favorites');
    await portal.until('Favorites');
    await portal.press('Add “First visit” to favorites');
    await settled();
    expect(portal.text()).not.to.contain('Favorites');
    expect(
      portal.calls
        .filter((call) => call.path === 'user/storemyfavorite')
        .map(({ body }) => (body as { favorite: boolean }).favorite),
    ).to.deep.equal([true, false]);
  });

  it('may be projects, starred where they are listed', async () => {
    const project = {
      id: visits.project,
      slug: 'clinic',
      service: 's',
      headline: 'complaints',
      title: { en: 'General clinic' },
      categories: 1,
    };
    const portal = await openPortal('/projects', {
      answers: {
        'user/getmyfavorites': marks(),
        'user/storemyfavorite': () => ({}),
        'project/getprojects': () => ({ items: [project], next: null }),
      },
    });
    await portal.until('General clinic');
    await portal.press('Add “General clinic” to favorites');
    expect(portal.calls.find((call) => call.path === 'user/storemyfavorite')?.body).to.deep.equal({
      kind: 'project',
      id: project.id,
      favorite: true,
    });
    await portal.go('/dashboard');
    await portal.until('General clinic');
    const links = [...portal.host.shadowRoot!.querySelectorAll('section a')].map((link) => link.getAttribute('href'));
    expect(links).to.include('/form/projects/s/complaints?project=clinic');
    await portal.press('Add “General clinic” to favorites');
    await until(() => !portal.text().includes('General clinic'));
  });

  it('are counted when they are opened, and lead there from the first screen', async () => {
    const portal = await openPortal('/dashboard', {
      answers: { 'user/getmostvisiteds': marks(visits.id), 'user/addmostvisited': () => ({}) },
    });
    await portal.until('Most visited');
    await portal.go('/form/file/complaints/-/first-visit');
    await portal.until('Zahra Mousavi');
    expect(portal.calls.find((call) => call.path === 'user/addmostvisited')?.body).to.deep.equal({
      kind: 'category',
      id: visits.id,
    });
  });
});
