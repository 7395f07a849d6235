import { expect } from '@open-wc/testing';
import { $singleKeys } from '../../../store/single-keys.ts';
import { $session } from '../../../store/session.ts';
import { until } from '../../../../test/support/screens/wait.ts';
import { $challenge, $isTexted } from '../sign-in/challenge.ts';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  person,
} from '../../../../test/support/screens/open-portal.tsx';

const profile = {
  id: 'p',
  email: 'sara@clinic.test',
  verified: true,
  access: 'admin',
  firstName: 'Sara',
  lastName: 'Ahmadi',
  phone: '',
  picture: '',
  lang: 'en',
  dateMode: 'en',
  speciality: '',
  country: '',
  bio: '',
  allowPublicScores: false,
};
const session = {
  device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0',
  address: '127.0.0.1',
  createdAt: '2026-11-20T08:00:00Z',
  usedAt: '2026-11-20T09:00:00Z',
};
const own = {
  'user/getprofile': () => profile,
  'user/specialities': () => [{ id: 'cardiology', title: { en: 'Cardiology', fa: 'قلب' } }],
  'user/countries': () => [{ id: 'IR', title: { en: 'Iran', fa: 'ایران' } }],
  'user/completeprofile': (body: object) => ({ ...profile, ...body }),
  'auth/gettotp': () => ({ on: false, sms: false, demanded: false, recoveryCodes: 0 }),
  'auth/getmobile': () => ({ offered: false, phone: null, secondStep: false }),
  'auth/starttotp': () => ({ secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/x', qr: ['101', '010', '101'] }),
  'auth/confirmtotp': () => ({ recoveryCodes: ['ABCD-EFGH-JKLM-NPQR'] }),
  'auth/getsessions': () => [
    { ...session, id: 'a', current: true },
    { ...session, id: 'b', current: false },
  ],
  'auth/endsession': () => ({}),
  'admin/getsecondsteproles': () => ({ roles: [] }),
};
const refusal = (code: number, data?: object) => () => ({ success: false, code, message: 'x', data });

describe('the person’s own account', () => {
  afterEach(() => {
    cleanUp();
    $challenge.set(undefined);
    $isTexted.set(false);
  });

  it('shows and keeps what they say of themselves, accessibly', async () => {
    const portal = await openPortal('/profile', { answers: own });
    await portal.until('Cardiology');
    portal.type('First name', 'Mina');
    await portal.press('Save');
    expect(portal.calls.find(({ path }) => path === 'user/completeprofile')?.body).to.deep.include({
      firstName: 'Mina',
      lastName: 'Ahmadi',
    });
    await expectAccessible(portal);
  });

  it('shows the clinic, the discount on its subscription and the way to its public page', async () => {
    const portal = await openPortal('/profile', { answers: own });
    $session.setKey('store', { id: 's', slug: 'clinic', title: { en: 'Green clinic', fa: 'کلینیک سبز' } });
    await portal.until('Green clinic');
    expect(portal.text()).not.to.contain('Subscription discount');
    $session.setKey('discount', 25);
    await portal.until('Subscription discount: 25%');
    await portal.press('Public page');
    expect(portal.visited.at(-1)).to.equal('/clinic/clinic');
  });

  it('lets an admin choose that new score forms are open to everyone, and says only what the server has', async () => {
    let refuses = true;
    const portal = await openPortal('/profile', {
      answers: {
        ...own,
        'auth/getuseraccess': () => accessAs(undefined, 'admin'),
        'user/updateUserAllowPublicScores': () => (refuses ? { success: false, code: 5000, message: '' } : {}),
      },
    });
    await portal.until('Open new score forms to everyone');
    const toggle = (): HTMLInputElement & EventTarget =>
      [...portal.host.shadowRoot!.querySelectorAll<HTMLInputElement>('sl-switch')].find((one) =>
        one.textContent?.includes('Open new score forms'),
      )!;
    toggle().click();
    await portal.until('Opps!, an error has occurred');
    await until(() => !toggle().checked, 'the switch goes back');
    await portal.press('OK');
    refuses = false;
    toggle().click();
    await portal.until('Successfully updated');
    expect(toggle().checked).to.equal(true);
    expect(portal.calls.filter(({ path }) => path.endsWith('AllowPublicScores')).at(-1)?.body).to.deep.equal({
      allow: true,
    });
  });

  it('sets the second step up by password, key and first code, typed in Persian digits too, and shows the recovery codes', async () => {
    const portal = await openPortal('/profile', { answers: own });
    await portal.press('Set up');
    portal.type('Password*', 'a quiet morning');
    await portal.press('Continue');
    await portal.until('JBSW Y3DP EHPK 3PXP');
    await expectAccessible(portal);
    portal.type('Code shown by the app', '۱۲۳ ۴۵۶');
    await portal.press('Turn on');
    await portal.until('ABCD-EFGH-JKLM-NPQR');
    expect(portal.calls.find(({ path }) => path === 'auth/confirmtotp')?.body).to.deep.equal({ code: '123456' });
    expect(portal.find('.porsa-portal-codes').textContent).to.contain('Recovery codes').and.contain('Sara Ahmadi');
    await expectAccessible(portal);
  });

  it('looks again at where they are signed in, once turning the second step on has ended other sessions', async () => {
    const portal = await openPortal('/profile', { answers: own });
    await portal.press('Set up');
    portal.type('Password*', 'a quiet morning');
    await portal.press('Continue');
    portal.type('Code shown by the app', '123456');
    await portal.press('Turn on');
    const asked = (): number => portal.calls.filter(({ path }) => path === 'auth/getsessions').length;
    const before = asked();
    await portal.press('I’ve saved them');
    expect(asked()).to.equal(before + 1);
  });

  it('says of a wrong password alone that it is wrong: no address was asked for', async () => {
    const portal = await openPortal('/profile', { answers: { ...own, 'auth/starttotp': refusal(4011) } });
    await portal.press('Set up');
    portal.type('Password*', 'a loud evening');
    await portal.press('Continue');
    await portal.until('This password is incorrect.');
    expect(portal.text()).not.to.contain('email or password is incorrect');
  });

  it('verifies a mobile number, and makes its codes the second step', async () => {
    const mobile = { offered: true, phone: null as string | null, secondStep: false };
    const portal = await openPortal('/profile', {
      answers: {
        ...own,
        'auth/getmobile': () => mobile,
        'auth/sendmobilecode': () => ({ phone: '+989121234567' }),
        'auth/verifymobile': () => {
          mobile.phone = '+989121234567';
          return { phone: mobile.phone };
        },
        'auth/startsmsstep': () => ({ recoveryCodes: ['ABCD-EFGH-JKLM-NPQR'] }),
      },
    });
    await portal.until('Verify your mobile number to get codes');
    await portal.press('Text me a code');
    await portal.until('Enter your mobile number.');
    portal.type('Mobile number*', '0912 123 4567');
    portal.find<HTMLFormElement>('form:has(input[name="mobile"])').querySelectorAll('input')[1]!.focus();
    const password = portal.find<HTMLInputElement>('form:has(input[name="mobile"]) input[type="password"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(password, 'a quiet morning');
    password.dispatchEvent(new Event('input', { bubbles: true }));
    await portal.press('Text me a code');
    await portal.until('We texted a code to');
    expect(portal.calls.find(({ path }) => path === 'auth/sendmobilecode')?.body).to.deep.equal({
      phone: '0912 123 4567',
      password: 'a quiet morning',
    });
    const code = portal.find<HTMLInputElement>('input[name="mobilecode"]');
    expect([code.autocomplete, code.inputMode]).to.deep.equal(['one-time-code', 'numeric']);
    portal.type('Code from the text message', '123456');
    await portal.press('Verify number');
    await portal.until('If you forget your password');
    await expectAccessible(portal);
    await portal.press('Use text messages');
    portal.type('Password*', 'a quiet morning');
    await portal.press('Turn on');
    await portal.until('ABCD-EFGH-JKLM-NPQR');
  });

  it('ends another session, and not this one', async () => {
    const portal = await openPortal('/profile', { answers: own });
    await portal.until('This device');
    await portal.press('Sign out Chrome · Linux');
    expect(portal.calls.find(({ path }) => path === 'auth/endsession')?.body).to.deep.equal({ id: 'b' });
  });

  it('is asked for at sign-in where it is on', async () => {
    const portal = await openPortal('/signin', {
      signedIn: false,
      answers: { 'auth/veryifypassword': refusal(4012, { challenge: 'a-challenge' }), 'auth/verifytotp': () => person },
    });
    portal.type('Email', 'sara@clinic.test');
    portal.type('Password', 'a quiet morning');
    await portal.press('Sign in');
    await portal.until('Open your authenticator app');
    await expectAccessible(portal);
    portal.type('Verification code', '123456');
    await portal.press('Sign in');
    await portal.until('Welcome, Sara');
    const { device, ...sent } = portal.calls.find(({ path }) => path === 'auth/verifytotp')?.body as {
      readonly device: string;
    };
    expect(sent).to.deep.equal({ challenge: 'a-challenge', code: '123456' });
    expect(device).to.match(/^[\w-]{43}$/);
  });

  it('has its code texted where the person chose so, once, and again when asked', async () => {
    const portal = await openPortal('/signin', {
      signedIn: false,
      answers: {
        'auth/veryifypassword': refusal(4012, { challenge: 'a-challenge', sms: true }),
        'auth/sendsmsstep': () => ({ ending: '67' }),
        'auth/verifytotp': () => person,
      },
    });
    portal.type('Email', 'sara@clinic.test');
    portal.type('Password', 'a quiet morning');
    await portal.press('Sign in');
    await portal.until('We texted a code to your number ending in 67.');
    const asked = () => portal.calls.filter(({ path }) => path === 'auth/sendsmsstep');
    expect(asked().map(({ body }) => body)).to.deep.equal([{ challenge: 'a-challenge' }]);
    const field = portal.find<HTMLInputElement>('input[autocomplete="one-time-code"]');
    expect(field.inputMode).to.equal('numeric');
    await expectAccessible(portal);
    await portal.press('Text me a new code');
    await until(() => asked().length === 2);
    await portal.press('Use a recovery code');
    await until(() => field.inputMode === '');
    portal.type('Verification code', '۱۲۳۴۵۶');
    await portal.press('Sign in');
    await portal.until('Welcome, Sara');
  });

  it('starts again where the sign-in has waited too long', async () => {
    const portal = await openPortal('/signin', { signedIn: false, answers: { 'auth/verifytotp': refusal(4038) } });
    $challenge.set('old');
    await portal.until('Open your authenticator app');
    portal.type('Verification code', '123456');
    await portal.press('Sign in');
    await portal.until('Forgot password?');
  });

  it('is all that is shown to whoever must have it', async () => {
    let demanded = true;
    const answers = {
      ...own,
      'auth/getuseraccess': () => (demanded ? refusal(4035)() : accessAs()),
    };
    const portal = await openPortal('/dashboard', { answers });
    await portal.until('Protect your account');
    await portal.until('This server doesn’t send text messages');
    portal.type('Password', 'a quiet morning');
    await portal.press('Continue');
    portal.type('Code shown by the app', '123456');
    await portal.press('Turn on');
    demanded = false;
    await portal.press('I’ve saved them');
    await portal.until('Welcome, Sara');
  });

  it('may be text messages, for which a number is verified first', async () => {
    let demanded = true;
    let phone: string | null = null;
    const answers = {
      ...own,
      'auth/getuseraccess': () => (demanded ? refusal(4035)() : accessAs()),
      'auth/getmobile': () => ({ offered: true, phone, secondStep: false }),
      'auth/sendmobilecode': () => ({ phone: '+989121234567' }),
      'auth/verifymobile': () => ({ phone: (phone = '+989121234567') }),
      'auth/startsmsstep': () => ({ recoveryCodes: ['ABCD-EFGH-JKLM-NPQR'] }),
    };
    const portal = await openPortal('/dashboard', { answers });
    await portal.until('Use an authenticator app');
    await expectAccessible(portal);
    await portal.press('Use text messages');
    await portal.until('Verify your mobile number first');
    await portal.press('Choose another way');
    portal.find<HTMLElement>('sl-button:not([variant="primary"])').focus();
    await portal.press('Use text messages');
    await until(
      () => portal.host.shadowRoot?.activeElement === portal.find('[name="mobile"]'),
      'the number is focused',
    );
    portal.type('Mobile number', '09121234567');
    portal.type('Current password', 'a quiet morning');
    await portal.press('Text me a code');
    await portal.until('We texted a code to');
    portal.type('Code from the text message', '123456');
    await portal.press('Verify number');
    await portal.until('Codes will be texted to');
    await expectAccessible(portal);
    portal.type('Password', 'a quiet morning');
    portal.find<HTMLElement>('input[type="password"]').focus();
    await portal.press('Turn on');
    await portal.until('ABCD-EFGH-JKLM-NPQR');
    await until(
      () => portal.host.shadowRoot?.activeElement?.textContent?.startsWith('Two-factor authentication is on.'),
      'what the codes are for is focused',
    );
    expect(portal.host.shadowRoot!.textContent).not.to.include('Choose another way');
    expect(portal.calls.find(({ path }) => path === 'auth/startsmsstep')?.body).to.deep.equal({
      password: 'a quiet morning',
    });
    demanded = false;
    await portal.press('I’ve saved them');
    await portal.until('Welcome, Sara');
  });
});

describe('Shortcuts of single keys', () => {
  afterEach(cleanUp);

  it('are turned off in the profile', async () => {
    const portal = await openPortal('/profile', { answers: own });
    await portal.until('Single-key shortcuts');
    const toggle = [...portal.host.shadowRoot!.querySelectorAll<HTMLElement>('main sl-switch')].find((one) =>
      one.textContent?.includes('Single-key shortcuts'),
    );
    toggle!.click();
    await until(() => !$singleKeys.get(), 'they are off');
    toggle!.click();
    await until(() => $singleKeys.get(), 'they are on again');
  });
});
