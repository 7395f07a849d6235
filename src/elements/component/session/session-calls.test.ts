import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../api/client/client.ts';
import { sessionDefaults } from '../../../store/session-record.ts';
import { $session, login } from '../../../store/session.ts';
import { createSessionCalls, type DeviceData } from './session-calls.ts';

const device = { forgetPerson: vi.fn(async () => undefined), countUnsaved: async () => 2 } satisfies DeviceData;

const session = {
  token: 'secret',
  access: 'user',
  id: '01',
  firstName: 'Sara',
  lastName: 'Ahmadi',
  userRole: [],
  lang: 'en',
  dateMode: 'en',
  phone: '',
  picture: '',
  store: null,
  administers: false,
  readsFiles: false,
} as const;
const signedIn = { ...session, userRole: [] };

const refusal = (code: number, data?: object) => ({
  success: false,
  code: 5001,
  message: 'There is a problem',
  cause: { success: false, code, message: 'From the server', data },
});

/** A server that gives these replies, one after the other, and what it was asked. */
function serverThatSays(...replies: readonly object[]) {
  const left = [...replies];
  const asked: (readonly [call: string, body: unknown])[] = [];
  const service = new Proxy(
    {},
    {
      get: (_, call: string) => async (body?: unknown) => {
        asked.push([call, body]);
        return left.shift() ?? { success: true, data: {} };
      },
    },
  );
  const client = { auth: service, user: service } as unknown as Client;
  return { asked, calls: createSessionCalls('https://forms.test', client, device) };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  device.forgetPerson.mockClear();
});
afterEach(() => {
  $session.set({ ...sessionDefaults });
  vi.unstubAllGlobals();
});

describe('Signing in by an application', () => {
  it('signs in the whole page', async () => {
    const { asked, calls } = serverThatSays({ success: true, data: signedIn });
    expect(await calls.signIn({ email: ' sara@example.org ', password: 'secret' })).toEqual({ status: 'signedIn' });
    expect(asked).toEqual([['veryifypassword', { email: 'sara@example.org', password: 'secret', device: undefined }]]);
    expect($session.get()).toMatchObject({ id: '01', authenticated: true });
  });

  it('gives the server’s own refusal, and signs nobody in', async () => {
    const { calls } = serverThatSays(refusal(4011));
    expect(await calls.signIn({ email: 'a@b.c', password: 'x' })).toEqual({
      status: 'refused',
      code: 4011,
      message: 'From the server',
    });
    expect($session.get().authenticated).toBe(false);
  });

  it('asks for the second step, whose code may be wrong once', async () => {
    const { secondstep } = (await import('../../../api/contract/errors.ts')).errors;
    const { asked, calls } = serverThatSays(refusal(secondstep.code, { challenge: 'c1' }), refusal(4012), {
      success: true,
      data: signedIn,
    });
    const outcome = await calls.signIn({ email: 'a@b.c', password: 'x' });
    if (outcome.status !== 'codeNeeded') throw new Error(outcome.status);
    expect(await outcome.enterCode('000000')).toMatchObject({ status: 'refused', code: 4012 });
    expect(await outcome.enterCode(' 123456 ')).toEqual({ status: 'signedIn' });
    expect(asked.at(-1)).toEqual(['verifytotp', { challenge: 'c1', code: '123456', device: undefined }]);
    expect(outcome.sendCode).toBeUndefined();
  });

  it('has a code texted where codes come by text message', async () => {
    const { secondstep } = (await import('../../../api/contract/errors.ts')).errors;
    const { asked, calls } = serverThatSays(
      refusal(secondstep.code, { challenge: 'c1', sms: true }),
      { success: true, data: { ending: '67' } },
      refusal(4290),
    );
    const outcome = await calls.signIn({ email: 'a@b.c', password: 'x' });
    if (outcome.status !== 'codeNeeded') throw new Error(outcome.status);
    expect(await outcome.sendCode?.()).toBeUndefined();
    expect(asked.at(-1)).toEqual(['sendsmsstep', { challenge: 'c1' }]);
    expect(await outcome.sendCode?.()).toBe('From the server');
  });
});

describe('Signing out by an application', () => {
  it('tells the server, and deletes what the person left on the device', async () => {
    login(signedIn);
    const { asked, calls } = serverThatSays();
    expect(await calls.countUnsaved()).toBe(2);
    await calls.signOut();
    expect(asked.map(([call]) => call)).toEqual(['logout']);
    expect(device.forgetPerson).toHaveBeenCalledWith('https://forms.test', '01');
    expect($session.get()).toMatchObject({ authenticated: false, token: '' });
  });
});

describe('What an application changes of the screens', () => {
  it('is kept on the account of who is signed in', () => {
    login(signedIn);
    const { asked, calls } = serverThatSays();
    calls.setLanguage('fa');
    calls.setCalendar('fa');
    calls.setTheme('dark');
    expect(asked).toEqual([
      ['updateuserlang', { lang: 'fa' }],
      ['updateuserdatemode', { dateMode: 'fa' }],
      ['updateuserdarkmode', { darkMode: true }],
    ]);
    expect($session.get()).toMatchObject({ lang: 'fa', direction: 'rtl', dateMode: 'fa', darkMode: true });
  });

  it('is asked of no server while nobody is signed in', () => {
    const { asked, calls } = serverThatSays();
    calls.setLanguage('en');
    calls.setDirection('rtl');
    calls.setTheme('light');
    expect(asked).toEqual([]);
    expect($session.get()).toMatchObject({ lang: 'en', direction: 'rtl', directionChosen: true, darkMode: false });
  });
});
