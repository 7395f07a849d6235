import { expect } from '@open-wc/testing';
import { accessAs, cleanUp, openPortal } from '../../../../test/support/screens/open-portal.tsx';
import { showError } from '../../../store/notices.ts';
import { logout } from '../../../store/session.ts';
import { until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

/** The account’s page, where a number can be verified by a code that is texted. */
async function openAccount() {
  let phone: string | null = null;
  const portal = await openPortal('/profile', {
    answers: {
      'auth/getuseraccess': () => accessAs('owner'),
      'auth/gettotp': () => ({ on: false, sms: false, demanded: false, recoveryCodes: 0 }),
      'auth/getmobile': () => ({ offered: true, phone, secondStep: false }),
      'auth/sendmobilecode': () => ({ phone: '0912•••4567' }),
      'auth/verifymobile': () => {
        phone = '0912•••4567';
        return {};
      },
    },
  });
  const shadow = portal.host.shadowRoot!;
  await until(() => shadow.querySelector('input[name="mobile"]'), 'the number can be typed');
  const field = (name: string): HTMLInputElement => portal.find(`input[name="${name}"]`);
  return { portal, shadow, field, write: (input: HTMLInputElement, text: string) => portal.type(labelOf(input), text) };
}

const labelOf = (input: HTMLInputElement): string => input.labels?.[0]?.textContent?.trim() ?? '';

describe('the focus of a control that is replaced', () => {
  it('goes on to what has taken its place: from the number to the code, and to what can be done with the number', async () => {
    const { portal, shadow, field, write } = await openAccount();
    const form = field('mobile').closest('form')!;
    write(field('mobile'), '09121234567');
    const password = form.querySelector<HTMLInputElement>('input[type="password"]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(password, 'secret');
    password.dispatchEvent(new Event('input', { bubbles: true }));
    password.focus();
    form.requestSubmit();
    await until(() => shadow.activeElement?.matches('input[name="mobilecode"]'), 'the code has the focus');
    write(field('mobilecode'), '123456');
    form.requestSubmit();
    await until(() => shadow.activeElement?.textContent?.includes('Change number'), 'the number’s first button has it');
    await portal.press('Change number');
    await until(() => shadow.activeElement?.matches('input[name="mobile"]'), 'the number has it again');
  });

  it('does not go to the way past the menu where the whole screen before is gone', async () => {
    const portal = await openPortal('/signin', { signedIn: false });
    const shadow = portal.host.shadowRoot!;
    portal.type('Email', 'sara@clinic.test');
    portal.type('Password', 'a quiet morning');
    portal.find<HTMLInputElement>('input[name="password"]').focus();
    portal.find<HTMLFormElement>('form').requestSubmit();
    await portal.until('Dashboard');
    await until(() => shadow.querySelector('.porsa-portal-strips'), 'what comes late is there');
    expect(shadow.activeElement === null).to.equal(true);
  });

  it('does not go past the fields of a screen that came while a dialog said why', async () => {
    const { portal, shadow, field } = await openAccount();
    // A button that waits for the server has no focus.
    field('mobile').focus();
    field('mobile').blur();
    logout();
    showError('Your session has expired.');
    await portal.until('Create an account');
    await until(() => shadow.activeElement?.closest('dialog'), 'the dialog has the focus');
    await portal.press('OK');
    await until(() => !shadow.querySelector('dialog'), 'the dialog is closed');
    await new Promise((drawn) => requestAnimationFrame(drawn));
    expect(shadow.activeElement?.textContent ?? 'nothing').to.equal('nothing');
  });

  it('is left where a person points elsewhere meanwhile', async () => {
    const { portal, shadow, field } = await openAccount();
    const form = field('mobile').closest('form')!;
    field('mobile').focus();
    portal.find('h1').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    field('mobile').blur();
    const { length } = form.querySelectorAll('input');
    form.remove();
    expect(length).to.be.greaterThan(1);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    expect(shadow.activeElement).to.equal(null);
  });
});
