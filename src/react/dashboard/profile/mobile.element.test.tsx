import { expect } from '@open-wc/testing';
import { accessAs, cleanUp, openPortal, person, type Answers } from '../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import { login, logout } from '../../../store/session.ts';

afterEach(cleanUp);

type Portal = Awaited<ReturnType<typeof openPortal>>;

const refusal = (code: number) => ({
  success: false,
  code: 5001,
  message: '',
  cause: { success: false, code, message: '' },
});
const valueOf = (portal: Portal, selector: string): string => portal.find<HTMLInputElement>(selector).value;
const number = 'input[name="mobile"]';
const password = 'form:has(input[name="mobile"]) input[type="password"]';
const code = 'input[name="mobilecode"]';

function write(portal: Portal, selector: string, text: string): void {
  const input = portal.find<HTMLInputElement>(selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The account of somebody who has typed a number and their password. */
async function withNumber(answers: Answers): Promise<Portal> {
  const portal = await openPortal('/profile', {
    answers: {
      'auth/getuseraccess': () => accessAs('owner'),
      'auth/gettotp': () => ({ on: false, sms: false, demanded: false, recoveryCodes: 0 }),
      'auth/getmobile': () => ({ offered: true, phone: null, secondStep: false }),
      ...answers,
    },
  });
  await until(() => portal.host.shadowRoot?.querySelector(number), 'the number can be typed');
  write(portal, number, '0912 123 4567');
  await settled();
  write(portal, password, 'a quiet morning');
  await settled();
  return portal;
}

const alert = (portal: Portal): string =>
  portal.host.shadowRoot?.querySelector(`form:has(${number}, ${code}) [role="alert"]`)?.textContent ?? '';

describe('a mobile number that cannot be verified now', () => {
  it('stays as it was typed without a connection and after too many codes, and says which of it', async () => {
    for (const [failure, words] of [
      [5002, 'internet connection'],
      [4290, 'Wait'],
    ] as const) {
      const portal = await withNumber({ 'auth/sendmobilecode': () => refusal(failure) });
      await portal.press('Text me a code');
      await until(() => alert(portal).includes(words), `it says ${words}: ${alert(portal)}`);
      expect([valueOf(portal, number), valueOf(portal, password)]).to.deep.equal(['0912 123 4567', 'a quiet morning']);
      cleanUp();
    }
  });

  it('still takes its code after a wrong one', async () => {
    const portal = await withNumber({
      'auth/sendmobilecode': () => ({ phone: '+989121234567' }),
      'auth/verifymobile': () => refusal(4013),
    });
    await portal.press('Text me a code');
    await until(() => portal.host.shadowRoot?.querySelector(code), 'the code can be typed');
    write(portal, code, '111111');
    await settled();
    await portal.press('Verify number');
    await until(() => alert(portal) !== '', 'it says why');
    expect(valueOf(portal, code)).to.equal('111111');
    await portal.press('Use another number');
    expect(valueOf(portal, number)).to.equal('0912 123 4567');
  });

  it('is there again after signing in anew, without the password', async () => {
    const portal = await withNumber({
      'auth/sendmobilecode': () => {
        logout();
        return refusal(4010);
      },
    });
    await portal.press('Text me a code');
    await portal.until('Your session has ended.');
    await portal.press('OK');
    login(person);
    await portal.go('/profile');
    await until(() => portal.host.shadowRoot?.querySelector(number), 'the number can be typed');
    expect([valueOf(portal, number), valueOf(portal, password)]).to.deep.equal(['0912 123 4567', '']);
  });
});
