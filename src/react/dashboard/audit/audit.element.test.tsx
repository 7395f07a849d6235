import { expect } from '@open-wc/testing';
import {
  cleanUp,
  openPortal,
  visits,
  type Answers,
  accessAs,
  visitsAs,
} from '../../../../test/support/screens/open-portal.tsx';

const row = {
  id: '1-7',
  at: '2026-11-20T09:30:00Z',
  person: { id: 'p', name: 'Omid Rad', clinic: 'Mehr' },
  role: 'secretary',
  action: 'file.view',
  result: 'done',
  category: { id: visits.id, title: visits.title },
  file: '0190a000-0000-7000-8000-00000000f11e',
  patient: null,
  entry: null,
  listed: false,
  address: '10.0.0.7',
};
const denied = {
  ...row,
  id: '1-8',
  person: null,
  action: 'file.newer',
  result: 'denied',
  listed: true,
  category: null,
  file: null,
};
const owning: Answers = {
  'auth/getuseraccess': () => accessAs('owner'),
  'category/getcategories': () => ({ items: [visitsAs('owner')], next: null }),
  'user/getusers': () => ({
    items: [{ id: 'p', firstName: 'Omid', lastName: 'Rad', email: '', picture: '', roles: [] }],
    next: null,
  }),
  'admin/getaudit': () => ({ items: [row, denied], next: 'more', total: 10_001 }),
};

describe('the log of who did what', () => {
  afterEach(cleanUp);

  it('says who, in which role, what, where and from which address; refusals too, and what only a newer server knows', async () => {
    const portal = await openPortal('/admin/audit', { answers: owning });
    await portal.until('Omid Rad · Mehr');
    for (const shown of [
      'Secretary',
      'Viewed the file',
      'More than 10000 in total',
      'First visit',
      '0000f11e',
      '10.0.0.7',
      'Not signed in',
      'file.newer · in a list · denied',
    ])
      expect(portal.text()).to.contain(shown);
    expect(portal.calls.find(({ path }) => path === 'admin/getaudit')?.body).to.include({
      category: 'first-visit',
      limit: 50,
    });
  });

  it('names the patient whose file it was to whoever may read it', async () => {
    const named = { ...row, patient: 'Zahra Mousavi' };
    const portal = await openPortal('/admin/audit', {
      answers: { ...owning, 'admin/getaudit': () => ({ items: [named], next: null, total: 1 }) },
    });
    await portal.until('Zahra Mousavi');
    expect(portal.text()).not.to.contain('0000f11e');
  });

  it('names whoever signed in, and whose account somebody else changed', async () => {
    const sara = { id: 's', name: 'Sara Ahmadi', clinic: null };
    const signIn = { ...denied, id: '1-9', action: 'auth.signin', result: 'done', listed: false, account: sara };
    const given = { ...row, id: '1-10', action: 'category.role', file: null, account: sara };
    const portal = await openPortal('/admin/audit', {
      answers: { ...owning, 'admin/getaudit': () => ({ items: [signIn, given], next: null, total: 2 }) },
    });
    await portal.until('Sara Ahmadi');
    const cells = [...portal.host.shadowRoot!.querySelectorAll('tbody tr')].map((one) =>
      [...one.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
    expect(cells.map(([who, , what]) => [who, what])).to.deep.equal([
      ['Sara Ahmadi', 'Signed in'],
      ['Omid Rad · Mehr', 'Changed a role · Sara Ahmadi'],
    ]);
  });

  it('asks who saw one file, from its page', async () => {
    const portal = await openPortal(`/admin/audit?file=${row.file}`, { answers: owning });
    await portal.until('Activity log of this file');
    expect(portal.calls.find(({ path }) => path === 'admin/getaudit')?.body).to.deep.equal({
      file: row.file,
      limit: 50,
    });
  });

  it('saves no part of an export that broke off, and says where one holds the newest alone', async () => {
    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function clickOrSave(this: HTMLAnchorElement) {
      if (this.download) saved.push(this.download);
      else click.call(this);
    };
    try {
      let isRefused = true;
      const page = { items: Array.from({ length: 200 }, () => row), next: 'more', total: 20_000 };
      const portal = await openPortal('/admin/audit', {
        answers: {
          ...owning,
          'admin/getaudit': (body) =>
            isRefused && (body as { readonly after?: string }).after
              ? { success: false, code: 4290, message: '' }
              : page,
        },
      });
      await portal.press('Export as CSV');
      await portal.until('Too many attempts');
      expect(saved).to.deep.equal([]);
      await portal.press('OK');
      isRefused = false;
      await portal.press('Export as CSV');
      await portal.until('The file holds the newest');
      expect(portal.text())
        .to.contain('Choose a shorter period for the others.')
        .and.to.match(/newest 10,?000 items/);
      expect(saved).to.deep.equal(['audit.csv']);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  });

  it('goes on to the next page', async () => {
    const portal = await openPortal('/admin/audit', { answers: owning });
    await portal.until('Omid Rad');
    await portal.press('Next');
    expect(portal.calls.findLast(({ path }) => path === 'admin/getaudit')?.body).to.include({ after: 'more' });
  });
});
