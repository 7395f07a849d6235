import { expect } from '@open-wc/testing';
import { cleanUp, expectAccessible, openPortal } from '../../../../test/support/screens/open-portal.tsx';

const session = {
  token: 'n',
  access: 'user',
  id: 'n',
  firstName: 'New',
  lastName: 'One',
  userRole: [],
  lang: 'en',
  dateMode: 'en',
  phone: '',
  picture: '',
  store: null,
};

describe('the way to an account', () => {
  afterEach(cleanUp);

  it('leads from sign-in to signing up, and ends at the email', async () => {
    const portal = await openPortal('/signin', { signedIn: false, answers: { 'auth/storuser': () => ({ id: 'x' }) } });
    await portal.press('Create an account');
    await portal.press('Create account');
    expect(portal.calls.map(({ path }) => path)).not.to.contain('auth/storuser');
    portal.type('First name', 'New');
    portal.type('Last name', 'One');
    portal.type('Email', 'new@porsa.test');
    await portal.press('Create account');
    await portal.until('Check your inbox');
    expect(portal.text()).to.contain('new@porsa.test');
    expect(portal.calls.find(({ path }) => path === 'auth/storuser')?.body).to.deep.equal({
      firstName: 'New',
      lastName: 'One',
      email: 'new@porsa.test',
      lang: 'en',
    });
    await expectAccessible(portal);
  });

  it('asks for the email that sets a password', async () => {
    const portal = await openPortal('/forgot', { signedIn: false, answers: { 'auth/forgotpassword': () => ({}) } });
    portal.type('Email', 'new@porsa.test');
    await portal.press('Send reset link');
    await portal.until('If an account uses this address');
    expect(portal.text()).to.contain('new@porsa.test');
  });

  it('says of both ways to a new password where codes are texted, and asks for the one that is chosen', async () => {
    const portal = await openPortal('/forgot', {
      signedIn: false,
      answers: { 'auth/getwaysin': () => ({ sso: null, sms: true }), 'auth/forgotbysms': () => ({}) },
    });
    await portal.until('email you a reset link, or text a code to your verified mobile number');
    portal.find<HTMLInputElement>('input[type="radio"]:not(:checked)').click();
    await portal.until('Text me a code');
    expect(portal.text()).to.contain('email you a reset link, or text a code');
    portal.type('Email', 'new@porsa.test');
    await portal.press('Text me a code');
    await portal.until('Enter the code and choose a new password');
  });

  it('sets the password by the button alone, and signs in', async () => {
    const portal = await openPortal('/reset/abcdefghijklmnopqrstuv/', {
      signedIn: false,
      answers: { 'auth/resetpassword': () => session },
    });
    expect(portal.calls).to.deep.equal([]);
    portal.type('New password', 'a quiet morning');
    await portal.press('Set password and sign in');
    await portal.until('Welcome, New');
  });
});
