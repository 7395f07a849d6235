import { expect } from '@open-wc/testing';
import { cleanUp, expectAccessible, openPortal } from '../../../../test/support/screens/open-portal.tsx';

const card = {
  title: { en: 'Green clinic', fa: 'کلینیک سبز' },
  firstName: 'Sara',
  lastName: 'Ahmadi',
  picture: 'sara.webp',
  categories: [{ id: '0190a000-0000-7000-8000-000000000001', slug: 'phq-9', title: 'PHQ-9' }],
};

describe('the public page of a clinic', () => {
  afterEach(cleanUp);

  it('names the clinic, who runs it and the forms that are open to everyone, without signing in', async () => {
    const portal = await openPortal('/clinic/green', {
      signedIn: false,
      server: 'https://forms.test',
      answers: { 'getStoreAdminProfile/post': () => card },
    });
    await portal.until('PHQ-9');
    expect(portal.find('h1').textContent).to.equal('Green clinic');
    expect(portal.text()).to.contain('Run by').and.contain('Sara Ahmadi');
    expect(portal.find<HTMLImageElement>('img').src).to.equal('https://forms.test/images/sara.webp');
    expect(portal.find<HTMLAnchorElement>('li a').href).to.equal('https://forms.test/f/phq-9');
    await expectAccessible(portal);
  });

  it('says so where no form is open, and where there is no such clinic', async () => {
    const closed = await openPortal('/clinic/green', {
      signedIn: false,
      answers: { 'getStoreAdminProfile/post': () => ({ ...card, categories: [] }) },
    });
    await closed.until('no forms that are open to everyone');
    cleanUp();
    const unknown = await openPortal('/clinic/nowhere', {
      signedIn: false,
      answers: {
        'getStoreAdminProfile/post': () => ({
          success: false,
          code: 5001,
          message: 'There is a problem',
          cause: { success: false, code: 4040, message: '' },
        }),
      },
    });
    await unknown.until('Go to dashboard');
  });
});
