import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  person,
  visits,
  visitsAs,
  type Answers,
} from '../../../../test/support/screens/open-portal.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import { login, logout } from '../../../store/session.ts';
import { keepFlow, takeFlow } from '../sign-in/kept-flow.ts';

const refusal = (code: number) => ({
  success: false,
  code: 5001,
  message: '',
  cause: { success: false, code, message: '' },
});
const launched = {
  ehr: 'City Hospital',
  patient: { name: 'Sara Amini', birthdate: '1990-02-03', gender: 'female' },
  forms: [
    { id: visits.id, title: visits.title },
    { id: '0190a000-0000-7000-8000-0000000000e2', title: 'Follow-up' },
  ],
  right: 'sealed-right',
};
const ehr = {
  id: '0190a000-0000-7000-8000-0000000000e1',
  title: 'City Hospital',
  issuer: 'https://ehr.test/fhir',
  clientId: 'porsa',
  hasSecret: true,
  rev: 'first',
  codeSystem: '',
  active: true,
  createdAt: '2026-01-20T08:00:00Z',
  forms: [{ id: visits.id, title: visits.title }],
  waiting: 1,
  failed: 1,
};
type Portal = Awaited<ReturnType<typeof openPortal>>;
const sentTo = (portal: Portal, path: string) =>
  portal.calls.filter((call) => call.path === path).map(({ body }) => body as Record<string, unknown>);

before(() => setViewport({ width: 1280, height: 800 }));

describe('a launch by an EHR', () => {
  afterEach(() => {
    takeFlow('launch');
    cleanUp();
  });

  it('that is not complete says where it is opened', async () => {
    const portal = await openPortal('/smart/launch?iss=https://ehr.test/fhir', { signedIn: false });
    await portal.until('This page is opened by an EHR.');
    expect(sentTo(portal, 'smart/startlaunch')).to.deep.equal([]);
    await expectAccessible(portal);
  });

  it('of an EHR that is not registered says whom to ask', async () => {
    const answers: Answers = { 'smart/startlaunch': () => refusal(4048) };
    const portal = await openPortal('/smart/launch?iss=https://ehr.test/fhir&launch=x', { signedIn: false, answers });
    await portal.until('This EHR isn’t set up here.');
    expect(sentTo(portal, 'smart/startlaunch')).to.deep.equal([{ iss: 'https://ehr.test/fhir', launch: 'x' }]);
    expect(takeFlow('launch')).to.equal(undefined);
  });

  it('shows the patient, and asks which form', async () => {
    keepFlow({ flow: 'sealed', next: null }, 'launch');
    const answers: Answers = { 'smart/finishlaunch': () => launched, 'smart/openform': () => refusal(4104) };
    const portal = await openPortal('/smart/callback?code=c&state=s', { signedIn: false, answers });
    await portal.until('Sara Amini');
    expect(portal.text()).to.contain('Female');
    expect(portal.text()).to.contain('The response is sent to City Hospital.');
    expect(sentTo(portal, 'smart/finishlaunch')).to.deep.equal([{ flow: 'sealed', query: 'code=c&state=s' }]);
    await expectAccessible(portal);
    await portal.press('Follow-up');
    await portal.until('This request has expired or was already used.');
    expect(sentTo(portal, 'smart/openform')).to.deep.equal([
      { right: 'sealed-right', category: launched.forms[1]!.id },
    ]);
  });

  it('that another tab began, or that was finished, is refused without a call', async () => {
    const portal = await openPortal('/smart/callback?code=c&state=s', { signedIn: false });
    await portal.until('This request has expired or was already used.');
    expect(sentTo(portal, 'smart/finishlaunch')).to.deep.equal([]);
  });

  it('is begun from the list of patients too', async () => {
    const answers: Answers = {
      'smart/getehrs': () => [{ id: ehr.id, title: ehr.title }],
      'smart/startstandalone': () => refusal(5022),
      'patient/getpatients': () => ({ items: [], next: null, total: 0, canStore: false }),
    };
    const portal = await openPortal('/patients', { answers });
    await portal.press('Open a form from City Hospital');
    await portal.until('The EHR can’t be reached');
    expect(sentTo(portal, 'smart/startstandalone')).to.deep.equal([{ ehr: ehr.id }]);
  });
});

