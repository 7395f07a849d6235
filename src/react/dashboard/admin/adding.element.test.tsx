import { expect } from '@open-wc/testing';
import type { Project, Service } from '../../../api/contract/shapes.ts';
import { cleanUp, openPortal, visits, accessAs, visitsAs } from '../../../../test/support/screens/open-portal.tsx';

afterEach(cleanUp);

const service: Service = { id: '0190a000-0000-7000-8000-0000000000b1', slug: 'heart', title: 'Heart', projects: 1 };
const project: Project = {
  id: visits.project,
  slug: 'care',
  title: 'Care',
  service: service.id,
  serviceTitle: 'Mind',
  headline: 'complaints',
  categories: 1,
};
const answersTo = (access: 'admin' | 'user') => ({
  'auth/getuseraccess': () => accessAs('owner', access),
  'service/getservices': () => ({ items: [service], next: null }),
  'project/getprojects': () => ({ items: [project], next: null }),
  'category/getcategories': () => ({ items: [visitsAs('owner')], next: null }),
});

describe('What the server refuses to an owner of forms', () => {
  it('is not offered to them, and is to an admin: new forms, new projects, renaming a project', async () => {
    const owner = await openPortal('/admin/forms/categories/complaints/care/-', { answers: answersTo('user') });
    await owner.until('First visit');
    expect(owner.text()).not.to.contain('New form');
    await owner.go('/admin/forms/projects/complaints/-');
    await owner.until('Care');
    expect([
      owner.text().includes('New project'),
      owner.host.shadowRoot?.querySelector('[aria-label="Rename “Care”"]'),
    ]).to.deep.equal([false, null]);
    cleanUp();
    const admin = await openPortal('/admin/forms/categories/complaints/care/-', { answers: answersTo('admin') });
    await admin.until('New form');
    await admin.go('/admin/forms/projects/complaints/-');
    await admin.until('New project');
  });
});

describe('The title of a new thing', () => {
  it('is asked for in the reader’s language first', async () => {
    const portal = await openPortal('/admin/forms/projects/complaints/-', { answers: answersTo('admin') });
    await portal.press('New project');
    const labels = [...portal.host.shadowRoot!.querySelectorAll('dialog label')].map((label) =>
      label.textContent?.trim(),
    );
    expect(labels.slice(0, 2)).to.deep.equal(['Title in English', 'Title in Persian']);
  });
});
