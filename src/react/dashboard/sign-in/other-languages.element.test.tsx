import { expect } from '@open-wc/testing';
import { languageNames } from '../../../engine/languages/names.ts';
import { languages } from '../../../engine/languages/known.ts';
import { $session } from '../../../store/session.ts';
import { cleanUp, expectAccessible, openPortal, person } from '../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../test/support/screens/wait.ts';

const choices = (host: HTMLElement): readonly (string | null)[] =>
  [...host.shadowRoot!.querySelectorAll('button[lang]')].map(({ textContent }) => textContent);
const directionOf = (host: HTMLElement): string => getComputedStyle(host.shadowRoot!.querySelector('main')!).direction;

describe('the languages of the portal', () => {
  beforeEach(() => localStorage.removeItem('i18nextLng'));
  afterEach(() => {
    cleanUp();
    localStorage.removeItem('i18nextLng');
  });

  it('are all that have a folder of texts, each by its own name, before anybody has signed in', async () => {
    const portal = await openPortal('/signin', { signedIn: false, language: undefined });
    await portal.until('Sign in');
    expect(choices(portal.host)).to.deep.equal(
      languages.filter((tag) => tag !== 'en').map((tag) => languageNames[tag]),
    );
  });

  it('change the whole screen at once, and are kept for the next visit', async () => {
    const portal = await openPortal('/signin', { signedIn: false, language: undefined });
    await portal.until('Sign in');
    await portal.press('العربية');
    await portal.until('أهلًا بك. أدخل بريدك الإلكتروني وكلمة المرور.');
    expect(portal.text()).not.to.contain('Password');
    expect(directionOf(portal.host)).to.equal('rtl');
    expect(localStorage.getItem('i18nextLng')).to.equal('ar');
    await expectAccessible(portal);
    await portal.press('English');
    await portal.until('Password');
    expect(directionOf(portal.host)).to.equal('ltr');
  });

  it('are kept on the account of whoever is signed in, and say which is not reviewed yet', async () => {
    const portal = await openPortal('/patients', {
      language: undefined,
      answers: { 'user/updateuserlang': () => ({}), 'auth/veryifypassword': () => person },
    });
    await portal.until('Patients');
    await portal.press('العربية');
    await portal.until('المرضى');
    await portal.until('لم يراجع هذه الترجمة متحدث أصلي بعد');
    expect($session.get().lang).to.equal('ar');
    await until(() => portal.calls.some(({ path }) => path === 'user/updateuserlang'), 'the account');
    expect(portal.calls.find(({ path }) => path === 'user/updateuserlang')?.body).to.deep.equal({ lang: 'ar' });
  });
});
