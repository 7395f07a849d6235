import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Project, Service } from '../../api/contract/shapes.ts';
import {
  accessAs,
  cleanUp,
  openPortal,
  patientFile,
  visits,
  visitsAs,
  type Answers,
} from '../../../test/support/screens/open-portal.tsx';

/** A title of 120 characters without a space, and a name of 80. */
const title = 'Abcdefghij'.repeat(12);
const name = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 80);

const service: Service = { id: '0190a000-0000-7000-8000-0000000000b1', slug: 'long', title, projects: 1 };
const project: Project = {
  id: visits.project,
  slug: 'care',
  title,
  service: service.id,
  serviceTitle: title,
  headline: 'complaints',
  categories: 1,
};
const form = { ...visitsAs('owner'), title };
const person = {
  id: '0190b000-0000-7000-8000-000000000001',
  patient: { name, code: '0012345679', phone: '+989121112233' },
  files: 1,
  entries: 0,
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
};
const answers: Answers = {
  'auth/getuseraccess': () => accessAs('owner', 'admin'),
  'service/getservices': () => ({ items: [service], next: null, total: 1 }),
  'project/getprojects': () => ({ items: [project], next: null, total: 1 }),
  'category/getcategories': () => ({ items: [form], next: null, total: 1 }),
  'file/getfiles': () => ({ items: [patientFile(name)], next: null, total: 1 }),
  'file/findfiles': () => ({ items: [{ file: patientFile(name), form }], more: false }),
  'patient/getpatients': () => ({ items: [person], next: null, total: 1, canStore: true }),
  'patient/getpatient': () => ({
    patient: person,
    can: { change: true, merge: true, remove: false },
    files: [
      {
        file: patientFile(name),
        form: { slug: visits.slug, title, headline: visits.headline, project: visits.project },
        can: visits.can,
        shares: 0,
      },
    ],
    entries: [],
    more: false,
  }),
};

describe('A long title or name on a phone', () => {
  before(() => setViewport({ width: 390, height: 844 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(cleanUp);

  for (const direction of ['ltr', 'rtl'])
    for (const [path, shown] of [
      ['/dashboard', name],
      ['/services', title],
      ['/projects', title],
      ['/patients', name],
      [`/patient/${person.id}`, name],
      ['/form/file/complaints/-/first-visit', name],
      ['/admin/forms/projects/complaints/-', title],
      ['/admin/forms/categories/complaints/-/-', title],
    ] as const)
      it(`is broken into lines, and moves nothing out of the page: ${path}, ${direction}`, async () => {
        const portal = await openPortal(path, { answers });
        await portal.until(shown);
        const shell = portal.find<HTMLElement>('.porsa-portal-shell');
        shell.dir = direction;
        expect(shell.scrollWidth).to.be.at.most(shell.clientWidth);
      });
});
