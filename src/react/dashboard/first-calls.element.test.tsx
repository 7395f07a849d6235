import { expect } from '@open-wc/testing';
import { login } from '../../store/session.ts';
import { accessAs, cleanUp, openPortal, person } from '../../../test/support/screens/open-portal.tsx';

afterEach(cleanUp);

const failed = {
  success: false,
  code: 5001,
  message: 'There is a problem',
  cause: { success: false, code: 5000, message: '' },
};
const form = {
  route: '/form/page/scores/-/phq-9/-/-/-',
  form: { category: 'phq-9', singleUse: false, forPatient: false },
};

describe('Whose rights could not be asked for', () => {
  it('learns that, not that they have none, and gets in once the server answers', async () => {
    let reply: unknown = failed;
    const portal = await openPortal('/admin/forms/projects/complaints/-', {
      answers: { 'auth/getuseraccess': () => reply },
    });
    await portal.until('Your permissions couldn’t be checked');
    expect(portal.text()).not.to.include('Only form designers');
    reply = accessAs('owner');
    await portal.press('Try again');
    await portal.until('There are no services yet');
  });

  it('keeps what the sign-in returned about them: an owner stays one', async () => {
    const portal = await openPortal('/dashboard', { answers: { 'auth/getuseraccess': () => failed } });
    login({ ...person, administers: true });
    await portal.go('/admin/forms/projects/complaints/-');
    await portal.until('There are no services yet');
  });
});

describe('A short link to a form that is open to the public', () => {
  const answers = { 'public/resolvelink': () => form };

  it('shows the form to who is not signed in, and asks for no account', async () => {
    const portal = await openPortal('/lnk/abcdefghjkmn', { signedIn: false, answers });
    await portal.until('form phq-9 fill');
    expect(portal.visited).to.deep.equal([]);
    expect(portal.text()).not.to.include('Sign in');
  });

  it('opens it within the portal for who is signed in', async () => {
    const portal = await openPortal('/lnk/abcdefghjkmn', { answers });
    await portal.until('form phq-9 fill');
    expect(portal.visited).to.deep.equal([form.route]);
  });

  it('that has expired says so, without a way to a dashboard the reader has not', async () => {
    const portal = await openPortal('/lnk/abcdefghjkmn', {
      signedIn: false,
      answers: { 'public/resolvelink': () => ({ success: false, code: 4043, message: '' }) },
    });
    await portal.until('Request a new one');
    expect(portal.host.shadowRoot?.querySelector('a[href="/dashboard"]')).to.equal(null);
  });

  for (const signedIn of [false, true])
    it(`that was cut off on its way says so and that it can’t be opened, ${signedIn ? 'signed in' : 'to a guest'}`, async () => {
      const portal = await openPortal('/lnk/abc', {
        signedIn,
        answers: { 'public/resolvelink': () => ({ success: false, code: 4000, message: '' }) },
      });
      await portal.until('Part of this link is missing');
      expect(portal.find('h1').textContent).to.equal('This link can’t be opened');
    });
});
