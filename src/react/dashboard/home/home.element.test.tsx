import { expect } from '@open-wc/testing';
import { cleanUp, openPortal, patientFile, visitsAs } from '../../../../test/support/screens/open-portal.tsx';

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
});
