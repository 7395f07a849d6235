import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientReply } from '../../../api/client/client.ts';
import { $session, keepReplies, openSession, sessionSource } from '../../../store/session-core.ts';
import { sessionDefaults } from '../../../store/session-record.ts';
import { keepPortalReplies } from './portal-keeper.ts';

const server = 'https://forms.test';
const offline = {
  keep: vi.fn(async () => undefined),
  find: vi.fn(async () => ({ success: true, data: 'kept' }) as const),
};
vi.mock('./portal-offline.ts', () => ({ startOffline: () => offline }));

const ours = { scriptURL: `${server}/service-worker.js` };
let controller: { readonly scriptURL: string } | null;
const away: ClientReply<unknown> = { success: false, code: 5002, message: '' };
const list = '/patient/getpatients';

beforeEach(() => {
  vi.clearAllMocks();
  controller = ours;
  vi.stubGlobal('location', { origin: server });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      get controller() {
        return controller;
      },
    },
  });
  openSession(server);
  $session.set({ ...sessionDefaults, id: 'owner', token: 't' });
  keepPortalReplies(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  // The session is shared by all that the process tests afterwards.
  keepReplies();
  $session.set({ ...sessionDefaults });
});

const came = (data: unknown): Promise<ClientReply<unknown>> => Promise.resolve({ success: true, data });

function withResolvers() {
  let resolve: (reply: ClientReply<unknown>) => void = () => undefined;
  const promise = new Promise<ClientReply<unknown>>((settle) => (resolve = settle));
  return { promise, resolve };
}

const begin = (signal?: AbortSignal) => sessionSource(server).keeper?.()?.(list, {}, signal);

test('A reply is kept for whoever asked for it, and a reply that did not come is found again', async () => {
  await begin()?.(came(1));
  await vi.waitFor(() => expect(offline.keep).toHaveBeenCalledWith('owner', list, {}, 1));
  expect(await begin()?.(Promise.resolve(away))).toEqual({ success: true, data: 'kept' });
});

test('It belongs to the person who asked, whoever is signed in when it comes', async () => {
  const take = begin();
  $session.set({ ...sessionDefaults, id: 'secretary', token: 'u' });
  void take?.(came(1));
  await vi.waitFor(() => expect(offline.keep).toHaveBeenCalledWith('owner', list, {}, 1));
});

test.each([
  ['nobody is signed in', () => $session.set({ ...sessionDefaults })],
  ['no worker opens the portal offline', () => (controller = null)],
  ['the worker is another program’s', () => (controller = { scriptURL: `${server}/sw.js` })],
])('Nothing is kept where %s', (_why, change) => {
  change();
  expect(begin()).toBeUndefined();
});

test('What the server refuses stays refused', async () => {
  const refused = { success: false, code: 4030, message: '' } as const;
  expect(await begin()?.(Promise.resolve(refused))).toEqual(refused);
  expect(offline.find).not.toHaveBeenCalled();
});

test('A call that was given up is not answered from the device', async () => {
  const stop = new AbortController();
  const take = begin(stop.signal);
  stop.abort();
  expect(await take?.(Promise.resolve(away))).toEqual(away);
  expect(offline.find).not.toHaveBeenCalled();
});

describe('A line that hangs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const hanging = () => {
    const { promise, resolve } = withResolvers();
    return { reply: begin()!(promise), resolve };
  };

  test('has what was kept shown after five seconds, and keeps the reply once it comes', async () => {
    const { reply, resolve } = hanging();
    await vi.advanceTimersByTimeAsync(4999);
    expect(offline.find).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await reply).toEqual({ success: true, data: 'kept' });
    expect(offline.keep).not.toHaveBeenCalled();
    resolve({ success: true, data: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(offline.keep).toHaveBeenCalledWith('owner', list, {}, 2);
  });

  test('is waited for where nothing was kept, as a change that is being stored is', async () => {
    offline.find.mockResolvedValueOnce(undefined as never);
    const { reply, resolve } = hanging();
    await vi.advanceTimersByTimeAsync(20_000);
    resolve({ success: true, data: 3 });
    expect(await reply).toEqual({ success: true, data: 3 });
  });
});

test('Where nothing was kept, the call fails as it did', async () => {
  offline.find.mockResolvedValueOnce(undefined as never);
  expect(await begin()?.(Promise.resolve(away))).toEqual(away);
});
