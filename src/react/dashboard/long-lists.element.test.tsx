import { expect } from '@open-wc/testing';
import { cleanUp, openPortal, patientFile, visits, type Answers } from './test-portal.tsx';

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
      'file/getfile': () => ({ file, entries: entries({}).items }),
      'entry/getentries': entries,
    };
    const portal = await openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, { answers });
    await portal.until('Page 1');
    await portal.press('Next');
    await portal.until('Writer 100');
    await portal.press('Next');
    await portal.until('Writer 120');
    expect(portal.find('.porsa-portal-pager').textContent).to.include('Page 3');
    expect(portal.find('.porsa-portal-pager sl-button:last-child').hasAttribute('disabled')).to.equal(true);
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
      roles: [{ category: visits.id, role: 'expert' }],
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
        'auth/getuseraccess': () => ({ access: 'admin', categories: [] }),
        'category/getcategories': paged(70, form),
      },
    });
    await portal.until('Form 60');
    await portal.press('Next');
    await portal.until('Form 70');
  });
});
