import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  person,
  type Answers,
} from '../../../../test/support/screens/open-portal.tsx';
import { keepFlow, takeFlow } from './kept-flow.ts';

const offered: Answers = { 'auth/getwaysin': () => ({ sso: { label: 'City Hospital' } }) };
const refusal = (code: number) => ({
  success: false,
  code: 5001,
  message: '',
  cause: { success: false, code, message: '' },
});

before(() => setViewport({ width: 1280, height: 800 }));

describe('single sign-on', () => {
  afterEach(() => {
    takeFlow();
    cleanUp();
  });

  it('is offered by the provider’s name where one is set up', async () => {
    const portal = await openPortal('/signin', { signedIn: false, answers: offered });
    await portal.until('Sign in with City Hospital');
    await expectAccessible(portal);
  });

  it('is not offered without one, nor in a page of another site', async () => {
    const none = await openPortal('/signin', { signedIn: false, answers: { 'auth/getwaysin': () => ({ sso: null }) } });
    expect(none.text()).not.to.contain('Sign in with');
    cleanUp();
    const foreign = await openPortal('/signin', { signedIn: false, answers: offered, server: 'https://forms.test' });
    await foreign.until('Forgot password?');
    expect(foreign.text()).not.to.contain('City Hospital');
  });

  it('says why it cannot begin, and lets one try again', async () => {
    const portal = await openPortal('/signin', {
      signedIn: false,
      answers: { ...offered, 'auth/startsso': () => refusal(5021) },
    });
    await portal.press('Sign in with City Hospital');
    await portal.until('Your organization’s sign-in didn’t work');
    expect(takeFlow()).to.equal(undefined);
  });

  it('signs in whom the provider leads back, once, and goes on to where they were going', async () => {
    keepFlow({ flow: 'sealed', next: '/profile' });
    const portal = await openPortal('/sso?code=c&state=s', {
      signedIn: false,
      answers: { 'auth/finishsso': () => person },
    });
    const sent = portal.calls.filter(({ path }) => path === 'auth/finishsso').map(({ body }) => body);
    expect(sent).to.have.length(1);
    expect(sent[0]).to.include({ flow: 'sealed', query: 'code=c&state=s' });
    expect(portal.visited.at(-1)).to.equal('/profile');
    expect(takeFlow()).to.equal(undefined);
  });

  it('is refused where another tab began it, without asking the server', async () => {
    const portal = await openPortal('/sso?code=c&state=s', { signedIn: false });
    await portal.until('Your sign-in has expired. Sign in again.');
    expect(portal.calls.some(({ path }) => path === 'auth/finishsso')).to.equal(false);
    await portal.press('Back to sign-in');
    expect(portal.visited.at(-1)).to.equal('/signin');
  });

  for (const [language, sentence] of [
    ['en', 'There is no account for you here'],
    ['fa', 'اینجا برای شما حسابی نیست'],
  ] as const)
    it(`says in the reader’s language why somebody is not let in: ${language}`, async () => {
      keepFlow({ flow: 'sealed', next: null });
      const portal = await openPortal('/sso?code=c&state=s', {
        signedIn: false,
        language,
        answers: { 'auth/finishsso': () => refusal(4014) },
      });
      await portal.until(sentence);
      await expectAccessible(portal);
    });
});