function write(input: HTMLInputElement, words: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, words);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the EHRs of a clinic', () => {
  afterEach(cleanUp);
  const addresses = { launchUrl: 'https://forms.test/smart/launch', redirectUrl: 'https://forms.test/smart/callback' };
  const world = (items: readonly object[], more: Answers = {}): Answers => ({
    'auth/getuseraccess': () => accessAs('owner', 'admin'),
    'category/getcategories': () => ({ items: [visitsAs('owner')], next: null }),
    'user/getvirtualgroups': () => [],
    'admin/getaccounts': () => ({ items: [], next: null, total: 0 }),
    'admin/getapikeys': () => [],
    'admin/getehrs': () => ({ ...addresses, items }),
    ...more,
  });

  it('are registered with the forms that they open', async () => {
    const portal = await openPortal('/userRoles', { answers: world([], { 'admin/storeehr': () => ehr }) });
    await portal.until('No EHRs yet.');
    expect(portal.text()).to.contain(addresses.redirectUrl);
    await portal.press('Add EHR');
    await portal.press('Save EHR');
    await portal.until('Add at least one form.');
    expect(sentTo(portal, 'admin/storeehr')).to.deep.equal([]);
    // Lists of the screen behind have names too.
    write(portal.find('dialog[open] input'), 'City Hospital');
    portal.type('FHIR server address', ' https://ehr.test/fhir ');
    portal.type('Client ID', 'porsa');
    await settled();
    const field = [...portal.host.shadowRoot!.querySelectorAll('select')].find((one) =>
      one.labels[0]?.textContent.startsWith('Add a form'),
    )!;
    field.value = visits.slug;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => portal.host.shadowRoot!.querySelector('[aria-label^="Leave out"]'), 'the form that was added');
    await expectAccessible(portal);
    await portal.press('Save EHR');
    await settled();
    const [{ id: _id, ...stored } = {}] = sentTo(portal, 'admin/storeehr');
    expect(stored).to.deep.equal({
      title: 'City Hospital',
      issuer: 'https://ehr.test/fhir',
      clientId: 'porsa',
      codeSystem: '',
      forms: [visits.id],
      active: true,
    });
  });

  const typed = (portal: Portal, label: string): string | undefined =>
    [...portal.host.shadowRoot!.querySelectorAll<HTMLInputElement>('dialog[open] input')].find((input) =>
      input.labels?.[0]?.textContent.startsWith(label),
    )?.value;
  const edit = async (storeehr: () => unknown): Promise<Portal> => {
    const portal = await openPortal('/userRoles', { answers: world([ehr], { 'admin/storeehr': storeehr }) });
    await portal.press('Edit City Hospital');
    portal.type('Client ID', 'porsa-clinic');
    portal.type('Client secret', 'hush');
    await settled();
    await portal.press('Save EHR');
    return portal;
  };

  it('stay as they were typed where the server can’t be reached or refuses them, and say why', async () => {
    for (const [code, words] of [
      [5002, 'Check your internet connection'],
      [4030, 'permission'],
    ] as const) {
      const portal = await edit(() => ({ success: false, code, message: '' }));
      await until(() => portal.find('dialog[open] [role="alert"]').textContent.includes(words), `it says ${words}`);
      expect([typed(portal, 'Client ID'), typed(portal, 'Client secret')]).to.deep.equal(['porsa-clinic', 'hush']);
      cleanUp();
    }
  });

  it('show what somebody else has stored meanwhile, keep what was typed, and are stored once that was seen', async () => {
    const revs: unknown[] = [];
    const theirs = { ...ehr, title: 'Town Hospital', active: false, rev: 'second' };
    const portal = await openPortal('/userRoles', {
      answers: world([], {
        'admin/getehrs': () => ({ ...addresses, items: [revs.length > 0 ? theirs : ehr] }),
        'admin/storeehr': ({ rev }: { readonly rev: string }) => {
          revs.push(rev);
          return rev === theirs.rev ? theirs : { success: false, code: 4091, message: '' };
        },
      }),
    });
    await portal.press('Edit City Hospital');
    portal.type('Client ID', 'porsa-clinic');
    await settled();
    await portal.press('Save EHR');
    await portal.until('Someone saved this before you.');
    const shown = () => portal.find('dialog[open]').textContent;
    await until(() => shown().includes('Town Hospital'), 'what the other has stored');
    expect(shown()).to.contain('receives responses No');
    expect(typed(portal, 'Client ID')).to.equal('porsa-clinic');
    await expectAccessible(portal);
    await portal.press('Save EHR');
    await until(() => !portal.host.shadowRoot!.querySelector('dialog[open]'), 'the dialog is closed');
    expect(revs).to.deep.equal([ehr.rev, 'second']);
  });

  it('have what was typed again once somebody whose session had ended is back, but not the secret', async () => {
    let hasEnded = false;
    const portal = await edit(() => {
      if (hasEnded) return ehr;
      hasEnded = true;
      logout();
      return { success: false, code: 4010, message: '' };
    });
    await portal.until('Your session has ended.');
    await portal.press('OK');
    login({ ...person, id: 'somebody else' });
    await portal.go('/userRoles');
    await portal.press('Edit City Hospital');
    expect(typed(portal, 'Client ID')).to.equal('porsa');
    logout();
    await portal.until('Sign in');
    login(person);
    await portal.go('/userRoles');
    await portal.press('Edit City Hospital');
    expect([typed(portal, 'Client ID'), typed(portal, 'Client secret')]).to.deep.equal(['porsa-clinic', '']);
    await portal.press('Save EHR');
    await until(() => !portal.host.shadowRoot!.querySelector('dialog[open]'), 'it is stored');
    await portal.press('Edit City Hospital');
    expect(typed(portal, 'Client ID')).to.equal('porsa');
  });

  it('show which responses were refused, why, and send them again', async () => {
    const row = {
      id: '0190a000-0000-7000-8000-0000000000e3',
      ehr: ehr.id,
      form: ehr.forms[0],
      file: null,
      createdAt: '2026-01-20T08:00:00Z',
      attempts: 1,
      state: 'failed',
      status: 422,
      failure: 'http422',
    };
    const rows = [row, { ...row, id: '0190a000-0000-7000-8000-0000000000e4', status: null, failure: 'tokenexpired' }];
    const portal = await openPortal('/userRoles', {
      answers: world([ehr], {
        'admin/getwritebacks': () => ({ items: rows, next: null, total: 12 }),
        'admin/retrywriteback': () => refusal(4105),
      }),
    });
    await portal.until('1 response not sent');
    const details = [...portal.host.shadowRoot!.querySelectorAll('details')].find((one) =>
      one.textContent.includes('Responses sent'),
    )!;
    details.open = true;
    await portal.until('The EHR refused it (HTTP 422).');
    expect(portal.text()).to.contain('Access to the EHR expired.');
    expect(details.textContent).to.contain('12 in total');
    await expectAccessible(portal);
    const again = details.querySelector<HTMLElement>('li [aria-label^="Send"], li [label^="Send"]');
    expect(again).not.to.equal(null);
    again!.click();
    await portal.until('Open a form for the same patient from the EHR');
    expect(sentTo(portal, 'admin/retrywriteback')).to.deep.equal([{ id: row.id }]);
  });
});
